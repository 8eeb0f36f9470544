import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { AddPolicyForm } from './AddPolicyForm';

beforeEach(() => window.sessionStorage.clear());

const show = () => renderScreen(<AddPolicyForm homeId="home" named={undefined} />, { call: async () => ({}) });
const company = () => screen.getByLabelText('Insurance company');

test('a policy that was typed is there after a reload, and gone once it is added', async () => {
  show();
  await userEvent.type(company(), 'Harbor Mutual');
  cleanup();
  show();
  expect(company()).toHaveProperty('value', 'Harbor Mutual');
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  await screen.findByText(/^Added\./);
  expect(company()).toHaveProperty('value', '');
});
