import * as z from 'zod';
import { LeadReceipt, Question } from '@/contract/account/leads/schemas';
import { Cents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { Place, PlaceSlug } from '@/contract/homes/places/schemas';
import { feeKinds } from '@/contract/money/charges/kinds';
import { parseBounds } from './bounds';
import { HOMES_PER_PAGE, homeLifecycle, LAST_PAGE, MAX_COUNT, MAX_HOMES_BY_ID } from './constants';
import {
  type ChoiceFilterName,
  type ChoiceFilterValue,
  choiceFilterNames,
  choiceValues,
  type FeatureFilterName,
  featureFilterNames,
} from './filters';
import { SEARCH_ANSWERS } from './searchAnswers';

export const HomeStatus = z.enum(homeLifecycle.states);
export type HomeStatus = z.infer<typeof HomeStatus>;
export const HomeType = z.enum(['house', 'townhouse', 'condo', 'apartment', 'multi', 'adu']);
export type HomeType = z.infer<typeof HomeType>;
export const Parking = z.enum(['none', 'street', 'driveway', 'carport', 'garage']);
export type Parking = z.infer<typeof Parking>;
export const Laundry = z.enum(['none', 'hookups', 'shared', 'inUnit']);
export type Laundry = z.infer<typeof Laundry>;
export const Pets = z.enum(['none', 'cats', 'dogs', 'catsAndDogs']);
export type Pets = z.infer<typeof Pets>;
/** Where the owner allows it. */
export const Smoking = z.enum(['none', 'outside']);
export type Smoking = z.infer<typeof Smoking>;

/** A charge beside the rent. Whatever is not listed here cannot enter the lease. */
export const Fee = z.object({
  /** Names it within its home, so that a lease finds it under any name. */
  id: z.uuid(),
  /** Chosen by the owner: late fees, the order of payment, and our fee depend on it, never on the name. */
  kind: z.enum(feeKinds),
  name: z.string(),
  cents: Cents,
  every: z.enum(['month', 'once']),
  /** False for what one may leave out, such as a second parking space or a pet. */
  required: z.boolean(),
  why: z.string(),
});
export type Fee = z.infer<typeof Fee>;

export const HomeCard = z.object({
  id: z.uuid(),
  status: HomeStatus,
  type: HomeType,
  streetAddress: z.string(),
  neighborhood: z.string().nullable(),
  city: z.string(),
  citySlug: z.string(),
  state: z.string().length(2),
  zipcode: z.string(),
  lat: z.number(),
  lng: z.number(),
  rentCents: Cents,
  /** Rent and every required monthly fee. */
  allInCents: Cents,
  /** The rent before the last cut, while the cut is news (30 days). */
  previousRentCents: Cents.nullable(),
  /** 0 is a studio. */
  beds: z.int(),
  baths: z.number(),
  sqft: z.int().nullable(),
  /** Local date in the home’s zone. */
  availableOn: z.iso.date(),
  listedAt: z.iso.datetime(),
  pictures: z.array(Picture),
});
export type HomeCard = z.infer<typeof HomeCard>;

export const Home = HomeCard.extend({
  regionId: z.int(),
  regionName: z.string(),
  timeZone: z.string(),
  headline: z.string(),
  description: z.string(),
  yearBuilt: z.int().nullable(),
  parking: Parking,
  laundry: Laundry,
  pets: Pets,
  /** Pets at most; null where the pet policy alone decides. Assistance animals are not pets. */
  petLimit: z.int().nullable(),
  /** Null where the owner was never asked. */
  smoking: Smoking.nullable(),
  /** Days the HOA takes to approve a resident, 0 where they are not known; null where it approves no one. */
  hoaApprovalDays: z.int().nullable(),
  airConditioning: z.boolean(),
  furnished: z.boolean(),
  accessible: z.boolean(),
  heating: z.string(),
  features: z.array(z.string()),
  fees: z.array(Fee),
  depositCents: Cents,
  /** First month all-in, deposit and every required one-time fee: the cash needed to move in. */
  moveInCents: Cents,
  /** What an application costs each adult. */
  applicationFeeCents: Cents,
  leaseMonths: z.array(z.int()),
  utilities: z.array(z.object({ name: z.string(), paidBy: z.enum(['resident', 'homeowner']) })),
  /** Month the pictures were taken. */
  picturedOn: z.iso.date().nullable(),
  /** Who shows the home, and the year they joined us; null while it has no host. */
  host: z.object({ firstName: z.string(), since: z.int() }).nullable(),
  /** Path of the picture shown where its link is shared, 1200 by 630. */
  shareImage: z.string(),
  /** Present while new applications are paused, though the home is on the market. */
  areApplicationsPaused: z.literal(true).optional(),
});
export type Home = z.infer<typeof Home>;

export const HomeSort = z.enum(['newest', 'rentLow', 'rentHigh', 'available']);
export type HomeSort = z.infer<typeof HomeSort>;

/** Whole dollars a month in the address bar, so that a shared link reads well. */
const Dollars = z.coerce.number().int().min(0).max(100_000);
const flag = z.enum(['true']).transform(() => true);
/** Several values in one parameter, joined by commas. */
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess((typed) => (typeof typed === 'string' ? [...new Set(typed.split(','))] : typed), z.array(item).max(20));

/** `west,south,east,north` in degrees. */
const MapBounds = z.string().transform((typed, context) => {
  const bounds = parseBounds(typed);
  if (bounds) return bounds;
  context.addIssue('Give west,south,east,north in degrees, at most 20 of them apart, such as -122.5,37.6,-122.1,37.9');
  return z.NEVER;
});

const featureFilters = Object.fromEntries(featureFilterNames.map((name) => [name, flag.optional()])) as Record<
  FeatureFilterName,
  z.ZodOptional<typeof flag>
>;
const choiceFilters = Object.fromEntries(
  choiceFilterNames.map((name) => [name, z.enum(choiceValues(name)).optional()]),
) as { [N in ChoiceFilterName]: z.ZodOptional<z.ZodEnum<{ [V in ChoiceFilterValue<N>]: V }>> };

/** Filters of a search; the names are those of the address bar. Protected classes have no filter. */
export const HomeFilters = z.strictObject({
  place: PlaceSlug.optional(),
  minRent: Dollars.optional(),
  maxRent: Dollars.optional(),
  /** At least this many bedrooms; 0 asks for studios and more. */
  beds: z.coerce.number().int().min(0).max(6).optional(),
  baths: z.coerce.number().min(0).max(6).multipleOf(0.5).optional(),
  type: list(HomeType).optional(),
  /** Available on or before this local date. */
  moveIn: z.iso.date().optional(),
  ...choiceFilters,
  ...featureFilters,
  /** A part of the map; it then stands in for the place. */
  bounds: MapBounds.optional(),
});
export type HomeFilters = z.output<typeof HomeFilters>;

/** A city, state, or ZIP Code of the US in which we list no home. */
export const UnlistedPlace = z.object({
  /** `sacramento-ca`, `texas`, `90210`: `unlisted` of a search takes it. */
  slug: PlaceSlug,
  /** `Sacramento, CA`. */
  name: z.string(),
  /** Whether it lies in a region we serve, so that homes can come up. */
  isServed: z.boolean(),
});
export type UnlistedPlace = z.infer<typeof UnlistedPlace>;

/** What a sentence in the search box means. */
export const SearchText = z.object({
  /** By name, as a search takes them; the place is beside them. */
  filters: z
    .object({
      minRent: z.int(),
      maxRent: z.int(),
      beds: z.int(),
      baths: z.number(),
      type: z.array(HomeType),
      moveIn: z.iso.date(),
      sort: HomeSort,
      ...Object.fromEntries(featureFilterNames.map((name) => [name, z.boolean()])),
      ...Object.fromEntries(choiceFilterNames.map((name) => [name, z.enum(choiceValues(name))])),
    })
    .partial() as unknown as z.ZodType<
    Partial<Omit<z.output<typeof HomeSearch>, 'place' | 'bounds' | 'page' | 'unlisted'>>
  >,
  place: Place.nullable(),
  /** Named in place of one of our places. */
  unlisted: UnlistedPlace.nullable(),
  /** What the law or our policy answers for every home. */
  answers: z.array(z.enum(SEARCH_ANSWERS)),
  /** Phrases that we have no filter for, as typed. */
  unknown: z.array(z.string()),
});
export type SearchText = z.infer<typeof SearchText>;

export const HomeSearch = HomeFilters.extend({
  /** A place in which we list no home: the search shows the homes nearest to it. */
  unlisted: PlaceSlug.optional(),
  sort: HomeSort.default('newest'),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
});
export type HomeSearch = z.output<typeof HomeSearch>;

/** A home that fits all but a few of the filters. */
export const NearestHome = z.object({
  home: HomeCard,
  misses: z.array(HomeFilters.keyof()),
  /** In a straight line from the middle of the place that is searched; null where no place is, or a whole region. */
  miles: z.number().min(0).nullable(),
});
export type NearestHome = z.infer<typeof NearestHome>;

/** A search as it is asked for: an address bar knows pages of one length only. */
const HomesQuery = HomeSearch.extend({
  limit: z.coerce.number().int().min(1).max(HOMES_PER_PAGE).default(HOMES_PER_PAGE),
});
export type HomesQuery = z.output<typeof HomesQuery>;

export const HomeResults = z.object({
  items: z.array(HomeCard),
  /** Homes that fit, counted up to 1,000. */
  total: z.int().min(0).max(MAX_COUNT),
  more: z.boolean(),
  /** Where nothing fits: the homes that miss least, and what they miss. */
  nearest: z.array(NearestHome),
  /** The place that was searched, where we list no home in it. */
  unlisted: UnlistedPlace.nullable(),
});
export type HomeResults = z.infer<typeof HomeResults>;

/** A search drawn on a map: which part of it is seen, and from how close. */
export const MapSearch = HomeFilters.omit({ place: true }).extend({
  bounds: MapBounds,
  zoom: z.coerce.number().min(0).max(24),
});
export type MapSearch = z.output<typeof MapSearch>;

export const MapPin = HomeCard.pick({ id: true, lat: true, lng: true, rentCents: true, allInCents: true });
export type MapPin = z.infer<typeof MapPin>;

/** Homes too close together to show separately at this zoom. */
export const MapCluster = z.object({
  /** The same for as long as the zoom is. */
  id: z.string(),
  lat: z.number(),
  lng: z.number(),
  count: z.int().min(2),
  minRentCents: Cents,
});
export type MapCluster = z.infer<typeof MapCluster>;

export const MapHomes = z.object({ pins: z.array(MapPin), clusters: z.array(MapCluster), total: z.int().min(0) });
export type MapHomes = z.infer<typeof MapHomes>;

/** Ids joined by commas. */
const HomeIds = z.strictObject({
  ids: z.preprocess(
    (typed) => (typeof typed === 'string' ? [...new Set(typed.split(','))] : typed),
    z.array(z.uuid()).min(1).max(MAX_HOMES_BY_ID),
  ),
});

/** What a search engine needs of a home: the parts of its address, and when it came on the market. */
const HomePage = HomeCard.pick({ id: true, citySlug: true, listedAt: true });

/** What is around a home: places and prices, never people. Distances are straight lines, not journeys. */
export const Surroundings = z.object({
  /** The slug of the region of the map. */
  regionSlug: z.string(),
  /** The neighborhood, or the city where the home has none or few others are listed in it. */
  area: z.string(),
  /** Homes one can rent there now or soon. */
  homes: z.int().min(0),
  /** Of those with as many bedrooms: how many, and the rent in their middle. Nothing where they are too few to tell. */
  similar: z.object({ homes: z.int(), rentCents: Cents }).nullable(),
  parks: z.array(z.object({ name: z.string(), miles: z.number() })),
});
export type Surroundings = z.infer<typeof Surroundings>;

/** What each endpoint takes and gives. */
export const homesSchemas = {
  searchHomes: { query: HomesQuery, result: HomeResults },
  searchMap: { query: MapSearch, result: MapHomes },
  parseSearchText: { query: z.strictObject({ q: z.string().trim().min(1).max(200) }), result: SearchText },
  listHomesByIds: { query: HomeIds, result: z.array(HomeCard) },
  listHomePages: {
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(50_000).default(1) }),
    result: z.object({ items: z.array(HomePage), total: z.int().min(0) }),
  },
  getHome: { result: Home },
  previewHome: { result: Home },
  similarHomes: { result: z.array(HomeCard) },
  getSurroundings: { result: Surroundings },
  askQuestion: { body: Question, result: LeadReceipt },
};
