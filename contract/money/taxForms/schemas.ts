import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { TAX_FILINGS, TAX_FORM_NAMES, TAX_FORM_PROBLEMS, taxFormLifecycle } from './constants';

const Year = z.coerce.number().int().min(2020).max(2100);
const YearBody = z.strictObject({ year: z.int().min(2020).max(2100) });

/** One line of Schedule E (Form 1040) for one home. Costs are above zero. */
export const ScheduleELine = z.object({ line: z.string(), amount: Cents });
export type ScheduleELine = z.infer<typeof ScheduleELine>;

export const TaxHome = z.object({
  homeId: z.uuid(),
  address: z.string(),
  lines: z.array(ScheduleELine),
  /** Others report the rest of this home. */
  isPart: z.boolean().optional(),
});
export type TaxHome = z.infer<typeof TaxHome>;

/** Whom a form is for, as certified on Form W-9. */
export const TaxRecipient = z.object({
  name: z.string(),
  businessName: z.string(),
  isBusiness: z.boolean(),
  tinKind: z.enum(['ssn', 'ein', 'itin']),
  tinLastFour: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
});
export type TaxRecipient = z.infer<typeof TaxRecipient>;

/** A year as its homeowner sees it. */
export const TaxForm = z.object({
  id: z.uuid(),
  year: z.int(),
  filing: z.enum(TAX_FILINGS),
  status: z.enum(taxFormLifecycle.states),
  rents: Cents,
  withheld: Cents,
  isCorrection: z.boolean(),
  /** It has a part of a home’s rent: other owners have forms of their own. */
  isPart: z.boolean(),
  releasedAt: z.iso.datetime(),
  /** Form 1099-MISC and the Schedule E pack among the owner's documents, once they are there. */
  documentId: z.uuid().nullable(),
  packId: z.uuid().nullable(),
});
export type TaxForm = z.infer<typeof TaxForm>;

export const TaxYear = z.object({
  year: z.int(),
  /** Whether the year is over, so that its forms can be made. */
  isOver: z.boolean(),
  threshold: z.object({ amount: Cents, source: z.string() }),
  payer: z.object({ name: z.string(), ein: z.string(), address: z.string(), isDemo: z.boolean() }),
  /** Whether the caller may release what is prepared: they did not prepare it. */
  canRelease: z.boolean(),
  forms: z.array(
    z.object({
      id: z.uuid(),
      form: z.enum(TAX_FORM_NAMES),
      name: z.string(),
      maskedTin: z.string().nullable(),
      filing: z.enum(TAX_FILINGS),
      status: z.enum(taxFormLifecycle.states),
      problem: z.enum(TAX_FORM_PROBLEMS).nullable(),
      /** Box 1: rents, or what a Pro was paid. */
      amount: Cents,
      withheld: Cents,
      isCorrection: z.boolean(),
      isPart: z.boolean(),
      receipt: z.string().nullable(),
    }),
  ),
});
export type TaxYear = z.infer<typeof TaxYear>;

export const taxFormsSchemas = {
  listTaxForms: { result: z.array(TaxForm) },
  getTaxYear: { query: z.strictObject({ year: Year.optional() }), result: TaxYear },
  prepareTaxYear: { body: YearBody, result: TaxYear },
  releaseTaxYear: { body: YearBody, result: TaxYear },
  exportTaxYear: {
    body: YearBody,
    result: z.object({ files: z.array(z.object({ fileName: z.string(), text: z.string() })) }),
  },
  recordTaxFiling: {
    body: YearBody.extend({ receipt: z.string().trim().min(3, 'Enter the receipt ID from the IRS.').max(100) }),
    result: TaxYear,
  },
};
