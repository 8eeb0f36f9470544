import { lifecycle } from '@/contract/lifecycle';

/** A letter that asks former residents for what they owe; it is canceled where nothing is owed before it is printed. */
export const debtLetterLifecycle = lifecycle({
  asked: { send: 'sent', cancel: 'canceled' },
  sent: {},
  canceled: {},
});
export type DebtLetterStatus = (typeof debtLetterLifecycle.states)[number];

export const debtLetterStatusLabels: Readonly<Record<DebtLetterStatus, string>> = {
  asked: 'Being printed',
  sent: 'Mailed',
  canceled: 'Canceled',
};

/** A line of a letter: what was charged and what came off it, in cents. */
export interface DebtLetterLine {
  label: string;
  cents: number;
}

/** Why former residents are not asked to pay: they say that the amount is wrong, or a court protects them. */
export const DEBT_HOLDS = ['dispute', 'bankruptcy'] as const;
export type DebtHoldKind = (typeof DEBT_HOLDS)[number];

export const debtHoldLabels: Readonly<Record<DebtHoldKind, string>> = {
  dispute: 'Disputed',
  bankruptcy: 'Bankruptcy',
};

export const MAX_DEBT_TEXT = 2000;

/** Who collects for us. */
export interface CollectionAgency {
  name: string;
  address: string;
  /** Ten digits. */
  phone: string;
  site: string;
}

/**
 * A debt at a collection agency. `prepared`: two people agreed, and the agency has not answered; `placed`: it asks the
 * residents; `recalled`: we asked for it back; `paid`: nothing is owed any more; `closed`: the agency is done with it.
 */
export const placementLifecycle = lifecycle({
  prepared: { acknowledge: 'placed', recall: 'recalled', close: 'closed' },
  placed: { recall: 'recalled', settle: 'paid', close: 'closed' },
  paid: { reopen: 'placed', close: 'closed' },
  recalled: { close: 'closed' },
  closed: {},
});
export type PlacementStatus = (typeof placementLifecycle.states)[number];

export const placementStatusLabels: Readonly<Record<PlacementStatus, string>> = {
  prepared: 'On its way to the agency',
  placed: 'With the agency',
  recalled: 'Being taken back',
  paid: 'Paid',
  closed: 'Closed',
};
