// Ways of paying that behave as asked, by the names Stripe gives its own test ones.

export interface Outcome {
  method: 'card' | 'us_bank_account';
  /** Declined on the spot, with this word for why. */
  declined?: string;
  /** A bank debit that comes back instead of settling. */
  failsAfter?: string;
  /** A settled debit that the bank takes back afterwards. */
  returnedAfter?: string;
  /** Refunds of this method fail after a while, with this reason. */
  refundFailsAfter?: string;
  /** Its money skips the pending balance: card 4000 0000 0000 0077. */
  isAvailableAtOnce?: true;
  /** What a card draws on. */
  funding?: 'credit' | 'debit';
  /** Cannot be linked at once: two small deposits must be confirmed. */
  isVerifiedByDeposits?: true;
  /** How it is offered on the sandbox’s own page, and the end of its number there. */
  label?: string;
  description?: string;
  last4?: string;
}

export const outcomes: Record<string, Outcome> = {
  pm_card_visa: { method: 'card', label: 'A card', description: 'It is charged at once.', last4: '4242' },
  pm_card_mastercard: { method: 'card' },
  pm_card_bypassPending: { method: 'card', isAvailableAtOnce: true, last4: '0077' },
  pm_card_visa_debit: {
    method: 'card',
    funding: 'debit',
    label: 'A debit card',
    description: 'It is charged at once.',
    last4: '5556',
  },
  pm_card_chargeDeclined: {
    method: 'card',
    declined: 'generic_decline',
    label: 'A card that is declined',
    description: 'Nothing is charged; choose another.',
    last4: '0002',
  },
  pm_card_authenticationRequired: {
    method: 'card',
    declined: 'authentication_required',
    label: 'A card that stops at 3-D Secure',
    description: 'The bank asks for a confirmation, and nothing is charged.',
    last4: '3184',
  },
  pm_card_refundFail: { method: 'card', refundFailsAfter: 'lost_or_stolen_card', last4: '5126' },
  pm_card_chargeDeclinedInsufficientFunds: { method: 'card', declined: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { method: 'card', declined: 'expired_card' },
  pm_usBankAccount_success: {
    method: 'us_bank_account',
    label: 'A bank account',
    description: 'The money arrives in four days.',
    last4: '6789',
  },
  pm_usBankAccount_insufficientFunds: {
    method: 'us_bank_account',
    failsAfter: 'insufficient_funds',
    label: 'A bank account with too little in it',
    description: 'It comes back after four days.',
    last4: '2227',
  },
  pm_usBankAccount_microdeposits: {
    method: 'us_bank_account',
    isVerifiedByDeposits: true,
    label: 'A bank account that must be confirmed',
    description: 'We send two small deposits, of 32 and 45 cents.',
    last4: '1116',
  },
  pm_usBankAccount_refundFail: { method: 'us_bank_account', refundFailsAfter: 'declined' },
  pm_usBankAccount_accountClosed: { method: 'us_bank_account', failsAfter: 'account_closed' },
  pm_usBankAccount_dispute: { method: 'us_bank_account', returnedAfter: 'bank_cannot_process' },
};

/** Business days until the money of a card is available. */
export const CARD_IS_PENDING_DAYS = 2;

/** What the two deposits are, as in Stripe’s test mode. */
export const DEPOSIT_AMOUNTS: readonly string[] = ['32', '45'];
export const MAX_VERIFICATION_ATTEMPTS = 10;
export const DEPOSITS_ARRIVE_AFTER_SECONDS = 2 * 86_400;

/** A bank debit takes this long here. */
export const SETTLES_AFTER_SECONDS = 4 * 86_400;
/** A refund arrives at a bank account, or comes back, this much later. */
export const REFUND_ENDS_AFTER_SECONDS = 5 * 86_400;
/** And comes back this much later, where it does. */
export const RETURNS_AFTER_SECONDS = 10 * 86_400;
