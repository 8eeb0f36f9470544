/** What a payer reads of a reason the processor gave. */
const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds:
    'There is not enough money in this account. Nothing was charged. Please choose another way to pay.',
  authentication_required:
    'Your bank asked to confirm this payment, and that didn’t work. Nothing was charged. Please use a bank account or another card.',
  expired_card: 'This card has expired. Nothing was charged. Please choose another way to pay.',
};

export const declineMessage = (failure: string | null) =>
  DECLINES[failure ?? ''] ??
  'Your bank did not allow this payment. Nothing was charged. Please choose another way to pay.';
