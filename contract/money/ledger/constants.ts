/** Lines of a page of an account's history. */
export const LEDGER_PAGE = 50;
/** Lines of a file. */
export const MAX_LEDGER_EXPORT = 50_000;

/** Our own accounts by their code. */
export const accountLabels: Readonly<Record<string, string>> = {
  processor: 'Payment processor',
  'processor:connected': 'Payees’ accounts at the processor',
  'bank:trust': 'Trust bank account',
  'bank:deposits': 'Security deposit bank account',
  'bank:operating': 'Operating bank account',
  'fees:management': 'Management fees',
  'fees:placement': 'Placement fees',
  'fees:advance': 'Advance fees',
  'fees:installments': 'Installment fees',
  'fees:application': 'Application fees',
  'fees:card': 'Card fees from residents',
  'fees:late': 'Late and returned-payment fees',
  'guarantee:paid': 'Rent guarantee paid',
  'taxes:withheld': 'Backup withholding owed to the IRS',
  'taxes:california': 'Nonresident withholding owed to California',
  'expenses:care': 'Repairs we bear',
  'expenses:processor': 'Fees of the payment processor',
  'expenses:bank': 'Bank fees',
  'pros:payable': 'Owed to Pros',
  'refunds:owed': 'Refunds owed',
};

/** Accounts of a lease and of a home, by the last part of their code. */
export const leaseAccountLabels: Readonly<Record<string, string>> = {
  receivable: 'Owed by residents',
  prepaid: 'Paid ahead',
  deposit: 'Security deposit',
  shortage: 'Owed for a deposit that had left',
};
export const homeAccountLabels: Readonly<Record<string, string>> = {
  payable: 'Owed to the homeowner',
  advance: 'Advance to pay back',
  installments: 'Installments to pay back',
  prepaid: 'Paid ahead for work',
};

/** What residents owe and have paid ahead follows from their charges and payments: no one posts there by hand. */
export const canPostByHand = (code: string): boolean => !/^lease:[^:]+:(receivable|prepaid)$/.test(code);

/** What happened, by the kind of a transaction. */
export const transactionLabels: Readonly<Record<string, string>> = {
  advanceFeeEarned: 'Advance fee',
  advancePaid: 'Advance paid',
  advanceRepaid: 'Advance paid back',
  cardFee: 'Card fee',
  cardFeeReturn: 'Card fee returned',
  cardFeeReinstated: 'Card fee received again',
  cardFeePartReturn: 'Part of a card fee returned',
  cardFeePartReinstated: 'Part of a card fee received again',
  charged: 'Charge',
  creditGiven: 'Credit',
  depositApplied: 'Deposit pays a charge',
  depositUnapplied: 'Deposit pays less of a charge',
  depositClaimed: 'Deposit claimed',
  depositInterest: 'Interest on a deposit',
  depositHandedOver: 'Deposit handed over',
  depositMadeGood: 'Missing deposit paid',
  depositMissing: 'Deposit missing after a return',
  depositRefunded: 'Deposit returned',
  depositReturnReversed: 'Deposit return corrected',
  depositReleased: 'Deposit claim lowered',
  depositsMoved: 'Deposits moved to their account',
  feesEarned: 'Our fees',
  guaranteePaid: 'Rent guarantee paid',
  guaranteeRepaid: 'Rent guarantee paid back',
  installmentPaid: 'Installment',
  installmentsStarted: 'Bills moved to installments',
  invoicePosted: 'Repair invoice',
  manualEntry: 'Manual entry',
  moveInApplied: 'Move-in money applied',
  moveInUnapplied: 'Move-in money taken back',
  ownFundsMoved: 'Our own money moved',
  payment: 'Payment',
  partReturn: 'Part of a payment returned',
  partReinstated: 'Part of a payment received again',
  payoutFunded: 'Payout moved to the payee’s account',
  payoutRecalled: 'Payout taken back from the payee’s account',
  payoutReturned: 'Payout returned',
  payoutSent: 'Payout sent',
  prepaidApplied: 'Credit applied',
  prepaidReleased: 'Credit released',
  prepaidWorkApplied: 'Prepaid work billed',
  prepaidWorkReleased: 'Prepaid work, the rest',
  prepaidWorkShort: 'Prepaid work taken from payouts',
  processorFees: 'Processor fees',
  processorSettled: 'Settlement of the processor',
  processorToppedUp: 'Top-up of the processor',
  processorTopUpFailed: 'Top-up failed',
  refund: 'Refund',
  refundFailed: 'Refund came back',
  refundOwed: 'Refund owed',
  refundPaid: 'Refund paid by check',
  checkStopped: 'Check stopped',
  reinstated: 'Payment received again',
  return: 'Payment returned',
  stateWithheld: 'California nonresident withholding',
  waived: 'Charge waived',
  withheld: 'Backup withholding',
};
