import type { TimelineItem } from '@/contract/charges/endpoints';
import { csvOf } from '@/contract/format/csv';

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
