// What homeowners see of their money, and how they are paid from the next month on.
import { type Cents, cents } from '@/contract/amounts/cents';
import { advanceLawProblem } from '@/contract/law/advances';
import { DEFAULT_MINIMUM_CENTS } from '@/contract/money/payoutAccounts/constants';
import type { Earnings, EarningsHome, GuaranteeCard, PlanComparison } from '@/contract/money/payouts/endpoints';
import { advanceOf } from '@/contract/money/payouts/payout';
import { planYear, STRESSES } from '@/contract/money/payouts/stress';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { accountBalance, homeAdvance } from '@/server/modules/money/ledger';
import { saveGuaranteeVoid } from '@/server/modules/money/payoutAccounts/guarantee';
import { planOffers } from '@/server/modules/onboarding/agreements';
import { payoutInstallments } from '@/server/payoutInstallments';
import { advanceLawProblemOf } from './advances';
import { readAdvanceOffer } from './disclosures/offer';
import { expectedPayoutOf } from './nextPayouts/nextPayouts';
import { findPlanChange, nextMonth, presentPlanChange } from './planChanges/planChanges';
import { findRunningLease, planProblem, planTermsOf } from './planChanges/planTerms';
import { presentGuarantee, presentPayouts } from './presenter';
import * as repo from './repo';

const yearOf = (year: number) => [`${year}-01-01`, `${year}-12-31`] as const;

type MoneyHome = Awaited<ReturnType<typeof repo.listMoneyHomes>>[number];

/** The rent guarantee of a home; null under a plan without one. */
async function readGuarantee(
  db: Db,
  { homeId, terms: { offer } }: repo.PayableHome,
  all: readonly repo.PayoutRow[],
): Promise<GuaranteeCard | null> {
  const { guaranteeLimitCents: limit, endedBy } = offer.plan;
  const voidedFor = (await repo.findVoid(db, homeId))?.guaranteeVoidReason ?? null;
  return limit > 0 ? presentGuarantee(all, { limit, endedBy, voidedFor }) : null;
}

/** The same for our team; null without a signed agreement, too. As the system. */
export async function getGuarantee(db: Db, homeId: string): Promise<GuaranteeCard | null> {
  const [home] = await repo.listPayableHomes(db, homeId);
  return home ? readGuarantee(db, home, await repo.listByHomes(db, [homeId], '2000-01-01', '2999-12-31')) : null;
}

/** The guarantee of a home that would end with this reason, or without one come back; a refusal where it stands so already. As the system. */
export async function readGuaranteeChange(db: Db, homeId: string, voidReason: string | null) {
  const [home] = await repo.listPayableHomes(db, homeId);
  const guarantee = home && (await getGuarantee(db, homeId));
  if (!home || !guarantee) throw conflict('This home has no rent guarantee.');
  if ((guarantee.voidedFor === null) === (voidReason === null))
    throw conflict(voidReason === null ? 'The guarantee holds already.' : 'The guarantee has ended already.');
  return { home, guarantee };
}

/** Ends the guarantee with a reason that the owner reads, or brings it back. As the system. */
export async function setGuarantee(
  db: Db,
  homeId: string,
  { voidReason, now }: { voidReason: string | null; now: Date },
): Promise<repo.PayableHome> {
  const { home } = await readGuaranteeChange(db, homeId, voidReason);
  await saveGuaranteeVoid(db, home, { voidReason, minimum: DEFAULT_MINIMUM_CENTS, now });
  return home;
}

async function presentHome(
  db: Db,
  { homeId, ownerId, address }: MoneyHome,
  personId: string,
  now: Date,
): Promise<EarningsHome> {
  const [home] = await repo.listPayableHomes(db, homeId);
  const all = await repo.listByHomes(db, [homeId], '2000-01-01', '2999-12-31');
  const change = await findPlanChange(db, homeId);
  const shared = {
    homeId,
    address,
    isOwner: ownerId === personId,
    openInstallments: await payoutInstallments.findOpen(db, homeId),
    advanceOutstanding: cents(await accountBalance(db, homeAdvance({ homeId }))),
    planChange: change ? presentPlanChange(change) : null,
  };
  if (!home)
    return {
      ...shared,
      plan: null,
      nextPayOn: null,
      nextAmount: null,
      nextExpected: cents(0),
      nextLines: [],
      advanceOffer: null,
      advanceProblem: null,
      guarantee: null,
    };
  const next = await expectedPayoutOf(db, home, now);
  const guarantee = await readGuarantee(db, home, all);
  const advanceOffer = await readAdvanceOffer(db, home, { personId, now });
  return {
    ...shared,
    plan: home.terms.offer.plan.plan,
    nextPayOn: next?.payOn ?? null,
    nextAmount: next?.amount ?? null,
    nextExpected: next?.expected ?? cents(0),
    nextLines: next?.lines ?? [],
    advanceOffer,
    advanceProblem: advanceOffer ? null : await advanceLawProblemOf(db, home, now),
    // It covers the rent of a lease: before the first one, its limit says nothing about the home.
    guarantee: next?.hasLease || (guarantee && (guarantee.claims.length > 0 || guarantee.voidedFor)) ? guarantee : null,
  };
}

/** A year of payouts for the homes with money that a person sees, as the system. */
export async function readEarnings(db: Db, personId: string, year: number, now: Date): Promise<Earnings> {
  const homes = await repo.listMoneyHomes(db, personId);
  const [from, to] = yearOf(year);
  const rows = await repo.listByHomes(
    db,
    homes.map(({ homeId }) => homeId),
    ...([from, to] as const),
  );
  const presented: EarningsHome[] = [];
  for (const home of homes) presented.push(await presentHome(db, home, personId, now));
  return { year, homes: presented, payouts: await presentPayouts(db, rows) };
}

export { fundsFor, type OwnerFunds, ownerFunds } from './nextPayouts/funds';
export { deletionBlockers, findNextPayout } from './nextPayouts/nextPayouts';
/** One at a time changes what is left of the money of a home. */
export const lockHomeMoney = repo.lockHome;

/** Cents that the guarantee paid for a home and that no resident has paid since. As the system. */
export async function guaranteeOutstanding(db: Db, homeId: string): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .select(({ fn }) => [fn.sum<number>('guaranteePaid').as('paid'), fn.sum<number>('guaranteeRepaid').as('repaid')])
    .where('homeId', '=', homeId)
    .executeTakeFirst();
  return Number(row?.paid ?? 0) - Number(row?.repaid ?? 0);
}

/** A home under a signed agreement; undefined for another. As the system. */
export const findPayableHome = async (db: Db, homeId: string): Promise<repo.PayableHome | undefined> =>
  (await repo.listPayableHomes(db, homeId))[0];

const USUAL_MONTHS = 3;

/** What the last payouts of a home were on average; null before the first one. As the system. */
export async function usualPayout(db: Db, homeId: string): Promise<Cents | null> {
  const sent = (await repo.listByHomes(db, [homeId], '2000-01-01', '2999-12-31'))
    .filter(({ status }) => status === 'sent' || status === 'paid')
    .slice(0, USUAL_MONTHS);
  if (sent.length === 0) return null;
  return cents(Math.round(sent.reduce((sum, { amount }) => sum + amount, 0) / sent.length));
}

/** Each plan of a home’s region over twelve months of the lease it has, with and without trouble. As the system. */
export async function comparePlans(
  db: Db,
  {
    id: homeId,
    regionId,
    state,
    rentCents: listed,
  }: { id: string; regionId: number; state: string; rentCents: number },
  now: Date,
) {
  const lease = await findRunningLease(db, homeId);
  const terms = planTermsOf(lease, now);
  const rentCents = cents(lease?.rent ?? listed);
  const plans = (await planOffers(db, regionId, rentCents)).map((offer): PlanComparison => {
    const { plan } = offer.plan;
    const problem = planProblem(plan, { state, lease }, now);
    const { months, fee, paid, annualRateBps } = advanceOf(rentCents, terms.advanceMonths, offer.plan);
    const isLawful = advanceLawProblem(state, officeDay(now), paid) === undefined;
    return {
      offer,
      problem,
      advance: plan === 'Yearly' && lease && !problem && isLawful ? { months, fee, paid, annualRateBps } : null,
      years: STRESSES.map((stress) => ({ stress, ...planYear(rentCents, offer.plan, stress, terms) })),
    };
  });
  return {
    rentCents,
    startsOn: nextMonth(now),
    leaseEndsOn: lease?.endsOn ?? null,
    hasPlacementFee: terms.hasPlacementFee,
    plans,
  };
}
