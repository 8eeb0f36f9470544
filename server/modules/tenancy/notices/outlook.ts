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
  retaliationWindow,
} from '@/contract/law/tenancy';
import type { BreakQuote, NoticeOutlook } from '@/contract/tenancy/notices/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { findHomeById } from '@/server/modules/homes/homes';
import { estimateHomeRent } from '@/server/modules/homes/listings';
import { findLawContext, type LawContext } from '@/server/modules/leasing/leases';
import type { LeaseSide } from '@/server/modules/tenancy/notices/repo';
import { complaintDays } from '@/server/modules/tenancy/renewals';

/** Days to lease a home again where our model knows nothing of it. */
const USUAL_DAYS = 25;

export interface NoticeContext extends LawContext {
  lease: LeaseSide;
  side: 'resident' | 'owner';
  today: string;
  ending: Ending;
  guardUntil: string | null;
}

const endingOf = (context: LawContext & Pick<NoticeContext, 'lease' | 'side' | 'today'>, cause?: EndingCause) =>
  earliestEnding({
    where: context.where,
    day: context.today,
    side: context.side,
    leaseFrom: context.lease.terms.startOn,
    leaseEndOn: context.lease.terms.endOn >= context.today ? context.lease.terms.endOn : null,
    facts: context.facts,
    ...(cause && { causeNoticeDays: cause.noticeDays }),
  });

export async function findNoticeContext(db: Db, lease: LeaseSide, now: Date): Promise<NoticeContext> {
  const law = await findLawContext(db, lease.homeId);
  if (!law || lease.status !== 'active') throw conflict('This lease isn’t running, so there is nothing to end.');
  const side = lease.isOwnerSide ? 'owner' : 'resident';
  const today = localDay(now, law.timeZone);
  const ending = endingOf({ ...law, lease, side, today });
  if (!ending) throw conflict('We don’t know the notice rules of this state. Message us, and we’ll help.');
  const complaints = side === 'owner' ? await complaintDays(db, { homeId: lease.homeId, timeZone: law.timeZone }) : [];
  return {
    ...law,
    lease,
    side,
    today,
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
  services: Services,
  { lease, today }: Pick<NoticeContext, 'lease' | 'today'>,
  lastDay: string,
  now: Date,
): Promise<BreakQuote | null> {
  const left = daysBetween(lastDay, lease.terms.endOn);
  if (lease.terms.endOn < today || left <= 0) return null;
  const home = await findHomeById(db, lease.homeId);
  const advice = home && (await estimateHomeRent(db, services, home, now));
  const [closest] = (advice?.pricing ?? []).toSorted(
    (one, other) =>
      Math.abs(one.rent * 100 - lease.terms.rentCents) - Math.abs(other.rent * 100 - lease.terms.rentCents),
  );
  const days = Math.min(left, closest?.days ?? USUAL_DAYS);
  const rentFor = (count: number) => cents(Math.round((lease.terms.rentCents * 12 * count) / 365));
  return { days, expectedCents: rentFor(days), mostCents: rentFor(left) };
}

export async function buildNoticeOutlook(
  db: Db,
  services: Services,
  context: NoticeContext,
  { lastDay, now }: { lastDay: string | undefined; now: Date },
): Promise<Omit<NoticeOutlook, 'open'>> {
  const { lease, side, today, ending, where, facts, guardUntil } = context;
  const { terms } = lease;
  const leavingOn = lastDay ?? addDays(today, ending.noticeDays);
  const needsCause = causeRule(context, leavingOn);
  const quote = side === 'resident' ? await breakQuote(db, services, context, leavingOn, now) : null;
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
          choices: causesFor(where, facts).map((cause) => ({
            id: cause.id,
            label: cause.label,
            noticeDays: cause.noticeDays,
            earliestOn: earliestFor(context, cause),
          })),
        }
      : null,
    quote: quote && { ...quote, ifLeavingOn: leavingOn },
    guardUntil,
    needsForm: side === 'owner' && !hasOwnerNoticeForm(where.state),
  };
}
