export { CODE_MINUTES, MAX_CODE_ATTEMPTS } from '@/contract/care/proJobs/constants';

export const LOGIN_DAYS = 30;
/** A bank account is changed only this soon after a code was confirmed. */
export const RECENT_LOGIN_MINUTES = 15;

/** In the order in which a Pro works on them. */
export const JOB_GROUPS = ['offered', 'scheduled', 'to_invoice', 'invoiced', 'paid'] as const;

export const jobGroupLabels: Readonly<Record<(typeof JOB_GROUPS)[number], string>> = {
  offered: 'Waiting for your answer',
  scheduled: 'To do',
  to_invoice: 'To invoice',
  invoiced: 'Invoiced',
  paid: 'Paid',
};
