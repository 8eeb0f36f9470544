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

/** Where the money of a balance came from. A transfer or a payout draws on one of them. */
export type BalanceSource = 'card' | 'bank_account';

/** What can be sent now, in cents. What is still pending is no part of it. */
export type AvailableBalance = Readonly<Record<BalanceSource, number>>;

/**
 * Why the processor refused: too little is available, the payee's account there may not receive money, too many requests,
 * the bank account cannot be paid to, or another reason. Only `bank` is about the bank account.
 */
export type RefusalCause = 'balance' | 'capability' | 'busy' | 'bank' | 'other';

/** No money moved. `refusal` is the processor's word for why. */
export interface PayoutRefusal {
  refusal: string;
  cause: RefusalCause;
}

interface MoneyOrder {
  /** Of one try: asking again with it within a day answers the first order and never makes a second. */
  key: string;
  /** Our name of the part, the same for all of its tries. */
  reference: string;
  /** The payee's account at the processor. */
  account: string;
  amount: Cents;
  source: BalanceSource;
  description: string;
  /** Its key may be forgotten: what came of it is looked up first. */
  isOld?: boolean;
}

/** From our balance to the payee's account at the processor. */
export type TransferOrder = MoneyOrder;

/** From the payee's account at the processor to their bank. */
export interface PayoutOrder extends MoneyOrder {
  bankRef: string;
}

/** Where a payout stands with the processor and the banks. */
export interface SentPayout {
  ref: string;
  status: 'sent' | 'paid' | 'returned';
  /** Of the bank transfer, once the banks have one. */
  traceId: string | null;
  /** The day it arrives, such as `2026-12-07`. */
  arrivesOn: string;
  /** The bank's word for why it came back. The money is then on the payee's account at the processor. */
  failure?: string;
  /** Given with a failure. */
  cause?: RefusalCause;
}

/** Money from our bank account to our balance at the processor. */
export interface TopUp {
  ref: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** The day it is available, such as `2026-12-07`; null where the processor does not say it. */
  arrivesOn: string | null;
  failure?: string;
}

/** Who sends money to homeowners, shaped as Stripe Connect. Throwing means "unknown, ask again with the same key". */
export interface Payouts {
  openAccount: (owner: { id: string; email: string }) => Promise<string>;
  addBankAccount: (order: BankAccountOrder) => Promise<BankAccount>;
  transfer: (order: TransferOrder) => Promise<{ ref: string } | PayoutRefusal>;
  /** Takes a whole transfer back from the payee's account at the processor. */
  reverseTransfer: (order: { key: string; ref: string }) => Promise<{ ref: string } | PayoutRefusal>;
  send: (order: PayoutOrder) => Promise<SentPayout | PayoutRefusal>;
  read: (account: string, ref: string) => Promise<SentPayout>;
  /** Of our own balance; with an account, of a payee's. */
  readBalance: (account?: string) => Promise<AvailableBalance>;
  topUp: (order: {
    key: string;
    amount: Cents;
    description: string;
    isOld?: boolean;
  }) => Promise<TopUp | PayoutRefusal>;
  readTopUp: (ref: string) => Promise<TopUp>;
}
