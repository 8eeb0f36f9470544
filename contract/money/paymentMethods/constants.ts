import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a saved bank account or card. A bank account that cannot be linked at once waits for two small deposits
 * to be confirmed; one that sends payments back for good is `blocked`, and stays so when it is added again.
 */
export const paymentMethodLifecycle = lifecycle({
  pending_verification: { verify: 'active', block: 'blocked', remove: 'removed' },
  active: { block: 'blocked', remove: 'removed' },
  blocked: { remove: 'removed' },
  removed: {},
});
export type PaymentMethodStatus = (typeof paymentMethodLifecycle.states)[number];

export const paymentMethodKinds = ['bank', 'card'] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** What a payment draws on. */
export const fundings = ['bank', 'credit', 'debit', 'prepaid', 'unknown'] as const;
export type Funding = (typeof fundings)[number];

/** Why a method cannot be used, in words for its owner. */
export const blockReasons = {
  account_closed: 'The bank says this account is closed.',
  account_not_found: 'The bank could not find this account.',
  account_frozen: 'The bank has frozen this account.',
  debits_not_allowed: 'This account does not allow payments like rent. A checking account usually does.',
  not_authorized: 'The bank says the account owner did not allow a payment.',
  card_lost_or_stolen: 'The bank reports this card as lost or stolen.',
  verification_failed: 'The deposit amounts were wrong too many times.',
  verification_expired: 'The two deposits were not confirmed in time.',
} as const;
export type BlockReason = keyof typeof blockReasons;
export const blockReasonCodes = Object.keys(blockReasons) as [BlockReason, ...BlockReason[]];

/** People keep at most this many. */
export const MAX_PAYMENT_METHODS = 10;
