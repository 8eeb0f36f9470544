import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeaseAccount } from '@/contract/money/charges/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { AddChargeForm } from './AddChargeForm';

const call = vi.fn();
const show = (leaseId = 'lease') =>
  renderScreen(<AddChargeForm account={{ leaseId, today: '2026-12-04' } as LeaseAccount} />, {
    call,
    production: true,
  });
const typed = () =>
  ['What it is for', 'Amount', 'Due on', 'Reason'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

beforeEach(() => window.sessionStorage.clear());

test('what was typed of a charge survives a reload and a refusal, is of that lease alone, and goes once it is added', async () => {
  const user = userEvent.setup();
  const first = show();
  await user.type(screen.getByLabelText('What it is for'), 'Water, October');
  await user.type(screen.getByLabelText('Amount'), '45.10');
  await user.type(screen.getByLabelText('Reason'), 'The bill of the city');
  first.unmount();
  const elsewhere = show('another');
  expect(typed()).toEqual(['', '', '2026-12-04', '']);
  elsewhere.unmount();
  show();
  const words = ['Water, October', '45.10', '2026-12-04', 'The bill of the city'];
  await waitFor(() => expect(typed()).toEqual(words));
  call.mockRejectedValueOnce(new ApiError({ message: 'Not now.', code: 'conflict' }, '/', 409));
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(typed()).toEqual(words);
  call.mockResolvedValueOnce({});
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  expect(await screen.findByText(/^Charge added\./)).toBeVisible();
  expect(typed()).toEqual(['', '', '2026-12-04', '']);
});

test('asks before the same charge is added again, and adds it on a second press', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText('What it is for'), 'Water, October');
  await user.type(screen.getByLabelText('Amount'), '45.10');
  await user.type(screen.getByLabelText('Reason'), 'The bill of the city');
  const message = 'You sent this a minute ago: added charge of $45.10. Send it again?';
  call.mockRejectedValueOnce(new ApiError({ message, code: 'repeatedPayment' }, '/', 409));
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  expect(await screen.findByText(message)).toBeVisible();
  call.mockResolvedValueOnce({});
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^Charge added\./)).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { description: 'Water, October', isRepeat: true } });
  expect(typed()).toEqual(['', '', '2026-12-04', '']);
});
