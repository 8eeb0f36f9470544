/** Lines of a page of an account's history. */
export const LEDGER_PAGE = 50;
/** Lines of a file. */
export const MAX_LEDGER_EXPORT = 50_000;

/** Files of the books for other programs. */
export const BOOK_FORMATS = ['csv', 'iif', 'ofx'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];
export const bookFormatLabels: Readonly<Record<BookFormat, string>> = {
  csv: 'General ledger as a spreadsheet (CSV)',
  iif: 'General ledger for QuickBooks Desktop (IIF)',
  ofx: 'Register of a bank account (OFX)',
};

/** Bank accounts of which there is a register. */
export const BOOK_ACCOUNTS = ['trust', 'deposits', 'operating'] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

export interface BookExport {
  format: BookFormat;
  /** Of a register. */
  account?: BookAccount | undefined;
}

/** Our own accounts by their code. */
export const accountLabels: Readonly<Record<string, string>> = {
  processor: 'Payment processor',
  'processor:connected': 'Payees’ accounts at the processor',
  'bank:trust': 'Trust bank account',
  'bank:deposits': 'Security deposit bank account',
  'bank:operating': 'Operating bank account',
  'bank:orders': 'Bank orders on their way',
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
  'expenses:collections': 'Fees of collection agencies',
  'losses:returns': 'Refunds that a bank took back',
  'pros:payable': 'Owed to Pros',
  'refunds:owed': 'Refunds owed',
  'unclaimed:trust': 'Unclaimed property in the trust account',
  'unclaimed:deposits': 'Unclaimed property in the deposit account',
  'unclaimed:claims': 'Owed by states for unclaimed property',
};

/** Accounts of a lease and of a home, by the last part of their code. */
export const leaseAccountLabels: Readonly<Record<string, string>> = {
  receivable: 'Owed by residents',
  payer: 'Owed by other payers',
  prepaid: 'Paid ahead',
  deposit: 'Security deposit',
  shortage: 'Owed for a deposit that had left',
};
export const homeAccountLabels: Readonly<Record<string, string>> = {
  payable: 'Owed to the homeowner',
  held: 'Held for the homeowner',
  advance: 'Advance to pay back',
  installments: 'Installments to pay back',
  prepaid: 'Paid ahead for work',
};

/**
 * What residents owe and have paid ahead follows from their charges and payments, and what is held from a first payment: no
 * one posts there by hand.
 */
export const canPostByHand = (code: string): boolean =>
  !/^(?:lease:[^:]+:(?:receivable|prepaid|payer)|home:[^:]+:held)$/.test(code);

/** What happened, by the kind of a transaction. */
export const transactionLabels: Readonly<Record<string, string>> = {
  advanceFeeEarned: 'Advance fee',
  advancePaid: 'Advance paid',
  advanceRepaid: 'Advance paid back',
  bankOrderSent: 'Order sent to the bank',
  bankOrderArrived: 'Order carried out by the bank',
  bankOrderReturned: 'Order returned by the bank',
  cardFee: 'Card fee',
  cardFeeReturn: 'Card fee returned',
  cardFeeReinstated: 'Card fee received again',
  cardFeePartReturn: 'Part of a card fee returned',
  cardFeePartReinstated: 'Part of a card fee received again',
  charged: 'Charge',
  contribution: 'Paid in by the homeowner',
  contributionReturn: 'Money paid in, returned',
  contributionReinstated: 'Money paid in, received again',
  contributionPartReturn: 'Part of money paid in, returned',
  contributionPartReinstated: 'Part of money paid in, received again',
  contributionRefund: 'Refund of money paid in',
  debitHeld: 'Large first payment held',
  debitReleased: 'Held payment released',
  debitGuaranteed: 'Held payment released for the guarantee',
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
  expenseReleased: 'Expense paid for the homeowner',
  expenseReturned: 'Expense that was not paid',
  feesEarned: 'Our fees',
  guaranteePaid: 'Rent guarantee paid',
  guaranteeRepaid: 'Rent guarantee paid back',
  installmentPaid: 'Installment',
  installmentsStarted: 'Bills moved to installments',
  invoicePaid: 'Repair paid',
  invoicePaymentReturned: 'Payment of a repair returned',
  invoicePosted: 'Repair invoice',
  manualEntry: 'Manual entry',
  openingDeposit: 'Deposit carried over',
  openingPrepaid: 'Paid ahead, carried over',
  openingOwnerBalance: 'Owner balance carried over',
  openingDepositReversed: 'Deposit carried over by mistake',
  openingPrepaidReversed: 'Paid ahead, carried over by mistake',
  openingOwnerBalanceReversed: 'Owner balance carried over by mistake',
  chargeUndone: 'Charge of an undone import',
  moveInApplied: 'Move-in money applied',
  moveInUnapplied: 'Move-in money taken back',
  payment: 'Payment',
  payerCharged: 'Rent of another payer',
  payerChargeWaived: 'Rent of another payer, given up',
  payerPayment: 'Payment of another payer',
  payerPaymentReturn: 'Payment of another payer, returned',
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
  processorSettlementFailed: 'Settlement sent back by our bank',
  processorToppedUp: 'Top-up of the processor',
  processorTopUpFailed: 'Top-up failed',
  refund: 'Refund',
  refundFailed: 'Refund came back',
  refundOwed: 'Refund owed',
  refundCovered: 'Refund that a bank took back',
  refundPaid: 'Refund paid by check',
  checkStopped: 'Check stopped',
  reinstated: 'Payment received again',
  return: 'Payment returned',
  stateWithheld: 'California nonresident withholding',
  waived: 'Charge waived',
  withheld: 'Backup withholding',
  writeOffRecovered: 'Paid after a write-off',
  writeOffReversed: 'Write-off reversed',
  writtenOff: 'Written off',
  unclaimedHeld: 'Not collected',
  unclaimedClaimPaid: 'Late claim paid to the owner',
  unclaimedClaimRefunded: 'Late claim paid back by the state',
};
