// The local agency is as strict as a real one, and files go out and come back as agencies take them.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEvents } from './agencyFile';
import type { PlacedAccount } from './collections';
import { fileCollections } from './files';
import { localAgency, localCollections } from './local';

const account = (more: Partial<PlacedAccount> = {}): PlacedAccount => ({
  id: randomUUID(),
  debtors: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
  address: '12 Alder St, Oakland, CA 94607',
  home: '1 Elm St, Oakland, CA 94601',
  creditor: 'Belong',
  amountCents: 200_000,
  since: '2026-11-20',
  on: '2027-01-05',
  ...more,
});
const folder = () => mkdtemp(path.join(tmpdir(), 'agency-'));
async function agencyOn(day: string) {
  let today = day;
  const agency = localCollections(await folder(), () => new Date(`${today}T20:00:00Z`));
  const on = (next: string) => {
    today = next;
  };
  return { ...agency, on };
}

describe('localCollections', () => {
  test('answers on the next day, collects a quarter, and gives up in the end', async () => {
    const agency = await agencyOn('2027-01-05');
    const { id } = account();
    await agency.place(account({ id }));
    await agency.place(account({ id }));
    expect(await agency.listEvents()).toEqual([]);
    agency.on('2027-07-04');
    expect(await agency.listEvents()).toMatchObject([
      { kind: 'acknowledged', account: id, on: '2027-01-06' },
      { kind: 'payment', on: '2027-02-04', grossCents: 50_000, feeCents: 17_500 },
      { kind: 'closed', on: '2027-07-04' },
    ]);
  });

  test.each([
    ['a debtor without a full name', { debtors: [{ name: 'Ada', email: '' }] }, 'full name'],
    ['a debtor without a full address', { address: 'with my sister' }, 'full address'],
    ['an amount below its least', { amountCents: 9_999 }, 'below our least'],
  ])('refuses %s', async (_, more, words) => {
    const agency = await agencyOn('2027-01-06');
    await agency.place(account(more));
    expect(await agency.listEvents()).toMatchObject([{ kind: 'refused', note: expect.stringContaining(words) }]);
  });

  test('takes an account once, and orders about accounts that it has', async () => {
    const agency = await agencyOn('2027-01-06');
    const { id } = account();
    await agency.place(account({ id }));
    await expect(agency.place(account({ id, amountCents: 150_000 }))).rejects.toThrow('otherwise');
    const other = { id: randomUUID(), account: randomUUID(), on: '2027-01-06' };
    await expect(agency.adjust({ ...other, changeCents: -100 })).rejects.toThrow('no such account');
    await expect(agency.recall({ ...other, reason: 'They pay us' })).rejects.toThrow('no such account');
  });

  test('collects no more than is left, and closes what was paid elsewhere', async () => {
    const agency = await agencyOn('2027-02-04');
    const { id } = account();
    await agency.place(account({ id }));
    await agency.adjust({ id: `${id}-1`, account: id, on: '2027-01-10', changeCents: -170_000 });
    expect((await agency.listEvents()).at(-1)).toMatchObject({ kind: 'payment', grossCents: 30_000, feeCents: 10_500 });
    const paid = await agencyOn('2027-03-01');
    await paid.place(account({ id }));
    await paid.adjust({ id: `${id}-1`, account: id, on: '2027-01-10', changeCents: -200_000 });
    expect(await paid.listEvents()).toMatchObject([
      { kind: 'acknowledged' },
      { kind: 'closed', on: '2027-01-11', note: 'Paid in full' },
    ]);
  });

  test('gives an account back, with what it collected before', async () => {
    const agency = await agencyOn('2027-12-31');
    const { id } = account();
    await agency.place(account({ id }));
    await agency.recall({ id, account: id, on: '2027-02-10', reason: 'They pay us' });
    expect((await agency.listEvents()).map(({ kind }) => kind)).toEqual(['acknowledged', 'payment', 'recalled']);
  });
});

describe('fileCollections', () => {
  test('writes one file for each order, and reads the answers of the agency', async () => {
    const data = await folder();
    const agency = fileCollections(data, localAgency);
    const { id } = account();
    await agency.place(account({ id, debtors: [{ name: '=Ada "A" Lovelace', email: 'ada@example.com' }] }));
    await agency.adjust({ id: `${id}-1`, account: id, on: '2027-01-10', changeCents: -50_000 });
    await agency.recall({ id, account: id, on: '2027-02-10', reason: 'They pay us, now' });
    const out = path.join(data, 'collections', 'out');
    expect((await readdir(out)).toSorted()).toEqual([`adjust-${id}-1.csv`, `place-${id}.csv`, `recall-${id}.csv`]);
    expect(await readFile(path.join(out, `place-${id}.csv`), 'utf8')).toBe(
      `order,id,account,date,amount,debtors,emails,address,home,creditor,since\r\nplace,${id},${id},2027-01-05,2000.00,"'=Ada ""A"" Lovelace",ada@example.com,"12 Alder St, Oakland, CA 94607","1 Elm St, Oakland, CA 94601",Belong,2026-11-20\r\n`,
    );
    expect(await readFile(path.join(out, `adjust-${id}-1.csv`), 'utf8')).toContain(
      `adjust,${id}-1,${id},2027-01-10,-500.00`,
    );
    expect(await agency.listEvents()).toEqual([]);
    await mkdir(path.join(data, 'collections', 'in'));
    await writeFile(
      path.join(data, 'collections', 'in', '2027-02.csv'),
      `event,id,account,date,gross,fee,note\r\nacknowledged,A1,${id},2027-01-06,,,77-1\r\npayment,P9,${id},2027-02-01,500.00,175.00,\r\n`,
    );
    expect(await agency.listEvents()).toEqual([
      { kind: 'acknowledged', id: 'A1', account: id, on: '2027-01-06', reference: '77-1' },
      { kind: 'payment', id: 'P9', account: id, on: '2027-02-01', grossCents: 50_000, feeCents: 17_500 },
    ]);
  });

  test.each([
    ['another event', 'lost,P1,ACCOUNT,2027-02-01,1.00,0.00,'],
    ['an amount without cents', 'payment,P1,ACCOUNT,2027-02-01,500,175,'],
    ['a fee above the payment', 'payment,P1,ACCOUNT,2027-02-01,500.00,500.01,'],
    ['a day that is none', 'payment,P1,ACCOUNT,02/01/2027,500.00,175.00,'],
    ['an account that is none', 'payment,P1,77,2027-02-01,500.00,175.00,'],
  ])('refuses a file with %s', (_, line) => {
    const file = `event,id,account,date,gross,fee,note\r\n${line.replace('ACCOUNT', randomUUID())}\r\n`;
    expect(() => parseEvents(file)).toThrow();
  });
});
