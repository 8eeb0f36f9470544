import * as z from 'zod';
import { blockReasonCodes, fundings, paymentMethodKinds, paymentMethodLifecycle } from './constants';

export const PaymentMethod = z.object({
  id: z.uuid(),
  kind: z.enum(paymentMethodKinds),
  funding: z.enum(fundings),
  /** For instance `Visa ending in 4242`. */
  label: z.string(),
  last4: z.string(),
  /** Last month a card is valid in, such as `2030-08`. */
  expires: z.string().nullable(),
  status: z.enum(paymentMethodLifecycle.states),
  /** Why it is blocked. */
  blockReason: z.enum(blockReasonCodes).nullable(),
  isDefault: z.boolean(),
  /** Whether autopay uses it: it cannot be removed until autopay is moved or turned off. */
  hasAutopay: z.boolean(),
  /** Two small deposits that are on their way to the account, or the code on one of them. */
  verification: z.object({ type: z.enum(['amounts', 'code']), depositsOn: z.iso.date() }).nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The page of ours that people come back to from the processor’s: a path without a query. */
const ReturnPath = z
  .string()
  .max(300)
  .regex(/^\/(?:[\w-][\w.-]*\/?)*$/, 'Enter a path of this site, such as /accounts/payments');

const DepositAmount = z.int('Enter whole cents').min(1, 'Enter 1 to 99 cents').max(99, 'Enter 1 to 99 cents');
const VerificationProof = z.union([
  z.strictObject({ amounts: z.tuple([DepositAmount, DepositAmount]) }),
  z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^SM[0-9A-Z]{4}$/, 'Enter the 6 characters, starting with SM'),
  }),
]);
export type VerificationProof = z.infer<typeof VerificationProof>;

/** The input and the result of each endpoint. */
export const paymentMethodsSchemas = {
  listPaymentMethods: { result: z.array(PaymentMethod) },
  startPaymentMethod: {
    body: z.strictObject({
      kind: z.enum(paymentMethodKinds),
      returnTo: ReturnPath.default('/accounts/payments'),
    }),
    result: z.object({ href: z.string() }),
  },
  addPaymentMethod: { body: z.strictObject({ session: z.string().min(1).max(200) }), result: PaymentMethod },
  verifyPaymentMethod: { body: VerificationProof, result: PaymentMethod },
  setDefaultPaymentMethod: { result: PaymentMethod },
  removePaymentMethod: { result: z.object({}) },
};
