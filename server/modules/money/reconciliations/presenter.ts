import { cents } from '@/contract/amounts/cents';
import type { ReconciliationException } from '@/contract/money/reconciliations/endpoints';
import type { ExceptionRow } from './repo';

export const presentException = ({
  id,
  kind,
  account,
  amount,
  detail,
  foundAt,
}: ExceptionRow): ReconciliationException => ({
  id,
  kind,
  account,
  detail,
  amount: cents(amount),
  foundAt: foundAt.toISOString(),
});
