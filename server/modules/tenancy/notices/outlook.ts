// What ending a lease means on a day: the law's dates and causes, and what leaving early may cost. As the system.

import { cents } from '@/contract/amounts/cents';
import { addDays, daysBetween, latest } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import type { Rule } from '@/contract/law/rules';
import {
  causesFor,
  type Ending,
  type EndingCause,
  earliestEnding,
  hasOwnerNoticeForm,
  justCauseRule,
  leavingEarlyRights,
  retaliationWindow,
} from '@/contract/law/tenancy';
import type { BreakQuote, NoticeOutlook } from '@/contract/tenancy/notices/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { findLawContext, type LawContext } from '@/server/modules/leasing/leases';
import { plannedGivenOn } from '@/server/modules/platform/letters';
import type { LeaseSide } from '@/server/modules/tenancy/notices/repo';
import * as repo from '@/server/modules/tenancy/notices/repo';
import { complaintDays } from '@/server/modules/tenancy/renewals';

/** Days to lease a home again where too few of our own leases say how many. */
export const USUAL_DAYS = 25;
/** So many of our leases have to be known for their median to be named. */
export const MIN_LEASES = 5;

/** The median of days that homes of ours stood empty: those of the region, else all of them, else our default. */
export async function daysUntilLeased(db: Db, homeId: string): Promise<{ days: number; leases: number | null }> {
  for (const near of [homeId, null]) {
    const known = (await repo.listVacantDays(db, near)).toSorted((one, other) => one - other);
    const middle = known[Math.floor(known.length / 2)];
    if (known.length >= MIN_LEASES && middle !== undefined) return { days: middle, leases: known.length };
  }
  return { days: USUAL_DAYS, leases: null };
}

export interface NoticeContext extends LawContext {
  lease: LeaseSide;
  side: 'resident' | 'owner';
  today: string;
  /** The local day on which a notice of today, or the one that was served, counts as given. */
  givenOn: string;
  ending: Ending;
  guardUntil: string | null;
}

const endingOf = (
  context: LawContext & Pick<NoticeContext, 'lease' | 'side' | 'today' | 'givenOn'>,
  cause?: EndingCause,
) =>
  earliestEnding({
    where: context.where,
    day: context.givenOn,
    side: context.side,
    leaseFrom: context.lease.terms.startOn,
    leaseEndOn: context.lease.terms.endOn >= context.today ? context.lease.terms.endOn : null,
    facts: context.facts,
    ...(cause && { causeNoticeDays: cause.noticeDays }),
  });

/** `servedGivenOn`: the day from which a served notice counts; else a notice of today goes through our desk and the mail. */
export async function findNoticeContext(
  db: Db,
  lease: LeaseSide,
  now: Date,
  servedGivenOn?: string,
): Promise<NoticeContext> {
  const law = await findLawContext(db, lease.homeId);
  if (!law || lease.status !== 'active') throw conflict('This lease isn’t running, so there is nothing to end.');
  const side = lease.isOwnerSide ? 'owner' : 'resident';
  const today = localDay(now, law.timeZone);
  const givenOn = servedGivenOn ?? (side === 'owner' ? plannedGivenOn(law.where, 'termination', today) : today);
  const ending = endingOf({ ...law, lease, side, today, givenOn });
  if (!ending) throw conflict('We don’t know the notice rules of this state. Message us, and we’ll help.');
  const complaints = side === 'owner' ? await complaintDays(db, { homeId: lease.homeId, timeZone: law.timeZone }) : [];
  return {
    ...law,
    lease,
    side,
    today,
    givenOn,
    ending,
    guardUntil: retaliationWindow(law.where, today, complaints)?.until ?? null,
  };
}

/** The rule that asks an owner for a legal cause to end this lease with a last day; undefined where none does. */
export const causeRule = ({ side, where, facts, lease, ending }: NoticeContext, lastDay: string): Rule | undefined =>
  side === 'owner'
    ? justCauseRule(where, latest(lastDay, ending.earliest), {
        leaseFrom: lease.terms.startOn,
        leaseEndOn: lease.terms.endOn,
        facts,
      })
    : undefined;

/** The earliest lawful last day for a notice of today, with a cause where one is named. */
export const earliestFor = (context: NoticeContext, cause?: EndingCause): string =>
  (cause ? endingOf(context, cause) : context.ending)?.earliest ?? context.ending.earliest;

/** What leaving on a day before a fixed lease ends may cost; null where nothing is left to pay. */
export async function breakQuote(
  db: Db,
  { lease, today }: Pick<NoticeContext, 'lease' | 'today'>,
  lastDay: string,
): Promise<BreakQuote | null> {
  const left = daysBetween(lastDay, lease.terms.endOn);
  if (lease.terms.endOn < today || left <= 0) return null;
  const usual = await daysUntilLeased(db, lease.homeId);
  const days = Math.min(left, usual.days);
  const rentFor = (count: number) => cents(Math.round((lease.terms.rentCents * 12 * count) / 365));
  return { days, leases: usual.leases, expectedCents: rentFor(days), mostCents: rentFor(left) };
}

export async function buildNoticeOutlook(
  db: Db,
  context: NoticeContext,
  lastDay: string | undefined,
): Promise<Omit<NoticeOutlook, 'open'>> {
  const { lease, side, today, givenOn, ending, where, guardUntil } = context;
  const { terms } = lease;
  // What counts is how long the residents will have lived there when the lease can end, not today.
  const needsCause = causeRule(context, lastDay ?? ending.earliest);
  const leavingOn = lastDay ?? addDays(givenOn, ending.noticeDays);
  const quote = side === 'resident' ? await breakQuote(db, context, leavingOn) : null;
  return {
    leaseId: lease.id,
    address: terms.address.streetAddress,
    side,
    leaseEndOn: terms.endOn,
    monthToMonth: terms.endOn < today,
    noticeDays: ending.noticeDays,
    earliestOn: ending.earliest,
    law: { text: ending.rule.says, source: ending.rule.source, checkedOn: ending.rule.checked },
    cause: needsCause
      ? {
          text: needsCause.says,
          source: needsCause.source,
          choices: causesFor(where).map((cause) => ({
            id: cause.id,
            label: cause.label,
            noticeDays: cause.noticeDays,
            earliestOn: earliestFor(context, cause),
          })),
        }
      : null,
    rights:
      side === 'resident'
        ? leavingEarlyRights(where, today).map(({ id, says, source }) => ({ id, text: says, source }))
        : [],
    quote: quote && { ...quote, ifLeavingOn: leavingOn },
    guardUntil,
    needsForm: side === 'owner' && !hasOwnerNoticeForm(where),
  };
}
