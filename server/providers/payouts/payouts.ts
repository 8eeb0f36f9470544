import type { Cents } from '@/contract/amounts/cents';

export interface BankAccountOrder {
  /** Makes a repeated order recognizable. */
  key: string;
  /** The processor's name of the owner's account, from `openAccount`. */
  account: string;
  holderName: string;
  routingNumber: string;
  accountNumber: string;
}

/** What the processor keeps of a bank account, or its word for refusing it. */
export type BankAccount =
  | { ref: string; bankName: string; lastFour: string; refusal?: undefined }
  | { refusal: string };

export interface PayoutOrder {
  /** Stable: asking again with it answers the first payout and never sends a second. */
  key: string;
  account: string;
  bankRef: string;
  amount: Cents;
  description: string;
}

/** Where a payout stands with the processor and the banks. */
export interface SentPayout {
  ref: string;
  status: 'sent' | 'paid' | 'returned';
  /** Of the bank transfer, once the banks have one. */
  traceId: string | null;
  /** The day it arrives, such as `2026-12-07`. */
  arrivesOn: string;
  /** The bank's word for why it came back. */
  failure?: string;
}

/** Who sends money to homeowners, shaped as Stripe Connect. Throwing means "unknown, ask again with the same key". */
export interface Payouts {
  openAccount: (owner: { id: string; email: string }) => Promise<string>;
  addBankAccount: (order: BankAccountOrder) => Promise<BankAccount>;
  send: (order: PayoutOrder) => Promise<SentPayout | { refusal: string }>;
  read: (account: string, ref: string) => Promise<SentPayout>;
}
