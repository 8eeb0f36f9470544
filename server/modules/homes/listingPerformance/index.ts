import { cents } from '@/contract/amounts/cents';
import { daysBetween } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { channelOf } from '@/contract/homes/listingPerformance/channels';
import {
  type ListingPerformance,
  MAX_RULE_CUT_BPS,
  PERFORMANCE_DAYS,
  type PriceRule,
  REPRICEABLE_STATUSES,
  VISIT_CHANNELS,
} from '@/contract/homes/listingPerformance/endpoints';
import { nearestPricing, suggestRent } from '@/contract/homes/listingPerformance/suggestion';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import { findHomeById, type HomeRow } from '@/server/modules/homes/homes';
import { lockListedContent, updateListedContent } from '@/server/modules/homes/homes/listedContent';
import { assertChangeAllowed, estimateHomeRent, limitOf } from '@/server/modules/homes/listings';
import * as repo from './repo';

const isRepriceable = (status: HomeRow['status']) => REPRICEABLE_STATUSES.some((each) => each === status);

/** Why the rent cannot be lowered now; null where it can. */
function whyNoCut({ status }: HomeRow): string | null {
  if (status === 'application_pending') return 'Someone has applied at this rent. Decide on the application first.';
  return isRepriceable(status) ? null : 'You can lower the rent once the home is listed.';
}

/** What a rule makes of a rent: never below its floor, and never more at once than the limit. */
export const rentAfterRule = (rent: number, rule: { cut: number; floor: number }): number =>
  Math.max(rule.floor, rent - Math.min(rule.cut, Math.floor((rent * MAX_RULE_CUT_BPS) / 10_000)));

async function presentRule(db: Db, home: HomeRow): Promise<PriceRule | null> {
  const rule = await repo.findRule(db, home.id);
  if (!rule) return null;
  const { everyDays, cut, floor } = rule;
  const since = await repo.findWaitStart(db, home.id);
  const next = rentAfterRule(home.rentCents, rule);
  const isComing = home.status === 'active' && since !== undefined && next < home.rentCents;
  const on = since && localDay(new Date(since.getTime() + everyDays * DAY_MS), home.timeZone);
  return {
    everyDays,
    cutCents: cut,
    floorCents: floor,
    nextCut: isComing && on ? { on, rentCents: cents(next) } : null,
  };
}

async function marketOf(db: Db, services: Services, home: HomeRow, now: Date): Promise<ListingPerformance['market']> {
  const advice = await estimateHomeRent(db, services, home, now);
  if (!advice) return null;
  const { estimate, low, high, pricing, comparables } = advice;
  return {
    estimateCents: cents(estimate * 100),
    lowCents: cents(low * 100),
    highCents: cents(high * 100),
    expectedDays: nearestPricing(pricing, home.rentCents / 100)?.days ?? 0,
    pricing,
    comparables: comparables
      .filter(({ homeId }) => homeId !== home.id)
      .map(({ homeId, citySlug, area, miles, beds, baths, rent, adjusted, leased }) => ({
        homeId,
        citySlug,
        area,
        miles,
        beds,
        baths,
        leased,
        rentCents: cents(rent * 100),
        adjustedCents: cents(adjusted * 100),
      })),
  };
}

/** Sources of these views. Views without a source are a channel of their own, so that all add up to the views. */
async function channelsOf(
  db: Db,
  { siteUrl }: Services,
  period: Parameters<typeof repo.countReferrers>[1],
  days: ListingPerformance['days'],
) {
  const siteHost = new URL(siteUrl).hostname;
  const referrers = await repo.countReferrers(db, period);
  const counts = new Map<string, number>();
  for (const { views, ...visit } of referrers) {
    const channel = channelOf(visit, siteHost);
    counts.set(channel, (counts.get(channel) ?? 0) + views);
  }
  const viewed = days.reduce((sum, { views }) => sum + views, 0);
  const recorded = referrers.reduce((sum, { views }) => sum + views, 0);
  counts.set('unknown', Math.max(0, viewed - recorded));
  return VISIT_CHANNELS.map((channel) => ({ channel, views: counts.get(channel) ?? 0 })).filter(
    ({ views }) => views > 0,
  );
}

async function feedbackOf(db: Db, homeId: string, since: Date): Promise<ListingPerformance['feedback']> {
  const rows = await repo.listFeedback(db, homeId, since);
  const count = (interest: string) => rows.filter((row) => row.interest === interest).length;
  return {
    count: rows.length,
    yes: count('yes'),
    maybe: count('maybe'),
    no: count('no'),
    notAsShown: rows.filter(({ asShown }) => !asShown).length,
    notes: rows.flatMap(({ note }) => (note ? [note] : [])).slice(0, 10),
  };
}

/** How a listing does, as the system, once authorized. */
export async function readPerformance(
  db: Db,
  services: Services,
  homeId: string,
  { now, canCut }: { now: Date; canCut: boolean },
): Promise<ListingPerformance> {
  const home = await findHomeById(db, homeId);
  if (!home) throw notFound('We couldn’t find that home.');
  const today = localDay(now, home.timeZone);
  const from = localDay(new Date(now.getTime() - (PERFORMANCE_DAYS - 1) * DAY_MS), home.timeZone);
  const period = { homeId, timeZone: home.timeZone, from };
  const days = await repo.countDays(db, { ...period, to: today });
  const isListed = home.listedAt !== null && isRepriceable(home.status);
  const daysListed =
    isListed && home.listedAt ? Math.max(0, daysBetween(localDay(home.listedAt, home.timeZone), today)) : null;
  const market = await marketOf(db, services, home, now);
  const better = market && daysListed !== null && suggestRent(market.pricing, home.rentCents / 100, daysListed);
  const reason = whyNoCut(home);
  return {
    homeId,
    address: home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress,
    status: home.status,
    rentCents: cents(home.rentCents),
    daysListed,
    days,
    channels: await channelsOf(db, services, period, days),
    feedback: await feedbackOf(db, homeId, new Date(now.getTime() - 180 * DAY_MS)),
    market,
    suggestion: better ? { rentCents: cents(better.rent * 100), days: better.days } : null,
    rule: await presentRule(db, home),
    canCut: canCut && reason === null,
    whyNot: canCut ? reason : null,
  };
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** Lowers the rent of a home, and the deposit where the law ties it to the rent. As the system. */
export async function lowerRent(db: Db, homeId: string, rentCents: number, now: Date): Promise<HomeRow> {
  const content = await lockListedContent(db, homeId);
  const home = content && (await findHomeById(db, homeId));
  if (!home) throw notFound('We couldn’t find that home.');
  const reason = whyNoCut(home);
  if (reason) throw conflict(reason);
  if (rentCents >= home.rentCents) throw rejectField('rentCents', 'Enter a rent below today’s rent.');
  const limit = limitOf({ ...home, rentCents }, now);
  const change = {
    rentCents: cents(rentCents),
    ...(limit !== null && home.depositCents > limit && { depositCents: limit }),
  };
  assertChangeAllowed(home, change, now);
  await updateListedContent(db, content, change, { eventId: newId(), now });
  return home;
}

export async function savePriceRule(
  db: Db,
  { homeId, ownerId }: HomeAccess,
  rule: { everyDays: number; cutCents: number; floorCents: number },
  now: Date,
): Promise<void> {
  const home = await findHomeById(db, homeId);
  if (!home || !ownerId) throw notFound('We couldn’t find that home.');
  if (rule.floorCents >= home.rentCents) throw rejectField('floorCents', 'Enter a lowest rent below today’s rent.');
  const most = Math.floor((home.rentCents * MAX_RULE_CUT_BPS) / 10_000);
  if (rule.cutCents > most)
    throw rejectField('cutCents', `Choose at most $${(most / 100).toFixed(2)}, which is 5% of the rent.`);
  await repo.saveRule(db, { homeId, ownerId, ...rule, now });
}

export const removePriceRule = repo.removeRule;
