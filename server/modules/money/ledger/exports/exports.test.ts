import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledger as ledgerApi } from '@/contract/money/ledger/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import {
  accountBalanceAt,
  accounts,
  rentCharged as charge,
  paymentReceived as receive,
} from '@/server/modules/money/ledger';
import { readStatement } from '@/server/providers/bank/statements';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { writeIif } from './iif';

const api = testApi();
const book = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);
const january = { from: '2031-01-01', until: '2031-01-31' };

const read = async (query: { format: 'csv' | 'iif' | 'ofx'; account?: 'trust' | 'deposits' }) =>
  api.callAs(await createPerson(api, 'staff', ['money']), ledgerApi.exportBooks, { query: { ...january, ...query } });

/** January 2031: rent of $3,000, a check of $3,000 and a deposit of $2,500 that came, and a payment of the day before. */
beforeEach(async () => {
  const home = await createPaidHome(api, { funds: 0 });
  const at = (day: string) => new Date(`${day}T18:00:00Z`);
  const of = { homeId: home.homeId, leaseId: home.leaseId, ownerId: home.owner.id };
  const parts = { charges: 300_000, deposit: 250_000, prepaid: 0 };
  await book(async (db) => {
    await charge(db, { ...of, id: randomUUID(), kind: 'rent', amount: 300_000 }, at('2031-01-02'));
    await receive(db, { id: randomUUID(), leaseId: home.leaseId, clearing: 'bank' }, parts, at('2031-01-03'));
    await receive(db, { id: randomUUID(), leaseId: home.leaseId, clearing: 'bank' }, parts, at('2030-12-31'));
  });
});

describe('exportBooks', () => {
  test('writes each transaction for QuickBooks with lines that come to zero, and each account with its type', async () => {
    const { fileName, text } = await read({ format: 'iif' });
    expect(fileName).toBe('general-ledger-2031-01-01-2031-01-31.iif');
    const rows = text.split('\r\n').map((line) => line.split('\t'));
    const types = new Map(rows.filter(([kind]) => kind === 'ACCNT').map(([, name, type]) => [name, type]));
    expect(types.get('Trust bank account')).toBe('BANK');
    expect(types.get('Owed by residents')).toBe('OCASSET');
    expect(types.get('Owed to the homeowner')).toBe('OCLIAB');
    let sum = 0;
    let ended = 0;
    for (const [kind, type, day, account, amount] of rows) {
      if (kind === 'TRNS' || kind === 'SPL') {
        expect([type, types.has(account ?? '')]).toEqual(['GENERAL JOURNAL', true]);
        expect(day).toMatch(/^01\/0[23]\/2031$/);
        sum += Math.round(Number(amount) * 100);
      }
      if (kind !== 'ENDTRNS') continue;
      expect(sum).toBe(0);
      ended += 1;
    }
    expect(ended).toBeGreaterThanOrEqual(2);
  });

  test('writes the same entries as a spreadsheet, debits beside credits', async () => {
    const { text } = await read({ format: 'csv' });
    const rows = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const sumOf = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row.at(column)) * 100), 0);
    expect(sumOf(-2)).toBe(sumOf(-1));
    expect(text).toContain('Owed to the homeowner');
    expect(text).not.toContain('2030-12-31');
  });

  test('writes a register that our own reader of statements reads, with the balance of the books', async () => {
    const { text } = await read({ format: 'ofx', account: 'trust' });
    const { format, days } = readStatement(text);
    const lines = days.flatMap((day) => day.lines);
    expect(format).toBe('ofx');
    expect(lines.every(({ amount }) => amount === 550_000)).toBe(true);
    const balance = await book((db) =>
      accountBalanceAt(db, accounts.bankTrust, { effective: new Date('2031-02-01T07:59:59Z') }),
    );
    expect(days.at(-1)?.closing).toBe(balance);
  });

  test('refuses days that end before they begin, and people without the money duty', async () => {
    const staff = await createPerson(api, 'staff', ['money']);
    const query = { format: 'csv' as const, from: '2031-02-01', until: '2031-01-01' };
    expect(await refusalOf(api.callAs(staff, ledgerApi.exportBooks, { query }))).toMatchObject({ status: 400 });
    const other = await createPerson(api, 'staff', ['care']);
    expect(
      await refusalOf(api.callAs(other, ledgerApi.exportBooks, { query: { ...january, format: 'csv' } })),
    ).toMatchObject({
      status: 403,
    });
  });
});

test('a name or memo of IIF has no tab, line end, quotation mark, or colon that would break its row', () => {
  const text = writeIif(
    [{ name: 'Owed: "A\tB"', type: 'OCLIAB' }],
    [
      {
        id: 'x'.repeat(40),
        day: '2027-01-31',
        memo: 'One\ntwo',
        lines: [{ account: 'Owed: "A\tB"', memo: '', amount: -5 }],
      },
    ],
  );
  expect(text.split('\r\n')).toContain('ACCNT\tOwed A B\tOCLIAB');
  expect(text.split('\r\n')).toContain(
    `TRNS\tGENERAL JOURNAL\t01/31/2027\tOwed A B\t-0.05\t${'x'.repeat(11)}\tOne two`,
  );
});
