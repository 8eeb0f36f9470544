// In which order money pays charges: due rent, due monthly charges, then the chosen charges, then other due ones, then future
// ones. Each time rent comes first, then monthly charges, then the rest, the oldest first. The lease says so. In Washington
// recurring charges are rent (RCW 59.18.030), and rent comes before late fees and the like (RCW 59.18.283(2)).
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';

export interface PayableCharge {
  id: string;
  kind: ChargeKind;
  dueOn: string;
  /** What is left of it, less what is on its way. */
  payable: number;
  /** Paid back in parts: what else is due comes first. */
  isPlanned?: boolean;
}

/** The rank of monthly charges; rent has a lower one. */
const MONTHLY = 1;
const rankOf = (kind: ChargeKind) => chargeKindRules[kind].paymentOrder;

interface AllocationOrder {
  amount: number;
  chosen: readonly string[];
  /** The local day at the home. */
  today: string;
}

export function allocate(
  charges: readonly PayableCharge[],
  { amount, chosen, today }: AllocationOrder,
): { chargeId: string; amount: number }[] {
  const turn = ({ id, kind, dueOn, isPlanned }: PayableCharge) =>
    isPlanned
      ? chosen.includes(id)
        ? 1
        : 4.5
      : rankOf(kind) <= MONTHLY && dueOn <= today
        ? rankOf(kind) / 2
        : chosen.includes(id)
          ? 1
          : (dueOn <= today ? 2 : 5) + rankOf(kind);
  const ordered = charges
    .filter(({ payable }) => payable > 0)
    .sort(
      (one, other) =>
        turn(one) - turn(other) ||
        (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)) ||
        rankOf(one.kind) - rankOf(other.kind) ||
        (one.id < other.id ? -1 : 1),
    );
  let left = amount;
  const parts: { chargeId: string; amount: number }[] = [];
  for (const { id, payable } of ordered) {
    const part = Math.min(payable, left);
    if (part > 0) parts.push({ chargeId: id, amount: part });
    left -= part;
  }
  return parts;
}
