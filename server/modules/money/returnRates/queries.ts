// Debits and returns of a number of days, from our own payments.
import { sql } from 'kysely';
import { DAY_MS } from '@/contract/calendar/durations';
import { returnRuleOf } from '@/contract/money/payments/returns';
import {
  type OriginatingAccount,
  RETURN_RATE_DAYS,
  RETURN_RATE_KINDS,
  type ReturnRateKind,
  returnRateRules,
} from '@/contract/money/returnRates/constants';
import type { Db } from '@/server/db/client';

interface Counted {
  returned: number;
  originated: number;
}
export type Rates = Readonly<Record<ReturnRateKind, Counted>>;

/** Banks take a debit back up to 60 days later, and longer for some reasons: a debit older than this comes back no more. */
const OLDEST_DAYS = 180;

/**
 * Rates of the 60 days until a moment: returns that came in these days, whenever their debits left, for each debit that left in
 * them. A debit that is sent again counts again. Every bank debit is collected by the processor.
 */
export async function countReturns(db: Db, _account: OriginatingAccount, until: Date): Promise<Rates> {
  const since = new Date(until.getTime() - RETURN_RATE_DAYS * DAY_MS);
  const oldest = new Date(since.getTime() - OLDEST_DAYS * DAY_MS);
  const { rows } = await sql<{ reason: string | null; originated: number; returned: number }>`
    select case when payment.status in ('failed', 'returned') then payment.failure else dispute.reason end as reason,
      count(*) filter (where payment.created_at > ${since})::int as originated,
      count(*) filter (where (payment.status in ('failed', 'returned') or payment.returned_at is not null)
        and coalesce(payment.returned_at, payment.updated_at) > ${since}
        and coalesce(payment.returned_at, payment.updated_at) <= ${until})::int as returned
    from payments payment left join lateral (
      select reason from disputes where payment_id = payment.id and payment.returned_at is not null order by created_at limit 1
    ) dispute on true
    where payment.method = 'bank' and payment.processor_ref is not null
      and payment.created_at > ${oldest} and payment.created_at <= ${until}
    group by 1`.execute(db);
  const originated = rows.reduce((sum, row) => sum + row.originated, 0);
  const countOf = (kind: ReturnRateKind) => {
    const { codes } = returnRateRules[kind];
    return rows
      .filter(({ reason }) => codes === null || codes.includes(returnRuleOf(reason).code))
      .reduce((sum, { returned }) => sum + returned, 0);
  };
  return Object.fromEntries(
    RETURN_RATE_KINDS.map((kind) => [kind, { originated, returned: countOf(kind) }]),
  ) as unknown as Rates;
}
