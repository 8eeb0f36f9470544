import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Appointment } from '@/contract/leasing/appointments/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { FeedbackForm } from './FeedbackForm';

const call = vi.fn();
const made = { key: 'k'.repeat(24), feedbackGiven: false } as Appointment;

test('sends feedback only after a choice, and keeps it when sending fails', async () => {
  renderScreen(<FeedbackForm appointment={made} />, { call });
  const tell = screen.getByRole('button', { name: 'Send feedback' });
  expect(tell).toBeDisabled();
  for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  call.mockRejectedValueOnce(new ApiError({ message: 'We are away for a minute.', code: 'unavailable' }, '/', 503));
  await userEvent.click(tell);
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  call.mockResolvedValueOnce(undefined);
  await userEvent.click(tell);
  expect(await screen.findByText('Thanks for your feedback')).toBeVisible();
  expect(call.mock.lastCall?.[1]).toMatchObject({ params: { key: made.key }, body: { interest: 'no', asShown: true } });
});
