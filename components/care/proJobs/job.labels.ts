import type { JobMove } from '@/contract/care/proJobs/constants';
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import type { LocalChange } from '@/lib/offline/offlineStore';
import { moveOf, type OpenJob } from './jobRecord';

export const endedTexts: Partial<Record<ProJob['status'], { title: string; text: string }>> = {
  taken: { title: 'Another Pro took this job', text: 'We’ll ask you again for the next job that fits.' },
  expired: { title: 'The time to answer is over', text: 'We’ll ask you again for the next job that fits.' },
  declined: { title: 'You said no to this job', text: 'Thanks for the answer. We asked another Pro.' },
  withdrawn: { title: 'We took this job back', text: 'You don’t have to do anything.' },
};

export const tierLabels: Record<ProJob['tier'], string> = {
  life_safety: 'Emergency',
  urgent: 'Urgent',
  standard: 'In the next days',
  planned: 'Planned',
};

export const moveLabels: Record<JobMove, string> = {
  depart: 'I’m on the way',
  delay: 'I’m running late',
  start: 'I’m here',
  wait: 'Needs another visit',
  finish: 'The work is done',
  miss: 'No one was home',
};

/** Buttons by where the work is now, the main one first. */
export const movesNow: Partial<Record<OpenJob['details']['jobStatus'], readonly JobMove[]>> = {
  scheduled: ['depart', 'start', 'miss'],
  en_route: ['start', 'delay', 'miss'],
  in_progress: ['finish', 'wait'],
  waiting: ['start'],
};

export const presenceLabels = {
  home: 'Someone will be home',
  away: 'No one will be home',
  either: 'Someone may be home',
} as const;

/** What of this phone our server would not take. */
export function refusedLabel(field: string, value: LocalChange['value']): string {
  if (field === 'move') return moveLabels[moveOf(value).event];
  if (field === 'message') return `Message “${value}”`;
  return field === 'checklist' ? 'Checklist' : 'Photo';
}
