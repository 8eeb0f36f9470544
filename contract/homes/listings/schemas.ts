import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { formatNumber } from '@/contract/format/counts';
import { Pricing } from '@/contract/homes/estimates/schemas';
import { Fee, Home } from '@/contract/homes/homes/schemas';
import { Slots } from '@/contract/leasing/appointments/schemas';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import { MAX_LISTING_PICTURES, MAX_RETURN_REASON, PICTURE_NOTES } from './constants';

/** The month a picture was taken, `2026-11`. */
export const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month');

export const ListingPicture = Picture.extend({
  month: Month.nullable(),
  notes: z.array(z.enum(PICTURE_NOTES)),
});
export type ListingPicture = z.infer<typeof ListingPicture>;

/** What each rent means, from our own model; dollars and days. */
export const RentAdvice = z.object({
  estimate: z.int(),
  low: z.int(),
  high: z.int(),
  pricing: z.array(Pricing),
});
export type RentAdvice = z.infer<typeof RentAdvice>;

const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[03]0$/, 'Choose a time');

/** When the owner allows tours, by the clock of the home; Sunday is 0. */
export const TourHours = z
  .strictObject({
    days: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day').max(7),
    from: ClockTime,
    to: ClockTime,
  })
  .refine(({ from, to }) => from < to, { message: 'Choose an end after the start', path: ['to'] });
export type TourHours = z.infer<typeof TourHours>;

/** A listing as its owner and our team edit it. */
export const Listing = z.object({
  home: Home,
  pictures: z.array(ListingPicture),
  /** What it still lacks before it can be approved, published, or relisted. */
  missing: z.array(z.string()),
  /** Neighborhoods of its city to choose from, by name. */
  neighborhoods: z.array(z.string()),
  /** Most our law data lets a deposit be, by state and city; null where no law limits it. */
  depositLimitCents: Cents.nullable(),
  /** The most months that a lease here may be for; null where the law allows any number. */
  longestLeaseMonths: z.int().nullable(),
  /** Null for a home our model cannot place. */
  advice: RentAdvice.nullable(),
  /** Composed from the facts, to start from. */
  draft: z.object({ headline: z.string(), description: z.string() }),
  /** Why our team sent it back, or why it left the market by itself, while that is not answered. */
  returnedBecause: z.string().nullable(),
  /** Null: whenever our hosts have time. */
  tourHours: TourHours.nullable(),
  /** What the owner wants of the lease, for our team before it publishes; null for others. */
  leaseNotes: z.string().nullable(),
  /** What the caller can do with it now. */
  actions: z.array(z.enum(['edit', 'approve', 'publish', 'announce', 'return', 'pause', 'relist'])),
});
export type Listing = z.infer<typeof Listing>;

const text = (max: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(max, `Please use at most ${formatNumber(max)} characters`);

const LISTED_FEE = Fee.extend({
  /** Absent for a new fee. */
  id: z.uuid().optional(),
  name: text(60, 'Name the fee'),
  why: text(200, 'Say what the fee pays for'),
  cents: InputCents.max(1_000_000, 'Enter a fee up to $10,000'),
}).refine(({ kind, every }) => chargeKindRules[kind].listedEvery === every, {
  message: 'Choose a kind that fits how often it is charged',
  path: ['kind'],
});

const PictureId = z.string().regex(/^[0-9a-f]{32}$/);

/** Changes to a listing; what is absent stays. */
export const ListingChange = z
  .strictObject({
    headline: text(120, 'Write a headline'),
    description: text(4_000, 'Write a description'),
    rentCents: InputCents.min(10_000, 'Enter a rent between $100 and $100,000').max(
      10_000_000,
      'Enter a rent between $100 and $100,000',
    ),
    depositCents: InputCents.max(30_000_000, 'Enter a deposit up to $300,000'),
    fees: z.array(LISTED_FEE).max(12, 'A listing has at most 12 fees'),
    /** One of the listing’s `neighborhoods`; null for none. */
    neighborhood: z.string().max(80).nullable(),
    sqft: z.int().min(100, 'Enter at least 100 square feet').max(30_000, 'Enter at most 30,000 square feet'),
    availableOn: z.iso.date('Choose a date'),
    leaseMonths: z.array(z.int().min(1).max(36)).min(1, 'Choose at least one lease length').max(6),
    utilities: z
      .array(z.strictObject({ name: text(40, 'Name the utility'), paidBy: z.enum(['resident', 'homeowner']) }))
      .max(12),
    tourHours: TourHours.nullable(),
    /** In the order shown, the cover first; those left out follow in their order. */
    pictures: z
      .array(
        z.strictObject({
          id: PictureId,
          alt: z.string().trim().max(200, 'Please use at most 200 characters'),
          month: Month.nullable(),
        }),
      )
      .max(MAX_LISTING_PICTURES, `A listing shows at most ${MAX_LISTING_PICTURES} photos`),
    /** Named one by one: a picture that another person adds meanwhile is not removed by an editor who has not seen it. */
    removedPictures: z.array(PictureId).max(MAX_LISTING_PICTURES),
  })
  .partial();
export type ListingChange = z.infer<typeof ListingChange>;

/** A file that was uploaded as a document becomes a picture of the listing, and is a document no more. */
export const NewListingPicture = z.strictObject({ documentId: z.uuid(), month: Month.nullable().default(null) });

/** The visit of our photographer: booked, or free times to choose from where one can be booked now. */
export const PhotoSession = z.object({
  booked: z
    .object({
      startsAt: z.iso.datetime(),
      timeZone: z.string(),
      hostName: z.string(),
      /** Of the appointment: its page moves and cancels it. */
      appointmentKey: z.string(),
    })
    .nullable(),
  slots: Slots.nullable(),
});
export type PhotoSession = z.infer<typeof PhotoSession>;

const Reason = z.strictObject({ reason: text(MAX_RETURN_REASON, 'Say what has to change') });

/** What each endpoint takes and gives. */
export const listingsSchemas = {
  getListing: { result: Listing },
  updateListing: { body: ListingChange, result: Listing },
  addListingPicture: { body: NewListingPicture, result: Listing },
  getPhotoSession: { result: PhotoSession },
  bookPhotoSession: { body: z.strictObject({ startsAt: z.iso.datetime('Choose a time') }), result: PhotoSession },
  approveListing: { result: Listing },
  publishListing: {
    body: z.strictObject({ as: z.enum(['active', 'coming_soon']).default('active') }),
    result: Listing,
  },
  returnListing: { body: Reason, result: Listing },
  pauseListing: { result: Listing },
  relistListing: { result: Listing },
};
