import type { Person } from '@/server/http/person';
import type { PaymentMethodRow } from './repo';

/** Its owner alone: our team sees it and changes nothing about it. */
export function canChangePaymentMethod(actor: Person | null, { userId }: PaymentMethodRow): boolean {
  return actor?.id === userId;
}
