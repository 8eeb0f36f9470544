import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { MoveOutChecklist } from './MoveOutChecklist';

const right = {
  text: 'You can ask for a first inspection.',
  source: 'Cal. Civ. Code § 1950.5(f)',
  first: { from: '2027-02-14', until: '2027-02-28', canAsk: true },
  askedAt: null,
};
const moveOut = {
  leaseId: 'lease',
  lastDay: '2027-02-28',
  inspectionRight: right,
  inspectionAt: null,
  forwardingAddress: '1 New St',
  checklist: [
    { id: 'forwarding', label: 'Share your forwarding address', done: true },
    { id: 'keys', label: 'Return all keys, remotes, and cards', done: false },
  ],
} as unknown as MoveOut;

function open(calls: string[] = []) {
  let answer = moveOut;
  const call = async ({ key }: Endpoint) => {
    calls.push(key[1]);
    if (key[1] === 'askForInspection')
      answer = {
        ...moveOut,
        inspectionRight: { ...right, first: { ...right.first, canAsk: false }, askedAt: '2026-11-21T20:00:00Z' },
      };
    return answer;
  };
  renderScreen(<MoveOutChecklist tenancyId="lease" />, { call });
  return calls;
}

test('asks for the first inspection, and says what follows', async () => {
  const calls = open();
  expect(await screen.findByText('It can be from Feb 14, 2027 through Feb 28, 2027.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a first inspection' }));
  expect(await screen.findByText('You asked for a first inspection')).toBeTruthy();
  expect(calls).toContain('askForInspection');
});

test('fills in the address that is known', async () => {
  open();
  expect(await screen.findByRole('checkbox', { name: 'Share your forwarding address (1 New St)' })).toBeChecked();
});
