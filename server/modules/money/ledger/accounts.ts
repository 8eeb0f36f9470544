// The chart of accounts: every account of ours, of a lease, and of a home. Nothing is posted to any other.
import type { Cents } from '@/contract/amounts/cents';

/** An account by name. `minBalance` is the least its balance may be, counted on its normal side. */
export interface LedgerAccount {
  code: string;
  normalSide: 'D' | 'C';
  ownerId?: string;
  minBalance?: Cents;
  /** Ours, and posted to by everybody: kept in parts that are summed by the code. */
  isShared?: boolean;
}

const NEVER_NEGATIVE = 0 as Cents;

/** Our own accounts. */
export const accounts = {
  /** What the processor holds for us. */
  processor: { code: 'processor', normalSide: 'D', isShared: true },
  /** What lies on the accounts of owners and Pros there: on its way to their banks, or sent back by them. */
  processorConnected: { code: 'processor:connected', normalSide: 'D', isShared: true },
  /** Rents and what else passes through to homeowners. */
  bankTrust: { code: 'bank:trust', normalSide: 'D', isShared: true },
  /** Deposits are the residents’ money, in an account of their own. */
  bankDeposits: { code: 'bank:deposits', normalSide: 'D', isShared: true },
  bankOperating: { code: 'bank:operating', normalSide: 'D', isShared: true },
  /** Money that we ordered a bank to move, until a statement shows that it arrived. */
  bankOrders: { code: 'bank:orders', normalSide: 'D', isShared: true },
  managementFees: { code: 'fees:management', normalSide: 'C', isShared: true },
  placementFees: { code: 'fees:placement', normalSide: 'C', isShared: true },
  advanceFees: { code: 'fees:advance', normalSide: 'C', isShared: true },
  /** What spreading bills costs. */
  installmentFees: { code: 'fees:installments', normalSide: 'C', isShared: true },
  applicationFees: { code: 'fees:application', normalSide: 'C', isShared: true },
  /** What paying by credit card costs, passed on. */
  cardFees: { code: 'fees:card', normalSide: 'C', isShared: true },
  /** Late fees, and fees for payments that came back. */
  lateFees: { code: 'fees:late', normalSide: 'C', isShared: true },
  /** What we paid homeowners in the place of residents. */
  guaranteePaid: { code: 'guarantee:paid', normalSide: 'D', isShared: true },
  /** Backup withholding: taken from homeowners, and owed to the IRS in their names. */
  taxesWithheld: { code: 'taxes:withheld', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  /** Withheld from homeowners who live outside California, and owed to that state in their names. */
  californiaTaxes: { code: 'taxes:california', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  /** Repairs that we bear ourselves. */
  careExpenses: { code: 'expenses:care', normalSide: 'D', isShared: true },
  /** What the processor keeps for itself of what it collects: our cost. */
  processorFees: { code: 'expenses:processor', normalSide: 'D', isShared: true },
  /** What our banks take for themselves: our cost. */
  bankFees: { code: 'expenses:bank', normalSide: 'D', isShared: true },
  /** What collection agencies keep of what they collect: our cost. */
  collectionFees: { code: 'expenses:collections', normalSide: 'D', isShared: true },
  /** Refunds of payments that a bank took back afterwards: ours until residents pay them back. */
  returnLosses: { code: 'losses:returns', normalSide: 'D', isShared: true },
  prosPayable: { code: 'pros:payable', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  /** To be given back and not there yet: still theirs, until it reaches them another way. */
  refundsOwed: { code: 'refunds:owed', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  /** Not collected, and on its way to its owner or to a state: in the trust account, and in that of deposits. */
  unclaimedTrust: { code: 'unclaimed:trust', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  unclaimedDeposits: { code: 'unclaimed:deposits', normalSide: 'C', minBalance: NEVER_NEGATIVE },
  /** We paid its owner after a state had it: the state owes it to us. */
  unclaimedClaims: { code: 'unclaimed:claims', normalSide: 'D', minBalance: NEVER_NEGATIVE },
} as const satisfies Record<string, LedgerAccount>;

/** Where the money of a payment is until it is in a bank: with the processor, or, a check, with the bank itself. */
export type Clearing = 'processor' | 'bank';
export const clearingAccount: Readonly<Record<Clearing, LedgerAccount>> = {
  processor: accounts.processor,
  bank: accounts.bankTrust,
};

const sharedCodes: ReadonlySet<string> = new Set(
  Object.values<LedgerAccount>(accounts).flatMap(({ code, isShared }) => (isShared ? code : [])),
);
export const isSharedAccount = (code: string): boolean => sharedCodes.has(code);

/** What the residents of a lease owe. */
export const leaseReceivable = (leaseId: string): LedgerAccount => ({
  code: `lease:${leaseId}:receivable`,
  normalSide: 'D',
});

/** What those owe who pay a part of the rent and do not live there. */
export const leasePayerReceivable = (leaseId: string): LedgerAccount => ({
  code: `lease:${leaseId}:payer`,
  normalSide: 'D',
});

/**
 * What they paid ahead, or were given: it pays their next charges.
 */
export const leasePrepaid = (leaseId: string): LedgerAccount => ({ code: `lease:${leaseId}:prepaid`, normalSide: 'C' });

/** Their deposit. It belongs to them until it is given back or claimed. */
export const leaseDeposit = (leaseId: string): LedgerAccount => ({
  code: `lease:${leaseId}:deposit`,
  normalSide: 'C',
  minBalance: NEVER_NEGATIVE,
});

/**
 * What residents owe us since a bank took back money that was a deposit, after the deposit had left: our own money stands in
 * for it. Their open deposit charge says the same, and pays it back.
 */
export const leaseShortage = (leaseId: string): LedgerAccount => ({
  code: `lease:${leaseId}:shortage`,
  normalSide: 'D',
  minBalance: NEVER_NEGATIVE,
});

interface OwnedHome {
  homeId: string;
  ownerId?: string | null;
}

const ofHome = ({ homeId, ownerId }: OwnedHome, name: string, normalSide: 'D' | 'C'): LedgerAccount => ({
  code: `home:${homeId}:${name}`,
  normalSide,
  ...(ownerId && { ownerId }),
});

/** What we owe the homeowner for this home; below zero where they owe us. */
export const homePayable = (home: OwnedHome): LedgerAccount => ofHome(home, 'payable', 'C');
/** Money of a large first bank debit: the homeowner's, and not paid out yet. */
export const homeHeld = (home: OwnedHome): LedgerAccount => ({
  ...ofHome(home, 'held', 'C'),
  minBalance: NEVER_NEGATIVE,
});
interface PrepaidWork extends OwnedHome {
  /** Of a repair; without one it is the work of a proposal. */
  workOrderId?: string;
}

/** What the homeowner paid for work before its invoices: theirs, until an invoice takes it. Each repair has its own. */
export const homePrepaidWork = ({ workOrderId, ...home }: PrepaidWork): LedgerAccount =>
  ofHome(home, workOrderId ? `prepaid:${workOrderId}` : 'prepaid', 'C');
/** Rent that we paid the homeowner before it was due. */
export const homeAdvance = (home: OwnedHome): LedgerAccount => ofHome(home, 'advance', 'D');
/** Bills that the homeowner pays back in parts. */
export const homeInstallments = (home: OwnedHome): LedgerAccount => ofHome(home, 'installments', 'D');
