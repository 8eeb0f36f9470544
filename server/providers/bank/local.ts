// A bank that needs no account: books of its own in the sandbox, which it tells of in BAI2 files as banks do.
import { type Kysely, sql } from 'kysely';
import type { DB } from '@/server/db/types';
import { writeBai2 } from './bai2';
import type { Bank, BankMovement } from './bank';

export function localBank(db: Kysely<DB>): Bank {
  return {
    carryOut: async (movements) => {
      for (const movement of movements) await enter(db, movement);
    },
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
