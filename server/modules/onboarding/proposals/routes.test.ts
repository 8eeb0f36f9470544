import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import type { StandardId } from '@/contract/onboarding/inspections/standards';
import { proposalLifecycle } from '@/contract/onboarding/proposals/constants';
import { type Proposal, proposals } from '@/contract/onboarding/proposals/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { readWhole } from '@/server/providers/storage/storage';
import { refusalOf, testApi } from '@/tests/support/api';
import { phone, submitInspection } from '@/tests/support/fixtures/care/inspections';
import { prepareProposal, sendProposal } from '@/tests/support/fixtures/care/proposals';
import { findMessages } from '@/tests/support/fixtures/logins';
import { uploadPicture } from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { documentInspection } from './papers/jobs';

const api = testApi();
type Sent = Awaited<ReturnType<typeof sendProposal>>;
const MIXED: StandardId[] = ['stove', 'caulk', 'yard'];

const homeStatus = async (homeId: string) =>
  (await api.rows<{ status: string }>('select status from homes where id = $1', [homeId]))[0]?.status;
const itemOf = ({ items }: Proposal, severity: string) =>
  items.find((item) => item.severity === severity) ?? expect.fail(`no ${severity}`);
const decide = ({ owner }: Sent, itemId: string, body: Parameters<typeof bodyOf>[0]) =>
  api.callAs(owner, proposals.decideItem, { params: { itemId }, body: bodyOf(body) });
const bodyOf = (decision: 'accept' | 'decline' | 'own_vendor') =>
  decision === 'accept'
    ? { decision }
    : decision === 'decline'
      ? { decision, reason: 'Not now' }
      : { decision, vendorName: 'My own Pro' };
const submit = ({ owner, params }: Sent, payment: 'from_rent' | null = 'from_rent') =>
  api.callAs(owner, proposals.submitDecisions, { params, body: { payment } });
const complete = ({ staff }: Sent, itemId: string) =>
  api.callAs(staff, proposals.completeItem, { params: { itemId }, body: {} });
const finish = ({ staff, params }: Sent) => api.callAs(staff, proposals.finishWork, { params, body: {} });

/** The inspector comes back and marks findings as fixed. */
async function reinspect({ staff, inspectionId }: Sent, findings: readonly string[]) {
  const params = { inspectionId };
  await api.callAs(staff, inspections.startReinspection, { params, body: {} });
  const device = phone(() => new Date('2026-11-21T18:00:00Z'));
  const changes = findings.map((id) => device.write(id, 'finding.fixed', true));
  await api.callAs(staff, inspections.syncInspection, { params, body: { changes, cursor: 0 } });
  await api.callAs(staff, inspections.submitInspection, { params, body: {} });
}

describe('prepareProposal', () => {
  test('prefills an item for each finding, with its severity, and nothing twice', async () => {
    const { staff, inspectionId, proposal } = await prepareProposal(api, MIXED);
    expect(proposal.items.map(({ severity }) => severity)).toEqual(['must_do', 'should_do', 'optional']);
    expect(itemOf(proposal, 'must_do')).toMatchObject({ room: 'Kitchen', note: 'About stove', rentEffectCents: null });
    const again = await api.callAs(staff, proposals.prepareProposal, { params: { inspectionId }, body: {} });
    expect(again).toEqual(proposal);
  });

  test('gives the effect on rent that our model knows, and none that it does not', async () => {
    const { proposal } = await prepareProposal(api, ['cooling', 'stove']);
    expect(itemOf(proposal, 'should_do').rentEffectCents ?? 0).toBeGreaterThan(0);
    expect(itemOf(proposal, 'must_do')).toMatchObject({ rentEffectCents: null, daysEffect: null });
  });
});

describe('saveItem', () => {
  test('a must-do cannot be left out, and nothing is sent without a price', async () => {
    const { staff, inspectionId } = await submitInspection(api, ['stove']);
    const draft = await api.callAs(staff, proposals.prepareProposal, { params: { inspectionId }, body: {} });
    const body = { included: false, priceCents: null, leadDays: null, pro: '' };
    const left = api.callAs(staff, proposals.saveItem, { params: { itemId: draft.items[0]?.id ?? '' }, body });
    expect(await refusalOf(left)).toMatchObject({ status: 409 });
    const sent = api.callAs(staff, proposals.sendProposal, { params: { proposalId: draft.id }, body: {} });
    expect(await refusalOf(sent)).toMatchObject({ status: 409, message: expect.stringContaining('price') });
  });
});

describe('documents of an inspection', () => {
  const papersOf = async (person: Sent['owner']) =>
    (await api.callAs(person, documents.listDocuments)).items
      .filter(({ category }) => category === 'inspection')
      .map(({ name }) => name.replace(/,.*/, ''));
  const textOf = async (key: string) => {
    const bytes = await readWhole(api.services.storage, key);
    const { text } = await extractText(new Uint8Array(bytes ?? []), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };
  const runJobs = async () => {
    for (const payload of await takeJobs(api, 'documentInspection')) await documentInspection(api.services, payload);
  };

  test('the report and the proposal are among the documents of the owner once it was sent, once', async () => {
    const { owner, inspectionId, proposal } = await sendProposal(api, MIXED);
    await runJobs();
    await documentInspection(api.services, { inspectionId });
    expect((await papersOf(owner)).toSorted()).toEqual(['Inspection report', 'Proposal']);
    const keys = await api.rows<{ storage_key: string; name: string }>(
      "select storage_key, name from documents where category = 'inspection' order by name",
    );
    const [report = '', proposed = ''] = await Promise.all(keys.map(({ storage_key: key }) => textOf(key)));
    for (const { room, standard } of proposal.items) {
      expect(report).toContain(room);
      expect(report).toContain(standard.slice(0, 20));
    }
    expect(proposed).toContain('$125.00');
    expect(proposed).toContain(`$${(proposal.items.length * 125).toFixed(2)}`);
  });

  test('a home that passed gets its report alone, in which each room says that nothing is to do', async () => {
    const { staff, owner, inspectionId } = await submitInspection(api, []);
    await api.callAs(staff, proposals.passInspection, { params: { inspectionId }, body: {} });
    await runJobs();
    expect(await papersOf(owner)).toEqual(['Inspection report']);
  });
});

describe('sendProposal', () => {
  test('is visible to staff only until it is sent to the owner', async () => {
    const draft = await prepareProposal(api, MIXED);
    const read = () => api.callAs(draft.owner, proposals.getProposal, { params: draft.params });
    expect(await refusalOf(read())).toMatchObject({ status: 404 });
    await api.callAs(draft.staff, proposals.sendProposal, { params: draft.params, body: {} });
    expect((await read()).items).toHaveLength(3);
    expect(await homeStatus(draft.homeId)).toBe('proposal');
    const message = (await findMessages(api, draft.owner.email)).find(({ template }) => template === 'proposalToOwner');
    expect(renderMessage('proposalToOwner', message?.data).body).toContain(draft.params.proposalId);
    const stranger = await createPerson(api);
    const theirs = api.callAs(stranger, proposals.getProposal, { params: draft.params });
    expect(await refusalOf(theirs)).toMatchObject({ status: 404 });
  });
});

describe('passInspection', () => {
  test('an inspection without findings passes; one with a must-do does not', async () => {
    const clean = await submitInspection(api, []);
    const pass = ({ staff, inspectionId }: typeof clean) =>
      api.callAs(staff, proposals.passInspection, { params: { inspectionId }, body: {} });
    await pass(clean);
    expect(await homeStatus(clean.homeId)).toBe('ready');
    const unsafe = await submitInspection(api, ['stove']);
    expect(await refusalOf(pass(unsafe))).toMatchObject({ status: 409 });
    expect(await homeStatus(unsafe.homeId)).toBe('inspection');
  });
});

describe('decideItem', () => {
  test('the total follows each decision, and a must-do cannot be declined', async () => {
    const sent = await sendProposal(api, MIXED);
    const [must, should] = [itemOf(sent.proposal, 'must_do'), itemOf(sent.proposal, 'should_do')];
    expect(await refusalOf(decide(sent, must.id, 'decline'))).toMatchObject({ status: 409 });
    expect((await decide(sent, must.id, 'accept')).totalCents).toBe(12_500);
    expect((await decide(sent, should.id, 'accept')).totalCents).toBe(25_000);
    const declined = await decide(sent, should.id, 'decline');
    expect(declined.totalCents).toBe(12_500);
    expect(itemOf(declined, 'should_do')).toMatchObject({ decision: 'decline', declineReason: 'Not now' });
    expect((await decide(sent, must.id, 'own_vendor')).totalCents).toBe(0);
  });
});

describe('submitDecisions', () => {
  test('asks for every decision and for how to pay, then work begins', async () => {
    const sent = await sendProposal(api, MIXED);
    expect(await refusalOf(submit(sent))).toMatchObject({ status: 409 });
    for (const { id, severity } of sent.proposal.items)
      await decide(sent, id, severity === 'must_do' ? 'accept' : 'decline');
    expect(await refusalOf(submit(sent, null))).toMatchObject({ status: 400 });
    expect(await submit(sent)).toMatchObject({ status: 'accepted', payment: 'from_rent' });
    expect(await homeStatus(sent.homeId)).toBe('work');
    const late = decide(sent, sent.proposal.items[1]?.id ?? '', 'accept');
    expect(await refusalOf(late)).toMatchObject({ status: 409 });
    const inspector = await api.rows<{ email: string }>(
      'select email from users join inspections on inspector_id = users.id where inspections.id = $1',
      [sent.inspectionId],
    );
    const messages = await findMessages(api, inspector[0]?.email ?? '');
    expect(messages.map(({ template }) => template)).toContain('proposalToInspector');
  });

  test('what the owner accepted becomes work orders, which are done with their items', async () => {
    const sent = await sendProposal(api, MIXED);
    for (const { id, severity } of sent.proposal.items)
      await decide(sent, id, severity === 'must_do' ? 'accept' : severity === 'should_do' ? 'own_vendor' : 'decline');
    await submit(sent, 'from_rent');
    const orders = () =>
      api.rows<{ status: string; own: string | null; cents: number; payment: string }>(
        `select status, own_vendor_name as own, approved_limit::int as cents, payment from work_orders
         where home_id = $1 order by own_vendor_name nulls first`,
        [sent.homeId],
      );
    expect(await orders()).toEqual([
      { status: 'approved', own: null, cents: 12_500, payment: 'from_rent' },
      { status: 'approved', own: 'My own Pro', cents: 12_500, payment: 'from_rent' },
    ]);
    await complete(sent, itemOf(sent.proposal, 'must_do').id);
    expect((await orders()).map(({ status }) => status)).toEqual(['confirmed', 'approved']);
  });

  test('work before a lease has no tenant deadline and no question whether it is fixed', async () => {
    const sent = await sendProposal(api, ['stove', 'caulk']);
    for (const { id, severity } of sent.proposal.items)
      await decide(sent, id, severity === 'must_do' ? 'accept' : 'own_vendor');
    await submit(sent, 'from_rent');
    const rows = await api.rows<{ law_due_at: Date | null; tier_reason: string }>(
      'select law_due_at, tier_reason from work_orders where home_id = $1 order by own_vendor_name nulls first',
      [sent.homeId],
    );
    expect(rows.map(({ law_due_at: due }) => due)).toEqual([null, null]);
    expect(rows[0]?.tier_reason).toContain('the owner accepted it');
    expect(rows[1]?.tier_reason).toContain('own Pro does it');
    await complete(sent, itemOf(sent.proposal, 'must_do').id);
    expect((await api.callAs(sent.owner, todos.listTodos)).map(({ kind }) => kind)).not.toContain('confirmRepair');
    const about = (await findMessages(api, sent.owner.email)).map(({ data }) => JSON.stringify(data));
    expect(about.some((text) => text.includes('Work from your proposal is done'))).toBe(true);
    expect(about.some((text) => /resident|people in your home/.test(text))).toBe(false);
  });

  test('with no must-do, declining everything makes the home ready', async () => {
    const sent = await sendProposal(api, ['caulk', 'yard']);
    for (const { id } of sent.proposal.items) await decide(sent, id, 'decline');
    expect(await submit(sent, null)).toMatchObject({ status: 'cleared' });
    expect(await homeStatus(sent.homeId)).toBe('ready');
  });

  test('a must-do found after the proposal was sent stops the home from being ready', async () => {
    const sent = await sendProposal(api, ['yard']);
    const { changes } = phone().find(sent.room, 'stove', 'Gas smell');
    await api.callAs(sent.staff, inspections.syncInspection, {
      params: { inspectionId: sent.inspectionId },
      body: { changes, cursor: 0 },
    });
    await decide(sent, sent.proposal.items[0]?.id ?? '', 'decline');
    expect(await refusalOf(submit(sent, null))).toMatchObject({ status: 409 });
    expect(await homeStatus(sent.homeId)).toBe('proposal');
  });
});

describe('listProposals', () => {
  test('shows an owner their own, and staff all of them', async () => {
    const [mine, theirs] = [await sendProposal(api, ['yard']), await sendProposal(api, ['yard'])];
    const idsFor = async (person: Sent['owner']) =>
      (await api.callAs(person, proposals.listProposals)).map(({ id }) => id);
    expect(await idsFor(mine.owner)).toEqual([mine.proposal.id]);
    expect(await idsFor(mine.staff)).toEqual(expect.arrayContaining([mine.proposal.id, theirs.proposal.id]));
  });
});

describe('getProposal', () => {
  test('is the same for the owner and for staff', async () => {
    const { owner, staff, params } = await sendProposal(api, MIXED);
    const read = (person: typeof owner) => api.callAs(person, proposals.getProposal, { params });
    expect(await read(owner)).toEqual(await read(staff));
  });
});

describe('completeItem', () => {
  test('refuses an item before the owner has submitted, and one they declined', async () => {
    const sent = await sendProposal(api, ['stove', 'yard']);
    const [must, optional] = [itemOf(sent.proposal, 'must_do'), itemOf(sent.proposal, 'optional')];
    expect(await refusalOf(complete(sent, must.id))).toMatchObject({ status: 409 });
    await decide(sent, must.id, 'accept');
    await decide(sent, optional.id, 'decline');
    await submit(sent);
    expect(await refusalOf(complete(sent, optional.id))).toMatchObject({ status: 409 });
    expect(itemOf(await complete(sent, must.id), 'must_do').doneAt).not.toBeNull();
  });
});

describe('next steps', () => {
  const kindsOf = async (person: Sent['owner']) => (await api.callAs(person, todos.listTodos)).map(({ kind }) => kind);

  test('the owner is asked to decide, and for the proof of their own Pro; nothing else once it is decided', async () => {
    const sent = await sendProposal(api, ['stove']);
    expect(await kindsOf(sent.owner)).toContain('decideProposal');
    await decide(sent, sent.proposal.items[0]?.id ?? '', 'own_vendor');
    await submit(sent, null);
    expect(await kindsOf(sent.owner)).toContain('uploadProof');
    expect(await kindsOf(sent.owner)).not.toContain('decideProposal');
  });

  test('the person who inspected the home is asked for the proposal, then to follow the work', async () => {
    const draft = await prepareProposal(api, ['stove']);
    await api.rows('update inspections set inspector_id = $2 where id = $1', [draft.inspectionId, draft.staff.id]);
    expect(await kindsOf(draft.staff)).toEqual(['prepareProposal']);
    const proposal = await api.callAs(draft.staff, proposals.sendProposal, { params: draft.params, body: {} });
    expect(await kindsOf(draft.staff)).toEqual([]);
    const sent = { ...draft, proposal };
    await decide(sent, proposal.items[0]?.id ?? '', 'accept');
    await submit(sent);
    expect(await kindsOf(draft.staff)).toEqual(['followWork']);
  });
});

describe('checkProof', () => {
  test('an own Pro needs a proof that staff accept; then the item can be done', async () => {
    const sent = await sendProposal(api, ['stove']);
    const itemId = sent.proposal.items[0]?.id ?? '';
    await decide(sent, itemId, 'own_vendor');
    await submit(sent, null);
    expect(await refusalOf(complete(sent, itemId))).toMatchObject({ status: 409 });
    const prove = async () =>
      api.callAs(sent.owner, proposals.submitProof, {
        params: { itemId },
        body: { documentId: await uploadPicture(api, sent.owner) },
      });
    const check = (accepted: boolean, note: string) =>
      api.callAs(sent.staff, proposals.checkProof, { params: { itemId }, body: { accepted, note } });
    expect((await prove()).items[0]?.proofStatus).toBe('submitted');
    expect(await refusalOf(check(false, ''))).toMatchObject({ status: 400 });
    await check(false, 'The invoice has no date.');
    expect(await refusalOf(complete(sent, itemId))).toMatchObject({ status: 409 });
    await prove();
    await check(true, '');
    expect((await complete(sent, itemId)).items[0]?.doneAt).not.toBeNull();
    const about = (await findMessages(api, sent.owner.email)).filter(({ template }) => template === 'proposalToOwner');
    expect(about.map(({ data }) => data.event)).toEqual(['sent', 'proofRefused', 'proofAccepted']);
  });
});

describe('submitProof', () => {
  test('rejects another person’s document as proof', async () => {
    const sent = await sendProposal(api, ['stove']);
    const itemId = sent.proposal.items[0]?.id ?? '';
    await decide(sent, itemId, 'own_vendor');
    const documentId = await uploadPicture(api, await createPerson(api));
    const stolen = api.callAs(sent.owner, proposals.submitProof, { params: { itemId }, body: { documentId } });
    expect(await refusalOf(stolen)).toMatchObject({ status: 404 });
  });
});

describe('finishWork', () => {
  test('the home is ready once the work is done and the must-dos are checked again, not before', async () => {
    const sent = await sendProposal(api, MIXED);
    for (const { id, severity } of sent.proposal.items)
      await decide(sent, id, severity === 'optional' ? 'decline' : 'accept');
    await submit(sent);
    expect(await refusalOf(finish(sent))).toMatchObject({ status: 409 });
    for (const { id, severity } of sent.proposal.items) if (severity !== 'optional') await complete(sent, id);
    expect(await refusalOf(finish(sent))).toMatchObject({ status: 409, message: expect.stringContaining('must-do') });
    await reinspect(sent, sent.findings.slice(0, 1));
    expect(await finish(sent)).toMatchObject({ status: 'finished' });
    expect(await homeStatus(sent.homeId)).toBe('ready');
  });
});

describe('from every status', () => {
  /** What each move needs of the home, of the decision on the one item, and who makes it. */
  const moves = {
    send: {
      home: 'inspection',
      decision: null,
      call: ({ staff, params }: Sent) => api.callAs(staff, proposals.sendProposal, { params, body: {} }),
    },
    drop: {
      home: 'inspection',
      decision: null,
      call: ({ staff, inspectionId }: Sent) =>
        api.callAs(staff, proposals.passInspection, { params: { inspectionId }, body: {} }),
    },
    accept: { home: 'proposal', decision: 'accept', call: (sent: Sent) => submit(sent) },
    clear: { home: 'proposal', decision: 'decline', call: (sent: Sent) => submit(sent, null) },
    finish: { home: 'work', decision: 'accept', call: finish },
  } as const;
  const statusOf = async ({ proposal }: Sent) =>
    (await api.rows<{ status: string }>('select status from proposals where id = $1', [proposal.id]))[0]?.status;

  /** Its owner does not know of a proposal that was not sent. */
  const isHidden = (status: string, event: string) =>
    ['draft', 'dropped'].includes(status) && ['accept', 'clear'].includes(event);

  test.each(proposalLifecycle.states)('%s moves as its graph says, and every other move is refused', async (from) => {
    const sent = await sendProposal(api, ['yard']);
    for (const [event, { home, decision, call }] of Object.entries(moves)) {
      await api.rows('update homes set status = $2 where id = $1', [sent.homeId, home]);
      await api.rows('update proposals set status = $2 where id = $1', [sent.proposal.id, from]);
      await api.rows(
        `update proposal_items set decision = $2, done_at = $3, decline_reason = case when $2 = 'decline' then 'No' end
         where proposal_id = $1`,
        [sent.proposal.id, decision, event === 'finish' ? api.now.toISOString() : null],
      );
      const to = proposalLifecycle.after(from, event as keyof typeof moves);
      if (to) await call(sent);
      else expect([event, (await refusalOf(call(sent))).status]).toEqual([event, isHidden(from, event) ? 404 : 409]);
      expect([event, await statusOf(sent)]).toEqual([event, to ?? from]);
    }
  });
});
