import type { PayoutPlan } from '@/contract/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';

const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = () => new Intl.PluralRules('en-US', { type: 'ordinal' });
/** `5th` */
export const ordinalDay = (day: number) => `${day}${suffixes[ordinals().select(day)] ?? 'th'}`;

type PlanTerms = Pick<PayoutPlan, 'plan' | 'payoutDay' | 'guaranteeLimitCents' | 'evictionCover'>;

/** A payout plan in words; a guarantee never without its limit. */
export function planLabel({ plan, payoutDay, guaranteeLimitCents, evictionCover }: PlanTerms): {
  title: string;
  text: string;
} {
  const limit = formatCents(guaranteeLimitCents);
  const cover = evictionCover ? `, up to ${limit} together with eviction cover` : `, up to ${limit}`;
  switch (plan) {
    case 'Monthly':
      return {
        title: 'Every month, on time',
        text: `Your money leaves us on the ${ordinalDay(payoutDay)}, also when the rent is late${cover}.`,
      };
    case 'Yearly':
      return {
        title: 'The whole year at once',
        text: `A year’s rent in one payment when the lease starts. Unpaid rent is ours to chase${cover}.`,
      };
    case 'NoGuarantee':
      return {
        title: 'As the rent comes in',
        text: `A lower fee, and no guarantee: what the resident paid leaves us on the ${ordinalDay(payoutDay)}.`,
      };
  }
}
