// Until when we answer and repair, by tier, and the law's own clock. Our targets count business days at the home; the law's
// clock runs through weekends and holidays.
import { Temporal } from 'temporal-polyfill';
import { repairClock } from '@/contract/law/repairs';
import type { Jurisdiction } from '@/contract/law/rules';
import type { RepairKind, Tier } from './constants';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLOSING_HOUR = 18;

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

interface ClockInput {
  readonly tier: Tier;
  readonly kind: RepairKind;
  readonly where: Jurisdiction;
  readonly timeZone: string;
  readonly reportedAt: Date;
  /** Federal holidays count as no business day. */
  readonly nextBusinessDay: (day: Temporal.PlainDate) => Temporal.PlainDate;
}

export interface WorkOrderClocks {
  readonly responseDueAt: Date;
  readonly repairDueAt: Date | null;
  readonly lawDueAt: Date | null;
  readonly lawRuleId: string | null;
}

export function workOrderClocks(input: ClockInput): WorkOrderClocks {
  const { tier, kind, where, timeZone, reportedAt, nextBusinessDay } = input;
  const dueAt = (target: { ms: number } | { businessDays: number }): Date => {
    if ('ms' in target) return new Date(reportedAt.getTime() + target.ms);
    let day = Temporal.Instant.fromEpochMilliseconds(reportedAt.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
    for (let n = 0; n < target.businessDays; n += 1) day = nextBusinessDay(day);
    const plainTime = new Temporal.PlainTime(CLOSING_HOUR);
    return new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
  };
  const { respond, repair } = TARGETS[tier];
  const law = tier === 'planned' ? undefined : repairClock(where, kind, { reportedAt, timeZone });
  const ours = repair && dueAt(repair);
  return {
    responseDueAt: dueAt(respond),
    // The law comes first where it is stricter than we are.
    repairDueAt: ours && law && law.dueAt < ours ? law.dueAt : ours,
    lawDueAt: law?.dueAt ?? null,
    lawRuleId: law?.rule.id ?? null,
  };
}
