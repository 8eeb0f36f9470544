import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { dollars } from '@/contract/amounts/cents';
import { agreementLifecycle } from '@/contract/onboarding/agreements/constants';
import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { OWN_EMAIL_NEEDED } from '@/contract/platform/signing/constants';
import { signing } from '@/contract/platform/signing/endpoints';
import { expireEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import {
  createAgreement,
  createDocument,
  createQualifiedHome,
  settleAgreement,
  signAgreement,
} from '@/tests/support/fixtures/agreements';
import { signEnvelope } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let owner: Someone;
let coOwner: Someone;
let stranger: Someone;
let staff: Someone;
beforeAll(async () => {
  owner = await createPerson(api);
  coOwner = await createPerson(api);
  stranger = await createPerson(api);
  staff = await createPerson(api, 'staff');
});

const homeStatus = async (homeId: string) =>
  (await api.rows<{ status: string }>('select status from homes where id = $1', [homeId]))[0]?.status;
const todosOf = async (person: Someone) => (await api.callAs(person, todos.listTodos)).map(({ kind }) => kind);
const get = (person: Someone, agreementId: string) =>
  api.callAs(person, agreements.getAgreement, { params: { agreementId } });

describe('startAgreement', () => {
  test('starts a draft with the owner on the title, returns it when asked again, and shows three plans in dollars', async () => {
    const homeId = await createQualifiedHome(api, owner);
    const start = () => api.callAs(owner, agreements.startAgreement, { params: { homeId }, body: {} });
    const draft = await start();
    expect((await start()).id).toBe(draft.id);
    expect(draft).toMatchObject({
      status: 'draft',
      isOwner: true,
      holders: [{ name: owner.name, email: owner.email, capacity: '' }],
    });
    expect(draft.offers.map(({ plan, year, annualRateBps }) => [plan.plan, year.net, annualRateBps !== null])).toEqual([
      // $3,000 a month: 36,000 less 5% and a placement of 55% of one rent; the advance costs 6% of the year.
      ['Monthly', dollars(36_000 - 1_800 - 1_650), false],
      ['Yearly', dollars(36_000 - 1_800 - 1_650 - 2_160), true],
      ['NoGuarantee', dollars(36_000 - 1_530 - 1_650), false],
    ]);
    expect(await homeStatus(homeId)).toBe('qualified');
    expect(await todosOf(owner)).toContain('agreement.draft');
  });

  test('offers a home in Washington no year up front, and sends no agreement with it', async () => {
    const homeId = await createQualifiedHome(api, owner, 'WA');
    const draft = await api.callAs(owner, agreements.startAgreement, { params: { homeId }, body: {} });
    expect(draft.offers.map(({ plan }) => plan.plan)).toEqual(['Monthly', 'NoGuarantee']);
    const params = { agreementId: draft.id };
    const evidence = [await createDocument(api, owner)];
    await api.callAs(owner, agreements.saveAgreement, {
      params,
      body: { kind: 'individual', evidence, plan: 'Yearly', termsRead: true },
    });
    await expect(api.callAs(owner, agreements.sendAgreement, { params, body: {} })).rejects.toMatchObject({
      message: 'This payout plan isn’t offered in your region anymore. Choose another one.',
    });
  });

  test('returns 409 for a home that is not qualified and 404 for another owner’s', async () => {
    const listed = await createHome(api, { owner });
    const start = (person: Someone, homeId: string) =>
      refusalOf(api.callAs(person, agreements.startAgreement, { params: { homeId }, body: {} }));
    expect(await start(owner, listed)).toMatchObject({ status: 409 });
    expect(await start(stranger, await createQualifiedHome(api, owner))).toMatchObject({ status: 404 });
  });
});

describe('saveAgreement', () => {
  test('keeps each answer by itself and names what is still missing', async () => {
    const { id } = await createAgreement(api, { owner, draft: true });
    const save = (body: object) => api.callAs(owner, agreements.saveAgreement, { params: { agreementId: id }, body });
    expect((await save({ plan: 'Yearly' })).missing.map(({ step }) => step)).toEqual(['ownership', 'terms']);
    expect(await save({ kind: 'trust', entityName: 'Byron Trust' })).toMatchObject({ plan: 'Yearly', kind: 'trust' });
    expect((await get(owner, id)).missing.map(({ problem }) => problem)).toContain(
      'Say in which role each person signs, such as trustee or managing member.',
    );
    const twice = [
      { name: 'Ada', email: 'same@example.test', capacity: 'Trustee' },
      { name: 'Bo', email: 'SAME@example.test', capacity: 'Trustee' },
    ];
    expect((await save({ holders: twice })).missing.map(({ problem }) => problem)).toContain(OWN_EMAIL_NEEDED);
  });

  test('rejects the file of another person as evidence', async () => {
    const { id } = await createAgreement(api, { owner, draft: true });
    const save = async (evidence: string[]) =>
      api.callAs(owner, agreements.saveAgreement, { params: { agreementId: id }, body: { evidence } });
    expect(await refusalOf(save([await createDocument(api, stranger)]))).toMatchObject({ status: 400 });
    expect((await save([await createDocument(api, owner)])).evidence).toMatchObject([{ name: 'Deed.pdf' }]);
  });
});

describe('sendAgreement', () => {
  test('returns 409 for a draft that lacks something, and for one that was sent', async () => {
    const draft = await createAgreement(api, { owner, draft: true });
    const send = (agreementId: string) =>
      refusalOf(api.callAs(owner, agreements.sendAgreement, { params: { agreementId }, body: {} }));
    expect(await send(draft.id)).toMatchObject({ status: 409 });
    expect(await homeStatus(draft.homeId)).toBe('qualified');
    const sent = await createAgreement(api, { owner });
    expect(await send(sent.id)).toMatchObject({ status: 409 });
    const change = { params: { agreementId: sent.id }, body: { plan: 'Yearly' as const } };
    expect(await refusalOf(api.callAs(owner, agreements.saveAgreement, change))).toMatchObject({ status: 409 });
  });

  test('invites every title holder by email with a link, fixes the terms, and shows each of them what to sign', async () => {
    const sent = await createAgreement(api, { owner, coOwners: [coOwner] });
    expect(sent).toMatchObject({ status: 'sent', envelopeStatus: 'sent' });
    expect(await homeStatus(sent.homeId)).toBe('agreement');
    for (const person of [owner, coOwner]) {
      const [email] = (await findMessages(api, person.email)).slice(-1);
      expect(email?.template).toBe('documentsToSign');
      expect(JSON.stringify(email)).toContain(`/agreement/homeowners/signing/${sent.id}`);
      expect(await todosOf(person)).toContain('agreement.sent');
    }
    const seen = await get(coOwner, sent.id);
    expect(seen).toMatchObject({ isOwner: false, holders: [], evidence: [], offers: [{ plan: { plan: 'Monthly' } }] });
    expect(await refusalOf(get(stranger, sent.id))).toMatchObject({ status: 404 });
    const { document } = await api.callAs(coOwner, signing.getEnvelope, {
      params: { envelopeId: sent.envelopeId ?? '' },
    });
    expect(document.keyTerms?.map(({ name }) => name)).toContain('Your take-home, first 12 months');
    expect(JSON.stringify(document)).not.toMatch(/\{\w+\}/);
  });

  test('everyone signs, our staff countersigns, and the home goes on to its setup with a sealed copy for each owner', async () => {
    const sent = await createAgreement(api, { owner, coOwners: [coOwner], state: 'WA' });
    const envelopeId = sent.envelopeId ?? '';
    await signEnvelope(api, coOwner, envelopeId);
    expect(await get(owner, sent.id)).toMatchObject({ envelopeStatus: 'partly_signed' });
    const board = await api.callAs(staff, desk.getQueue, { params: { queueId: 'homes_agreement' } });
    expect(board.items.map(({ id }) => id)).toContain(sent.homeId);
    expect(await todosOf(staff)).not.toContain('agreement.sent');
    await signEnvelope(api, owner, envelopeId);
    const manager = (await get(owner, sent.id)).signers.find(({ role }) => role === 'manager');
    expect(manager).toMatchObject({ name: staff.name, status: 'invited' });
    expect(await todosOf(staff)).toContain('agreement.sent');
    // It waits for us now, and no longer for its owners.
    const idsIn = async (queueId: string) =>
      (await api.callAs(staff, desk.getQueue, { params: { queueId } })).items.map(({ id }) => id);
    expect(await idsIn('agreements_to_countersign')).toContain(sent.id);
    expect(await idsIn('homes_agreement')).not.toContain(sent.homeId);
    await signAgreement(api, sent, [staff]);
    expect(await get(coOwner, sent.id)).toMatchObject({ status: 'signed', envelopeStatus: 'completed' });
    expect(await homeStatus(sent.homeId)).toBe('setup');
    for (const person of [owner, coOwner]) {
      const { items } = await api.callAs(person, documents.listDocuments);
      expect(items.map(({ name }) => name)).toContain(
        `Property management agreement ${'12 Alder Lane, Seattle, WA 94601'}.pdf`,
      );
    }
    // A repeated job changes nothing.
    await settleAgreement(api, sent.id);
    expect(await homeStatus(sent.homeId)).toBe('setup');
    // Who holds the title is a co-owner from then on; the owner stays the owner.
    expect(await api.rows('select person_id, role from home_members where home_id = $1', [sent.homeId])).toEqual([
      { person_id: coOwner.id, role: 'co_owner' },
    ]);
  });

  test('a title holder who declines ends it for everyone, with their name, their reason, and the way to start again', async () => {
    const sent = await createAgreement(api, { owner, coOwners: [coOwner] });
    await signEnvelope(api, owner, sent.envelopeId ?? '');
    await api.callAs(coOwner, signing.declineEnvelope, {
      params: { envelopeId: sent.envelopeId ?? '' },
      body: { reason: 'I want to sell the home.' },
    });
    await settleAgreement(api, sent.id);
    expect(await homeStatus(sent.homeId)).toBe('qualified');
    const ended = { by: coOwner.name, reason: 'I want to sell the home.' };
    expect(await get(owner, sent.id)).toMatchObject({ status: 'declined', ended });
    expect(await get(coOwner, sent.id)).toMatchObject({ status: 'declined', ended });
    const steps = await api.callAs(owner, todos.listTodos);
    const step = steps.find(({ id }) => id === `agreement:${sent.id}`);
    expect(step?.reason).toContain('I want to sell the home.');
    expect(step?.action?.href).toBe(`/agreement/homeowners/start/${sent.homeId}`);
    const next = await api.callAs(owner, agreements.startAgreement, { params: { homeId: sent.homeId }, body: {} });
    expect(next.id).not.toBe(sent.id);
    expect(next.holders.map(({ email }) => email)).toEqual([owner.email, coOwner.email]);
    expect(next).toMatchObject({ status: 'draft', plan: 'Monthly', termsRead: false });
  });

  test('a new owner of the home finds nothing of what the last one answered', async () => {
    const { homeId } = await createAgreement(api, { owner, coOwners: [coOwner] });
    await api.rows("update agreements set status = 'expired' where home_id = $1", [homeId]);
    await api.rows("update homes set owner_id = $2, status = 'qualified' where id = $1", [homeId, coOwner.id]);
    const next = await api.callAs(coOwner, agreements.startAgreement, { params: { homeId }, body: {} });
    expect(next.holders.map(({ email }) => email)).toEqual([coOwner.email]);
    expect(next).toMatchObject({ plan: null, evidence: [] });
  });

  test('keeps the home qualified after an expired or withdrawn agreement', async () => {
    const late = await createAgreement(api, { owner });
    const later = { ...api.services, clock: () => new Date(api.now.getTime() + 15 * 86_400_000) };
    await expireEnvelope(later, { id: late.envelopeId });
    await settleAgreement(api, late.id);
    expect(await get(owner, late.id)).toMatchObject({ status: 'expired', ended: { by: null } });
    expect(await homeStatus(late.homeId)).toBe('qualified');
    const taken = await createAgreement(api, { owner });
    const body = { reason: 'We chose another plan.' };
    await api.callAs(owner, signing.voidEnvelope, { params: { envelopeId: taken.envelopeId ?? '' }, body });
    await settleAgreement(api, taken.id);
    expect(await get(owner, taken.id)).toMatchObject({ status: 'voided', ended: { reason: body.reason } });
    expect(await homeStatus(taken.homeId)).toBe('qualified');
  });
});

describe('claimCounterSignature', () => {
  test('puts another member of staff in the place of the first, until it is countersigned', async () => {
    const sent = await createAgreement(api, { owner });
    const other = await createPerson(api, 'staff');
    const claim = (person: Someone) =>
      api.callAs(person, agreements.claimCounterSignature, { params: { agreementId: sent.id }, body: {} });
    expect((await claim(other)).signers.find(({ role }) => role === 'manager')?.name).toBe(other.name);
    expect(await refusalOf(claim(await createPerson(api, 'staff', ['money'])))).toMatchObject({ status: 403 });
    await signEnvelope(api, owner, sent.envelopeId ?? '');
    await signAgreement(api, sent, [other]);
    expect(await get(owner, sent.id)).toMatchObject({ status: 'signed' });
    expect(await refusalOf(claim(staff))).toMatchObject({ status: 409 });
  });
});

describe('listAgreements', () => {
  test('lists only agreements of the caller’s homes and signatures', async () => {
    const signer = await createPerson(api);
    const sent = await createAgreement(api, { owner, coOwners: [signer] });
    const idsOf = async (person: Someone) =>
      (await api.callAs(person, agreements.listAgreements)).items.map(({ id }) => id);
    expect(await idsOf(signer)).toEqual([sent.id]);
    expect(await idsOf(owner)).toContain(sent.id);
    expect(await idsOf(stranger)).toEqual([]);
  });
});

describe('getAgreement', () => {
  test.each(['CA', 'WA', 'FL', 'VA'] as const)('has the clauses of %s with their sources', async (state) => {
    const sent = await createAgreement(api, { owner: await createPerson(api), state });
    const { document } = await api.callAs(staff, signing.getEnvelope, {
      params: { envelopeId: sent.envelopeId ?? '' },
    });
    const own = document.sections.filter(({ id }) => id.startsWith(state.toLowerCase()));
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const { source, summary, summaryEs } of own) expect([source, summary, summaryEs].every(Boolean)).toBe(true);
  });
});

describe('from every status', () => {
  const statusOf = async (id: string) =>
    (await api.rows<{ status: string }>('select status from agreements where id = $1', [id]))[0]?.status;
  /** A draft has no document yet. */
  const put = (id: string, status: string, envelopeId: string | null) =>
    api.rows(
      `update agreements set status = $2, envelope_id = $3, sent_at = case when $3::uuid is not null then now() end,
         signed_at = case when $2 = 'signed' then now() end where id = $1`,
      [id, status, status === 'draft' ? null : envelopeId],
    );

  test.each(agreementLifecycle.states)(
    '%s is changed and sent where its graph says, and refused elsewhere',
    async (from) => {
      const { id, homeId, envelopeId } = await createAgreement(api, { owner });
      const params = { agreementId: id };
      for (const call of [
        () => api.callAs(owner, agreements.saveAgreement, { params, body: { plan: 'Monthly' } }),
        () => api.callAs(owner, agreements.sendAgreement, { params, body: {} }),
      ]) {
        await put(id, from, envelopeId);
        await api.rows("update homes set status = 'qualified' where id = $1", [homeId]);
        if (agreementLifecycle.after(from, 'send')) await call();
        else expect([(await refusalOf(call())).status, await statusOf(id)]).toEqual([409, from]);
      }
    },
  );

  test.each(agreementLifecycle.states.filter((status) => status !== 'draft'))(
    '%s follows its document where its graph says, and stays elsewhere',
    async (from) => {
      for (const [event, papers] of [
        ['sign', 'completed'],
        ['decline', 'declined'],
        ['expire', 'expired'],
        ['void', 'voided'],
      ] as const) {
        const { id, homeId, envelopeId } = await createAgreement(api, { owner });
        await put(id, from, envelopeId);
        await api.rows("update homes set status = 'agreement' where id = $1", [homeId]);
        await api.rows(
          "update envelopes set status = $2, sealed_hash = case when $2 = 'completed' then gen_random_uuid()::text end where id = $1",
          [envelopeId, papers],
        );
        await settleAgreement(api, id);
        const to = agreementLifecycle.after(from, event);
        expect([event, await statusOf(id), await homeStatus(homeId)]).toEqual([
          event,
          to ?? from,
          to ? (event === 'sign' ? 'setup' : 'qualified') : 'agreement',
        ]);
      }
    },
  );
});
