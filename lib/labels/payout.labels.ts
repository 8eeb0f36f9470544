import { ordinalRules } from '@/contract/format/intl';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';

const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
/** `5th` */
export const ordinalDay = (day: number) => `${day}${suffixes[ordinalRules().select(day)] ?? 'th'}`;

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
        title: 'Monthly, on time',
        text: `We pay you on the ${ordinalDay(payoutDay)}, even if rent is late${cover}.`,
      };
    case 'Yearly':
      return {
        title: 'A year up front',
        text: `A year’s rent in one payment when the lease starts. If rent goes unpaid, it’s on us to collect${cover}.`,
      };
    case 'NoGuarantee':
      return {
        title: 'Pay as collected',
        text: `A lower fee with no guarantee. We pay you what the resident paid on the ${ordinalDay(payoutDay)}.`,
      };
  }
}
