/** The bank accounts that hold other people’s money. */
export const TRUST_ACCOUNTS = ['trust', 'deposits'] as const;
export type TrustAccount = (typeof TRUST_ACCOUNTS)[number];

export const trustAccountLabels: Readonly<Record<TrustAccount, string>> = {
  trust: 'Trust account',
  deposits: 'Security deposit account',
};

/** Files that banks offer for download. */
export const STATEMENT_FORMATS = ['csv', 'bai2', 'ofx'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Characters of the largest statement file. OFX takes about 300 for each line, CSV a fifth of that. */
export const MAX_STATEMENT_LENGTH = 5_000_000;

/** What may not agree. */
export const EXCEPTION_KINDS = [
  'bank_only',
  'book_only',
  'amount_differs',
  'duplicate_line',
  'wrong_account',
  'statement_break',
  'statement_missing',
  'negative_balance',
  'account_drift',
  'connected_balance',
  'totals_differ',
  'records_differ',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export const exceptionLabels: Readonly<Record<ExceptionKind, string>> = {
  bank_only: 'On the statement, not in the books',
  book_only: 'In the books, not on a statement',
  amount_differs: 'The amounts differ',
  duplicate_line: 'On the statement twice',
  wrong_account: 'In another bank account than booked',
  statement_break: 'The statement doesn’t add up',
  statement_missing: 'No recent statement',
  negative_balance: 'A balance below zero',
  account_drift: 'A balance that isn’t the sum of its entries',
  connected_balance: 'Money left on payees’ accounts at the processor',
  totals_differ: 'The books don’t match what we owe',
  records_differ: 'A record that the books don’t match',
};

/** What to do about each. */
export const exceptionHelp: Readonly<Record<ExceptionKind, string>> = {
  bank_only: 'Find out what it is. Record it, or ask the bank to take it back.',
  book_only: 'Check that the money moved. If it didn’t, reverse the entry.',
  amount_differs: 'Ask the bank which amount is right, and correct the books if it is theirs.',
  duplicate_line: 'Ask the bank to take the second one back.',
  wrong_account: 'Move the money to the account that the books name.',
  statement_break: 'Download the statement again. If it still doesn’t add up, ask the bank.',
  statement_missing: 'Upload the latest statement.',
  negative_balance: 'Our own money covers it today. Collect it from the person who owes it.',
  account_drift: 'Someone changed the books directly. Tell the engineers now, and release no payouts.',
  connected_balance:
    'Look at the payouts that could not be sent. The money is taken back or sent by itself once that is solved.',
  totals_differ: 'Tell the engineers now, and release no payouts.',
  records_differ:
    'Someone changed a record or the books directly. Tell the engineers now, and release no payouts until it is explained.',
};

/** Owners of the money in the bank accounts. The order is the order on the page. */
export const BENEFICIARY_GROUPS = [
  'homeowners',
  'uncollected',
  'deposits',
  'prepaid',
  'refunds',
  'pros',
  'taxes',
  'belong',
] as const;
export type BeneficiaryGroup = (typeof BENEFICIARY_GROUPS)[number];

export const beneficiaryLabels: Readonly<Record<BeneficiaryGroup, string>> = {
  homeowners: 'Owed to homeowners',
  uncollected: 'Not collected from residents and payers yet',
  deposits: 'Security deposits',
  prepaid: 'Rent paid ahead',
  refunds: 'Refunds owed',
  pros: 'Owed to Pros',
  taxes: 'Taxes withheld',
  belong: 'Our own money',
};
