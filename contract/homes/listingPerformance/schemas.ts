import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { Pricing } from '@/contract/homes/estimates/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { MAX_RULE_DAYS, MIN_RULE_DAYS, VISIT_CHANNELS } from './constants';

const Count = z.int().min(0);

const PerformanceDay = z.object({
  day: z.iso.date(),
  views: Count,
  saves: Count,
  questions: Count,
  tours: Count,
  applications: Count,
});
export type PerformanceDay = z.infer<typeof PerformanceDay>;

const Rent = z.int().min(10_000, 'Enter at least $100').max(10_000_000, 'Enter a smaller amount');

export const PriceRuleInput = z.strictObject({
  everyDays: z
    .int()
    .min(MIN_RULE_DAYS, `Choose ${MIN_RULE_DAYS} days or more`)
    .max(MAX_RULE_DAYS, `Choose ${MAX_RULE_DAYS} days or fewer`),
  cutCents: z.int().min(500, 'Enter at least $5').max(1_000_000),
  floorCents: Rent,
});
export type PriceRuleInput = z.infer<typeof PriceRuleInput>;

export const PriceRule = PriceRuleInput.extend({
  /** When the rent goes down next, and to what; null once it is at the lowest, or while the home is not public. */
  nextCut: z.object({ on: z.iso.date(), rentCents: Cents }).nullable(),
});
export type PriceRule = z.infer<typeof PriceRule>;

export const ListingPerformance = z.object({
  homeId: z.uuid(),
  address: z.string(),
  status: HomeStatus,
  rentCents: Cents,
  /** Local days since it was listed; null for a home that is not. */
  daysListed: z.int().nullable(),
  /** The last 30 days, each with its counts, the oldest first. */
  days: z.array(PerformanceDay),
  channels: z.array(z.object({ channel: z.enum(VISIT_CHANNELS), views: Count })),
  /** What visitors said after their tours. */
  feedback: z.object({
    count: Count,
    yes: Count,
    maybe: Count,
    no: Count,
    notAsShown: Count,
    notes: z.array(z.string()),
  }),
  /** Null for a home our model cannot place. */
  market: z
    .object({
      estimateCents: Cents,
      lowCents: Cents,
      highCents: Cents,
      /** Days to lease at today's rent. */
      expectedDays: z.int(),
      pricing: z.array(Pricing),
      comparables: z.array(
        z.object({
          homeId: z.uuid(),
          citySlug: z.string(),
          area: z.string(),
          miles: z.number(),
          beds: z.number(),
          baths: z.number(),
          rentCents: Cents,
          adjustedCents: Cents,
          leased: z.boolean(),
        }),
      ),
    })
    .nullable(),
  suggestion: z.object({ rentCents: Cents, days: z.int() }).nullable(),
  rule: PriceRule.nullable(),
  /** Whether the caller may lower the rent now; the reason where not. */
  canCut: z.boolean(),
  whyNot: z.string().nullable(),
});
export type ListingPerformance = z.infer<typeof ListingPerformance>;

export const listingPerformanceSchemas = {
  getPerformance: { result: ListingPerformance },
  cutRent: { body: z.strictObject({ rentCents: Rent }), result: ListingPerformance },
  savePriceRule: { body: PriceRuleInput, result: ListingPerformance },
  removePriceRule: { result: ListingPerformance },
};
