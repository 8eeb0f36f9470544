import type {
  BlockReason,
  Funding,
  PaymentMethodKind,
  PaymentMethodStatus,
} from '@/contract/money/paymentMethods/constants';
import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';
import type { PaymentMethodRow } from './repo';

export const methodLabel = ({ brand, last4 }: Pick<PaymentMethodRow, 'brand' | 'last4'>) =>
  `${brand} ending in ${last4}`;

export function presentPaymentMethod(row: PaymentMethodRow, hasAutopay: boolean): PaymentMethod {
  const waits = row.status === 'pending_verification';
  return {
    id: row.id,
    kind: row.kind as PaymentMethodKind,
    funding: row.funding as Funding,
    label: methodLabel(row),
    last4: row.last4,
    expires: row.expires,
    status: row.status as PaymentMethodStatus,
    blockReason: row.status === 'blocked' ? (row.statusReason as BlockReason) : null,
    isDefault: row.isDefault,
    hasAutopay,
    verification: waits
      ? { type: row.verificationType as 'amounts' | 'code', depositsOn: String(row.depositsOn) }
      : null,
  };
}
