// The same entry or refund asked for twice within minutes: from another tab, device, or by a colleague.
import { sql } from 'kysely';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { type MoneyRequestKind, moneyRequestLabels } from '@/contract/money/moneyRequests/constants';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';

/** How long the same amount counts as sent once more by mistake. */
const REPEAT_MS = 10 * 60_000;

interface AskedBefore {
  kind: MoneyRequestKind;
  /** Cents. */
  amount: number;
  /** The lease, payment, or credit it is about; null for an entry in the books by hand. */
  subject: { column: 'leaseId' | 'paymentId' | 'creditId'; id: string } | null;
  /** The lines of an entry by hand, as JSON. */
  entries?: string;
}

/**
 * Asks once before the same amount is entered or refunded again. A request that moved no money does not count: declined,
 * withdrawn, failed, or with a stopped check.
 * @throws {ApiError} `repeatedPayment` with the question as its message
 */
export async function refuseRepeatedRequest(
  db: Db,
  { kind, amount, subject, entries }: AskedBefore,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  // Two requests at the same moment count after each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`repeat:${kind}:${subject?.id ?? ''}:${amount}`}))`.execute(db);
  const last = await db
    .selectFrom('moneyRequests')
    .innerJoin('users', 'users.id', 'moneyRequests.requestedBy')
    .select(['moneyRequests.requestedAt', 'moneyRequests.requestedBy', 'users.firstName'])
    .where('moneyRequests.kind', '=', kind)
    .where('moneyRequests.amount', '=', amount)
    .where('moneyRequests.status', 'not in', ['declined', 'withdrawn', 'failed', 'stopped'])
    .where('moneyRequests.requestedAt', '>', new Date(now.getTime() - REPEAT_MS))
    .$if(subject !== null, (query) =>
      query.where(`moneyRequests.${subject?.column ?? 'leaseId'}`, '=', subject?.id ?? ''),
    )
    .$if(entries !== undefined, (query) => query.where(sql<boolean>`money_requests.entries = ${entries}::jsonb`))
    .orderBy('moneyRequests.requestedAt', 'desc')
    .executeTakeFirst();
  if (!last) return;
  const minutes = Math.max(1, Math.round((now.getTime() - last.requestedAt.getTime()) / 60_000));
  const ago = minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const who = last.requestedBy === personId ? 'You' : last.firstName;
  throw new ApiError(
    'repeatedPayment',
    `${who} sent this ${ago}: ${moneyRequestLabels[kind].toLowerCase()} of ${formatExactMoney(cents(amount))}. Send it again?`,
  );
}
