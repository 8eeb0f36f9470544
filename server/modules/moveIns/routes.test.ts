import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/documents/endpoints';
import { type MoveIn, moveIns } from '@/contract/moveIns/endpoints';
import { signing } from '@/contract/signing/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { accountBalance, leaseDeposit } from '@/server/modules/ledger/service';
import { applyProcessorEvent } from '@/server/modules/payments/events/service';
import { readWhole } from '@/server/providers/storage/storage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { completeSigning, createLease, signByAll, signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import {
  choosePaymentMethod,
  kitchen,
  openConditionReport,
  uploadPicture,
  uploadPolicy,
} from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { slowProvider } from '@/tests/support/slowProvider';
import { sealCondition } from './conditionRecord/jobs';
import { releaseHold, releaseLeaseHold } from './holdRelease/service';
import { renewHold } from './holdRenewal/service';
import { captureHold, completeHold, placeHold } from './payment/actions';

const api = testApi();
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

async function hold(leaseId: string, way = 'pm_card_visa') {
  const { href } = await api.callAs(who(ada), moveIns.openMoveInPayment, at(leaseId));
  const session = await choosePaymentMethod(api, href, way);
  return api.callAs(who(ada), moveIns.holdMoveInPayment, { ...at(leaseId), body: { session } });
}

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
    const refusal = await refusalOf(api.callAs(who(ada), moveIns.openMoveInPayment, at(id)));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('condition') });
    await signRecord(id);
    expect((await hold(id)).money.state).toBe('held');
  });

  test('is for residents, once they have signed', async () => {
    const { id } = await signedLease();
    expect(await refusalOf(api.callAs(who(owner), moveIns.openMoveInPayment, at(id)))).toMatchObject({ status: 403 });
    const unsigned = await createLease(api, { residents: [who(ada)] });
    expect(await refusalOf(api.callAs(who(ada), moveIns.openMoveInPayment, at(unsigned.id)))).toMatchObject({
      status: 409,
    });
  });
});

describe('holdMoveInPayment', () => {
  test('the home leaves the market when residents have signed and the money is held; others hear of it', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    const other = await createApplication(api, {
      homeId: lease.homeId,
      people: [await createPerson(api, 'resident')],
      status: 'in_review',
    });
    await signEnvelope(api, who(ada), lease.envelopeId);
    await completeSigning(api, lease.id);
    expect(await homeStatus(lease.homeId)).toBe('application_pending');
    expect((await hold(lease.id)).money).toMatchObject({ state: 'held', label: expect.stringContaining('4242') });
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect(await api.rows('select status from applications where id = $1', [other.id])).toEqual([
      { status: 'leased_to_another' },
    ]);
    expect((await read(owner, lease.id)).money.label).toBeNull();
  });

  test('a card that is declined holds nothing and another may be tried; a bank account cannot hold money', async () => {
    const lease = await signedLease();
    expect((await hold(lease.id, 'pm_card_chargeDeclined')).money.state).toBe('failed');
    expect(await refusalOf(hold(lease.id, 'pm_usBankAccount_success'))).toMatchObject({ status: 400 });
    expect(await homeStatus(lease.homeId)).toBe('application_pending');
    expect((await hold(lease.id)).money.state).toBe('held');
  });

  test('killed after the card answered, the job writes the same hold down, and a second one is let go', async () => {
    const lease = await signedLease();
    const { href } = await api.callAs(who(ada), moveIns.openMoveInPayment, at(lease.id));
    const second = await api.callAs(who(ada), moveIns.openMoveInPayment, at(lease.id));
    const chosen = await api.services.payments.readCheckout(await choosePaymentMethod(api, href, 'pm_card_visa'));
    if (!chosen) return expect.fail('nothing chosen');
    const dying = {
      ...api.services,
      __failpoint: () => {
        throw new Error('killed');
      },
    };
    await expect(placeHold(dying, chosen.key, chosen)).rejects.toThrow('killed');
    await Promise.all([completeHold(api.services, { id: chosen.key }), completeHold(api.services, { id: chosen.key })]);
    expect((await read(ada, lease.id)).money.state).toBe('held');
    const session = await choosePaymentMethod(api, second.href, 'pm_card_visa');
    await api.callAs(who(ada), moveIns.holdMoveInPayment, { ...at(lease.id), body: { session } });
    const held = await api.rows<{ status: string }>(
      `select body->>'status' as status from sandbox.objects o join move_in_holds h on h.processor_ref = o.id
       where h.lease_id = $1 order by 1`,
      [lease.id],
    );
    expect(held).toEqual([{ status: 'canceled' }, { status: 'requires_capture' }]);
  });

  test('is held again before the card lets it go, and let go when the lease ends', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    await signEnvelope(api, who(ada), lease.envelopeId);
    await completeSigning(api, lease.id);
    await hold(lease.id);
    const [before] = await api.rows<{ id: string; ref: string }>(
      `select id, processor_ref as ref from move_in_holds where lease_id = $1 and status = 'held'`,
      [lease.id],
    );
    await renewHold(api.services, { id: before?.id });
    const body = { reason: 'We sell it after all.' };
    await api.callAs(who(owner), signing.voidEnvelope, { params: { envelopeId: lease.envelopeId }, body });
    await completeSigning(api, lease.id);
    await releaseLeaseHold(api.services, { leaseId: lease.id });
    const [after] = await api.rows<{ ref: string; status: string }>(
      'select processor_ref as ref, status from move_in_holds where id = $1',
      [before?.id],
    );
    expect(after?.status).toBe('released');
    expect(after?.ref).not.toBe(before?.ref);
    const intents = await api.rows(`select body->>'status' as status from sandbox.objects where id = any($1)`, [
      [before?.ref, after?.ref],
    ]);
    expect(intents).toEqual([{ status: 'canceled' }, { status: 'canceled' }]);
    expect(await homeStatus(lease.homeId)).toBe('in_review');
  });
});

describe('letting money go', () => {
  test('that the processor could not hear of is let go by the job, also when the process died in between', async () => {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    await signEnvelope(api, who(ada), lease.envelopeId);
    await completeSigning(api, lease.id);
    await hold(lease.id);
    const body = { reason: 'We sell it after all.' };
    await api.callAs(who(owner), signing.voidEnvelope, { params: { envelopeId: lease.envelopeId }, body });
    await completeSigning(api, lease.id);
    const away = () => Promise.reject(new Error('away'));
    await releaseLeaseHold(
      { ...api.services, payments: { ...api.services.payments, release: away } },
      { leaseId: lease.id },
    );
    const [before] = await api.rows<{ ref: string; status: string }>(
      'select processor_ref as ref, status from move_in_holds where lease_id = $1',
      [lease.id],
    );
    expect(before?.status).toBe('released');
    const [job] = await api.rows('select task_identifier as task from graphile_worker.jobs where key = $1', [
      `release-hold:${before?.ref}`,
    ]);
    expect(job).toEqual({ task: 'releaseHold' });
    for (let time = 0; time < 2; time += 1) await releaseHold(api.services, { ref: before?.ref });
    expect(
      await api.rows("select body->>'status' as status from sandbox.objects where id = $1", [before?.ref]),
    ).toEqual([{ status: 'canceled' }]);
  });
});

describe('a card that refuses to hold the money for another week', () => {
  const DAY_MS = 86_400_000;
  const first = api.now;
  const later = (days: number) => {
    api.now = new Date(first.getTime() + days * DAY_MS);
  };
  afterEach(() => later(0));
  const refuses = (id: string) =>
    api.rows("update move_in_holds set method_ref = 'pm_card_chargeDeclined' where id = $1", [id]);
  const allows = (id: string) => api.rows("update move_in_holds set method_ref = 'pm_card_visa' where id = $1", [id]);
  const letters = async (leaseId: string) =>
    (
      await api.rows<{ data: unknown }>(
        `select data from outbox where template = 'holdDeclined' and data->>'link' like '%' || $1 order by id`,
        [leaseId],
      )
    ).map(({ data }) => renderMessage('holdDeclined', data).subject);
  const holdOf = async (leaseId: string) => {
    const rows = await api.rows<{ id: string; ref: string; status: string; refusals: number }>(
      'select id, processor_ref as ref, status, refusals from move_in_holds where lease_id = $1 order by created_at, id',
      [leaseId],
    );
    return rows.at(-1) ?? expect.fail('no hold');
  };
  const intent = async (ref: string) =>
    (
      await api.rows<{ status: string }>("select body->>'status' as status from sandbox.objects where id = $1", [ref])
    )[0]?.status;

  test('is told at once, is a step to do again, is asked every day, and holds it again when it can', async () => {
    const lease = await signedLease();
    await hold(lease.id);
    const { id, ref } = await holdOf(lease.id);
    await refuses(id);
    later(6);
    await renewHold(api.services, { id });
    const shown = await read(ada, lease.id);
    expect(stateOf(shown).money).toBe('open');
    expect(shown.money).toMatchObject({ state: 'held', retryBy: new Date(first.getTime() + 7 * DAY_MS).toISOString() });
    expect((await read(owner, lease.id)).money.retryBy).toBeNull();
    expect(await letters(lease.id)).toEqual(['Add another card for your move-in payment']);
    const [job] = await api.rows<{ run_at: Date }>('select run_at from graphile_worker.jobs where key = $1', [
      `renew-hold:${id}`,
    ]);
    expect(job?.run_at).toEqual(new Date(first.getTime() + 7 * DAY_MS));
    expect(await intent(ref)).toBe('requires_capture');
    await allows(id);
    later(6.5);
    await renewHold(api.services, { id });
    expect(stateOf(await read(ada, lease.id)).money).toBe('done');
    expect(await holdOf(lease.id)).toMatchObject({ id, status: 'held', refusals: 0 });
    expect(await intent(ref)).toBe('canceled');
  });

  test('gives way to another card, and only one of the two keeps the money', async () => {
    const lease = await signedLease();
    await hold(lease.id);
    const { id, ref } = await holdOf(lease.id);
    await refuses(id);
    later(6);
    await renewHold(api.services, { id });
    const shown = await hold(lease.id, 'pm_card_mastercard');
    expect(stateOf(shown).money).toBe('done');
    expect(shown.money.retryBy).toBeNull();
    expect(await intent(ref)).toBe('canceled');
    later(7);
    await renewHold(api.services, { id });
    const living = await api.rows("select 1 from move_in_holds where lease_id = $1 and status = 'held'", [lease.id]);
    expect(living).toHaveLength(1);
    expect(await letters(lease.id)).toHaveLength(1);
  });

  test('has let it go: that is said, the step is open, the keys wait, and it is asked seven times at most', async () => {
    const lease = await signedLease();
    await hold(lease.id);
    const { id } = await holdOf(lease.id);
    await refuses(id);
    for (let day = 6; day < 16; day++) {
      later(day);
      await renewHold(api.services, { id });
    }
    expect(await letters(lease.id)).toEqual([
      'Add another card for your move-in payment',
      'The hold for your move-in payment has ended',
    ]);
    const shown = await read(ada, lease.id);
    expect([shown.money.state, stateOf(shown).money, stateOf(shown).keys]).toEqual(['failed', 'open', 'locked']);
    expect(await holdOf(lease.id)).toMatchObject({ status: 'failed', refusals: 7 });
    expect(stateOf(await hold(lease.id)).money).toBe('done');
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
  test('nothing is rated before somebody has looked, and what is missing is named before anyone can sign', async () => {
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

  test('another word and the signatures fall away; a picture of somebody else’s is refused', async () => {
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
    expect(await api.openTransactions()).toBe(0);
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

describe('held money that is gone', () => {
  const letGo = async (leaseId: string) => {
    const [row] = await api.rows<{ processor_ref: string }>(
      "select processor_ref from move_in_holds where lease_id = $1 and status = 'held'",
      [leaseId],
    );
    return row?.processor_ref ?? expect.fail('nothing is held');
  };

  test('is marked as lost when it cannot be taken, and another card holds it', async () => {
    const { id } = await signedLease();
    await hold(id);
    await api.services.payments.release(await letGo(id));
    expect(await captureHold(api.services, id)).toBe(false);
    expect((await read(ada, id)).money.state).toBe('failed');
    expect((await hold(id)).money.state).toBe('held');
    expect(await captureHold(api.services, id)).toBe(true);
  });

  test('is marked as lost when the processor says so, and the residents are asked again', async () => {
    const { id } = await signedLease();
    await hold(id);
    const canceled = { ref: await letGo(id), status: 'failed', failure: 'canceled' } as const;
    const event = { id: 'evt_canceled', type: 'payment_intent.canceled', createdAt: api.now, payment: canceled };
    expect(await asSystem(api.services.db, (db) => applyProcessorEvent(db, event, api.now))).toBe(true);
    expect((await read(ada, id)).money.state).toBe('failed');
    const jobs = await api.rows(`select key from graphile_worker.jobs where key like $1`, [
      `start-payment-deadline:${id}:%`,
    ]);
    expect(jobs).toHaveLength(1);
  });

  test('that a payer disputes after the keys opens the charges it paid', async () => {
    const { id } = await signedLease();
    await hold(id);
    const ref = await letGo(id);
    await captureHold(api.services, id);
    const payment = { ref, status: 'failed', failure: 'fraudulent' } as const;
    const dispute = {
      ref: 'du_moveIn',
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 600_000,
      evidenceDueAt: null,
    };
    const event = {
      id: 'evt_du',
      type: 'charge.dispute.created',
      createdAt: api.now,
      payment,
      isReturned: true,
      dispute,
    };
    await asSystem(api.services.db, (db) => applyProcessorEvent(db, event, api.now));
    const open = await api.rows("select kind from charges where lease_id = $1 and status = 'open' order by kind", [id]);
    expect(open).toEqual([{ kind: 'deposit' }, { kind: 'rent' }]);
    expect(await asSystem(api.services.db, (db) => accountBalance(db, leaseDeposit(id)))).toBe(0);
  });
});

describe('confirmKeys', () => {
  test('not before signatures, money, insurance and the first day; then the money is taken and the lease is active', async () => {
    const lease = await signedLease();
    const keys = () => api.callAs(who(ada), moveIns.confirmKeys, at(lease.id));
    expect(await refusalOf(keys())).toMatchObject({
      status: 409,
      message: expect.stringContaining('money to move in'),
    });
    await hold(lease.id);
    await insure(lease.id);
    expect(await refusalOf(keys())).toMatchObject({
      status: 409,
      message: expect.stringContaining('December 1, 2026'),
    });
    const start = api.now;
    const deposits = () => asSystem(api.services.db, (db) => accountBalance(db, leaseDeposit(lease.id)));
    const before = await deposits();
    api.now = new Date('2026-12-01T18:00:00Z');
    const [one, two] = await Promise.all([keys(), keys()]);
    const again = await keys();
    api.now = start;
    for (const shown of [one, two, again]) expect(shown.money.state).toBe('captured');
    expect((await deposits()) - before).toBe(300_000);
    expect(await api.rows('select status from leases where id = $1', [lease.id])).toEqual([{ status: 'active' }]);
  });
});

test('no letter says what a card is', async () => {
  const written = await api.rows<{ data: unknown }>('select data from outbox');
  expect(JSON.stringify(written)).not.toMatch(/ending in 4242|pm_card/);
});
