import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import {
  ADD_ONS,
  DEDUCTIBLES,
  HAZARD_LEVELS,
  HAZARDS,
  LIABILITY_LIMITS,
  MEDICAL_LIMITS,
  POLICY_FORMS,
  RENTAL_FORMS,
} from './constants';

const Amount = z.int().min(0).max(10_000_000_000, 'Enter a smaller amount');
const oneOf = (amounts: readonly number[]) => z.literal(amounts, 'Choose one');

export const Coverage = z.strictObject({
  form: z.enum(RENTAL_FORMS),
  /** A to D of a dwelling policy. */
  dwellingCents: Amount.min(5_000_000, 'Enter at least $50,000'),
  otherStructuresCents: Amount,
  contentsCents: Amount,
  lostRentCents: Amount,
  liabilityCents: oneOf(LIABILITY_LIMITS),
  medicalCents: oneOf(MEDICAL_LIMITS),
  deductibleCents: oneOf(DEDUCTIBLES),
  addOns: z.array(z.enum(ADD_ONS)).max(ADD_ONS.length),
  startOn: z.iso.date(),
});
export type Coverage = z.infer<typeof Coverage>;

export const PolicyInput = z.strictObject({
  carrier: z.string().trim().min(2, 'Enter the insurance company').max(120),
  policyNumber: z.string().trim().min(2, 'Enter the policy number').max(60),
  form: z.enum(POLICY_FORMS),
  dwellingCents: Amount,
  liabilityCents: Amount,
  coversLostRent: z.boolean(),
  namesManager: z.boolean(),
  premiumCents: z.int().min(0).max(100_000_000).nullable(),
  expiresOn: z.iso.date(),
});
export type PolicyInput = z.infer<typeof PolicyInput>;

export const Policy = PolicyInput.extend({ id: z.uuid(), daysLeft: z.int() });
export type Policy = z.infer<typeof Policy>;

/** Something the home is not insured against, the worst first. */
export const InsuranceGap = z.object({
  id: z.string(),
  level: z.enum(['danger', 'warning']),
  title: z.string(),
  text: z.string(),
});
export type InsuranceGap = z.infer<typeof InsuranceGap>;

/** The license under which we may talk about a policy in a state. */
export const InsuranceLicense = z.object({
  state: z.string(),
  license: z.string(),
  holder: z.string(),
  number: z.string(),
});
export type InsuranceLicense = z.infer<typeof InsuranceLicense>;

export const HomeInsurance = z.object({
  homeId: z.uuid(),
  address: z.string(),
  state: z.string(),
  status: HomeStatus,
  yearBuilt: z.int().nullable(),
  policies: z.array(Policy),
  gaps: z.array(InsuranceGap),
  /** How likely each hazard is around the home; null where our table has no figures for its ZIP code. */
  hazards: z.array(z.object({ id: z.enum(HAZARDS), level: z.enum(HAZARD_LEVELS) })).nullable(),
  rebuildCents: Cents.nullable(),
  coverage: Coverage,
  /** Null until the owner chose. */
  chosenAt: z.iso.datetime().nullable(),
  /** Null where we hold none: there is an estimate and nothing to buy. */
  license: InsuranceLicense.nullable(),
  /** Who makes offers there; null where we hold no license, or have no insurer to ask. */
  insurer: z.string().nullable(),
  canChange: z.boolean(),
});
export type HomeInsurance = z.infer<typeof HomeInsurance>;

/** What a landlord policy costs by its form. */
export const InsuranceQuotes = z.object({
  /** The insurer of the prices; null where they come from our own table. */
  insurer: z.string().nullable(),
  quotes: z.array(z.object({ form: z.enum(['dp1', 'dp3']), yearCents: Cents })),
  /** Where the owner goes on with the insurer. */
  applyUrl: z.url().nullable(),
  /** The insurer could not be reached, and our own table answered. */
  isUnreached: z.boolean(),
});
export type InsuranceQuotes = z.infer<typeof InsuranceQuotes>;

export const insuranceSchemas = {
  listInsurance: { result: z.object({ items: z.array(HomeInsurance) }) },
  getInsurance: { result: HomeInsurance },
  addPolicy: { body: PolicyInput, result: HomeInsurance },
  removePolicy: { result: HomeInsurance },
  chooseCoverage: { body: Coverage, result: HomeInsurance },
  quoteInsurance: {
    /** The owner agrees that the insurer gets the address, size, and year of the home. */
    body: z.strictObject({ coverage: Coverage, sharesHome: z.literal(true, 'Agree to share the home first') }),
    result: InsuranceQuotes,
  },
};
