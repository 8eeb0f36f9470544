// M18: many move money among few accounts at once; anyone who looks, at any time, sees the same total.
import { expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { post } from '@/server/modules/money/ledger/entries';
import { testApi } from '@/tests/support/api';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { isDeep } from '@/tests/support/sample';

const api = testApi();
const [WRITERS, READERS, ACCOUNTS] = [16, 4, 10];
const TRANSFERS = isDeep ? 2_000 : 12;
const EACH = 1_000_000;

const account = (n: number) => ({ code: `run:${n}`, normalSide: 'D' as const });
const move = (id: string, from: number, to: number, amount: number) =>
  asSystem(api.services.db, (db) =>
    post(db, {
      kind: 'test',
      source: { type: 'test', id },
      effectiveAt: api.now,
      entries: [
        { account: account(from), amount: -amount },
        { account: account(to), amount },
      ],
    }),
  );

test(
  'M18: sixteen writers and four readers: no transfer is lost, and no total is another',
  async () => {
    const bank = ACCOUNTS;
    for (let n = 0; n < ACCOUNTS; n += 1) await move(`open-${n}`, bank, n, EACH);
    const totals = new Set<number>();
    const model = Array<number>(ACCOUNTS).fill(EACH);
    let writing = WRITERS;
    const write = async (writer: number) => {
      for (let turn = 0; turn < TRANSFERS; turn += 1) {
        const [from, to] = [(writer * 7 + turn) % ACCOUNTS, (writer * 3 + turn * 5 + 1) % ACCOUNTS];
        if (from === to) continue;
        const amount = 1 + writer + turn;
        // Each twice: the second finds the first.
        await Promise.all([1, 2].map(() => move(`${writer}-${turn}`, from, to, amount)));
        model[from] = (model[from] ?? 0) - amount;
        model[to] = (model[to] ?? 0) + amount;
      }
      writing -= 1;
    };
    const read = async () => {
      while (writing > 0) {
        const [row] = await api.rows<{ total: number }>(
          "select sum(balance)::float8 as total from ledger_accounts where code like 'run:%' and code <> $1",
          [account(bank).code],
        );
        totals.add(row?.total ?? 0);
      }
    };
    await Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
      ...Array.from({ length: READERS }, read),
    ]);
    expect([...totals]).toEqual([EACH * ACCOUNTS]);
    const rows = await api.rows<{ code: string; balance: number }>(
      "select code, balance::int from ledger_accounts where code like 'run:%' order by code",
    );
    expect(Object.fromEntries(rows.map(({ code, balance }) => [code, balance]))).toEqual({
      ...Object.fromEntries(model.map((balance, n) => [account(n).code, balance])),
      [account(bank).code]: -EACH * ACCOUNTS,
    });
    await expectConsistentLedger(api);
  },
  isDeep ? 900_000 : 120_000,
);
