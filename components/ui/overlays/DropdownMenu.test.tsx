import '@/tests/support/browser/topLayer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DropdownMenu } from './DropdownMenu';

test('a menu opens on its first item, moves by arrows and letters, and runs what is chosen', async () => {
  const chosen = vi.fn();
  const cities = ['Atlanta', 'Boston', 'Chicago'];
  const items = cities.map((city) => ({ key: city, label: city, onSelect: () => chosen(city) }));
  render(
    <DropdownMenu label="City" groups={[{ items }]} trigger={(button) => <button {...button}>Choose a city</button>} />,
  );
  const button = screen.getByRole('button', { name: 'Choose a city' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Atlanta' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Boston' })).toHaveFocus();
  await userEvent.keyboard('c{Enter}');
  expect(chosen.mock.calls).toEqual([['Chicago']]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
