import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { cents } from '@/contract/amounts/cents';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { accountBalance, accounts, leaseDeposit } from '@/server/modules/money/ledger';
import { completeAbandoned } from '@/server/modules/money/payments';
import { applyEvent, applyProcessorEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { readWhole } from '@/server/providers/storage/storage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { completeSigning, createLease, signByAll, signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import {
  choosePaymentMethod,
  kitchen,
  openConditionReport,
  uploadPicture,
  uploadPolicy,
} from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { slowProvider } from '@/tests/support/slowProvider';
import { sealCondition } from './conditionRecord/jobs';
import { remindOfRentersInsurance } from './insurance/jobs';
import { handleMoveInPaymentStatus, payMoveIn } from './payment';
import { refundMoveInMoney } from './refunds/jobs';
import { beginTenancy } from './system';

const api = testApi();
const DAY_MS = 86_400_000;
const first = api.now;
const later = (days: number) => {
  api.now = new Date(first.getTime() + days * DAY_MS);
};
const daysOn = (days: number) => new Date(first.getTime() + days * DAY_MS).toISOString();
afterEach(() => later(0));
type Somebody = Awaited<ReturnType<typeof createPerson>>;
let [ada, owner]: Somebody[] = [];
beforeAll(async () => {
  [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
});
const who = (person: Somebody | undefined): Somebody => person ?? expect.fail('nobody');
const at = (leaseId: string) => ({ params: { leaseId } });
const read = (person: Somebody | undefined, leaseId: string) => api.callAs(who(person), moveIns.getMoveIn, at(leaseId));
const stateOf = ({ steps }: MoveIn) => Object.fromEntries(steps.map(({ step, state }) => [step, state]));
const homeStatus = async (id: string) =>
  (await api.rows<{ status: string }>('select status from homes where id = $1', [id]))[0]?.status;

async function signedLease(state: 'CA' | 'WA' = 'CA') {
  const lease = await createLease(api, { owner: who(owner), residents: [who(ada)], state });
  await signByAll(api, lease, [who(ada), who(owner)]);
  return lease;
}

async function chosen(leaseId: string, way = 'pm_card_visa', person = ada, amountCents?: number) {
  const body = amountCents === undefined ? {} : { amountCents: cents(amountCents) };
  const { href } = await api.callAs(who(person), moveIns.openMoveInPayment, { ...at(leaseId), body });
  return choosePaymentMethod(api, href, way);
}
const payWith = (leaseId: string, session: string, person = ada) =>
  api.callAs(who(person), moveIns.payMoveIn, { ...at(leaseId), body: { session } });
const pay = async (leaseId: string, way?: string, person = ada, amountCents?: number) =>
  payWith(leaseId, await chosen(leaseId, way, person, amountCents), person);
const inDeposit = (leaseId: string) => asSystem(api.services.db, (db) => accountBalance(db, leaseDeposit(leaseId)));
/** Lets the processor's bank do what is due, and the jobs that hear of it. */
async function settleBank() {
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const payload of await takeJobs(api, 'applyProcessorEvent')) await applyEvent(api.services, payload);
  for (const payload of await takeJobs(api, 'handleMoveInPaymentStatus'))
    await handleMoveInPaymentStatus(api.services, payload);
}
const paymentsOf = (leaseId: string) =>
  api.rows<{ status: string; amount: number; refunded: number }>(
    `select status, amount::int as amount, refunded::int as refunded from payments
     where lease_id = $1 and purpose = 'move_in' order by created_at, id`,
    [leaseId],
  );
const lettersTo = async (email: string, template: string) =>
  (await findMessages(api, email))
    .filter((message) => message.template === template)
    .map(({ data }) => renderMessage(template, data));

/** Both sides look through one room and sign it. */
async function signRecord(leaseId: string) {
  const pictures = [await uploadPicture(api, who(ada))];
  const items = [{ name: 'Cabinets and countertop', state: 'worn' as const, note: 'A chip in the countertop.' }];
  const body = { rooms: [kitchen(pictures, { items })] };
  await openConditionReport(api, who(owner), leaseId);
  await api.callAs(who(ada), moveIns.saveCondition, { ...at(leaseId), body });
  for (const person of [ada, owner]) {
    const { hash, me } = (await read(person, leaseId)).condition;
    await api.callAs(who(person), moveIns.signCondition, { ...at(leaseId), body: { name: me.name, hash } });
  }
  return pictures[0] ?? '';
}

async function insure(leaseId: string, until = '2027-12-01', text?: string) {
  const documentId = await uploadPolicy(api, who(ada), text);
  return api.callAs(who(ada), moveIns.submitInsurance, {
    ...at(leaseId),
    body: { documentId, insurer: 'Lemon', until },
  });
}

describe('getMoveIn', () => {
  test('says what is done, what is open and what unlocks the rest; to residents and the homeowner alone', async () => {
    const lease = await createLease(api, {
      owner: who(owner),
      residents: [who(ada)],
      cosigners: [await createPerson(api, 'resident')],
    });
    expect(stateOf(await read(ada, lease.id))).toEqual({
      sign: 'open',
      condition: 'locked',
      money: 'locked',
      insurance: 'locked',
      utilities: 'done',
      keys: 'locked',
    });
    expect((await read(owner, lease.id)).side).toBe('homeowner');
    const stranger = await createPerson(api, 'resident');
    expect(await refusalOf(api.callAs(stranger, moveIns.getMoveIn, at(lease.id)))).toMatchObject({ status: 404 });
    const signed = await signedLease();
    const shown = await read(ada, signed.id);
    expect(stateOf(shown)).toMatchObject({ sign: 'done', condition: 'locked', money: 'open', keys: 'locked' });
    expect(shown.money).toMatchObject({ dueCents: 600_000, state: 'none' });
  });
});

describe('openMoveInPayment', () => {
  test('in Washington no deposit is taken before both have signed the record of the home’s condition', async () => {
    const { id } = await signedLease('WA');
    const refusal = await refusalOf(api.callAs(who(ada), moveIns.openMoveInPayment, { ...at(id), body: {} }));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('condition') });
    await signRecord(id);
    expect((await pay(id)).money.state).toBe('paid');
  });

  test('is for residents, once they have signed', async () => {
    const { id } = await signedLease();
    expect(await refusalOf(api.callAs(who(owner), moveIns.openMoveInPayment, { ...at(id), body: {} }))).toMatchObject({
      status: 403,
    });
    const unsigned = await createLease(api, { residents: [who(ada)] });
    expect(
      await refusalOf(api.callAs(who(ada), moveIns.openMoveInPayment, { ...at(unsigned.id), body: {} })),
    ).toMatchObject({
      status: 409,
    });
  });
});

describe('payMoveIn', () => {
  test('the home leaves the market when residents have signed and the money has come; others hear of it', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    const other = await createApplication(api, {
      homeId: lease.homeId,
      people: [await createPerson(api, 'resident')],
      status: 'in_review',
    });
    await signEnvelope(api, who(ada), lease.envelopeId);
    await completeSigning(api, lease.id);
    expect(await homeStatus(lease.homeId)).toBe('application_pending');
    expect((await pay(lease.id)).money).toMatchObject({
      state: 'paid',
      leftCents: 0,
      payments: [{ payer: null, label: expect.stringContaining('4242'), cents: 600_000, status: 'succeeded' }],
    });
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect(await api.rows('select status from applications where id = $1', [other.id])).toEqual([
      { status: 'leased_to_another' },
    ]);
    expect((await read(owner, lease.id)).money).toMatchObject({ paidCents: 600_000, payments: [] });
    expect(await inDeposit(lease.id)).toBe(600_000);
    await expectConsistentLedger(api);
  });

  test('a card that is declined, or stops at 3-D Secure, charges nothing and says why; another may be tried', async () => {
    const lease = await signedLease();
    expect(await refusalOf(pay(lease.id, 'pm_card_chargeDeclined'))).toMatchObject({ code: 'paymentDeclined' });
    later(0.01);
    expect(await refusalOf(pay(lease.id, 'pm_card_authenticationRequired'))).toMatchObject({
      message: expect.stringContaining('asked to confirm'),
    });
    const shown = await read(ada, lease.id);
    expect(shown.money).toMatchObject({ state: 'failed', failure: expect.stringContaining('asked to confirm') });
    expect((await read(owner, lease.id)).money.failure).toBeNull();
    expect(await homeStatus(lease.homeId)).toBe('application_pending');
    later(0.02);
    expect((await pay(lease.id)).money.state).toBe('paid');
  });

  test('a bank debit stops the clock at once, and opens the keys only when it has cleared', async () => {
    const lease = await signedLease();
    const shown = await pay(lease.id, 'pm_usBankAccount_success');
    expect(shown.money).toMatchObject({ state: 'pending', pendingCents: 600_000, leftCents: 0, dueBy: null });
    expect(shown.money.payments[0]?.expectedOn).toMatch(/^2026-/);
    expect(stateOf(shown)).toMatchObject({ money: 'locked', keys: 'locked' });
    expect(await homeStatus(lease.homeId)).toBe('application_pending');
    later(5);
    await settleBank();
    expect((await read(ada, lease.id)).money.state).toBe('paid');
    expect(await homeStatus(lease.homeId)).toBe('leased');
  });

  test('a debit that the bank refuses opens the step again, with two days to pay another way', async () => {
    const lease = await signedLease();
    await pay(lease.id, 'pm_usBankAccount_insufficientFunds');
    later(5);
    await settleBank();
    const { money } = await read(ada, lease.id);
    expect(money).toMatchObject({ state: 'failed', leftCents: 600_000, dueBy: daysOn(7) });
    expect((await lettersTo(who(ada).email, 'leasePayment')).at(-1)?.subject).toContain('did not go through');
    // No account is open yet: nothing is charged for it, and nothing is tried again by itself.
    expect(await api.rows('select 1 from charges where lease_id = $1', [lease.id])).toEqual([]);
    expect(await takeJobs(api, 'retryReturnedPayment')).toEqual([]);
    expect((await pay(lease.id)).money.state).toBe('paid');
  });

  test('lets roommates pay parts, shows who paid, and rejects more than is left', async () => {
    const bo = await createPerson(api, 'resident');
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada), bo] });
    await signByAll(api, lease, [who(ada), bo, who(owner)]);
    expect((await read(ada, lease.id)).money).toMatchObject({ shareCents: 300_000, residents: 2 });
    const everything = await chosen(lease.id, 'pm_card_visa', bo);
    const mine = await pay(lease.id, 'pm_card_visa', ada, 300_000);
    expect(mine.money).toMatchObject({ state: 'part', paidCents: 300_000, leftCents: 300_000, shareCents: 0 });
    expect(await refusalOf(payWith(lease.id, everything, bo))).toMatchObject({
      status: 409,
      message: expect.stringContaining('$3,000.00 is left'),
    });
    const theirs = (await read(bo, lease.id)).money;
    expect(theirs).toMatchObject({ shareCents: 300_000, payments: [{ label: null, cents: 300_000 }] });
    expect(theirs.payments[0]?.payer).toBeTruthy();
    expect((await pay(lease.id, 'pm_usBankAccount_success', bo, 300_000)).money.state).toBe('pending');
    expect(await refusalOf(chosen(lease.id, 'pm_card_visa', ada, 100))).toMatchObject({ status: 409 });
  });

  test('asked twice with one visit, or by two tabs at once, it is charged once', async () => {
    const lease = await signedLease();
    const [one, two] = [await chosen(lease.id), await chosen(lease.id)];
    const results = await Promise.allSettled([one, one, two, two].map((session) => payWith(lease.id, session)));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await paymentsOf(lease.id)).toEqual([{ status: 'succeeded', amount: 600_000, refunded: 0 }]);
    expect(await inDeposit(lease.id)).toBe(600_000);
  });

  test('killed after the processor answered, the job finishes the same payment', async () => {
    const lease = await signedLease();
    const session = await chosen(lease.id);
    const dying = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === 'payments:afterProcessor') throw new Error('killed');
      },
    };
    await expect(payMoveIn(dying, { leaseId: lease.id, personId: who(ada).id }, session)).rejects.toThrow('killed');
    expect((await read(ada, lease.id)).money.state).toBe('pending');
    later(0.1);
    await completeAbandoned(api.services);
    for (const payload of await takeJobs(api, 'handleMoveInPaymentStatus'))
      await handleMoveInPaymentStatus(api.services, payload);
    expect((await read(ada, lease.id)).money.state).toBe('paid');
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect(await paymentsOf(lease.id)).toHaveLength(1);
  });

  test('a check that our team records pays it too, and is owed back by check where the lease ends', async () => {
    const lease = await signedLease();
    const staff = await createPerson(api, 'staff');
    const check = { payerId: who(ada).id, kind: 'check', number: '1001', amountCents: cents(600_000) } as const;
    const depositReference = 'Deposit 311';
    const body = { ...check, depositReference, receivedOn: '2026-11-01', reason: 'Came by mail' };
    await agreed(api, api.callAs(staff, charges.recordPayment, { ...at(lease.id), body }));
    await settleBank();
    expect((await read(ada, lease.id)).money).toMatchObject({ state: 'paid', payments: [{ label: 'Check 1001' }] });
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect(await inDeposit(lease.id)).toBe(600_000);
    await api.rows("update leases set status = 'voided' where id = $1", [lease.id]);
    for (let time = 0; time < 2; time += 1) await refundMoveInMoney(api.services, { leaseId: lease.id });
    expect(await inDeposit(lease.id)).toBe(0);
    expect((await lettersTo(who(ada).email, 'moveInRefunded')).at(-1)?.body).toContain('mail you a check');
    await expectConsistentLedger(api);
  });

  test('rejects people who do not live there, and visits of others', async () => {
    const lease = await signedLease();
    const session = await chosen(lease.id);
    const stranger = await createPerson(api, 'resident');
    expect(await refusalOf(payWith(lease.id, session, stranger))).toMatchObject({ status: 404 });
    expect(await refusalOf(payWith(lease.id, session, owner))).toMatchObject({ status: 403 });
    const theirs = await signedLease();
    expect(await refusalOf(payWith(theirs.id, session))).toMatchObject({ status: 409 });
  });
});

describe('a lease that ends before the keys', () => {
  async function paidAndVoided(way?: string) {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    await signEnvelope(api, who(ada), lease.envelopeId);
    await completeSigning(api, lease.id);
    await pay(lease.id, way);
    const body = { reason: 'We sell it after all.' };
    await api.callAs(who(owner), signing.voidEnvelope, { params: { envelopeId: lease.envelopeId }, body });
    await completeSigning(api, lease.id);
    return lease;
  }
  const refundAll = async () => {
    for (const payload of await takeJobs(api, 'refundMoveInMoney')) await refundMoveInMoney(api.services, payload);
  };

  test('gives everything back by itself, once, and says so', async () => {
    const lease = await paidAndVoided();
    await refundAll();
    await refundMoveInMoney(api.services, { leaseId: lease.id });
    expect(await paymentsOf(lease.id)).toEqual([{ status: 'refunded', amount: 600_000, refunded: 600_000 }]);
    expect(await inDeposit(lease.id)).toBe(0);
    expect((await lettersTo(who(ada).email, 'moveInRefunded')).at(-1)?.subject).toBe('We refunded $6,000.00');
    expect(await homeStatus(lease.homeId)).toBe('in_review');
    await expectConsistentLedger(api);
  });

  test('a debit still on its way goes back when it has cleared', async () => {
    const lease = await paidAndVoided('pm_usBankAccount_success');
    await refundAll();
    expect(await paymentsOf(lease.id)).toMatchObject([{ status: 'processing' }]);
    later(5);
    await settleBank();
    await refundAll();
    expect(await paymentsOf(lease.id)).toMatchObject([{ status: 'refunded', refunded: 600_000 }]);
    expect(await inDeposit(lease.id)).toBe(0);
  });

  test('a refund that comes back is owed, out of the deposit account, for our team to pay another way', async () => {
    const lease = await paidAndVoided('pm_card_refundFail');
    const owed = () => asSystem(api.services.db, (db) => accountBalance(db, accounts.refundsOwed));
    const before = await owed();
    await refundAll();
    later(6);
    await settleBank();
    expect((await owed()) - before).toBe(600_000);
    expect(await inDeposit(lease.id)).toBe(0);
    await refundMoveInMoney(api.services, { leaseId: lease.id });
    expect(
      await api.rows(
        'select refunds.status from refunds join payments on payments.id = payment_id where lease_id = $1',
        [lease.id],
      ),
    ).toHaveLength(1);
  });

  test('a refund that is refused is tried again under another name, the next day', async () => {
    const lease = await paidAndVoided();
    const refusing = {
      ...api.services,
      payments: { ...api.services.payments, refund: async () => ({ refusal: 'insufficient_balance' }) },
    };
    await takeJobs(api, 'refundMoveInMoney');
    await refundMoveInMoney(refusing, { leaseId: lease.id });
    const [job] = await api.rows<{ run_at: Date }>(`select run_at from graphile_worker.jobs where key = $1`, [
      `refund-move-in:${lease.id}`,
    ]);
    expect(job?.run_at).toEqual(new Date(api.now.getTime() + DAY_MS));
    expect(await inDeposit(lease.id)).toBe(600_000);
    await refundAll();
    expect(await paymentsOf(lease.id)).toMatchObject([{ refunded: 600_000 }]);
    expect(await inDeposit(lease.id)).toBe(0);
  });
});

describe('submitInsurance', () => {
  test('takes a paper of the resident’s own that covers the first day', async () => {
    const { id } = await signedLease();
    expect(await refusalOf(insure(id, '2026-11-30'))).toMatchObject({ status: 400 });
    const documentId = await uploadPicture(api, who(owner));
    const body = { documentId, insurer: 'Lemon', until: '2027-12-01' };
    expect(await refusalOf(api.callAs(who(ada), moveIns.submitInsurance, { ...at(id), body }))).toMatchObject({
      status: 404,
    });
    const stub = await uploadPolicy(api, who(ada), undefined, 'application');
    const wrongKind = { ...body, documentId: stub };
    expect(
      await refusalOf(api.callAs(who(ada), moveIns.submitInsurance, { ...at(id), body: wrongKind })),
    ).toMatchObject({ status: 400 });
    expect(stateOf(await insure(id)).insurance).toBe('done');
  });

  test('a document that does not say what was entered is not proof: it waits for one of us', async () => {
    const { id } = await signedLease();
    const shown = await insure(id, '2027-12-01', 'A menu of the pizza place around the corner.');
    expect(shown.insurance).toMatchObject({ status: 'checking' });
    expect(stateOf(shown)).toMatchObject({ insurance: 'locked', keys: 'locked' });
    expect(await refusalOf(insure(id))).toMatchObject({ status: 409 });
  });
});

describe('renters’ insurance during the lease', () => {
  const first = api.now;
  afterEach(() => {
    api.now = first;
  });

  test('a resident hears before it ends and after, each time once, and adds the next policy', async () => {
    const { id } = await signedLease();
    await insure(id);
    await api.rows(`update leases set status = 'active' where id = $1`, [id]);
    const endsOn = (day: string) => api.rows('update move_ins set insured_until = $2 where lease_id = $1', [id, day]);
    const on = async (day: string) => {
      api.now = new Date(`${day}T18:00:00Z`);
      for (let time = 0; time < 2; time += 1) await remindOfRentersInsurance(api.services);
      api.now = first;
      return (await findMessages(api, who(ada).email)).filter(
        ({ template, data }) => template === 'rentersInsuranceEnding' && data.until === '2026-12-21',
      ).length;
    };
    await endsOn('2026-12-21');
    expect(await on('2026-12-13')).toBe(0);
    expect(await on('2026-12-14')).toBe(1);
    expect(await on('2026-12-15')).toBe(1);
    expect(await on('2026-12-28')).toBe(2);
    await endsOn('2026-11-19');
    expect((await read(ada, id)).insurance).toMatchObject({ ended: true });
    expect(await refusalOf(insure(id, '2026-11-20'))).toMatchObject({ status: 400 });
    const next = await insure(id, '2028-12-01', 'Lemon Insurance. Ada Lovelace. Until 12/01/2028.');
    expect(next.insurance).toMatchObject({ until: '2028-12-01', status: 'accepted', ended: false });
  });
});

describe('reviewInsurance', () => {
  const review = async (leaseId: string, body: { accepted: boolean; reason?: string }) =>
    api.callAs(await createPerson(api, 'staff'), moveIns.reviewInsurance, { ...at(leaseId), body });

  test('declined, the resident hears why and sends another; accepted, the step is done; each once', async () => {
    const { id } = await signedLease();
    await insure(id, '2027-12-01', 'Nothing of use.');
    expect(await refusalOf(review(id, { accepted: false }))).toMatchObject({ status: 400 });
    await review(id, { accepted: false, reason: 'Your name is not on it.' });
    const sent = (await findMessages(api, who(ada).email)).findLast(({ template }) => template === 'insuranceDeclined');
    expect(renderMessage('insuranceDeclined', sent?.data).body).toContain('Your name is not on it.');
    const declined = await read(ada, id);
    expect(declined.insurance).toMatchObject({ status: 'declined', reason: 'Your name is not on it.' });
    expect(stateOf(declined).insurance).toBe('open');
    await insure(id, '2027-12-01', 'Still nothing.');
    await review(id, { accepted: true });
    expect(stateOf(await read(ada, id)).insurance).toBe('done');
    expect(await refusalOf(review(id, { accepted: true }))).toMatchObject({ status: 409 });
  });
});

describe('listInsuranceProofs', () => {
  test('shows our team what a resident entered, beside the document, until it is checked', async () => {
    const staff = await createPerson(api, 'staff');
    const { id } = await signedLease();
    await insure(id, '2027-12-01', 'Nothing of use.');
    const proofs = () => api.callAs(staff, moveIns.listInsuranceProofs, {});
    expect((await proofs()).find((proof) => proof.id === id)).toMatchObject({ insurer: 'Lemon', until: '2027-12-01' });
    await api.callAs(staff, moveIns.reviewInsurance, { ...at(id), body: { accepted: true } });
    expect((await proofs()).map((proof) => proof.id)).not.toContain(id);
  });
});

describe('setUtility', () => {
  test('knows the accounts of this home alone', async () => {
    const lease = await signedLease();
    const body = { name: 'Moonlight', done: true };
    expect(await refusalOf(api.callAs(who(ada), moveIns.setUtility, { ...at(lease.id), body }))).toMatchObject({
      status: 400,
    });
  });
});

describe('setUtility, several at once', () => {
  test('none is forgotten', async () => {
    const { id } = await signedLease();
    const names = ['Water', 'Gas', 'Electricity', 'Internet'];
    await api.rows("update leases set terms = jsonb_set(terms, '{utilities}', $2) where id = $1", [
      id,
      JSON.stringify(names.map((name) => ({ name, paidBy: 'resident' }))),
    ]);
    const take = (name: string) => api.callAs(who(ada), moveIns.setUtility, { ...at(id), body: { name, done: true } });
    await Promise.all(names.map(take));
    const after = await api.callAs(who(ada), moveIns.getMoveIn, at(id));
    expect(after.utilities.filter(({ done }) => done).map(({ name }) => name)).toEqual(names);
  });
});

describe('scheduleWalkThrough', () => {
  const schedule = (person: Somebody, leaseId: string, on: string) =>
    api.callAs(person, moveIns.scheduleWalkThrough, { ...at(leaseId), body: { on } });

  test('the report opens on the first day, or at a walk-through that the homeowner sets before it', async () => {
    const { id } = await signedLease();
    const shown = await read(ada, id);
    expect(shown.condition).toMatchObject({ opensOn: '2026-12-01', walkThroughOn: null });
    expect(shown.steps.find(({ step }) => step === 'condition')).toMatchObject({
      state: 'locked',
      unlockedBy: 'on December 1, 2026, the first day of the lease',
    });
    const body = { rooms: [kitchen([])] };
    const early = api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body });
    expect(await refusalOf(early)).toMatchObject({ status: 409, message: expect.stringContaining('December 1, 2026') });
    expect(await refusalOf(schedule(who(ada), id, '2026-11-25'))).toMatchObject({ status: 403 });
    for (const day of ['2026-11-01', '2026-12-01'])
      expect(await refusalOf(schedule(who(owner), id, day))).toMatchObject({
        status: 400,
        fields: { on: expect.any(String) },
      });
    expect((await schedule(who(owner), id, '2026-11-25')).condition.opensOn).toBe('2026-11-25');
    const letters = await findMessages(api, who(ada).email);
    const letter = letters.findLast(({ template }) => template === 'walkThroughScheduled');
    expect(renderMessage('walkThroughScheduled', letter?.data).body).toContain('Wednesday, November 25, 2026');
    const first = api.now;
    api.now = new Date('2026-11-25T18:00:00Z');
    await api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body });
    api.now = first;
  });
});

describe('saveCondition', () => {
  test('rates nothing before a check, and names what is missing before signing', async () => {
    const { id } = await signedLease();
    const { condition } = await openConditionReport(api, who(owner), id);
    const items = condition.rooms.flatMap((room) => room.items);
    expect(items.every(({ state }) => state === null)).toBe(true);
    const kitchenItems = condition.rooms.find(({ name }) => name === 'Kitchen')?.items.map(({ name }) => name);
    expect(kitchenItems).toEqual(expect.arrayContaining(['Floor', 'Sink, faucet, and drain', 'Refrigerator']));
    const picture = await uploadPicture(api, who(ada));
    const unrated = [
      { name: 'Floor', state: 'good' as const, note: '' },
      { name: 'Refrigerator', state: null, note: '' },
    ];
    const rooms = [kitchen([picture], { items: unrated }), kitchen([], { name: 'Bedroom' })];
    const saved = await api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body: { rooms } });
    const sign = api.callAs(who(ada), moveIns.signCondition, {
      ...at(id),
      body: { name: who(ada).name, hash: saved.condition.hash },
    });
    expect(await refusalOf(sign)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Kitchen: Refrigerator; Bedroom: a photo'),
    });
  });

  test('removes signatures after a change, and rejects pictures of others', async () => {
    const { id } = await signedLease();
    await openConditionReport(api, who(owner), id);
    const room = kitchen([await uploadPicture(api, who(ada))]);
    const save = (rooms: (typeof room)[]) =>
      api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body: { rooms } });
    const { condition } = await save([room]);
    const body = { name: who(ada).name, hash: condition.hash };
    await api.callAs(who(ada), moveIns.signCondition, { ...at(id), body });
    const after = await save([{ ...room, note: 'A chip.' }]);
    expect(after.condition.residents).toEqual([{ name: who(ada).name, signedAt: null }]);
    expect(after.condition.hash).not.toBe(condition.hash);
    const theirs = { ...body, name: who(owner).name };
    expect(await refusalOf(api.callAs(who(owner), moveIns.signCondition, { ...at(id), body: theirs }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed'),
    });
    const foreign = await uploadPicture(api, await createPerson(api));
    expect(await refusalOf(save([{ ...room, pictures: [foreign] }]))).toMatchObject({ status: 400 });
  });
});

describe('signCondition', () => {
  test('each resident signs under their own name; the report is complete when all of them and the homeowner have', async () => {
    const bo = await createPerson(api, 'resident');
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada), bo] });
    await signByAll(api, lease, [who(ada), bo, who(owner)]);
    const rooms = [kitchen([await uploadPicture(api, who(ada))])];
    await openConditionReport(api, who(owner), lease.id);
    const { condition } = await api.callAs(who(ada), moveIns.saveCondition, { ...at(lease.id), body: { rooms } });
    const sign = (person: Somebody, name = person.name) =>
      api.callAs(person, moveIns.signCondition, { ...at(lease.id), body: { name, hash: condition.hash } });
    for (const name of ['Mickey Mouse', bo.name])
      expect(await refusalOf(sign(who(ada), name))).toMatchObject({
        status: 400,
        fields: { name: expect.stringContaining(who(ada).name) },
      });
    await sign(who(ada));
    const half = await sign(who(owner));
    expect(half.condition).toMatchObject({
      complete: false,
      residents: [
        { name: who(ada).name, signedAt: expect.any(String) },
        { name: bo.name, signedAt: null },
      ],
    });
    expect(stateOf(half).condition).toBe('open');
    expect((await sign(bo)).condition.complete).toBe(true);
  });

  test('what both have signed is fixed, sealed and with both; its pictures are for both to see', async () => {
    const { id, homeId } = await signedLease();
    const picture = await signRecord(id);
    const { condition } = await read(owner, id);
    expect([condition.residents[0]?.signedAt, condition.homeowner?.name]).toEqual([
      api.now.toISOString(),
      who(owner).name,
    ]);
    const rooms = condition.rooms.map((room) => ({ ...room, note: 'Nothing was ever wrong.' }));
    expect(
      await refusalOf(api.callAs(who(owner), moveIns.saveCondition, { ...at(id), body: { rooms } })),
    ).toMatchObject({
      status: 409,
    });
    await expect(api.rows(`update condition_records set rooms = '[]' where lease_id = '${id}'`)).rejects.toThrow(
      'not changed',
    );
    await sealCondition(api.services, { leaseId: id });
    await sealCondition(api.services, { leaseId: id });
    const linked = await api.callAs(who(owner), documents.createDocumentLink, { params: { documentId: picture } });
    expect(linked.href).toContain('/files/');
    const stranger = await createPerson(api);
    expect(
      await refusalOf(api.callAs(stranger, documents.createDocumentLink, { params: { documentId: picture } })),
    ).toMatchObject({ status: 404 });
    const [sealed] = await api.rows<{ key: string }>(
      'select sealed_key as key from condition_records where lease_id = $1',
      [id],
    );
    const file = await readWhole(api.services.storage, sealed?.key ?? '');
    const sha256 = createHash('sha256')
      .update(file ?? '')
      .digest('hex');
    expect(await api.call(signing.verifyFile, { body: { sha256 } })).toMatchObject({ valid: true, signers: [] });
    if (hasTools('pdftotext')) {
      const text = runTool('pdftotext', '-raw', writeTempFile(file ?? new Uint8Array()), '-').replace(/\s+/g, ' ');
      expect(text).toContain('Cabinets and countertop');
      expect(text).toContain('Worn. A chip in the countertop.');
    }
    for (const person of [ada, owner]) {
      const { items } = await api.callAs(who(person), documents.listDocuments);
      expect(items.filter(({ category, home }) => category === 'inspection' && home?.id === homeId)).toHaveLength(1);
    }
  });
});

describe('sealCondition', () => {
  test('two runs with a slow store hold no transaction, and one file is left', async () => {
    const { id } = await signedLease();
    await signRecord(id);
    const slow = slowProvider<string>();
    const { storage } = api.services;
    const removed: string[] = [];
    const slowStorage = {
      ...storage,
      put: async (key: string, bytes: Uint8Array) => {
        await slow.call(key);
        await storage.put(key, bytes);
      },
      delete: async (key: string) => void removed.push(key),
    };
    const services = { ...api.services, storage: slowStorage };
    const runs = [sealCondition(services, { leaseId: id }), sealCondition(services, { leaseId: id })];
    await slow.started;
    await expect.poll(() => api.openTransactions()).toBe(0);
    slow.finish();
    await Promise.all(runs);
    const [row] = await api.rows<{ sealed_key: string }>(
      'select sealed_key from condition_records where lease_id = $1',
      [id],
    );
    expect(slow.calls.filter((key) => key !== row?.sealed_key)).toEqual(removed);
    expect(
      await api.rows("select id from audit_log where event = 'condition.sealed' and subject = $1", [`lease:${id}`]),
    ).toHaveLength(1);
  });
});

describe('removeDocument', () => {
  const remove = (documentId: string) => api.callAs(who(ada), documents.removeDocument, { params: { documentId } });

  test('a picture of a signed record stays; one that was taken out of an unsigned one is asked for again', async () => {
    const signed = await signedLease();
    const picture = await signRecord(signed.id);
    expect(await refusalOf(remove(picture))).toMatchObject({ status: 409 });
    await sealCondition(api.services, { leaseId: signed.id });

    const { id } = await signedLease();
    const pictures = [await uploadPicture(api, who(ada))];
    const body = { rooms: [kitchen(pictures)] };
    await openConditionReport(api, who(owner), id);
    await api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body });
    await remove(pictures[0] ?? '');
    const { condition } = await read(ada, id);
    const sign = api.callAs(who(ada), moveIns.signCondition, {
      ...at(id),
      body: { name: who(ada).name, hash: condition.hash },
    });
    expect(await refusalOf(sign)).toMatchObject({ status: 409, message: expect.stringContaining('removed') });
  });

  test('signing and taking a picture away at once leave one of the two', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { id } = await signedLease();
      const pictures = [await uploadPicture(api, who(ada))];
      const rooms = [kitchen(pictures)];
      await openConditionReport(api, who(owner), id);
      const { condition } = await api.callAs(who(ada), moveIns.saveCondition, { ...at(id), body: { rooms } });
      const body = { name: who(owner).name, hash: condition.hash };
      const [signed, gone] = await Promise.allSettled([
        api.callAs(who(owner), moveIns.signCondition, { ...at(id), body }),
        remove(pictures[0] ?? ''),
      ]);
      expect([signed.status, gone.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('money that a payer takes back', () => {
  const disputed = async (leaseId: string) => {
    const [row] = await api.rows<{ ref: string }>('select processor_ref as ref from payments where lease_id = $1', [
      leaseId,
    ]);
    const dispute = {
      ref: `du_${leaseId}`,
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 600_000,
      evidenceDueAt: null,
    };
    const payment = { ref: row?.ref ?? '', status: 'failed', failure: 'fraudulent' } as const;
    const event = {
      id: `evt_${leaseId}`,
      type: 'charge.dispute.created',
      createdAt: api.now,
      payment,
      isReturned: true,
      dispute,
    };
    expect(await asSystem(api.services.db, (db) => applyProcessorEvent(db, event, api.now))).toBe(true);
    for (const payload of await takeJobs(api, 'handleMoveInPaymentStatus'))
      await handleMoveInPaymentStatus(api.services, payload);
  };

  test('before the keys: they stay locked, and the residents are asked again', async () => {
    const { id } = await signedLease();
    await pay(id);
    await disputed(id);
    expect(await inDeposit(id)).toBe(0);
    const shown = await read(ada, id);
    expect(shown.money).toMatchObject({ state: 'failed', leftCents: 600_000, dueBy: daysOn(2) });
    expect(stateOf(shown).keys).toBe('locked');
    expect((await pay(id)).money.state).toBe('paid');
  });

  test('after the keys: the charges it paid are open again', async () => {
    const { id } = await signedLease();
    await pay(id);
    expect(
      await beginTenancy(api.services, id, { keysAt: new Date('2026-12-01T18:00:00Z'), keysBy: who(ada).id }),
    ).toBe(true);
    expect(await inDeposit(id)).toBe(300_000);
    await disputed(id);
    const open = await api.rows(
      "select kind from charges where lease_id = $1 and status = 'open' order by due_on, kind",
      [id],
    );
    expect(open.slice(0, 2)).toEqual([{ kind: 'deposit' }, { kind: 'rent' }]);
    expect(await inDeposit(id)).toBe(0);
    await expectConsistentLedger(api);
  });
});

describe('confirmKeys', () => {
  test('not before signatures, money, insurance and the first day; then the money is taken and the lease is active', async () => {
    const lease = await signedLease();
    const keys = () => api.callAs(who(ada), moveIns.confirmKeys, at(lease.id));
    expect(await refusalOf(keys())).toMatchObject({
      status: 409,
      message: expect.stringContaining('move-in payment has arrived'),
    });
    await pay(lease.id);
    await insure(lease.id);
    expect(await refusalOf(keys())).toMatchObject({
      status: 409,
      message: expect.stringContaining('December 1, 2026'),
    });
    const start = api.now;
    expect(await inDeposit(lease.id)).toBe(600_000);
    api.now = new Date('2026-12-01T18:00:00Z');
    const [one, two] = await Promise.all([keys(), keys()]);
    const again = await keys();
    api.now = start;
    for (const shown of [one, two, again]) expect(shown.money.state).toBe('paid');
    expect(await inDeposit(lease.id)).toBe(300_000);
    expect(
      await api.rows("select kind, status from charges where lease_id = $1 and due_on = '2026-12-01' order by kind", [
        lease.id,
      ]),
    ).toEqual([
      { kind: 'deposit', status: 'paid' },
      { kind: 'rent', status: 'paid' },
    ]);
    expect(await api.rows('select status from leases where id = $1', [lease.id])).toEqual([{ status: 'active' }]);
  });
});

test('no letter says what a card is', async () => {
  const written = await api.rows<{ data: unknown }>('select data from outbox');
  expect(JSON.stringify(written)).not.toMatch(/ending in 4242|pm_card/);
});
