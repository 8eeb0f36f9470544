import { lifecycle } from '@/contract/lifecycle';

/**
 * What is not collected: a check of a deposit, of a refund, or of a bank order that no bank has paid, credit of residents who
 * left, a deposit for which no check was sent, and what an owner who left us is owed.
 */
export const UNCLAIMED_KINDS = [
  'deposit_check',
  'refund_check',
  'order_check',
  'credit',
  'deposit',
  'owner_balance',
] as const;
export type UnclaimedKind = (typeof UNCLAIMED_KINDS)[number];

export const unclaimedKindLabels: Readonly<Record<UnclaimedKind, string>> = {
  deposit_check: 'Check of a deposit',
  refund_check: 'Check of a refund',
  order_check: 'Check of a bank order',
  credit: 'Credit of residents who left',
  deposit: 'Deposit that was not collected',
  owner_balance: 'Money of an owner who left',
};

export const CHECK_KINDS = ['deposit_check', 'refund_check', 'order_check'] as const satisfies readonly UnclaimedKind[];

/** Where its money is. */
export const UNCLAIMED_PLACES = ['trust', 'deposits'] as const;
export type UnclaimedPlace = (typeof UNCLAIMED_PLACES)[number];

/**
 * Money that its owner does not collect. `waiting`: we do not know which law applies, and staff decide; `answered`: the owner
 * said that it is theirs, and a check to them is ordered; `reported`: a report to the state has it, and the money stands by
 * itself in the books; `remitted`: the state has the money; `claimed`: we paid the owner all the same, and the state owes it
 * to us; `resolved`: the owner has it.
 */
export const unclaimedLifecycle = lifecycle({
  found: { wait: 'waiting', letter: 'letter_sent', answer: 'answered', report: 'reported', resolve: 'resolved' },
  waiting: { place: 'found', answer: 'answered', resolve: 'resolved' },
  letter_sent: { wait: 'waiting', answer: 'answered', report: 'reported', resolve: 'resolved' },
  answered: { pay: 'resolved' },
  reported: { answer: 'answered', remit: 'remitting' },
  remitting: { settle: 'remitted', fail: 'reported' },
  remitted: { claim: 'claimed', fail: 'reported' },
  claimed: { refund: 'refunded' },
  resolved: { fail: 'answered' },
  refunded: {},
});
export type UnclaimedStatus = (typeof unclaimedLifecycle.states)[number];
export type UnclaimedEvent = Parameters<typeof unclaimedLifecycle.after>[1];

export const unclaimedStatusLabels: Readonly<Record<UnclaimedStatus, string>> = {
  found: 'Found',
  waiting: 'Waits for us',
  letter_sent: 'Notice sent',
  answered: 'Owner answered',
  reported: 'Reported',
  remitting: 'On its way to the state',
  remitted: 'With the state',
  claimed: 'Paid by us, claimed from the state',
  resolved: 'Owner has it',
  refunded: 'State paid it back',
};

/** The owner may still ask us for it. */
export const ANSWERABLE: readonly UnclaimedStatus[] = ['found', 'waiting', 'letter_sent', 'reported'];

/** A report to a state: made of the items that are due, filed with the state, and paid. */
export const unclaimedReportLifecycle = lifecycle({
  prepared: { file: 'filed' },
  filed: { remit: 'remitting' },
  remitting: { settle: 'remitted', fail: 'filed' },
  remitted: { fail: 'filed' },
});
export type UnclaimedReportStatus = (typeof unclaimedReportLifecycle.states)[number];

export const unclaimedReportStatusLabels: Readonly<Record<UnclaimedReportStatus, string>> = {
  prepared: 'To file',
  filed: 'Filed, to pay',
  remitting: 'On its way',
  remitted: 'Paid',
};

/** Why staff decide. */
export const UNCLAIMED_REASONS = ['no_person', 'unknown_address', 'unread_state'] as const;
export type UnclaimedReason = (typeof UNCLAIMED_REASONS)[number];

export const unclaimedReasonLabels: Readonly<Record<UnclaimedReason, string>> = {
  no_person: 'We do not know whose it is.',
  unknown_address: 'We can’t read the state in the last address.',
  unread_state: 'The last address is in a state whose law we have not read.',
};

/** How the state gets the money. */
export const REMITTANCE_METHODS = ['ach', 'wire', 'check'] as const;
export type RemittanceMethod = (typeof REMITTANCE_METHODS)[number];

/** The program of each state that we have read: who gets the money, and where people claim it. */
export const unclaimedPrograms: Readonly<Record<string, { payee: string; site: string }>> = {
  CA: { payee: 'California State Controller', site: 'https://claimit.ca.gov' },
  WA: { payee: 'Washington State Department of Revenue', site: 'https://claimyourcash.org' },
  FL: { payee: 'Florida Department of Financial Services', site: 'https://www.fltreasurehunt.gov' },
  VA: { payee: 'Treasurer of Virginia', site: 'https://vamoneysearch.gov' },
};

/** Days after which money that was not taken is listed: a bank need not pay a check older than six months (UCC § 4-404). */
export const FIND_AFTER_DAYS = 180;
/** Days ahead of a due day from which an item is in the queue of the desk. */
export const QUEUE_AHEAD_DAYS = 180;
/** Items that are listed at once, and items of a report. */
export const UNCLAIMED_PAGE = 200;
export const MAX_REPORT_ITEMS = 10_000;
/** The formats of the file for the state. */
export const REPORT_FORMATS = ['csv', 'naupa'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
