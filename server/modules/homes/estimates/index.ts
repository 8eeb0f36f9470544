import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { hashOf, newGuestSecret } from '@/server/http/guestToken';
import { isId, newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { rentModel } from '@/server/rentModel/artifact';
import { fairRentsAt } from './fairRents';
import { marketFigures } from './marketFigures';
import type { EstimateAnswers } from './modelInput';
import * as repo from './repo';
import { buildReport } from './report';
import { sharedEstimate } from './system';

export { daysToLease } from './pricing';

/** The estimate as the person who asks may see it: their own, or by the key of a shared link. */
export async function findReadable(db: Db, id: string, key: string | undefined, now: Date) {
  if (!isId(id)) throw notFound();
  const own = await repo.findEstimate(db, id);
  const report = own ?? (key && (await sharedEstimate(db, key, id, now)));
  if (!report) throw notFound('We couldn’t find that estimate. The link may have expired.');
  return { report, own: own !== undefined };
}

/** Listings older than half a year say little of today. */
const LISTING_WINDOW_MS = 183 * DAY_MS;
/** About 13 km either way. */
const SEARCH_RADIUS = 0.12;
/** Until a region has leases enough of its own to tell. */
const DEFAULT_DAYS_TO_LEASE = 21;
const SHARE_LIFETIME_MS = 90 * DAY_MS;

interface EstimateRequest {
  runId: string;
  input: EstimateAnswers;
  services: Services;
  now: Date;
}

export type { EstimateAnswers };

/** The day in the farthest west of our zones: an estimate is never for tomorrow. */
const estimateDay = (now: Date) => localDay(now, 'America/Los_Angeles');

/** Makes an estimate and writes it down as it was given. */
export async function estimateFor(
  db: Db,
  { runId, input: values, services, now }: EstimateRequest,
): Promise<EstimateReport> {
  const { address } = values;
  if (!address) throw new Error('An estimate needs an address');
  const head = { id: newId(now.getTime()), runId, at: now.toISOString(), address };
  const { report, facts } =
    address.regionId === null
      ? await outOfCoverageReport(head)
      : await coveredReport(db, head, { input: values, services, now, runId });
  await repo.insertEstimate(db, { report, facts, now });
  return report;
}

/** What a home would rent for in whole dollars, without a report that anybody keeps; undefined outside our coverage. */
export async function estimateRent(
  db: Db,
  { answers, services, now }: { answers: EstimateAnswers } & Pick<EstimateRequest, 'services' | 'now'>,
): Promise<{ estimate: number; low: number; high: number } | undefined> {
  const { address } = answers;
  if (!address || address.regionId === null) return undefined;
  const { estimate, low, high } = await buildCoveredReport(db, { address, input: answers, services, now });
  return estimate === null || low === null || high === null ? undefined : { estimate, low, high };
}

/** Usual rooms per bedroom: they fill in for missing answers of the owner. */
const USUAL_SQFT = { least: 400, perBed: 350 } as const;

/** What a home with everything most homes have would answer, where its owner has not: unanswered, the model expects less. */
function withUsualFeatures(answers: EstimateAnswers): EstimateAnswers {
  const beds = Number(answers.beds ?? 2);
  const usual = {
    type: 'house',
    baths: beds > 2 ? '2.0' : '1.0',
    sqft: USUAL_SQFT.least + USUAL_SQFT.perBed * beds,
    parking: 'garage',
    laundry: 'inUnit',
  } as const;
  return { ...usual, ...answers };
}

/**
 * A first range in whole dollars from what is known so far, without a report that anybody keeps; undefined outside our
 * coverage. It spans what a plain and a well-equipped home of these answers would rent for, so that it narrows with
 * every answer instead of moving away.
 */
export async function previewRent(
  db: Db,
  { answers, services, now }: { answers: EstimateAnswers } & Pick<EstimateRequest, 'services' | 'now'>,
): Promise<{ estimate: number; low: number; high: number } | undefined> {
  const plain = await estimateRent(db, { answers, services, now });
  const equipped = await estimateRent(db, { answers: withUsualFeatures(answers), services, now });
  if (!plain || !equipped) return undefined;
  return {
    estimate: Math.round((plain.estimate + equipped.estimate) / 10) * 5,
    low: Math.min(plain.low, equipped.low),
    high: Math.max(plain.high, equipped.high),
  };
}

type ReportHead = Pick<EstimateReport, 'id' | 'runId' | 'at' | 'address'>;

async function outOfCoverageReport(head: ReportHead): Promise<{ report: EstimateReport; facts: object }> {
  const report: EstimateReport = {
    ...head,
    coverageType: 'out_of_coverage',
    estimate: null,
    low: null,
    high: null,
    home: null,
    hopedRent: null,
    availableOn: null,
    confidence: { level: 'low', reasons: ['We don’t manage homes there yet, so we don’t have our own data for it.'] },
    comparables: [],
    adjustments: [],
    pricing: [],
    improvements: [],
    laws: [],
    fairRents: await fairRentsAt(head.address.zipcode),
  };
  return { report, facts: {} };
}

async function buildCoveredReport(
  db: Db,
  { address, input: stated, services, now }: Omit<EstimateRequest, 'runId'> & { address: PlacedAddress },
) {
  const since = new Date(now.getTime() - LISTING_WINDOW_MS);
  const around = { lat: address.lat, lng: address.lng, beds: Number(stated.beds ?? 2), reach: SEARCH_RADIUS, since };
  const homes = await repo.findHomesAround(db, around);
  const { usual, seasons } = await marketFigures(db, services, address.regionId ?? 0, now);
  return buildReport(rentModel(), {
    answers: stated,
    address,
    day: estimateDay(now),
    homes,
    usualDays: usual?.days ?? DEFAULT_DAYS_TO_LEASE,
    leaseCount: usual?.leases,
    seasons,
  });
}

/** What a home that is with us could rent for, from the answers its listing gives; dollars a month. */
export async function estimateListedHome(
  db: Db,
  request: Omit<EstimateRequest, 'runId'> & { address: PlacedAddress },
): Promise<Pick<EstimateReport, 'pricing' | 'comparables'> & { estimate: number; low: number; high: number }> {
  const { estimate, low, high, pricing, comparables } = await buildCoveredReport(db, request);
  return { estimate: estimate ?? 0, low: low ?? 0, high: high ?? 0, pricing, comparables };
}

async function coveredReport(db: Db, head: ReportHead, { input: fields, services, now }: EstimateRequest) {
  const { facts, ...made } = await buildCoveredReport(db, { address: head.address, input: fields, services, now });
  const report: EstimateReport = { ...head, ...made, coverageType: 'covered', fairRents: null };
  return { report, facts };
}

/** The key of a link that shows the report to anyone who has it, for 90 days. */
export async function shareKey(db: Db, report: EstimateReport, now: Date): Promise<string> {
  const key = newGuestSecret();
  await repo.insertLink(db, hashOf(key), report.id, new Date(now.getTime() + SHARE_LIFETIME_MS));
  return key;
}

export const reportUrl = ({ siteUrl }: Services, id: string, key: string) =>
  `${siteUrl}${routes.rentEstimate.report()}?id=${id}&key=${key}`;

/** Mails the report in short, with a link to the whole. */
export async function emailReport(
  db: Db,
  services: Services,
  wish: { report: EstimateReport; email: string; firstName: string; now: Date },
): Promise<void> {
  const { report, email, firstName, now } = wish;
  const { address, estimate, low, high, id } = report;
  const link = reportUrl(services, id, await shareKey(db, report, now));
  await queueMessage(db, {
    dedupeKey: `rent-report:${newId()}`,
    channel: 'email',
    recipient: email,
    template: 'rentReport',
    data: { firstName, street: address.streetAddress, city: address.city, estimate, low, high, link },
  });
}
