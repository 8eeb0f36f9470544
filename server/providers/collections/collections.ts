import type { CollectionAgency } from '@/contract/money/collections/constants';

/** What an agency gets of a debt. Everyone in `debtors` owes all of it. */
export interface PlacedAccount {
  /** Ours: an account is placed once. */
  id: string;
  debtors: readonly { name: string; email: string }[];
  /** The last address that we know, in one line. */
  address: string;
  /** The home, and who is owed. */
  home: string;
  creditor: string;
  amountCents: number;
  /** The local day on which the residents left. */
  since: string;
  /** The local day of the order. */
  on: string;
}

interface AgencyOrder {
  /** Ours: an order is carried out once. */
  id: string;
  /** The account. */
  account: string;
  on: string;
}

/** What an agency tells of an account. `id` is its own and stays. */
export type AgencyEvent = { id: string; account: string; on: string } & (
  | { kind: 'acknowledged'; reference: string }
  | { kind: 'refused' | 'recalled' | 'closed'; note: string }
  /** Collected, and the part that it keeps: it remits the rest. */
  | { kind: 'payment'; grossCents: number; feeCents: number }
  /** The bank took that payment back: the agency takes its remittance back, too. */
  | { kind: 'returned'; payment: string }
);

/** A collection agency. It takes orders now and answers later, by events. Throwing means "not accepted, try again". */
export interface Collections {
  /** Null where no agency is set up. */
  agency: CollectionAgency | null;
  place: (account: PlacedAccount) => Promise<void>;
  /** Less is owed than the agency knows (below zero), or more. */
  adjust: (order: AgencyOrder & { changeCents: number }) => Promise<void>;
  recall: (order: AgencyOrder & { reason: string }) => Promise<void>;
  /** All that it has said, the oldest first. */
  listEvents: () => Promise<AgencyEvent[]>;
}
