import type { Cents } from '@/contract/money';

/** A payment to make. `key` makes a repeated order recognisable: it is answered, never made twice. */
export interface PaymentOrder {
  key: string;
  amount: Cents;
  method: 'card' | 'bank';
  /** The processor's name of the way of paying. */
  methodRef: string;
  description: string;
}

/** Where a payment stands with the processor. `failure` is its word for why, for instance `insufficient_funds`. */
export interface Payment {
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
}

/** What the processor made of a refund: its name for it, or its word for refusing it. */
export type Refund = { ref: string; refused?: undefined } | { refused: string };

/** Something the processor tells us about a payment or a refund. Its times are the processor's. */
export interface ProcessorEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The payment it is about, where it is about one. */
  payment?: Payment;
  /** True where money that had come was taken back by the bank. */
  returned?: boolean;
}

/** Who moves the money. A refusal is an answer; throwing means "unknown, ask again with the same key". */
export interface Payments {
  pay: (order: PaymentOrder) => Promise<Payment>;
  refund: (order: RefundOrder) => Promise<Refund>;
  /** Reads what was sent to our webhook; null where the signature does not hold (reliability M5). */
  readEvent: (body: string, signature: string, now: Date) => ProcessorEvent | null;
}
