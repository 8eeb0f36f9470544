import { csvOf } from '@/contract/format/csv';
import type { TimelineItem } from '@/contract/money/charges/endpoints';

/** The history of an account as a file, the oldest line first. */
export const historyCsv = (items: readonly TimelineItem[], dayOf: (at: string) => string): string =>
  csvOf([
    ['Date', 'Line', 'Reason', 'Status', 'Amount', 'Owed after'],
    ...items
      .toReversed()
      .map(({ at, title, detail, status, cents, balanceCents }) => [
        dayOf(at),
        title,
        detail ?? '',
        status,
        { amount: cents },
        { amount: balanceCents },
      ]),
  ]);
