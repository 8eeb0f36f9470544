import * as z from 'zod';
import { nameSchema } from '@/contract/account/users/nameSchema';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { TaxStatus } from '@/contract/money/w9s/schemas';
import {
  BANK_ACCOUNT_KINDS,
  isRoutingNumber,
  MAX_MINIMUM_CENTS,
  MAX_RESERVE_CENTS,
  payoutAccountLifecycle,
  WHOLE_BPS,
} from './constants';

/** A homeowner's bank account. Its number is with the processor alone. */
export const PayoutAccount = z.object({
  id: z.uuid(),
  /** The one home it is for; null for all homes without one of their own. */
  homeId: z.uuid().nullable(),
  bankName: z.string(),
  lastFour: z.string(),
  kind: z.enum(BANK_ACCOUNT_KINDS),
  status: z.enum(payoutAccountLifecycle.states),
  /** From when we pay to it. */
  usableFrom: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const NewPayoutAccount = z
  .strictObject({
    homeId: z.uuid().nullable(),
    holderName: nameSchema(120, 'Enter the name on the account.'),
    kind: z.enum(BANK_ACCOUNT_KINDS, 'Choose checking or savings.'),
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
  .refine(({ accountNumber, accountNumberAgain }) => accountNumber === accountNumberAgain, {
    path: ['accountNumberAgain'],
    message: 'The two account numbers don’t match.',
  });
export type NewPayoutAccount = z.output<typeof NewPayoutAccount>;

const Share = z.strictObject({ personId: z.uuid(), basisPoints: z.int().min(1).max(WHOLE_BPS) });

/** How a home's payouts are sent. */
export const PayoutSettingsInput = z
  .strictObject({
    /** Stays with us for repairs, on top of what is paid out. */
    reserveCents: InputCents.max(MAX_RESERVE_CENTS, 'Enter $0 to $10,000.'),
    /** Smaller amounts roll over to the next payout. */
    minimumCents: InputCents.min(1, 'Enter $0.01 to $5,000.').max(MAX_MINIMUM_CENTS, 'Enter $0.01 to $5,000.'),
    /** Each person's part; empty where the owner gets all of it. */
    shares: z.array(Share).max(8),
    /** Who reports all of the rent to the IRS; null where each person reports their own part. */
    reporterId: z.uuid().nullable().default(null),
    /** Whether residents may pay a part of what is due. */
    acceptsPartial: z.boolean().default(true),
  })
  .superRefine(({ shares }, context) => {
    if (shares.length === 0) return;
    const sum = shares.reduce((total, { basisPoints }) => total + basisPoints, 0);
    if (sum !== WHOLE_BPS)
      context.addIssue({ code: 'custom', path: ['shares'], message: 'The parts must add up to 100%.' });
    if (new Set(shares.map(({ personId }) => personId)).size < shares.length)
      context.addIssue({ code: 'custom', path: ['shares'], message: 'Name each person once.' });
  });
export type PayoutSettingsInput = z.output<typeof PayoutSettingsInput>;

export const PayoutSettings = z.object({
  homeId: z.uuid(),
  address: z.string(),
  reserveCents: Cents,
  minimumCents: Cents,
  /** Who reports all of the rent to the IRS; null where each person reports their own part. */
  reporterId: z.uuid().nullable(),
  /** Whether residents may pay a part of what is due, and whether a notice of the owner’s is open, which a part can undo. */
  acceptsPartial: z.boolean(),
  hasOpenNotice: z.boolean(),
  /** Whether the caller may change this. */
  canChange: z.boolean(),
  /** The owner and co-owners, each with their part and whether we know where to pay them. */
  people: z.array(
    z.object({
      personId: z.uuid(),
      name: z.string(),
      basisPoints: z.int(),
      hasAccount: z.boolean(),
      /** What their Form W-9, or its lack, means for payouts; null where they report nothing. */
      taxStatus: TaxStatus.shape.status.nullable(),
      isYou: z.boolean(),
    }),
  ),
});
export type PayoutSettings = z.infer<typeof PayoutSettings>;

export const payoutAccountsSchemas = {
  listPayoutAccounts: { result: z.object({ items: z.array(PayoutAccount) }) },
  addPayoutAccount: { body: NewPayoutAccount, result: PayoutAccount },
  cancelPayoutAccount: { body: z.strictObject({}), result: PayoutAccount },
  getPayoutSettings: { result: PayoutSettings },
  savePayoutSettings: { body: PayoutSettingsInput, result: PayoutSettings },
};
