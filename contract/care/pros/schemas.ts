import * as z from 'zod';
import { businessNameSchema, nameSchema } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { TIERS } from '@/contract/care/workOrders/constants';
import { SURVEY_IDS } from '@/contract/care/workOrders/survey';
import { EmailAddress } from '@/contract/format/emailAddress';
import { PhoneNumber } from '@/contract/format/phoneNumber';
import { TaxStatus } from '@/contract/money/w9s/schemas';
import { ProHours } from './availability';
import { OFFER_STATUSES, PRO_DOCUMENTS, PRO_STATUSES, TRADES } from './constants';

const PriceLine = z.strictObject({
  label: z.string().trim().min(1, 'What is this price for?').max(120),
  cents: Cents.min(0).max(10_000_000),
});

export const ProDetails = z.strictObject({
  company: nameSchema(120, 'Enter the company name'),
  contactName: businessNameSchema(120),
  email: EmailAddress,
  phone: PhoneNumber,
  address: z.string().trim().max(200),
  trades: z.array(z.enum(TRADES)).min(1, 'Choose at least one trade').max(TRADES.length),
  regionIds: z.array(z.int()).max(50),
  hours: ProHours,
  takesEmergencies: z.boolean(),
  dailyCapacity: z.int().min(1, 'Enter a number from 1 to 50').max(50, 'Enter a number from 1 to 50'),
  priceList: z.array(PriceLine).max(40),
  status: z.enum(PRO_STATUSES),
});
export type ProDetails = z.infer<typeof ProDetails>;

const ProDocument = z.object({
  kind: z.enum(PRO_DOCUMENTS),
  number: z.string(),
  issuer: z.string(),
  expiresOn: z.iso.date().nullable(),
});

/** Figures from what a Pro did; null where nothing was measured yet. */
const ProPerformance = z.object({
  jobs: z.int(),
  firstVisitFix: z.number().nullable(),
  onTime: z.number().nullable(),
  rating: z.number().nullable(),
  /** What people who confirmed the work answered, by question. */
  survey: z.array(z.object({ question: z.enum(SURVEY_IDS), yes: z.int(), answers: z.int() })),
});

const ProSummary = z.object({
  id: z.uuid(),
  company: z.string(),
  trades: z.array(z.enum(TRADES)),
  status: z.enum(PRO_STATUSES),
  performance: ProPerformance,
  /** Why they can't be given work today, by their trades. */
  problems: z.array(z.string()),
  /** The next day on which a paper ends. */
  expiresOn: z.iso.date().nullable(),
});
export type ProSummary = z.infer<typeof ProSummary>;

export const Pro = ProDetails.extend({
  id: z.uuid(),
  /** Their Form W-9 as payments have to heed it; the form itself is for those with the money duty. */
  w9: z.object({ certifiedAt: z.iso.datetime().nullable(), isMatched: z.boolean(), tax: TaxStatus }),
  documents: z.array(ProDocument),
  performance: ProPerformance,
  problems: z.array(z.string()),
});
export type Pro = z.infer<typeof Pro>;

const Offer = z.object({
  id: z.uuid(),
  proId: z.uuid(),
  company: z.string(),
  status: z.enum(OFFER_STATUSES),
  sentAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
});

/** Who could do a job, in the order in which they are asked, and whom we asked. */
export const Assignment = z.object({
  trade: z.enum(TRADES),
  /** True until our team says that 911 or the gas company was called: no Pro is asked before. */
  waitsForResponders: z.boolean(),
  ranking: z.array(
    z.object({ id: z.uuid(), company: z.string(), score: z.number().nullable(), reasons: z.array(z.string()) }),
  ),
  offers: z.array(Offer),
  /** Of the home. */
  timeZone: z.string(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Our own figures. Hidden until there are enough finished jobs. */
export const Scorecard = z.object({
  asOf: z.iso.date(),
  jobs: z.int(),
  figures: z
    .object({
      tiers: z.array(z.object({ tier: z.enum(TIERS), jobs: z.int(), medianHours: z.number() })),
      firstVisitFix: z.number(),
      clocksMet: z.number(),
    })
    .nullable(),
});
export type Scorecard = z.infer<typeof Scorecard>;

const DocumentUpdate = z.strictObject({
  number: z.string().trim().max(80),
  issuer: z.string().trim().max(120),
  expiresOn: z.iso.date('Enter the date on which it ends'),
});

/** What each endpoint takes and gives. */
export const prosSchemas = {
  listPros: { result: z.array(ProSummary) },
  getPro: { result: Pro },
  createPro: { body: ProDetails, result: Pro },
  updatePro: { body: ProDetails, result: Pro },
  saveProDocument: { body: DocumentUpdate, result: Pro },
  getAssignment: { result: Assignment },
  changeAssignment: {
    body: z.strictObject({ trade: z.enum(TRADES).optional(), respondersCalled: z.literal(true).optional() }),
    result: Assignment,
  },
  /** Without `proIds`, the best ones are asked. */
  offerJob: {
    body: z.strictObject({ proIds: z.array(z.uuid()).min(1).max(5).optional() }),
    result: Assignment,
  },
  withdrawOffer: { body: z.strictObject({}), result: Assignment },
  getScorecard: { result: Scorecard },
};
