import * as z from 'zod';
import { EmailAddress } from '@/contract/format/emailAddress';
import { PlacedAddress } from '@/contract/homes/addresses/schemas';

export const CoverageType = z.enum(['covered', 'out_of_coverage']);
export type CoverageType = z.infer<typeof CoverageType>;

/** Whole dollars a month. */
const Rent = z.int().min(0).max(1_000_000);

/** A home of ours that is like the one estimated, and what it would rent for if it were that one. */
export const Comparable = z.object({
  homeId: z.uuid(),
  citySlug: z.string(),
  area: z.string(),
  lat: z.number(),
  lng: z.number(),
  miles: z.number(),
  type: z.string(),
  beds: z.number(),
  baths: z.number(),
  sqft: z.int().nullable(),
  listedOn: z.iso.date(),
  leased: z.boolean(),
  rent: Rent,
  /** The rent for what differs: size, rooms, age, place. */
  adjusted: Rent,
  /** Whether it is alike enough to say something of the estimate; reports of before do not tell. */
  alike: z.boolean().optional(),
});
export type Comparable = z.infer<typeof Comparable>;

/** One thing that moved the estimate, in dollars a month. */
export const Adjustment = z.object({ name: z.string(), dollars: z.int(), why: z.string() });
export type Adjustment = z.infer<typeof Adjustment>;

export const Pricing = z.object({
  rent: Rent,
  /** Expected days until it is rented. */
  days: z.int(),
  /** Rents received in the first twelve months at this price. */
  firstYear: z.int(),
});
export type Pricing = z.infer<typeof Pricing>;

/** The middle of the days from listed to leased of our own leases, by the quarter of the year they were listed in. */
export const Season = z.object({ quarter: z.int().min(1).max(4), days: z.int(), leases: z.int() });
export type Season = z.infer<typeof Season>;

export const LawNote = z.object({ id: z.string(), says: z.string(), source: z.string(), checked: z.iso.date() });

export const EstimateReport = z.object({
  id: z.uuid(),
  runId: z.uuid(),
  at: z.iso.datetime(),
  coverageType: CoverageType,
  address: PlacedAddress,
  /** Whole dollars a month; null outside our coverage, where public figures stand in for it. */
  estimate: Rent.nullable(),
  /** Four of five such homes rent between these. */
  low: Rent.nullable(),
  high: Rent.nullable(),
  confidence: z.object({ level: z.enum(['high', 'medium', 'low']), reasons: z.array(z.string()) }),
  home: z.object({ beds: z.number(), baths: z.number(), sqft: z.int().nullable(), type: z.string() }).nullable(),
  hopedRent: Rent.nullable(),
  availableOn: z.iso.date().nullable(),
  comparables: z.array(Comparable),
  adjustments: z.array(Adjustment),
  pricing: z.array(Pricing),
  /** How many leases of the region's last year the days are from; absent where there were too few. */
  leaseCount: z.int().optional(),
  /** All four quarters, or none where one of them has too few leases to tell; reports of before have nothing here. */
  seasons: z.array(Season).optional(),
  /** What would raise the rent, most first; dollars a month. */
  improvements: z.array(Adjustment),
  laws: z.array(LawNote),
  /** HUD's fair market rents at the ZIP Code for 0 to 4 bedrooms: public, for where we are not. */
  fairRents: z.array(Rent).nullable(),
});
export type EstimateReport = z.infer<typeof EstimateReport>;

/** The secret of a shared link. */
export const ShareKey = z.string().regex(/^[\w-]{43}$/, 'That link is not whole');
const EstimateResult = z.object({ report: EstimateReport.nullable(), own: z.boolean() });

/** Rooms as far as they are known; what is not is taken to be as usual around there. */
export const RentPreviewInput = z.strictObject({
  address: z.strictObject(PlacedAddress.shape),
  type: z.enum(['house', 'townhouse', 'condo', 'apartment', 'multi', 'adu']).optional(),
  beds: z.enum(['0', '1', '2', '3', '4', '5', '6']),
  baths: z.number().min(0).max(12).optional(),
  sqft: z.int().min(80).max(20_000).optional(),
});

export type RentPreviewInput = z.infer<typeof RentPreviewInput>;

/** Null where we do not lease homes. */
export const RentPreview = z.object({ range: z.object({ estimate: Rent, low: Rent, high: Rent }).nullable() });

export type RentPreview = z.infer<typeof RentPreview>;

/** What each endpoint takes and gives. */
export const estimatesSchemas = {
  latestEstimate: { result: EstimateResult },
  getEstimate: { query: z.strictObject({ key: ShareKey.optional() }), result: EstimateResult },
  previewRent: { body: RentPreviewInput, result: RentPreview },
  shareEstimate: { body: z.strictObject({}), result: z.object({ key: ShareKey }) },
  emailEstimate: { body: z.strictObject({ email: EmailAddress }), result: z.object({}) },
};
