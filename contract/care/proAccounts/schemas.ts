import * as z from 'zod';
import { nameSchema } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { TIERS } from '@/contract/care/workOrders/constants';
import { EmailAddress } from '@/contract/format/emailAddress';
import { isRoutingNumber } from '@/contract/money/payoutAccounts/constants';
import { payoutPartLifecycle } from '@/contract/money/payouts/constants';
import { taxFormLifecycle } from '@/contract/money/taxForms/constants';
import { TaxStatus, W9, W9Input } from '@/contract/money/w9s/schemas';
import { JOB_GROUPS } from './constants';

export type ProJobGroup = (typeof JOB_GROUPS)[number];

const At = z.iso.datetime();
const Secret = z.string().regex(/^[\w-]{43}$/, 'Please log in again.');
const Session = z.object({ session: Secret });

const ProInvoice = z.object({
  id: z.uuid(),
  number: z.string(),
  totalCents: Cents,
  status: z.string(),
  payment: z
    .object({
      status: z.enum(payoutPartLifecycle.states),
      arrivesOn: z.iso.date().nullable(),
      traceId: z.string().nullable(),
      paidAt: At.nullable(),
    })
    .nullable(),
});

const AccountJob = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  city: z.string(),
  tier: z.enum(TIERS),
  group: z.enum(JOB_GROUPS),
  answerBy: At,
  timeZone: z.string(),
  visitAt: At.nullable(),
  approvedCents: Cents.nullable(),
  invoices: z.array(ProInvoice),
});
export type AccountJob = z.infer<typeof AccountJob>;

const ProBank = z.object({ id: z.uuid(), bankName: z.string(), lastFour: z.string(), usableFrom: At });
export type ProBank = z.infer<typeof ProBank>;

/** All of a Pro’s jobs, and where they are paid. */
export const ProAccount = z.object({
  company: z.string(),
  /** Whether the bank account and the Form W-9 can be changed without another code. */
  isRecent: z.boolean(),
  jobs: z.array(AccountJob),
  /** The one we pay to now, and a new one in its hold. */
  bank: ProBank.nullable(),
  newBank: ProBank.nullable(),
  /** The form that counts, with its number masked, and what follows for payments. */
  w9: z.object({ form: W9.nullable(), tax: TaxStatus }),
  /** Forms 1099-NEC that were released, the newest first. */
  taxForms: z.array(
    z.object({
      id: z.uuid(),
      year: z.int(),
      status: z.enum(taxFormLifecycle.states),
      isCorrection: z.boolean(),
      amount: Cents,
      withheld: Cents,
      hasFile: z.boolean(),
    }),
  ),
});
export type ProAccount = z.infer<typeof ProAccount>;

export const proAccountsSchemas = {
  requestLogin: {
    body: z.strictObject({
      email: EmailAddress,
      via: z.enum(['email', 'text']),
    }),
    result: z.object({ login: z.uuid() }),
  },
  confirmLogin: {
    body: z.strictObject({
      login: z.uuid(),
      code: z.string().regex(/^\d{6}$/, 'Enter the six digits from our message'),
    }),
    /** Null where the code was wrong or too old. */
    result: z.object({ session: Secret.nullable() }),
  },
  openProAccount: { body: Session.strict(), result: ProAccount },
  openAccountJob: {
    body: Session.extend({ offerId: z.uuid() }).strict(),
    /** A link to the job that is confirmed already. */
    result: z.object({ token: Secret, device: Secret }),
  },
  addProBankAccount: {
    body: Session.extend({
      holderName: nameSchema(120, 'Enter the name on the account.'),
      routingNumber: z
        .string()
        .trim()
        .refine(isRoutingNumber, 'Check the routing number. It has 9 digits and is on your checks.'),
      accountNumber: z
        .string()
        .trim()
        .regex(/^\d{4,17}$/, 'Enter 4 to 17 digits.'),
      accountNumberAgain: z.string().trim().max(17),
    })
      .strict()
      .refine(({ accountNumber, accountNumberAgain }) => accountNumber === accountNumberAgain, {
        path: ['accountNumberAgain'],
        message: 'The two account numbers don’t match.',
      }),
    result: ProAccount,
  },
  cancelProBankAccount: { body: Session.strict(), result: ProAccount },
  certifyProW9: { body: W9Input.safeExtend({ session: Secret }), result: ProAccount },
  referProToW8: { body: Session.strict(), result: ProAccount },
  readProTaxFile: {
    /** Of a Form 1099-NEC; null for the Form W-9. */
    body: Session.extend({ taxFormId: z.uuid().nullable() }).strict(),
    result: z.object({ fileName: z.string(), base64: z.base64() }),
  },
  logOutPro: { body: Session.strict(), result: z.object({}) },
};
