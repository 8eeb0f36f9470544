import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Queue, QueueItem } from '@/contract/platform/desk/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { QueueItemRow } from './QueueItemRow';

const queue: Queue = {
  id: 'care_late',
  group: 'Care',
  title: 'Late repairs',
  waitsFor: 'A manager',
  count: 1,
  hasMore: false,
  oldestSince: null,
  canResolve: false,
  duties: ['care'],
};

const item: QueueItem = {
  id: '0195b1c0-0000-7000-8000-000000000001',
  title: 'W-1042 No heat',
  detail: '12 Alder Lane',
  since: '2026-12-01T10:00:00.000Z',
  dueAt: '2026-12-29T07:59:59.000Z',
  deadlines: [{ label: 'By law', at: '2026-12-29T07:59:59.000Z' }],
  timeZone: 'America/Los_Angeles',
  href: '/accounts/desk',
  assignee: null,
  dueOn: null,
  snoozedUntil: null,
  waitingFor: null,
  regionId: null,
};

const show = (shown: QueueItem) =>
  renderScreen(
    <ul>
      <QueueItemRow
        queue={queue}
        item={shown}
        team={{ assignees: [], regions: [] }}
        now={Date.parse('2026-12-10T00:00:00Z')}
        selected={false}
        onSelect={() => undefined}
      />
    </ul>,
    { call: () => [] },
  );

test('a deadline is shown in the zone of the home, with its year, and names the zone', () => {
  show(item);
  expect(screen.getByText('Dec 28, 2026, 11:59 PM PST')).toBeInTheDocument();
});

test('a deadline about no home is shown in the reader’s zone, which it names', () => {
  show({ ...item, timeZone: null });
  expect(screen.getByText('Dec 29, 2026, 7:59 AM UTC')).toBeInTheDocument();
});

test('what staff planned is shown with its days', () => {
  show({ ...item, dueOn: '2026-12-12', snoozedUntil: '2026-12-11', waitingFor: 'The insurer' });
  expect(
    screen.getByText('Done by Dec 12, 2026 · Snoozed until Dec 11, 2026 · Waiting for: The insurer'),
  ).toBeInTheDocument();
});
