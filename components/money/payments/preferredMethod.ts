import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';

/** The method to preselect: one that costs nothing, the default first; else the default. */
export function preferredMethod(
  usable: readonly PaymentMethod[],
  hasFee: (method: PaymentMethod) => boolean,
): PaymentMethod | undefined {
  const free = usable.filter((method) => !hasFee(method));
  const isDefault = ({ isDefault }: PaymentMethod) => isDefault;
  return free.find(isDefault) ?? free[0] ?? usable.find(isDefault) ?? usable[0];
}
