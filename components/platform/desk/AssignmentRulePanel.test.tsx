import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { AssignmentRule, Queue } from '@/contract/platform/desk/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { AssignmentRulePanel } from './AssignmentRulePanel';

const queue: Queue = {
  id: 'homes_ready',
  group: 'Homes',
  title: 'Ready',
  waitsFor: 'A listing',
  count: 1,
  hasMore: false,
  oldestSince: null,
  canResolve: false,
  duties: ['leasing', 'admin'],
};
const rule: AssignmentRule = {
  duties: ['leasing'],
  inRegion: true,
  maxOpen: 40,
  updatedAt: '2026-11-21T12:00:00.000Z',
};

function show(current: AssignmentRule | null, canChange: boolean) {
  const call = vi.fn(async (_: Endpoint, __?: unknown) => ({ rule: current }));
  renderScreen(<AssignmentRulePanel queue={queue} rule={current} canChange={canChange} />, { call });
  return { call, person: userEvent.setup() };
}

test('an administrator sets duties, region, and limit', async () => {
  const { call, person } = show(null, true);
  await person.click(screen.getByText('New items are not assigned automatically'));
  const boxes = screen.getAllByRole('checkbox');
  await person.click(boxes[1] as HTMLElement);
  await person.click(screen.getByLabelText('Only colleagues who work in the region of the item'));
  await person.type(screen.getByLabelText(/^Open items at most/), '40');
  await person.click(screen.getByRole('button', { name: 'Assign automatically' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { queueId: 'homes_ready' },
    body: { rule: { duties: ['leasing'], inRegion: true, maxOpen: 40 } },
  });
});

test('the rule says who gets new items, and ends on request', async () => {
  const { call, person } = show(rule, true);
  await person.click(screen.getByText('New items are assigned automatically'));
  expect(screen.getByText(/in the region of the item only, up to 40 open items each/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Stop assigning automatically' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { rule: null } });
});

test('a colleague without the admin duty reads the rule and changes nothing', async () => {
  const { person } = show(rule, false);
  await person.click(screen.getByText('New items are assigned automatically'));
  expect(screen.getByText('A colleague with the admin duty can change this.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
