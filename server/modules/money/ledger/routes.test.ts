import { beforeEach, describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { ledger } from '@/contract/money/ledger/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, leaseReceivable } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => {
  api.now = new Date('2026-12-01T18:00:00Z');
});
const staff = () => createPerson(api, 'staff');

describe('listLedgerAccounts', () => {
  test('lists our own accounts, or those of a home by its address', async () => {
    const iris = await staff();
    const own = await api.callAs(iris, ledger.listLedgerAccounts, { query: {} });
    expect(own.items.map(({ code }) => code)).toContain('bank:trust');
    const lease = await createLivedInLease(api);
    const { address } = await api.callAs(iris, charges.listCharges, { params: { leaseId: lease.id } });
    const found = await api.callAs(iris, ledger.listLedgerAccounts, { query: { query: address.split(',')[0] } });
    expect(found.items).toContainEqual({
      code: `lease:${lease.id}:receivable`,
      name: 'Owed by residents',
      address: expect.any(String),
      balanceCents: 900_000 - 300_000,
      takesManualEntries: false,
    });
    const support = await createPerson(api, 'staff', ['support']);
    expect(await refusalOf(api.callAs(support, ledger.listLedgerAccounts, { query: {} }))).toMatchObject({
      status: 403,
    });
  });
});

describe('listLedgerLines', () => {
  test('tells each line with its reason and the balance after it, page by page', async () => {
    const iris = await staff();
    const lease = await createLivedInLease(api);
    const params = { leaseId: lease.id };
    for (let n = 0; n < 52; n += 1)
      await api.callAs(
        iris,
        charges.addCharge,
        {
          params,
          body: {
            kind: 'utility',
            description: `Water ${n}`,
            amountCents: (100 + n) as never,
            dueOn: '2026-12-01',
            reason: 'City invoice',
          },
        },
        { idempotencyKey: `water-${n}-${lease.id}` },
      );
    const account = leaseReceivable(lease.id);
    const balance = await asSystem(api.services.db, (db) => accountBalance(db, account));
    const first = await api.callAs(iris, ledger.listLedgerLines, { query: { account: account.code } });
    expect(first).toMatchObject({ hasMore: true, account: { balanceCents: balance } });
    expect(first.items[0]).toMatchObject({
      title: 'Charge',
      reason: 'Water 51 · City invoice',
      amountCents: 151,
      balanceCents: balance,
    });
    const before = first.items.at(-1)?.transactionId ?? expect.fail('an empty page');
    const second = await api.callAs(iris, ledger.listLedgerLines, { query: { account: account.code, before } });
    const lines = [...first.items, ...second.items];
    expect(second.hasMore).toBe(false);
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(balance);
    for (const [n, line] of lines.entries())
      expect(line.balanceCents - line.amountCents).toBe(lines[n + 1]?.balanceCents ?? 0);
    const unknown = api.callAs(iris, ledger.listLedgerLines, { query: { account: 'lease:nobody:receivable' } });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
  });
});

describe('exportLedgerLines', () => {
  test('is the same as a file, the oldest first, of the days asked for', async () => {
    const iris = await staff();
    const lease = await createLivedInLease(api);
    const query = { account: leaseReceivable(lease.id).code, from: '2026-12-01', until: '2026-12-31' };
    const { fileName, text } = await api.callAs(iris, ledger.exportLedgerLines, { query });
    expect(fileName).toMatch(/^Owed by residents: .*\.csv$/);
    expect(text.split('\r\n')[1]).toMatch(/^2026-12-01,.*,Charge,Rent,.*,3000\.00$/);
  });

  test('without days, adds up to the balance that the page shows, charges of days to come included', async () => {
    const iris = await staff();
    const lease = await createLivedInLease(api);
    const { code } = leaseReceivable(lease.id);
    const { account } = await api.callAs(iris, ledger.listLedgerLines, { query: { account: code } });
    const { text } = await api.callAs(iris, ledger.exportLedgerLines, { query: { account: code } });
    const amounts = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(account.balanceCents);
    expect(text).toContain('\r\n2026-12-01,');
  });
});
