// What an owner weighs before an offer, and the law an offer is held against. As the system, once authorized.

import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays, addMonths, daysBetween } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import type { ChargedRent } from '@/contract/law/emergencies';
import { checkIncrease, type IncreaseCheck, increaseForms, increaseLimit, relocationRule } from '@/contract/law/rent';
import type { Rule } from '@/contract/law/rules';
import { longestTerm, retaliationWindow } from '@/contract/law/tenancy';
import { DEFAULT_ANSWER_DAYS, MAX_ANSWER_DAYS, MIN_ANSWER_DAYS } from '@/contract/tenancy/renewals/constants';
import type { RenewalOutlook } from '@/contract/tenancy/renewals/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { findHomeById, type HomeRow } from '@/server/modules/homes/homes';
import { estimateHomeRent } from '@/server/modules/homes/listings';
import {
  findLawContext,
  floodAnswersFromMonths,
  type LawContext,
  type LeaseRow,
} from '@/server/modules/leasing/leases';
import { listChargedRents } from '@/server/modules/leasing/leases/chargedRents';
import { findLeaseWishes } from '@/server/modules/onboarding/homeSetup/leaseWishes';
import { plannedGivenOn } from '@/server/modules/platform/letters';
import { complaintDays } from '@/server/modules/tenancy/renewals/complaints';
import * as repo from '@/server/modules/tenancy/renewals/repo';

/** A running lease beside the law of its home on a local day. */
export interface RenewalContext extends LawContext {
  lease: LeaseRow;
  today: string;
  /** Rents of this lease before the one of today, each with the local day that ended it. */
  earlierRents: readonly repo.EarlierRent[];
  complaints: readonly string[];
  /** The local day on which a notice of a higher rent that is asked for today counts as given. */
  givenOn: string;
  /** Every rent that the home was leased at. */
  charged: readonly ChargedRent[];
  /** The most that the law allows from a local day; null where it names no figure. */
  maxRentFor: (startOn: string) => Cents | null;
}

export async function findRenewalContext(db: Db, homeId: string, now: Date): Promise<RenewalContext | undefined> {
  const law = await findLawContext(db, homeId);
  const lease = law && (await repo.lockRunningLease(db, homeId));
  if (!law || !lease) return undefined;
  const today = localDay(now, law.timeZone);
  const earlierRents = await repo.listEarlierRents(db, lease.id);
  const givenOn = plannedGivenOn(law.where, 'increase', today);
  const charged = await listChargedRents(db, { id: homeId, timeZone: law.timeZone });
  return {
    ...law,
    lease,
    today,
    givenOn,
    earlierRents,
    charged,
    complaints: await complaintDays(db, { homeId, timeZone: law.timeZone }),
    maxRentFor: (startOn) =>
      increaseLimit({
        rent: baseRent({ lease, earlierRents }, startOn),
        where: law.where,
        facts: law.facts,
        entered: law.entered,
        charged,
        leaseFrom: lease.terms.startOn,
        day: givenOn,
        startOn,
      }).rent,
  };
}

/** The day after a lease ends; once it runs month to month, the next first of a month. */
export const nextTermStart = (leaseEndOn: string, today: string): string =>
  leaseEndOn >= today ? addDays(leaseEndOn, 1) : `${addMonths(today, 1).slice(0, 7)}-01`;

/**
 * The lowest rent of the twelve months before a new rent starts, from which the law counts an increase (Cal. Civ. Code
 * § 1947.12(a)(1), RCW 59.18.700).
 */
export function baseRent({ lease, earlierRents }: Pick<RenewalContext, 'lease' | 'earlierRents'>, startOn: string) {
  const since = addMonths(startOn, -12);
  const within = earlierRents.filter(({ endedOn }) => endedOn > since);
  return cents(Math.min(lease.terms.rentCents, ...within.map(({ rentCents }) => rentCents)));
}

/** Whether a rent may be offered by a notice of a local day, for a term that starts on another. */
export const checkOfferedRent = (
  context: RenewalContext,
  offer: { rentCents: number; startOn: string; noticeOn: string },
): IncreaseCheck =>
  checkIncrease({
    rent: baseRent(context, offer.startOn),
    newRent: cents(offer.rentCents),
    where: context.where,
    facts: context.facts,
    entered: context.entered,
    charged: context.charged,
    day: offer.noticeOn,
    leaseFrom: context.lease.terms.startOn,
    startOn: offer.startOn,
  });

/** The law of the city by which a raise of this size owes money to relocate, so that our team takes it over. */
export const relocationOf = (
  context: RenewalContext,
  { rentCents, startOn }: { rentCents: number; startOn: string },
): Rule | undefined =>
  rentCents > context.lease.terms.rentCents
    ? relocationRule(context.where, startOn, { rent: baseRent(context, startOn), newRent: cents(rentCents) })
    : undefined;

/** Through which day a raise may count as retaliation for a repair request; null where none is recent. */
export const raiseGuard = ({ where, today, complaints }: RenewalContext): string | null =>
  retaliationWindow(where, today, complaints)?.until ?? null;

/** The first and last local day to which an offer may run. */
export const answerWindow = (today: string, startOn: string) => {
  const last = addDays(startOn, -1);
  const earlier = (days: number) => [addDays(today, days), last].sort()[0] ?? last;
  return { from: earlier(MIN_ANSWER_DAYS), until: earlier(MAX_ANSWER_DAYS), suggested: earlier(DEFAULT_ANSWER_DAYS) };
};

/** What the market says, and what an empty home of this rent would cost while it is leased again. */
async function marketOf(db: Db, services: Services, home: HomeRow, rentCents: number, now: Date) {
  const advice = await estimateHomeRent(db, services, home, now);
  if (!advice) return { market: null, vacancy: null };
  const { estimate, low, high, pricing } = advice;
  const [closest] = pricing.toSorted(
    (one, other) => Math.abs(one.rent * 100 - rentCents) - Math.abs(other.rent * 100 - rentCents),
  );
  return {
    market: {
      estimateCents: cents(estimate * 100),
      lowCents: cents(low * 100),
      highCents: cents(high * 100),
    },
    vacancy: closest
      ? { days: closest.days, costCents: cents(Math.round((rentCents * 12 * closest.days) / 365)) }
      : null,
  };
}

export async function buildOutlook(
  db: Db,
  services: Services,
  homeId: string,
  now: Date,
): Promise<Omit<RenewalOutlook, 'openRenewal'>> {
  const context = await findRenewalContext(db, homeId, now);
  const home = await findHomeById(db, homeId);
  if (!context || !home) throw conflict('This home has no running lease to renew.');
  const { lease, today, givenOn, where, facts, entered, charged, complaints } = context;
  const { terms } = lease;
  const startOn = nextTermStart(terms.endOn, today);
  const rent = baseRent(context, startOn);
  const limit = increaseLimit({
    rent,
    where,
    facts,
    entered,
    charged,
    leaseFrom: terms.startOn,
    day: givenOn,
    startOn,
  });
  const window = answerWindow(today, startOn);
  // Before a fixed lease ends, its rent stays.
  const afterLease = (day: string) => (terms.endOn >= today && day < startOn ? startOn : day);
  return {
    homeId,
    leaseId: lease.id,
    address: terms.address.streetAddress,
    residents: terms.residents,
    leaseStartOn: terms.startOn,
    leaseEndOn: terms.endOn,
    currentRentCents: terms.rentCents,
    startOn,
    limit: {
      kind: limit.kind,
      maxRentCents: limit.rent,
      noticeDays: limit.noticeDays,
      earliest: afterLease(limit.earliest),
      noticeDaysAboveThreePercent: limit.noticeDaysAboveThreePercent,
      earliestAboveThreePercent: afterLease(limit.earliestAboveThreePercent),
      noticeDaysAboveTenPercent: limit.noticeDaysAboveTenPercent,
      earliestAboveTenPercent: afterLease(limit.earliestAboveTenPercent),
      rules: limit.rules.map(({ says, source, checked }) => ({ text: says, source, checkedOn: checked })),
      form: increaseForms[where.state] ?? { text: 'A written notice.', source: 'Your lease' },
    },
    ...(await marketOf(db, services, home, terms.rentCents, now)),
    floodAnswersFromMonths: floodAnswersFromMonths(home, today),
    longestMonths: longestTerm(where, today),
    plans: (await findLeaseWishes(db, homeId)).plans,
    propertyId: home.propertyId,
    monthsHere: Math.max(0, Math.floor(daysBetween(terms.startOn, today) / 30.4)),
    repairRequests: complaints.filter((day) => day >= terms.startOn).length,
    guardUntil: raiseGuard(context),
    respondFrom: window.from,
    respondUntil: window.until,
    suggestedRespondOn: window.suggested,
  };
}
