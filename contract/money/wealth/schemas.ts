import * as z from 'zod';
import { MAX_INPUT_CENTS } from '@/contract/amounts/cents';
import { Cents } from '@/contract/amounts/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { MAX_SCENARIOS } from './constants';
import type { WealthInputs as Inputs } from './projection';

const Amount = z.int().min(0).max(MAX_INPUT_CENTS, 'Enter a smaller amount');
const Rate = z.int().min(0, 'Enter 0% or more').max(10_000, 'Enter 100% or less');
const Growth = z.int().min(-5_000, 'Enter -50% or more').max(5_000, 'Enter 50% or less');

/** Every assumption of a projection: amounts in cents, shares in basis points, costs a year. */
export const WealthInputs = z.strictObject({
  valueCents: Amount,
  cashInvestedCents: Amount,
  loanCents: Amount,
  loanRateBps: z.int().min(0).max(3_000, 'Enter 30% or less'),
  loanMonths: z.int().min(0).max(600, 'Enter 600 months or fewer'),
  rentCents: Amount,
  vacancyBps: Rate,
  feeBps: Rate,
  taxCents: Amount,
  insuranceCents: Amount,
  upkeepCents: Amount,
  hoaCents: Amount,
  appreciationBps: Growth,
  rentGrowthBps: Growth,
  costGrowthBps: Growth,
  sellingCostBps: Rate,
  otherReturnBps: Growth,
  purchasePriceCents: Amount,
  landShareBps: Rate,
  gainsTaxBps: Rate,
  yearsOwned: z.int().min(0).max(100, 'Enter 100 years or fewer'),
}) satisfies z.ZodType<Inputs>;
export type WealthInputs = z.infer<typeof WealthInputs>;

export const WealthScenario = z.strictObject({
  name: z.string().trim().min(1, 'Name this scenario').max(40, 'Use 40 characters or fewer'),
  inputs: WealthInputs,
});
export type WealthScenario = z.infer<typeof WealthScenario>;

const Plan = z.strictObject({ inputs: WealthInputs, scenarios: z.array(WealthScenario).max(MAX_SCENARIOS) });

/** A home with the figures its owner saved, or the ones we start from. */
export const HomeWealth = z.object({
  homeId: z.uuid(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  status: HomeStatus,
  inputs: WealthInputs,
  scenarios: z.array(WealthScenario),
  /** Null until they are saved. */
  savedAt: z.iso.datetime().nullable(),
  /** Where a figure we filled in comes from, by the name of the input. */
  sources: z.partialRecord(WealthInputs.keyof(), z.string()),
  /** What vendors charged in the last twelve months, as paid through us. */
  repairsLastYearCents: Cents,
});
export type HomeWealth = z.infer<typeof HomeWealth>;

/** What a sale meets: the lease, the law, and what the home still owes. */
export const SaleOutlook = z.object({
  homeId: z.uuid(),
  address: z.string(),
  status: HomeStatus,
  /** Null for a vacant home. */
  lease: z
    .object({
      endOn: z.iso.date(),
      /** Whether its term is over and it runs from month to month. */
      monthToMonth: z.boolean(),
      rentCents: Cents,
      depositCents: Cents,
    })
    .nullable(),
  /** When the home could be empty if notice were given today; null without a lease, or where the law gives no way. */
  vacantFrom: z.iso.date().nullable(),
  noticeDays: z.int().nullable(),
  /** Whether the law asks for a legal cause, and whether selling is one. */
  needsCause: z.boolean(),
  saleIsCause: z.boolean(),
  law: z.array(z.object({ text: z.string(), source: z.string(), checkedOn: z.iso.date() })),
  advanceCents: Cents,
  hasGuarantee: z.boolean(),
});
export type SaleOutlook = z.infer<typeof SaleOutlook>;

export const wealthSchemas = {
  listWealth: { result: z.object({ items: z.array(HomeWealth) }) },
  getWealth: { result: HomeWealth },
  saveWealth: { body: Plan, result: HomeWealth },
  getSaleOutlook: { result: SaleOutlook },
  exportWealth: { result: z.object({ fileName: z.string(), text: z.string() }) },
};
