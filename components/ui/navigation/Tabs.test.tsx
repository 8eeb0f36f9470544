import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs';

test('arrows move along the tabs, round their ends, and show what belongs to each', async () => {
  const tabs = ['Homeowners', 'Residents', 'Pros'].map((label) => ({ key: label, label, content: `For ${label}` }));
  render(<Tabs label="How it works" tabs={tabs} initial="Residents" />);
  const panel = () => screen.getByRole('tabpanel');
  expect(panel()).toHaveAccessibleName('Residents');
  await userEvent.click(screen.getByRole('tab', { name: 'Homeowners' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Pros' })).toHaveFocus();
  expect(panel()).toHaveTextContent('For Pros');
  await userEvent.keyboard('{Home}');
  expect(panel()).toHaveTextContent('For Homeowners');
});
