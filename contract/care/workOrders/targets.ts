// What we promise, by how urgent it is.
import type { Tier } from './constants';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Target {
  /** In milliseconds, or by the close of so many business days. */
  readonly respond: { readonly ms: number } | { readonly businessDays: number };
  readonly repair: { readonly ms: number } | { readonly businessDays: number } | null;
  readonly says: string;
}

/** What we promise. */
export const TARGETS: Readonly<Record<Tier, Target>> = {
  life_safety: {
    respond: { ms: 15 * MINUTE },
    repair: { ms: 24 * HOUR },
    says: 'A person calls within 15 minutes and sends help at once.',
  },
  urgent: {
    respond: { ms: 4 * HOUR },
    repair: { ms: 48 * HOUR },
    says: 'A person answers within 4 hours. We repair it within 48 hours.',
  },
  standard: {
    respond: { businessDays: 1 },
    repair: { businessDays: 7 },
    says: 'A person answers by the end of the next business day. We repair it within 7 business days.',
  },
  planned: {
    respond: { businessDays: 3 },
    repair: null,
    says: 'We answer within 3 business days and plan it with you.',
  },
};
