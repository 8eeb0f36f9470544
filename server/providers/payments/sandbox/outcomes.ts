// Ways of paying that behave as asked, by the names Stripe gives its own test ones.

export interface Outcome {
  method: 'card' | 'us_bank_account';
  /** Declined on the spot, with this word for why. */
  declined?: string;
  /** A bank debit that comes back instead of settling. */
  failsAfter?: string;
  /** A settled debit that the bank takes back afterwards. */
  returnedAfter?: string;
}

export const outcomes: Record<string, Outcome> = {
  pm_card_visa: { method: 'card' },
  pm_card_mastercard: { method: 'card' },
  pm_card_chargeDeclined: { method: 'card', declined: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { method: 'card', declined: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { method: 'card', declined: 'expired_card' },
  pm_usBankAccount_success: { method: 'us_bank_account' },
  pm_usBankAccount_insufficientFunds: { method: 'us_bank_account', failsAfter: 'insufficient_funds' },
  pm_usBankAccount_accountClosed: { method: 'us_bank_account', failsAfter: 'account_closed' },
  pm_usBankAccount_dispute: { method: 'us_bank_account', returnedAfter: 'bank_cannot_process' },
};

/** A bank debit takes this long here. */
export const SETTLES_AFTER_SECONDS = 4 * 86_400;
/** And comes back this much later, where it does. */
export const RETURNS_AFTER_SECONDS = 10 * 86_400;
