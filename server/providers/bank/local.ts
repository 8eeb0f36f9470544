// A bank that needs no account: books of its own in the sandbox, which it tells of in BAI2 files as banks do.
import { type Kysely, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { BankPlace } from '@/contract/money/bankOrders/constants';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import { isBankDay } from '@/server/calendar/bankDays';
import type { DB } from '@/server/db/types';
import { writeBai2 } from './bai2';
import type { Bank, BankMovement, BankOrder } from './bank';

export function localBank(db: Kysely<DB>): Bank {
  return {
    carryOut: async (movements) => {
      for (const movement of movements) await enter(db, movement);
    },
    sendOrder: (order) => takeOrder(db, order),
    returnOrder: (key, day) => giveBack(db, key, day),
    readStatement: async (account, from, to) => {
      const { rows } = await sql<{ id: string; amount: number; day: string; key: string; description: string }>`
        select id, (body->>'amount')::int8 as amount, body->>'day' as day, body->>'key' as key,
          body->>'description' as description
        from sandbox.objects where kind = 'bank_line' and body->>'account' = ${account} and body->>'day' <= ${to}
        order by body->>'day', id`.execute(db);
      if (rows.length === 0) return undefined;
      let balance = 0;
      const days = new Map<string, Parameters<typeof writeBai2>[1][number]>();
      for (const { id, amount, day, key, description } of rows) {
        if (day >= from) {
          const open = days.get(day) ?? { day, opening: balance, closing: balance, lines: [] };
          open.lines.push({ amount, bankRef: id.slice(-24), reference: key, description });
          days.set(day, { ...open, closing: open.closing + amount });
        }
        balance += amount;
      }
      if (!days.has(to)) days.set(to, { day: to, opening: balance, closing: balance, lines: [] });
      return writeBai2(account, [...days.values()]);
    },
  };
}

/** Once for each key and account. */
const enter = (db: Kysely<DB>, { key, account, amount, day, description }: BankMovement) =>
  sql`insert into sandbox.objects (id, kind, body, created)
    values (${`bank:${account}:${key}`}, 'bank_line',
      ${JSON.stringify({ id: `bank:${account}:${key}`, key, account, amount, day, description })}::jsonb, 0)
    on conflict (id) do nothing`.execute(db);

const hasStatement = (place: BankPlace | null): place is TrustAccount => place === 'trust' || place === 'deposits';
const orderIdOf = (key: string) => `bank:order:${key}`;

/** What an account holds at the end of a day, in cents. */
async function balanceOf(db: Kysely<DB>, account: TrustAccount, day: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select coalesce(sum((body->>'amount')::int8), 0)::int8 as balance
    from sandbox.objects where kind = 'bank_line' and body->>'account' = ${account} and body->>'day' <= ${day}`.execute(
    db,
  );
  return rows[0]?.balance ?? 0;
}

/** As a bank does it: only on a bank day, only what the account holds by then, and each order once. */
async function takeOrder(db: Kysely<DB>, order: BankOrder): Promise<{ ref: string } | { refusal: string }> {
  const { key, from, to, amount, day, description } = order;
  const id = orderIdOf(key);
  const known = await sql`select from sandbox.objects where id = ${id}`.execute(db);
  if (known.rows.length === 0) {
    if (!isBankDay(Temporal.PlainDate.from(day))) return { refusal: 'The bank is closed on that day.' };
    if (hasStatement(from) && (await balanceOf(db, from, day)) < amount)
      return { refusal: 'The account does not hold that much.' };
    await sql`insert into sandbox.objects (id, kind, body, created) values (${id}, 'bank_order', ${JSON.stringify({ key, from, to, amount, day, description })}::jsonb, 0)
      on conflict (id) do nothing`.execute(db);
  }
  if (hasStatement(from)) await enter(db, { key, account: from, amount: -amount, day, description });
  if (hasStatement(to)) await enter(db, { key: `${key}:arrival`, account: to, amount, day, description });
  return { ref: id.slice(-24) };
}

/** The other bank has no such account: the money is back on a later day. */
async function giveBack(db: Kysely<DB>, key: string, day: string): Promise<void> {
  const { rows } = await sql<{
    body: BankOrder;
  }>`select body from sandbox.objects where id = ${orderIdOf(key)}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`The bank has no order ${key}`);
  const { from, amount } = order.body;
  if (hasStatement(from))
    await enter(db, { key: `${key}:return`, account: from, amount, day, description: 'Returned' });
}
