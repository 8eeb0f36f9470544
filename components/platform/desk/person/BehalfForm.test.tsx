import '@/tests/support/browser/topLayer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { BehalfForm } from './BehalfForm';

const id = '0195b1c0-0000-7000-8000-000000000001';

const show = (acts: Parameters<typeof BehalfForm>[0]['person']['acts'], call: () => Promise<unknown>) =>
  renderScreen(<BehalfForm person={{ id, acts }} />, { call });

test('asks for a recent login in a dialog, where one is needed', async () => {
  const user = userEvent.setup();
  show([{ action: 'endSessions', subjects: null }], async () => {
    throw new ApiError({ code: 'recentLoginRequired', message: 'Please confirm it’s you.' }, '/desk', 403);
  });
  await user.type(screen.getByLabelText(/Who asked/), 'They called about a stolen phone.');
  await user.click(screen.getByRole('button', { name: 'Log out every device' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('You are about to act for someone else.');
  expect(screen.queryByText('Not done')).not.toBeInTheDocument();
});

test('offers the acts it was given, and nothing where there is none', () => {
  const { container } = show([], async () => []);
  expect(container).toBeEmptyDOMElement();
});
