import type { Cents } from '@/contract/amounts/cents';
import { SharedError } from '@/server/bundles/sharedError';

/** A payment to make. `key` makes a repeated order recognisable: it is answered, never made twice. */
export interface PaymentOrder {
  key: string;
  amount: Cents;
  method: 'card' | 'bank';
  /** The processor's name of the way of paying. */
  methodRef: string;
  description: string;
  /** Its key may be forgotten: what came of it is looked up first. */
  isOld?: boolean;
}

/** Where a payment stands with the processor. `failure` is its word for why, for instance `insufficient_funds`. */
export interface ProcessorPayment {
  ref: string;
  /** The key it was ordered with, where the processor says it. */
  key?: string;
  status: 'processing' | 'succeeded' | 'failed';
  failure?: string;
}

export interface RefundOrder {
  key: string;
  paymentRef: string;
  amount: Cents;
  /** Its key may be forgotten: what came of it is looked up first. */
  isOld?: boolean;
}

/** What the processor made of a refund: its name for it, or its word for refusing it. */
export type Refund = { ref: string; refusal?: undefined } | { refusal: string };

/** Something the processor tells us about a payment or a refund. Its times are the processor's. */
export interface ProcessorEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The payment it is about, where it is about one. */
  payment?: ProcessorPayment;
  /** True where money that had come was taken back by the bank. */
  isReturned?: boolean;
  /** True where money that was taken back came again: a dispute was won. */
  isReinstated?: boolean;
  /** A dispute or an inquiry about the payment, as it stands. */
  dispute?: { ref: string; status: string; reason: string; amount: number | null; evidenceDueAt: Date | null };
  /** A refund that was made and that the bank has sent back, by its name and the key it was ordered with. */
  failedRefund?: { ref: string; key?: string; failure: string };
  /** A payout of ours to a homeowner that moved, by its name and the key it was ordered with. */
  payout?: { account: string; ref: string; key?: string };
  /** A bank account of a homeowner that cannot be paid to any more. */
  payoutAccount?: { account: string; bankRef: string; failure: string };
  /** A payer's bank account after its small deposits were confirmed or failed on the processor's page. */
  methodSetup?: { ref: string; outcome: Exclude<VerificationOutcome, 'wrong'> };
  /** A saved method that the payer's bank (a notification of change) or the card network has corrected. */
  methodUpdate?: MethodUpdate;
}

/** What a saved method is now. */
export interface MethodUpdate extends Pick<MethodSetup, 'fingerprint' | 'brand' | 'last4' | 'expires' | 'accountType'> {
  ref: string;
}

/** A visit to the processor’s own page, where people choose a way of paying: no number of theirs ever reaches us. */
export interface CheckoutOrder {
  /** Comes back with what was chosen. */
  key: string;
  email: string;
  description: string;
  amount: Cents;
  /** Where people come back to, having chosen or not; `session` is added to its query. */
  returnTo: string;
}

/** The method chosen there. `label` is for showing: `Visa ending in 4242`. */
export interface CheckoutChoice {
  key: string;
  method: 'card' | 'bank';
  /** What it draws on: a credit card may carry a fee. */
  funding: MethodSetup['funding'];
  methodRef: string;
  label: string;
  /** The same for the same account or card. */
  fingerprint: string;
}

/** A visit to the processor’s page to save one kind of method for later. */
export interface MethodSetupOrder {
  /** Comes back with what was saved. */
  key: string;
  email: string;
  description: string;
  kind: 'card' | 'bank';
  /** Has a query; `session` is added to it. */
  returnTo: string;
  /** Where people come back to having given up. */
  cancelTo: string;
}

/** A saved method: never a number, only what the owner knows it by. */
export interface MethodSetup {
  key: string;
  kind: 'card' | 'bank';
  funding: 'bank' | 'credit' | 'debit' | 'prepaid' | 'unknown';
  methodRef: string;
  /** The same for the same account or card, however often it is added. */
  fingerprint: string;
  brand: string;
  last4: string;
  /** Last month a card is valid in, such as `2030-08`. */
  expires: string | null;
  /** Of a bank account, where it is known. */
  accountType: 'checking' | 'savings' | null;
  /** Two small deposits that must be confirmed first, by their amounts or by a code in their description. */
  verification: { setupRef: string; type: 'amounts' | 'code'; arrivesAt: Date } | null;
}

export type VerificationProof = { amounts: readonly [number, number] } | { code: string };
export type VerificationOutcome = 'verified' | 'wrong' | 'exhausted' | 'expired' | 'failed';

/** Words and papers that answer a dispute, by the fields that the processor takes. */
export interface EvidenceOrder {
  key: string;
  disputeRef: string;
  texts: Readonly<Partial<Record<EvidenceText, string>>>;
  /** PDFs. */
  files: readonly { field: EvidenceFile; name: string; bytes: Uint8Array }[];
}
export type EvidenceText =
  | 'access_activity_log'
  | 'customer_email_address'
  | 'customer_name'
  | 'product_description'
  | 'service_date'
  | 'uncategorized_text';
export type EvidenceFile = 'customer_signature' | 'receipt' | 'service_documentation';

/** The status of the dispute once its evidence was sent, or the processor's word for refusing it. */
export type EvidenceAnswer = { status: string; refusal?: undefined } | { refusal: string };

/** Money the processor sent to our bank, or took from there (below zero). */
export interface Settlement {
  ref: string;
  amount: number;
  /** What the processor kept of what it had collected: the amount is without it. */
  feeCents: number;
  /** The payments in it, by the processor's ids. */
  payments: readonly string[];
  /** Such as `2026-12-07`. */
  arrivedOn: string;
  /** Our bank sent it back, even after it had counted as paid: its money is with the processor again. */
  isFailed: boolean;
}

/** The same order is being carried out for another request, which will hear what came of it. */
export class OrderUnderWay extends SharedError {
  static override readonly kind: string = 'OrderUnderWay';
}

/** Who moves the money. A refusal is an answer; throwing means "unknown, ask again with the same key". */
export interface Payments {
  pay: (order: PaymentOrder) => Promise<ProcessorPayment>;
  /** Where a payment stands now, by the processor's name. */
  readPayment: (ref: string) => Promise<ProcessorPayment>;
  refund: (order: RefundOrder) => Promise<Refund>;
  openCheckout: (order: CheckoutOrder) => Promise<{ href: string }>;
  /** Undefined where there is no such visit, or nothing was chosen. */
  readCheckout: (session: string) => Promise<CheckoutChoice | undefined>;
  openMethodSetup: (order: MethodSetupOrder) => Promise<{ href: string }>;
  /** Undefined where there is no such visit, or it was not finished. */
  readMethodSetup: (session: string) => Promise<MethodSetup | undefined>;
  verifyDeposits: (setupRef: string, proof: VerificationProof) => Promise<VerificationOutcome>;
  /** After it nothing can be charged to the method. */
  detachMethod: (methodRef: string) => Promise<void>;
  /** Answers a dispute, once: the same key again answers what came of it. */
  sendEvidence: (order: EvidenceOrder) => Promise<EvidenceAnswer>;
  /** What was sent to our bank since a moment, and what the bank sent back of it; the oldest first. */
  listSettlements: (since: Date) => Promise<Settlement[]>;
  /** Its messages about payments, refunds, disputes, and methods since a moment, delivered or not, the oldest first. */
  listEvents: (since: Date) => Promise<ProcessorEvent[]>;
  /** Reads what was sent to our webhook; null where the signature does not hold. */
  readEvent: (body: string, signature: string, now: Date) => ProcessorEvent | null;
}
