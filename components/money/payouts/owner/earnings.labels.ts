import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { Payout } from '@/contract/money/payouts/endpoints';

export const payoutStatusLabels: Readonly<Record<Payout['status'], { label: string; tone: BadgeTone }>> = {
  ready: { label: 'Going out today', tone: 'brand' },
  held: { label: 'On hold', tone: 'warning' },
  carried: { label: 'Kept for next month', tone: 'neutral' },
  sent: { label: 'On its way', tone: 'brand' },
  paid: { label: 'Paid', tone: 'success' },
  returned: { label: 'Sent back by the bank', tone: 'danger' },
};

export const planNames: Readonly<Record<PayoutPlanName, string>> = {
  Monthly: 'Monthly',
  Yearly: 'A year up front',
  NoGuarantee: 'Pay as collected',
};

/** What a homeowner does about a payout that waits. */
export const holdHelp: Readonly<Record<NonNullable<Payout['heldFor']>, string>> = {
  w9: 'The law asks us for your Form W-9 before we pay you. It takes about 3 minutes.',
  w8: 'The law asks us for a Form W-8 before we pay you. Message us and we’ll help.',
  no_account: 'Add a bank account below. If you share this home, each owner needs one.',
  staff: 'We are checking this payout and will message you.',
};

export const bankFailures: Readonly<Record<string, string>> = {
  account_closed: 'The account is closed.',
  no_account: 'The bank doesn’t know this account.',
};
