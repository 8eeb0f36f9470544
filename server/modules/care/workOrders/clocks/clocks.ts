// Until when we answer and repair, by tier, and the law's own clock. Our targets count business days at the home; the law's
// clock runs through weekends and holidays.
import { Temporal } from 'temporal-polyfill';
import type { RepairKind, Tier } from '@/contract/care/workOrders/constants';
import { TARGETS } from '@/contract/care/workOrders/targets';
import { repairRule } from '@/contract/law/repairs';
import type { Jurisdiction, Rule } from '@/contract/law/rules';
import { nextBusinessDay } from '@/server/calendar/businessDays';

const CLOSING_HOUR = 18;

interface RepairClock {
  readonly rule: Rule;
  readonly dueAt: Date;
}

/** Until when the law wants the repair. Hours pass as they do; days end with the local day, the day of the report not counted. */
export function repairClock(
  where: Jurisdiction,
  kind: RepairKind,
  { reportedAt, timeZone }: { reportedAt: Date; timeZone: string },
): RepairClock | undefined {
  const reported = Temporal.Instant.fromEpochMilliseconds(reportedAt.getTime()).toZonedDateTimeISO(timeZone);
  const found = repairRule(where, reported.toPlainDate().toString(), kind);
  if (!found) return undefined;
  const { figures } = found;
  const due =
    'hours' in figures
      ? reported.add({ hours: figures.hours })
      : reported
          .toPlainDate()
          .add({ days: figures.days + 1 })
          .toZonedDateTime({ timeZone })
          .subtract({ seconds: 1 });
  return { rule: found, dueAt: new Date(due.epochMilliseconds) };
}

interface ClockInput {
  readonly tier: Tier;
  readonly kind: RepairKind;
  readonly where: Jurisdiction;
  readonly timeZone: string;
  readonly reportedAt: Date;
}

export interface WorkOrderClocks {
  readonly responseDueAt: Date;
  readonly repairDueAt: Date | null;
  readonly lawDueAt: Date | null;
  readonly lawRuleId: string | null;
}

export function workOrderClocks(input: ClockInput): WorkOrderClocks {
  const { tier, kind, where, timeZone, reportedAt } = input;
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
