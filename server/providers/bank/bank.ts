import type { BankPlace } from '@/contract/money/bankOrders/constants';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import { SharedError } from '@/server/bundles/sharedError';

/** One line of a statement, in cents: above zero is money in. */
export interface BankLine {
  amount: number;
  /** The bank's own name of the line, where it has one. */
  bankRef: string;
  /** What we, or the processor, wrote on the transfer. */
  reference: string;
  description: string;
}

/** What a bank says about one account on one day. */
export interface BankDay {
  day: string;
  /** Null where the file states no balance. */
  opening: number | null;
  closing: number | null;
  lines: BankLine[];
}

/** A movement that our books order. `key` makes a repeated one recognizable. */
export interface BankMovement {
  key: string;
  account: TrustAccount;
  amount: number;
  day: string;
  description: string;
}

/** An order of ours: between our accounts, or to another bank where `to` is null. `key` makes a repeated one recognizable. */
export interface BankOrder {
  key: string;
  from: BankPlace;
  to: BankPlace | null;
  amount: number;
  /** The bank day on which it is to be carried out. */
  day: string;
  description: string;
  /** The payee’s, of a payment to another bank that names it. */
  account?: { routingNumber: string; accountNumber: string };
}

/** A bank that sends its statements by itself. Where there is none, our team uploads them. */
export interface Bank {
  /** The days from `from` to `to`, as the text of a statement file; undefined where the account has never moved. */
  readStatement: (account: TrustAccount, from: string, to: string) => Promise<string | undefined>;
  /** Takes an order, or says why not; nothing moved then. Undefined where the bank takes none from us. */
  sendOrder?: (order: BankOrder) => Promise<{ ref: string } | { refusal: string }>;
  /** The local bank alone: the other bank sends an order back on a day. */
  returnOrder?: (key: string, day: string) => Promise<void>;
  /** The local bank alone: carries out what our books order, in books of its own. */
  carryOut?: (movements: readonly BankMovement[]) => Promise<void>;
}

/** A statement that cannot be read, with what to do in plain words. */
export class StatementError extends SharedError {
  static override readonly kind: string = 'StatementError';
}
