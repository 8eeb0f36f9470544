import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { defaultRooms } from '@/contract/leasing/moveIns/constants';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ConditionRooms } from './ConditionRooms';
import { MoveInStepCard } from './MoveInStepCard';
import { useConditionDraft } from './useConditionDraft';

const moveIn = {
  leaseId: 'lease',
  condition: { rooms: defaultRooms(0, 1, { type: 'apartment', parking: 'none' }) },
} as unknown as MoveIn;

function Report() {
  return <ConditionRooms draft={useConditionDraft(moveIn)} isLocked={false} />;
}

test('what is not rated in a room is good with one tap; what was rated stays', async () => {
  renderScreen(<Report />, { call: async () => ({}) });
  await userEvent.click(screen.getByText(/^Kitchen · 0 of 11 items rated/));
  const floor = screen.getByRole('group', { name: 'Floor, Kitchen' });
  await userEvent.click(within(floor).getByRole('radio', { name: 'Worn' }));
  await userEvent.click(screen.getByRole('button', { name: 'The rest of Kitchen is good' }));
  expect(screen.getByText(/^Kitchen · 11 of 11 items rated/)).toBeTruthy();
  expect(within(floor).getByRole('radio', { name: 'Worn' })).toBeChecked();
  expect(
    within(screen.getByRole('group', { name: 'Refrigerator, Kitchen' })).getByRole('radio', { name: 'Good' }),
  ).toBeChecked();
  expect(screen.queryByText(/^Bedroom/)).toBeNull();
  expect(screen.queryByRole('button', { name: /of Kitchen is good|Everything in Kitchen/ })).toBeNull();
});

test('a step that others have yet to do is not said to be the caller’s turn', () => {
  const stepState = { step: 'condition', state: 'open', unlockedBy: null } as const;
  const { rerender } = render(<MoveInStepCard stepState={stepState} side="resident" />);
  expect(screen.getByText('Your turn')).toBeTruthy();
  rerender(<MoveInStepCard stepState={stepState} side="resident" waitsForOthers />);
  expect(screen.queryByText('Your turn')).toBeNull();
  expect(screen.getByText('Waiting for others')).toBeTruthy();
});
