import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import { CONTRIBUTION_KINDS, CONTRIBUTION_REQUEST_STATUSES, MAX_CONTRIBUTION_CENTS } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Instant = z.iso.datetime();
const Amount = z.int().min(1, 'Enter an amount').max(MAX_CONTRIBUTION_CENTS, 'Enter $50,000 or less').brand('Cents');

const ContributionRequest = z.object({
  id: Id,
  amountCents: Cents,
  reason: z.string(),
  dueOn: Day,
  heldUntil: Day.nullable(),
  status: z.enum(CONTRIBUTION_REQUEST_STATUSES),
  requestedAt: Instant,
});
export type ContributionRequest = z.infer<typeof ContributionRequest>;

const Contribution = z.object({
  id: Id,
  kind: z.enum(CONTRIBUTION_KINDS),
  amountCents: Cents,
  status: z.enum(paymentLifecycle.states),
  /** The bank account it came from. */
  method: z.string(),
  paidAt: Instant,
});
export type Contribution = z.infer<typeof Contribution>;

/** What an owner owes for a home and can pay in. */
export const OwnerContributions = z.object({
  homeId: Id,
  /** Owed to us, without what is on its way. */
  owedCents: Cents,
  /** What the reserve lacks beside that. */
  reserveShortCents: Cents,
  /** Bank debits that have not arrived yet. */
  pendingCents: Cents,
  requests: z.array(ContributionRequest),
  contributions: z.array(Contribution),
  canPay: z.boolean(),
});
export type OwnerContributions = z.infer<typeof OwnerContributions>;

export const ownerContributionsSchemas = {
  getContributions: { result: OwnerContributions },
  payContribution: {
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('balance'), amountCents: Amount, paymentMethodId: Id }),
      z.strictObject({ kind: z.literal('reserve'), amountCents: Amount, paymentMethodId: Id }),
      z.strictObject({ kind: z.literal('request'), requestId: Id, amountCents: Amount, paymentMethodId: Id }),
    ]),
    result: OwnerContributions,
  },
  requestContribution: {
    body: z.strictObject({
      amountCents: Amount,
      reason: z.string().trim().min(3, 'Say what it is for').max(MAX_REASON),
      dueOn: Day,
      /** Payouts keep the money until then; left out where it covers what is owed. */
      heldUntil: Day.nullable(),
    }),
    result: OwnerContributions,
  },
  withdrawContributionRequest: { body: z.strictObject({}), result: OwnerContributions },
};
