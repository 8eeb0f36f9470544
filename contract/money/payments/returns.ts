// Why banks send payments back (Nacha Operating Rules, appendix four), as data: what each code means for the payment, for the
// account it came from, and for whom it is work. The processor has words of its own for the usual ones.

/** Why an account cannot be used any more, in the words of saved payment methods. */
export type ReturnBlock =
  | 'account_closed'
  | 'account_not_found'
  | 'account_frozen'
  | 'debits_not_allowed'
  | 'not_authorized';

export interface ReturnRule {
  readonly code: string;
  readonly title: string;
  /** Only for want of money may the same payment be sent again: twice at most, within 180 days. */
  readonly canRetry: boolean;
  /** The account is not used again, for this reason. */
  readonly block: ReturnBlock | null;
  /** Whether it is the payer's doing, so that the lease's fee may be asked for. */
  readonly hasFee: boolean;
  /** Whether one of our team looks at it. */
  readonly needsReview: boolean;
}

type Effect = Omit<ReturnRule, 'code' | 'title'>;
const noMoney: Effect = { canRetry: true, block: null, hasFee: true, needsReview: false };
const stopped: Effect = { canRetry: false, block: null, hasFee: false, needsReview: true };
const ours: Effect = { canRetry: false, block: null, hasFee: false, needsReview: true };
const unusable = (block: ReturnBlock): Effect => ({ canRetry: false, block, hasFee: false, needsReview: false });
const unauthorized: Effect = { canRetry: false, block: 'not_authorized', hasFee: false, needsReview: true };

const rows: readonly (readonly [code: string, title: string, effect: Effect])[] = [
  ['R01', 'Not enough money', noMoney],
  ['R02', 'Account closed', unusable('account_closed')],
  ['R03', 'No account, or it could not be found', unusable('account_not_found')],
  ['R04', 'Invalid account number', unusable('account_not_found')],
  ['R05', 'Unauthorized debit to a consumer account', unauthorized],
  ['R06', 'Returned at the request of our bank', ours],
  ['R07', 'Authorization revoked by the customer', unauthorized],
  ['R08', 'Payment stopped', stopped],
  ['R09', 'Uncollected funds', noMoney],
  ['R10', 'Customer says it was not authorized', unauthorized],
  ['R11', 'Customer says it was not as agreed', unauthorized],
  ['R12', 'Account moved to another branch', unusable('account_closed')],
  ['R13', 'Invalid routing number', unusable('account_not_found')],
  ['R14', 'Representative payee has died or cannot continue', { ...unusable('account_frozen'), needsReview: true }],
  ['R15', 'Account holder has died', { ...unusable('account_frozen'), needsReview: true }],
  ['R16', 'Account frozen', { ...unusable('account_frozen'), needsReview: true }],
  ['R17', 'File record edit criteria, or suspicious entry', ours],
  ['R18', 'Improper effective date', ours],
  ['R19', 'Amount field error', ours],
  ['R20', 'Account does not allow debits', unusable('debits_not_allowed')],
  ['R21', 'Invalid company identification', ours],
  ['R22', 'Invalid individual ID number', ours],
  ['R23', 'Credit refused by the receiver', ours],
  ['R24', 'Duplicate entry', ours],
  ['R25', 'Addenda error', ours],
  ['R26', 'Mandatory field error', ours],
  ['R27', 'Trace number error', ours],
  ['R28', 'Routing number check digit error', unusable('account_not_found')],
  ['R29', 'Company says it was not authorized', unauthorized],
  ['R30', 'Bank does not take part in check truncation', ours],
  ['R31', 'Return that both banks agreed to', ours],
  ['R32', 'Bank cannot settle', ours],
  ['R33', 'Return of an XCK entry', ours],
  ['R34', 'Bank is limited in taking part', unusable('debits_not_allowed')],
  ['R35', 'Return of an improper debit', ours],
  ['R36', 'Return of an improper credit', ours],
  ['R37', 'Source document presented for payment', ours],
  ['R38', 'Stop payment on the source document', stopped],
  ['R39', 'Improper source document', ours],
  ['R40', 'Returned by a federal agency', ours],
  ['R41', 'Invalid transaction code', ours],
  ['R42', 'Routing number or check digit error', ours],
  ['R43', 'Invalid account number at a federal agency', ours],
  ['R44', 'Invalid individual ID at a federal agency', ours],
  ['R45', 'Invalid name at a federal agency', ours],
  ['R46', 'Invalid representative payee indicator', ours],
  ['R47', 'Duplicate enrollment', ours],
  ['R50', 'State law affects re-presented checks', ours],
  ['R51', 'Item or entry of a re-presented check is not eligible', ours],
  ['R52', 'Stop payment on a re-presented check', stopped],
  ['R53', 'Item and re-presented check were both presented', ours],
  ...([61, 62, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77] as const).map(
    (number) => [`R${number}`, 'A bank disagrees with an earlier return', ours] as const,
  ),
  ...([80, 81, 82, 83, 84, 85] as const).map(
    (number) => [`R${number}`, 'International entry that could not be posted', ours] as const,
  ),
];

export const returnRules: Readonly<Record<string, ReturnRule>> = Object.fromEntries(
  rows.map(([code, title, effect]) => [code, { code, title, ...effect }]),
);

/** The words of the processor, and the code each stands for. */
const processorWords: Readonly<Record<string, string>> = {
  account_closed: 'R02',
  bank_account_restricted: 'R16',
  bank_account_unusable: 'R20',
  bank_cannot_process: 'R17',
  bank_ownership_changed: 'R07',
  customer_initiated: 'R10',
  debit_not_authorized: 'R10',
  incorrect_account_details: 'R03',
  incorrect_account_holder_name: 'R03',
  incorrect_account_holder_tax_id: 'R03',
  insufficient_funds: 'R01',
  invalid_account_number: 'R04',
  invalid_currency: 'R19',
  no_account: 'R03',
};

/** Rule of a return code; an unknown one is not retried, and staff look at it. */
export function returnRuleOf(reason: string | null): ReturnRule {
  const code = reason === null ? '' : (processorWords[reason] ?? reason);
  return returnRules[code] ?? { code: reason ?? 'unknown', title: 'Returned by the bank', ...ours };
}

/** Reasons that need no work: all others do, also unknown ones. */
export const settledReturnReasons: readonly string[] = [
  ...Object.values(returnRules).flatMap(({ code, needsReview }) => (needsReview ? [] : [code])),
  ...Object.keys(processorWords).filter((word) => !returnRuleOf(word).needsReview),
];

/** A payment that was returned for want of money may be sent again so often, and so long. */
export const MAX_RETRIES = 2;
export const RETRY_WITHIN_DAYS = 180;
/** Business days before it is. */
export const RETRY_AFTER_DAYS = 3;
