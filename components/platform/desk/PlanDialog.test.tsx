import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { QueueItem } from '@/contract/platform/desk/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { PlanDialog } from './PlanDialog';

const item = (n: number, wish: Partial<QueueItem> = {}): QueueItem => ({
  id: `0195b1c0-0000-7000-8000-00000000000${n}`,
  title: `W-104${n} No heat`,
  detail: '12 Alder Lane',
  since: '2026-12-01T10:00:00.000Z',
  dueAt: null,
  deadlines: [],
  timeZone: null,
  href: '/accounts/desk',
  assignee: null,
  dueOn: null,
  snoozedUntil: null,
  waitingFor: null,
  regionId: null,
  ...wish,
});

function show(items: readonly QueueItem[], answer: () => unknown = () => ({ planned: items.length })) {
  const call = vi.fn(async (_: Endpoint, args?: { body?: unknown }) => (args ? answer() : undefined));
  const onDone = vi.fn();
  renderScreen(<PlanDialog queueId="care_late" items={items} onClose={() => undefined} onDone={onDone} />, { call });
  return { call, onDone, person: userEvent.setup() };
}

test('one item shows its plan, and what changes alone is sent', async () => {
  const { call, onDone, person } = show([item(1, { dueOn: '2026-12-02', waitingFor: 'The owner' })]);
  expect(screen.getByRole('button', { name: 'Save plan' })).toBeDisabled();
  await person.clear(screen.getByLabelText(/^Waiting for/));
  await person.click(screen.getByRole('button', { name: 'Save plan' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { queueId: 'care_late' },
    body: { itemIds: [item(1).id], waitingFor: null },
  });
  expect(call.mock.calls[0]?.[1]?.body).not.toHaveProperty('dueOn');
});

test('of several items the empty fields stay, and a refused day is named at its field', async () => {
  const { call, onDone, person } = show([item(1), item(2, { waitingFor: 'The owner' })], () => {
    throw new ApiError(
      { message: 'Check the fields.', code: 'invalid', fields: { snoozedUntil: '“W-1041 No heat” is due earlier.' } },
      '',
      400,
    );
  });
  await person.type(screen.getByLabelText(/^Snooze until/), '2026-12-20');
  await person.click(screen.getByRole('button', { name: 'Save plan' }));
  expect(await screen.findByText('“W-1041 No heat” is due earlier.')).toBeInTheDocument();
  expect(call.mock.calls[0]?.[1]?.body).toEqual({ itemIds: [item(1).id, item(2).id], snoozedUntil: '2026-12-20' });
  expect(onDone).not.toHaveBeenCalled();
});
