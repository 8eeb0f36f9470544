import { type Cents, cents, formatExactMoney, sumCents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { HomeRole } from '@/contract/homes/homeMembers/constants';
import type { HomeEvent } from '@/contract/homes/homes/constants';
import type { Fee, Home } from '@/contract/homes/homes/endpoints';
import { draftListingText } from '@/contract/homes/listings/draftText';
import type { Listing, ListingChange } from '@/contract/homes/listings/endpoints';
import { missingListingItems } from '@/contract/homes/listings/readiness';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { allowsOnceFees, depositLimit, onceFeesLimit } from '@/contract/law/deposits';
import { findFairHousingProblems } from '@/contract/law/fairHousing';
import { longestTerm } from '@/contract/law/tenancy';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { isId, newId } from '@/server/ids';
import { listingFacts } from '@/server/listingFacts';
import { type EstimateAnswers, estimateListedHome } from '@/server/modules/homes/estimates';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { findHomeById, type HomeRow, presentHome } from '@/server/modules/homes/homes';
import { findListedContent, type ListedContentRow } from '@/server/modules/homes/homes/listedContent';
import { listNeighborhoods } from '@/server/modules/homes/places';
import { presentPictures } from './pictures/pictures';
import { canApprove, canEdit, canPublish } from './policy';

export interface LoadedListing {
  home: HomeRow;
  content: ListedContentRow;
  /** What the person is to the home. */
  role: HomeRole | null;
}

/** A home with what its listing holds; undefined (a 404) for one that is not there or not the caller's. */
export async function findListing(db: Db, person: Person | null, id: string): Promise<LoadedListing | undefined> {
  if (!isId(id)) return undefined;
  const [home, content] = [await findHomeById(db, id), await findListedContent(db, id)];
  const role = (person && (await findHomeAccess(db, id, person.id))?.role) ?? null;
  return home && content && canEdit(person, { role }) ? { home, content, role } : undefined;
}

/** Before the proposal is done there is nothing to list; during an application, the offered terms stand. */
const EDITABLE: ReadonlySet<HomeRow['status']> = new Set([
  'setup',
  'inspection',
  'proposal',
  'work',
  'ready',
  'in_review',
  'coming_soon',
  'active',
  'application_pending',
  'turnover',
  'off_market',
]);
const PAUSABLE: ReadonlySet<HomeRow['status']> = new Set(['in_review', 'coming_soon', 'active']);
export const canPauseFrom = (status: HomeRow['status']): boolean => PAUSABLE.has(status);
export const canRelistFrom = (status: HomeRow['status']): boolean => status === 'off_market' || status === 'turnover';
const OFFERED_FIELDS = ['rentCents', 'depositCents', 'fees', 'leaseMonths', 'utilities'] as const;

/** What a person may do with a listing now. */
function listingActions(person: Person | null, { home, role }: LoadedListing, isComplete: boolean): Listing['actions'] {
  const isReviewed = home.status === 'in_review' && canPublish(person);
  const allowed: Record<Listing['actions'][number], boolean> = {
    edit: EDITABLE.has(home.status),
    approve: isComplete && home.status === 'ready' && canApprove(person, { role }),
    publish: isComplete && (isReviewed || (home.status === 'coming_soon' && canPublish(person))),
    announce: isComplete && isReviewed,
    return: isReviewed,
    pause: canPauseFrom(home.status),
    relist: isComplete && canRelistFrom(home.status),
  };
  return (Object.keys(allowed) as Listing['actions']).filter((action) => allowed[action]);
}

const onceFees = (fees: HomeRow['fees']): Cents =>
  sumCents(fees.filter(({ every, required }) => every === 'once' && required).map((fee) => cents(fee.cents)));

/** The highest deposit the law allows at the rent of a home; null where it sets none. */
export const limitOf = (home: HomeRow, now: Date): Cents | null =>
  depositLimit(jurisdictionOf(home), localDay(now, home.timeZone), {
    rent: cents(home.rentCents),
    onceFees: onceFees(home.fees),
  });

/** Why the one-time fees of a home cannot be charged at its rent; null where they can. A lease would refuse them, too. */
function onceFeesProblem(
  home: Pick<HomeRow, 'fees' | 'rentCents' | 'city' | 'state' | 'zipcode' | 'timeZone'>,
  now: Date,
): string | null {
  const [where, day] = [jurisdictionOf(home), localDay(now, home.timeZone)];
  const most = onceFeesLimit(where, day, cents(home.rentCents));
  const together = sumCents(home.fees.filter(({ every }) => every === 'once').map((fee) => cents(fee.cents)));
  if (most === null || together <= most) return null;
  return allowsOnceFees(where, day)
    ? `The law here allows one-time fees of at most ${formatExactMoney(most)} at this rent. Lower the fees.`
    : 'The law here allows no one-time fees: what is charged at the beginning is part of the deposit. Remove the one-time fees.';
}

/** The most months that a lease of a home may be for today; null where the law allows any number. */
const longestTermOf = (home: HomeRow, now: Date): number | null =>
  longestTerm(jurisdictionOf(home), localDay(now, home.timeZone));

const half = (baths: number) => Math.min(5, Math.max(1, Math.round(baths * 2) / 2)).toFixed(1);

/** The facts of a home as the estimate asks for them; what a listing does not say stays open. */
function answersOf(home: HomeRow): EstimateAnswers {
  const { type, beds, baths, sqft, yearBuilt, laundry, parking, pets, airConditioning } = home;
  return {
    type,
    beds: String(Math.min(6, beds)),
    baths: baths > 3.5 ? String(Math.floor(Math.min(5, baths))).concat('.0') : half(baths),
    ...(sqft !== null && { sqft }),
    ...(yearBuilt !== null && { yearBuilt }),
    laundry,
    parking: parking === 'carport' ? 'driveway' : parking,
    cooling: airConditioning ? 'central' : 'heat',
    ...(pets !== 'none' && { pets: pets === 'catsAndDogs' ? 'both' : pets }),
  } as unknown as EstimateAnswers;
}

/** What our model says of the rent of a home; null where it says nothing. */
export async function estimateHomeRent(db: Db, services: Services, home: HomeRow, now: Date) {
  const { unit, city, state, zipcode, lat, lng, regionId, regionName, streetAddress } = home;
  const place = { streetAddress, unit, city, state, zipcode, lat, lng, regionId, regionName };
  const address = { ...place, precision: 'exact' as const };
  const advice = await estimateListedHome(db, { input: answersOf(home), services, now, address });
  return advice.estimate > 0 ? advice : null;
}

const omitComparables = ({ estimate, low, high, pricing }: NonNullable<Listing['advice']>) => ({
  estimate,
  low,
  high,
  pricing,
});

/** Why a home may not be offered at its rent while an emergency is declared; null where it may. */
async function emergencyProblem(db: Db, home: HomeRow, now: Date): Promise<string | null> {
  const limit = await listingFacts.findEmergencyLimit(db, home, now);
  if (!limit || home.rentCents <= limit.most) return null;
  return `A rent of at most ${formatExactMoney(limit.most)}. ${limit.rule.says} (${limit.rule.source})`;
}

/** What keeps a home off the market, a line each: what its listing lacks, the rent of an emergency, and open must-dos. As the system. */
async function missingOf(db: Db, home: HomeRow, presented: Home, now: Date): Promise<string[]> {
  const mustDos = await listingFacts.listOpenMustDos(db, home.id);
  const rent = await emergencyProblem(db, home, now);
  return [
    ...missingListingItems(presented),
    ...(rent ? [rent] : []),
    ...mustDos.map((text) => `A must-do item from the inspection: ${text}`),
  ];
}

/** Throws for a raised rent above the one that an emergency allows (Cal. Penal Code § 396). As the system. */
export async function assertRentInEmergency(
  db: Db,
  home: HomeRow,
  { rentCents }: ListingChange,
  now: Date,
): Promise<void> {
  const isRaised = rentCents !== undefined && rentCents > home.rentCents;
  const problem = isRaised ? await emergencyProblem(db, { ...home, rentCents }, now) : null;
  if (problem) throw rejectField('rentCents', problem);
}

/** The home as it stands, and what keeps it off the market: the one check on every way to it. As the system. */
export async function checkReadiness(
  db: Db,
  homeId: string,
  now: Date,
): Promise<{ home: HomeRow; missing: string[] } | undefined> {
  const home = await findHomeById(db, homeId);
  return home && { home, missing: await missingOf(db, home, presentHome(home, now), now) };
}

/** Throws for a home that may not be on the market, also when that came up after its owner approved the listing. */
export async function assertListable(db: Db, homeId: string, now: Date): Promise<void> {
  const checked = await checkReadiness(db, homeId, now);
  if (!checked) throw notFound();
  const { home, missing } = checked;
  if (missing.length > 0)
    throw conflict(`Before this home can be on the market, the listing needs: ${missing.join('; ')}.`);
  assertChangeAllowed(home, { headline: home.headline, description: home.description }, now);
}

/** A listing as the person may see and change it, with what our model says of its rent. As the system. */
export async function presentListing(
  db: Db,
  services: Services,
  person: Person | null,
  loaded: LoadedListing,
  now: Date,
): Promise<Listing> {
  const { home, content } = loaded;
  const presented = presentHome(home, now);
  const missing = await missingOf(db, home, presented, now);
  const estimated = await estimateHomeRent(db, services, home, now);
  const advice = estimated && omitComparables(estimated);
  return {
    home: presented,
    pictures: presentPictures(presented.pictures, content.pictureDetails, { now, repairedAt: content.repairedAt }),
    missing,
    neighborhoods: await listNeighborhoods(db, home.citySlug),
    depositLimitCents: limitOf(home, now),
    longestLeaseMonths: longestTermOf(home, now),
    advice,
    draft: draftListingText(presented),
    returnedBecause: content.returnedBecause,
    tourHours: content.tourHours,
    leaseNotes: canPublish(person) ? await listingFacts.findLeaseNotes(db, home.id) : null,
    actions: listingActions(person, loaded, missing.length === 0),
  };
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

/** Throws for a change that the law or the moment does not allow, by field. */
export function assertChangeAllowed(home: HomeRow, change: ListingChange, now: Date): void {
  if (!EDITABLE.has(home.status)) throw conflict('This listing can’t be changed at this stage of the home.');
  const offered = OFFERED_FIELDS.find((field) => change[field] !== undefined);
  if (home.status === 'application_pending' && offered)
    throw conflict(
      'Someone has applied at these terms. The rent, deposit, fees, and lease lengths stay until that application is decided.',
    );
  for (const field of ['headline', 'description'] as const) {
    const [problem] = findFairHousingProblems(change[field] ?? '', home.state);
    if (problem) throw rejectField(field, problem.message);
  }
  for (const { alt } of change.pictures ?? []) {
    const [problem] = findFairHousingProblems(alt, home.state);
    if (problem) throw rejectField('pictures', problem.message);
  }
  const after = { ...home, ...(change as Partial<Pick<HomeRow, 'rentCents' | 'depositCents' | 'fees'>>) };
  const tooMuch = change.rentCents !== undefined || change.fees ? onceFeesProblem(after, now) : null;
  if (tooMuch) throw rejectField('fees', tooMuch);
  const limit = limitOf(after, now);
  if (
    (change.depositCents ?? change.rentCents ?? change.fees) !== undefined &&
    limit !== null &&
    after.depositCents > limit
  )
    throw rejectField(
      'depositCents',
      `The law here allows a deposit of at most $${(limit / 100).toLocaleString('en-US')} at this rent. Lower the deposit.`,
    );
  const longest = longestTermOf(home, now);
  if (longest !== null && change.leaseMonths?.some((months) => months > longest))
    throw rejectField(
      'leaseMonths',
      `In ${home.state}, a lease of more than ${longest} months takes a notary, and we have none. Offer at most ${longest} months.`,
    );
  if (
    change.availableOn &&
    change.availableOn < localDay(now, home.timeZone) &&
    change.availableOn !== home.availableOn
  )
    throw rejectField('availableOn', 'Choose today or a later date.');
}

/** Throws for a neighborhood that the city of the home does not have: visitors search by these names. */
export async function assertNeighborhoodKnown(db: Db, home: HomeRow, { neighborhood }: ListingChange): Promise<void> {
  if (!neighborhood || neighborhood === home.neighborhood) return;
  if (!(await listNeighborhoods(db, home.citySlug)).includes(neighborhood))
    throw rejectField('neighborhood', `Choose a neighborhood of ${home.city} from the list.`);
}

/** Why a home stays off the market while no one can give tours of it. */
export const noHostIn = (regionName: string): string =>
  `This home has no host, and no host works in ${regionName}. Add one for the region, then publish.`;

/** The fees with ids: those of the home keep theirs, and every other fee gets a new one. */
export function identifyFees(home: Pick<HomeRow, 'fees'>, fees: NonNullable<ListingChange['fees']>): Fee[] {
  const free = new Set(home.fees.map(({ id }) => id));
  return fees.map((fee) => ({ ...fee, id: fee.id !== undefined && free.delete(fee.id) ? fee.id : newId() }));
}

export const LISTING_CHANGED = 'This listing has changed. Please reload the page.';

/** Throws unless the home stands where the event may happen, with the way on. */
export function requireMove(moved: boolean, event: HomeEvent): void {
  if (moved) return;
  throw conflict(
    event === 'submit'
      ? 'This home isn’t ready to be listed yet. Finish the setup, the inspection, and every must-do item first.'
      : LISTING_CHANGED,
  );
}
