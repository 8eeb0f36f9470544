import { describe, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { insertBankAccount } from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import { followProPayments, sendProPayments } from '@/server/modules/care/workOrders/payments/system';
import { accountBalance } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { certifyPro, createPro } from '@/tests/support/fixtures/care/pros';
import { createLivedInHome, fridge, report } from '@/tests/support/fixtures/care/workOrders';
import { findMessages } from '@/tests/support/fixtures/logins';
import { emptyBalance, fundBalance } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const DAY_MS = 86_400_000;
const balance = (code: string, normalSide: 'D' | 'C') =>
  asSystem(api.services.db, (db) => accountBalance(db, { code, normalSide }));
const read = (by: Person, workOrderId: string) => api.callAs(by, workOrders.getWorkOrder, { params: { workOrderId } });
const pay = (by: Person, invoiceId: string) =>
  api.callAs(by, workOrders.payInvoice, { params: { invoiceId }, body: {} });

async function addBank(proId: string, email: string, accountNumber = '000123456789'): Promise<void> {
  const { payouts, db } = api.services;
  const account = await payouts.openAccount({ id: proId, email });
  const bank = await payouts.addBankAccount({
    key: newId(),
    account,
    holderName: 'Ace Repairs',
    routingNumber: '110000000',
    accountNumber,
  });
  if (bank.refusal !== undefined) throw new Error(bank.refusal);
  await fundBalance(api, 1_000_000);
  await asSystem(db, (trx) =>
    insertBankAccount(trx, {
      id: newId(),
      proId,
      processorAccount: account,
      processorRef: bank.ref,
      bankName: bank.bankName,
      lastFour: bank.lastFour,
      usableFrom: api.now,
      createdAt: api.now,
    }),
  );
}

/** Cents that went to the account of a Pro at the processor, less what was taken back. */
async function netTransfers(proId: string): Promise<number | undefined> {
  const [row] = await api.rows<{ net: number }>(
    `select sum((body->>'amount')::int - (body->>'amount_reversed')::int)::int as net from sandbox.objects
     where kind = 'transfer' and body->>'destination' in (select processor_account from pro_bank_accounts where pro_id = $1)`,
    [proId],
  );
  return row?.net;
}

/** A repair with an invoice of our Pro that care staff posted. */
async function posted(payer: 'owner' | 'us' = 'owner', { w9 = true }: { w9?: boolean } = {}) {
  const place = await createLivedInHome(api);
  const pro = await createPro(api, { company: 'Ace Repairs' });
  if (w9) await certifyPro(api, pro.id);
  const { id } = await report(api, place, place.resident, fridge());
  await api.rows("update work_orders set status = 'confirmed', done_at = now(), pro_id = $2 where id = $1", [
    id,
    pro.id,
  ]);
  const order = await api.callAs(place.staff, workOrders.addInvoice, {
    params: { workOrderId: id },
    body: {
      vendorName: 'Ace Repairs',
      vendorAddress: '1 Pipe St',
      number: 'A-1',
      markupCents: 1_000 as never,
      lines: [{ label: 'Labor', cents: 18_000 as never }],
    },
  });
  const invoiceId = order.invoices[0]?.id ?? '';
  await api.callAs(place.staff, workOrders.postInvoice, {
    params: { invoiceId },
    body: { payer, chargeBackReason: '' },
  });
  const money = await createPerson(api, 'staff');
  return { ...place, id, invoiceId, pro, money };
}

async function later(days: number, run: () => Promise<void>): Promise<void> {
  const start = api.now;
  api.now = new Date(start.getTime() + days * DAY_MS);
  try {
    await run();
  } finally {
    api.now = start;
  }
}

describe('payInvoice', () => {
  test('a second person releases it, the bank pays it once, and owner and Pro see the trace', async () => {
    const { staff, money, owner, pro, id, invoiceId } = await posted();
    expect(await refusalOf(pay(money, invoiceId))).toMatchObject({ status: 409 });
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).toContain('proBankWanted');
    await addBank(pro.id, pro.email);
    expect(await refusalOf(pay(staff, invoiceId))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Someone else'),
    });
    const [payable, processor] = [await balance('pros:payable', 'C'), await balance('processor', 'D')];
    await pay(money, invoiceId);
    expect(await refusalOf(pay(money, invoiceId))).toMatchObject({ status: 409 });
    // Whatever dies on the way: the money leaves once.
    api.services.payouts.sandbox?.failNext('lostReply');
    await sendProPayments(api.services);
    await later(0.01, () => sendProPayments(api.services));
    await sendProPayments(api.services);
    const [sent] = (await read(owner, id)).invoices;
    expect(sent).toMatchObject({
      status: 'posted',
      payment: { status: 'sent', cents: 18_000, traceId: expect.stringMatching(/\d/) },
    });
    expect(payable - (await balance('pros:payable', 'C'))).toBe(18_000);
    expect(processor - (await balance('processor', 'D'))).toBe(18_000);
    expect(await balance('processor:connected', 'D')).toBe(0);
    await later(7, async () => {
      await followProPayments(api.services);
      await followProPayments(api.services);
      const order = await read(owner, id);
      expect(order.invoices[0]).toMatchObject({ status: 'paid', payment: { status: 'paid' } });
      expect(order.timeline.filter(({ body }) => body.includes('bank trace'))).toHaveLength(1);
      // Nothing is left to do: it closes by itself.
      expect(order.status).toBe('closed');
    });
    const mails = (await findMessages(api, pro.email)).filter(({ template }) => template === 'proPaymentSent');
    expect(mails).toHaveLength(1);
  });

  test('what we bear is paid from our own account', async () => {
    const { money, pro, invoiceId } = await posted('us');
    await addBank(pro.id, pro.email);
    const [operating, trust] = [await balance('bank:operating', 'D'), await balance('bank:trust', 'D')];
    await pay(money, invoiceId);
    await sendProPayments(api.services);
    expect(operating - (await balance('bank:operating', 'D'))).toBe(18_000);
    // It replaces what left the processor.
    expect((await balance('bank:trust', 'D')) - trust).toBe(18_000);
  });

  test('a payment that the bank sends back days after it arrived is owed again and can be paid to another account', async () => {
    const { money, pro, owner, id, invoiceId } = await posted();
    await addBank(pro.id, pro.email, '000111111113');
    const [payable, processor] = [await balance('pros:payable', 'C'), await balance('processor', 'D')];
    await pay(money, invoiceId);
    await sendProPayments(api.services);
    await later(9, async () => {
      await followProPayments(api.services);
      expect((await read(owner, id)).invoices[0]).toMatchObject({ status: 'posted', payment: { status: 'returned' } });
      expect(await balance('pros:payable', 'C')).toBe(payable);
      const other = await createPerson(api, 'staff');
      expect(await refusalOf(pay(other, invoiceId))).toMatchObject({ status: 409 });
      await addBank(pro.id, pro.email);
      await pay(other, invoiceId);
      await sendProPayments(api.services);
      // The money that came back went out again, and no more.
      expect(processor - (await balance('processor', 'D'))).toBe(18_000);
      expect(await balance('processor:connected', 'D')).toBe(0);
      expect(await netTransfers(pro.id)).toBe(18_000);
    });
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).toContain('proPaymentReturned');
  });

  test('a payment waits without blocking the bank account while the balance at the processor is short', async () => {
    const { money, pro, owner, id, invoiceId } = await posted();
    await addBank(pro.id, pro.email);
    await pay(money, invoiceId);
    await emptyBalance(api);
    const [processor, payable] = [await balance('processor', 'D'), await balance('pros:payable', 'C')];
    await sendProPayments(api.services);
    expect((await read(owner, id)).invoices[0]?.payment).toMatchObject({ status: 'ready' });
    expect(await balance('processor', 'D')).toBe(processor);
    expect(await balance('pros:payable', 'C')).toBe(payable);
    expect((await findMessages(api, pro.email)).map(({ template }) => template)).not.toContain('proPaymentReturned');
    await fundBalance(api);
    await sendProPayments(api.services);
    expect((await read(owner, id)).invoices[0]?.payment).toMatchObject({ status: 'sent' });
  });

  test('care staff without the money duty cannot pay, and an owner cannot either', async () => {
    const { owner, money, id, invoiceId } = await posted();
    const care = await createPerson(api, 'staff');
    await api.rows("update users set duties = '{care}' where id = $1", [care.id]);
    expect(await refusalOf(pay(care, invoiceId))).toMatchObject({ status: 403 });
    const payProblemOf = async (by: Person) => (await read(by, id)).invoices[0]?.payProblem;
    expect(await payProblemOf(care)).toBe('A teammate with the money duty pays this invoice.');
    expect(await payProblemOf(money)).toBeNull();
    expect(await refusalOf(pay(owner, invoiceId))).toMatchObject({ status: 403 });
  });

  test('waits for the Pro’s Form W-9, then withholds 24%, by the rule of payouts to homeowners', async () => {
    const { money, pro, owner, id, invoiceId } = await posted('owner', { w9: false });
    await addBank(pro.id, pro.email);
    const problem = 'On hold until this Pro certifies a Form W-9 on their page of all jobs.';
    expect(await refusalOf(pay(money, invoiceId))).toMatchObject({ status: 409, message: problem });
    expect((await read(money, id)).invoices[0]?.payProblem).toBe(problem);
    const wanted = (await findMessages(api, pro.email)).find(({ template }) => template === 'proBankWanted');
    expect(wanted?.data).toMatchObject({ needsForm: true });
    // What other tests left to send.
    await sendProPayments(api.services);
    const [payable, processor, taxes] = [
      await balance('pros:payable', 'C'),
      await balance('processor', 'D'),
      await balance('taxes:withheld', 'C'),
    ];
    await later(15, async () => {
      const other = await createPerson(api, 'staff');
      expect((await read(other, id)).invoices[0]?.payProblem).toBeNull();
      await pay(other, invoiceId);
      await sendProPayments(api.services);
    });
    expect((await read(owner, id)).invoices[0]?.payment).toMatchObject({ cents: 13_680, withheldCents: 4_320 });
    expect(payable - (await balance('pros:payable', 'C'))).toBe(18_000);
    expect(processor - (await balance('processor', 'D'))).toBe(13_680);
    expect((await balance('taxes:withheld', 'C')) - taxes).toBe(4_320);
    const mail = (await findMessages(api, pro.email)).find(({ template }) => template === 'proPaymentSent');
    expect(renderMessage('proPaymentSent', mail?.data).body).toContain('We withheld $43.20');
  });

  test('what is withheld of a repair that we bear moves to what we hold for others, and comes back with the payment', async () => {
    const { money, pro, invoiceId } = await posted('us', { w9: false });
    await certifyPro(api, pro.id, { form: { struckOut: true } });
    await addBank(pro.id, pro.email, '000111111113');
    const all = async () => [
      await balance('bank:operating', 'D'),
      await balance('bank:trust', 'D'),
      await balance('taxes:withheld', 'C'),
      await balance('pros:payable', 'C'),
    ];
    await sendProPayments(api.services);
    const before = await all();
    await pay(money, invoiceId);
    await sendProPayments(api.services);
    expect((await all()).map((now, n) => now - (before[n] ?? 0))).toEqual([-18_000, 18_000, 4_320, -18_000]);
    await later(9, () => followProPayments(api.services));
    expect(await all()).toEqual(before);
  });

  test('nothing is paid to a Pro who is not a US person', async () => {
    const { money, pro, invoiceId } = await posted('owner', { w9: false });
    await addBank(pro.id, pro.email);
    await api.rows("insert into w9s (id, pro_id, status, created_at) values ($1, $2, 'foreign', $3)", [
      newId(),
      pro.id,
      api.now.toISOString(),
    ]);
    expect(await refusalOf(pay(money, invoiceId))).toMatchObject({
      status: 409,
      message: expect.stringContaining('W-8'),
    });
  });
});
