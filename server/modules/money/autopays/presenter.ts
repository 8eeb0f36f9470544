import { cents } from '@/contract/amounts/cents';
import type { Autopay, AutopayRunStatus, AutopayStatus } from '@/contract/money/autopays/endpoints';
import type { NextRun } from '@/contract/money/autopays/nextRun';
import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';
import type { AutopayRow, RunRow } from './repo';

interface Shown {
  row: AutopayRow;
  method: Pick<PaymentMethod, 'id' | 'label' | 'status'>;
  next: NextRun | undefined;
  lastRun: RunRow | undefined;
}

export const presentNext = (next: NextRun): NonNullable<Autopay['next']> => ({
  period: next.period,
  on: next.on,
  dueOn: next.dueOn,
  amountCents: next.amount,
  feeCents: next.fee,
  isSkipped: next.isSkipped,
  isOverCap: next.isOverCap,
});

export function presentAutopay({ row, method, next, lastRun }: Shown): Autopay {
  return {
    id: row.id,
    status: row.status as AutopayStatus,
    method: { id: method.id, label: method.label, status: method.status },
    day: row.day,
    capCents: row.cap === null ? null : cents(row.cap),
    shareOf: row.shareOf,
    skippedPeriod: row.skipPeriod,
    next: next && row.status === 'active' ? presentNext(next) : null,
    lastRun: lastRun
      ? {
          period: lastRun.period,
          status: lastRun.status as AutopayRunStatus,
          amountCents: cents(lastRun.amount),
          feeCents: cents(lastRun.fee),
        }
      : null,
  };
}
