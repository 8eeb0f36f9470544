import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { asSystem, openDb } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { accountBalanceAt, type Entry, post, reverse } from './entries';
import { accountBalance, accounts, type LedgerAccount } from './index';

const api = testApi();
let count = 0;
beforeEach(() => {
  count += 1;
});

const own = (name: string, more: Partial<LedgerAccount> = {}): LedgerAccount => ({
  code: `${name}:${count}`,
  normalSide: 'D',
  ...more,
});
const posting = (id: string, entries: Entry[]) => ({
  kind: 'test',
  source: { type: 'test', id: `${count}:${id}` },
  effectiveAt: api.now,
  entries,
});
const posted = (id: string, entries: Entry[]) => asSystem(api.services.db, (trx) => post(trx, posting(id, entries)));
const balance = (account: LedgerAccount) => asSystem(api.services.db, (trx) => accountBalance(trx, account));

test('every balance is the sum of what was posted, whatever is posted', async () => {
  let run = 0;
  const transfer = fc.record({ from: fc.nat(3), to: fc.nat(3), amount: fc.integer({ min: 1, max: 10_000_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 8 }), async (transfers) => {
      run += 1;
      const held = [0, 1, 2, 3].map((n) => own(`run-${run}-${n}`));
      const model = [0, 0, 0, 0];
      for (const [n, { from, to, amount }] of transfers.entries()) {
        if (from === to) continue;
        const [giver, taker] = [held[from] ?? own('x'), held[to] ?? own('y')];
        await posted(`${run}-${n}`, [
          { account: giver, amount: -amount },
          { account: taker, amount },
        ]);
        model[from] = (model[from] ?? 0) - amount;
        model[to] = (model[to] ?? 0) + amount;
      }
      expect(await Promise.all(held.map(balance))).toEqual(model);
    }),
    { numRuns: 25 },
  );
});

test('a posting is one statement, also where its accounts are new', async () => {
  const statements: string[] = [];
  const db = openDb(api.ownerPool, ({ query }) => void statements.push(query.sql));
  const entries = [
    { account: own('first'), amount: 700 },
    { account: own('second'), amount: -700 },
  ];
  await db.transaction().execute((trx) => post(trx, posting('single', entries)));
  expect(statements.filter((each) => each.includes('ledger_'))).toHaveLength(1);
  expect(await balance(own('first'))).toBe(700);
});

test('accounts that two postings open at once are opened once, and both are posted', async () => {
  const entries = (n: number) => [
    { account: own('shared-a'), amount: n },
    { account: own('shared-b'), amount: -n },
  ];
  await Promise.all([1, 2, 4].map((n) => posted(`opening-${n}`, entries(n))));
  expect(await balance(own('shared-a'))).toBe(7);
});

test('the same source is posted once, however many ask at once', async () => {
  const [one, two] = [own('one'), own('two')];
  const entries = [
    { account: one, amount: 500 },
    { account: two, amount: -500 },
  ];
  const ids = await Promise.all(Array.from({ length: 8 }, () => posted('same', entries)));
  expect(new Set(ids).size).toBe(1);
  expect(await balance(one)).toBe(500);
});

test('M18: two that post to the same accounts in opposite order both come through', async () => {
  const [one, two] = [own('one'), own('two')];
  const there = [
    { account: one, amount: 1 },
    { account: two, amount: -1 },
  ];
  await Promise.all(Array.from({ length: 20 }, (_, n) => posted(`${n}`, n % 2 ? there : [...there].reverse())));
  expect(await balance(one)).toBe(20);
});

describe('M15: the database refuses', () => {
  const debit = { account: accounts.processor, amount: 100 };
  const refused = {
    'what does not balance': [debit, { account: accounts.applicationFees, amount: -99 }],
    'a single entry': [debit],
    'nothing at all': [],
    'an entry of nothing': [{ ...debit, amount: 0 }, debit],
  };
  for (const [what, entries] of Object.entries(refused))
    test(what, async () => {
      await expect(posted(what, entries)).rejects.toThrow(/balance|fewer than two|check constraint/);
    });

  test('a balance below what the account may hold', async () => {
    const trust = own('trust', { normalSide: 'C', minBalance: cents(0) });
    await posted('in', [
      { account: own('bank'), amount: 100 },
      { account: trust, amount: -100 },
    ]);
    const tooMuch = posted('out', [
      { account: trust, amount: 101 },
      { account: own('bank'), amount: -101 },
    ]);
    await expect(tooMuch).rejects.toThrow(/least balance/);
    expect(await balance(trust)).toBe(100);
  });

  test('a late entry, a change, a removal and a truncation, even by the owner of the tables', async () => {
    const id = await posted('sealed', [debit, { account: accounts.applicationFees, amount: -100 }]);
    const attempts = [
      `insert into ledger_entries (transaction_id, seq, account_id, amount, account_version) select '${id}', 9, id, 5, 0 from ledger_accounts limit 1`,
      `update ledger_entries set amount = amount * 2 where transaction_id = '${id}'`,
      `delete from ledger_entries where transaction_id = '${id}'`,
      `update ledger_transactions set kind = 'other' where id = '${id}'`,
      `delete from ledger_transactions where id = '${id}'`,
      'truncate ledger_entries',
      'truncate ledger_transactions cascade',
    ];
    for (const attempt of attempts) await expect(api.rows(attempt)).rejects.toThrow(/sealed|never changed/);
  });

  test('a second reversal', async () => {
    const back = [
      { account: accounts.applicationFees, amount: 100 },
      { account: accounts.processor, amount: -100 },
    ];
    const first = await posted('first', [debit, { account: accounts.applicationFees, amount: -100 }]);
    const reverse = (id: string) =>
      asSystem(api.services.db, (trx) => post(trx, { ...posting(id, back), reverses: first }));
    await reverse('back');
    await expect(reverse('back again')).rejects.toThrow(/reverses/);
  });
});

describe('a balance as it was', () => {
  test('counts by when things happened, by when they were written down, or by both', async () => {
    const account = own('asOf');
    const other = own('asOf-other');
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    const record = (id: string, amount: number, effectiveAt: Date) =>
      asSystem(api.services.db, (trx) =>
        post(trx, {
          ...posting(`asOf-${id}`, [
            { account, amount },
            { account: other, amount: -amount },
          ]),
          effectiveAt,
        }),
      );
    await record('may', 100, at('2026-05-01'));
    const [{ now: between } = { now: new Date() }] = await api.rows<{ now: Date }>('select clock_timestamp() as now');
    await record('late news of april', 20, at('2026-04-01'));
    const asOf = (when: Parameters<typeof accountBalanceAt>[2]) =>
      asSystem(api.services.db, (trx) => accountBalanceAt(trx, account, when));
    expect(await asOf({})).toBe(120);
    expect(await asOf({ effective: at('2026-04-15') })).toBe(20);
    expect(await asOf({ effective: at('2026-03-01') })).toBe(0);
    expect(await asOf({ recorded: new Date(between) })).toBe(100);
    expect(await asOf({ recorded: new Date(between), effective: at('2026-04-15') })).toBe(0);
  });

  test('is that of the other side for an account of credits', async () => {
    const account = own('asOf-c', { normalSide: 'C' });
    await posted('asOf-c', [
      { account, amount: -50 },
      { account: own('asOf-d'), amount: 50 },
    ]);
    expect(await asSystem(api.services.db, (trx) => accountBalanceAt(trx, account, {}))).toBe(50);
  });
});

test('what is reversed is taken back once, entry by entry, and both stand', async () => {
  const [account, other] = [own('reversed'), own('reversed-other')];
  const made = posting('reversed', [
    { account, amount: 300 },
    { account: other, amount: -300 },
  ]);
  const back = () => asSystem(api.services.db, (trx) => reverse(trx, made, { kind: 'return', effectiveAt: api.now }));
  await expect(back()).rejects.toThrow('Nothing is posted');
  const id = await asSystem(api.services.db, (trx) => post(trx, made));
  const reversal = await back();
  expect(await back()).toBe(reversal);
  expect([await balance(account), await balance(other)]).toEqual([0, 0]);
  expect(await api.rows('select reverses from ledger_transactions where id = $1', [reversal])).toEqual([
    { reverses: id },
  ]);
});

test('an account that everybody posts to is kept in parts: its balance is their sum, and a posting waits for no other', async () => {
  const lease = () => own(`lease-${Math.random()}`, { normalSide: 'C' });
  const pay = (trx: Parameters<typeof post>[0], name: string) =>
    post(
      trx,
      posting(name, [
        { account: accounts.processor, amount: 100 },
        { account: lease(), amount: -100 },
      ]),
    );
  const before = await balance(accounts.processor);
  for (let n = 0; n < 60; n += 1) await asSystem(api.services.db, (trx) => pay(trx, `part-${n}`));
  expect(await balance(accounts.processor)).toBe(before + 6_000);
  const [{ parts } = { parts: 0 }] = await api.rows<{ parts: number }>(
    "select count(*)::int as parts from ledger_accounts where code = 'processor' and balance > 0",
  );
  expect(parts).toBeGreaterThan(8);
  expect(
    await asSystem(api.services.db, (trx) => accountBalanceAt(trx, accounts.processor, { effective: api.now })),
  ).toBe(before + 6_000);
  // A balance that we owe to no named payee has a minimum, and stays whole.
  await api.rows("insert into ledger_accounts (code, normal_side, part) values ('x', 'D', 3)");
  await expect(
    api.rows("insert into ledger_accounts (code, normal_side, part, min_balance) values ('y', 'D', 3, 0)"),
  ).rejects.toThrow(/ledger_accounts_whole/);
  await api.rows("delete from ledger_accounts where code = 'x'");
});
