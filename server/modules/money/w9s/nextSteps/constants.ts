import type { TaxStatus } from '@/contract/money/w9s/endpoints';

type Reason = NonNullable<TaxStatus['reason']> | 'name' | 'ownership';

/** Why a payee has to certify a form, as their to-do says it; null where only staff can help. */
export const W9_STEPS: Record<Reason, { title: string; reason: string } | null> = {
  missing: {
    title: 'Fill out your Form W-9',
    reason: 'We can’t pay you in full without it. The law makes us withhold 24% of each payout.',
  },
  mismatch: {
    title: 'Correct your Form W-9',
    reason: 'The IRS says your name and taxpayer number don’t match.',
  },
  name: { title: 'Certify your Form W-9 again', reason: 'Your name has changed since you signed it.' },
  ownership: { title: 'Certify your Form W-9 again', reason: 'Your home has another owner since you signed it.' },
  struck_out: null,
  foreign: {
    title: 'Send us your Form W-8',
    reason: 'You told us you’re not a US person. Message us, and a person helps you.',
  },
};
