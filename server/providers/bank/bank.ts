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

/** A bank that sends its statements by itself. Where there is none, our team uploads them. */
export interface Bank {
  /** The days from `from` to `to`, as the text of a statement file; undefined where the account has never moved. */
  readStatement: (account: TrustAccount, from: string, to: string) => Promise<string | undefined>;
  /** The local bank alone: carries out what our books order, in books of its own. */
  carryOut?: (movements: readonly BankMovement[]) => Promise<void>;
}

/** A statement that cannot be read, with what to do in plain words. */
export class StatementError extends SharedError {
  static override readonly kind: string = 'StatementError';
}
