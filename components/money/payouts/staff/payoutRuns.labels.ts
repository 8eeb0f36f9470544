import type { PayoutRunStatus } from '@/contract/money/payouts/constants';

export const runStatusLabels: Readonly<Record<PayoutRunStatus, string>> = {
  open: 'Waiting for release',
  released: 'Released',
  discarded: 'Discarded',
};
