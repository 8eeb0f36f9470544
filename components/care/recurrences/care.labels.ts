import type { Performer } from '@/contract/care/recurrences/constants';
import type { Occurrence } from '@/contract/care/recurrences/endpoints';

export type PlanReader = 'owner' | 'resident';

export const performerLabels: Record<PlanReader, Record<Performer, string>> = {
  owner: { us: 'A Pro', owner: 'You', resident: 'Your resident' },
  resident: { us: 'A Pro', owner: 'The homeowner', resident: 'You' },
};

export const occurrenceLabels: Record<Occurrence['status'], string> = {
  open: 'To do',
  done: 'Done',
  skipped: 'Skipped',
};
