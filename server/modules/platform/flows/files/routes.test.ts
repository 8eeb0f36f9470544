import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { uploadFile } from '@/server/modules/account/documents/uploads/fixture';
import { refusalOf, testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { createAccount, PASSWORD } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('flow_runs', 'documents', 'outbox'));

const flowId = 'introduction';
const text = 'Lease between Grace Hopper and a resident, signed on 03/01/2026, for the home at 12 Alder St. '.repeat(4);

async function aRun(lastName = 'Hopper') {
  const browser = createSignedInBrowser(api);
  const fresh = await browser.as(null);
  const run = await fresh.call(flows.startRun, { params: { flowId }, body: { answers: { lastName } } });
  const visitor = await browser.as(null);
  const holder = browser.holder() ?? '';
  const params = { flowId, runId: run.id };
  const give = (bytes: Uint8Array = createPdf(text)) =>
    uploadFile(api, { holder }, bytes, { filename: 'Lease.pdf', run: run.id });
  const say = (leasePapers: unknown) => visitor.call(flows.saveAnswers, { params, body: { answers: { leasePapers } } });
  return { browser, visitor, holder, params, run, give, say };
}

describe('a file given as an answer', () => {
  test('needs no account, and tells at once what we saw in it', async () => {
    const { give, say } = await aRun();
    const { document } = await give();
    expect(document).toMatchObject({ name: 'Lease.pdf', notes: [], datedOn: '2026-03-01' });
    // What a browser claims of a file does not count, only which one it is.
    const { answers } = await say([{ ...document, name: 'Harmless.pdf', bytes: 1, notes: ['dark'] }]);
    expect(answers.leasePapers).toEqual([
      {
        id: document?.id,
        name: 'Lease.pdf',
        mime: 'application/pdf',
        bytes: document?.bytes,
        notes: [],
        datedOn: '2026-03-01',
      },
    ]);
    const other = await (await aRun('Lovelace')).give();
    expect(other.document?.notes).toEqual(['nameMismatch']);
  });

  test('goes with a login to the account', async () => {
    const { holder, give, say, params } = await aRun();
    const { document } = await give();
    await say([document]);
    const { id, email } = await createAccount(api);
    const headers = { 'content-type': 'application/json', 'guest-token': holder };
    await api.fetch('/users/login', { method: 'POST', headers, body: JSON.stringify({ email, password: PASSWORD }) });
    expect(await api.rows('select owner_id, flow_run_id from documents')).toEqual([
      { owner_id: id, flow_run_id: params.runId },
    ]);
  });

  test('of another browser or person is none of ours: neither to send to, nor to name, nor to take back', async () => {
    const theirs = await aRun();
    const { document } = await theirs.give();
    const ours = await aRun();
    expect((await refusalOf(ours.say([document]))).fields).toHaveProperty(['answers.leasePapers']);
    const to = { filename: 'x.pdf', run: theirs.run.id };
    expect((await uploadFile(api, { holder: ours.holder }, createPdf(), to)).status).toBe(404);
    expect((await uploadFile(api, await createPerson(api), createPdf(), to)).status).toBe(404);
    expect((await uploadFile(api, await createPerson(api, 'staff'), createPdf(), to)).status).toBe(404);
    const params = { ...theirs.params, documentId: document?.id ?? '' };
    expect(await refusalOf(ours.visitor.call(flows.removeRunFile, { params }))).toMatchObject({ status: 404 });
    const mine = { ...ours.params, documentId: document?.id ?? '' };
    expect(await refusalOf(ours.visitor.call(flows.removeRunFile, { params: mine }))).toMatchObject({ status: 404 });
  });

  test('can only be sent to a flow that asks for files, and to none without a run', async () => {
    const browser = createSignedInBrowser(api);
    const visitor = await browser.as(null);
    const run = await visitor.call(flows.startRun, { params: { flowId: 'rent-estimate' }, body: { answers: {} } });
    const holder = browser.holder() ?? '';
    expect((await uploadFile(api, { holder }, createPdf(), { run: run.id })).status).toBe(404);
    expect((await uploadFile(api, { holder }, createPdf(), { run: 'nothing' })).status).toBe(401);
    expect((await uploadFile(api, { holder }, createPdf())).status).toBe(401);
  });

  test('is at most 100 MB of one run', async () => {
    const { give, run } = await aRun();
    const { document } = await give();
    await api.rows('update documents set bytes = 100 * 1024 * 1024 where id = $1', [document?.id ?? '']);
    expect((await give()).status).toBe(413);
    expect(await api.rows('select id from documents where flow_run_id = $1', [run.id])).toHaveLength(1);
  });
});

describe('removeRunFile', () => {
  test('takes the file back from the answers and from where it is kept', async () => {
    const { visitor, give, say, params } = await aRun();
    const [one, two] = [(await give()).document, (await give()).document];
    await say([one, two]);
    const taken = { ...params, documentId: one?.id ?? '' };
    const run = await visitor.call(flows.removeRunFile, { params: taken });
    expect(run.answers.leasePapers).toMatchObject([{ id: two?.id }]);
    expect(await api.rows('select id from documents')).toEqual([{ id: two?.id }]);
    expect(await refusalOf(visitor.call(flows.removeRunFile, { params: taken }))).toMatchObject({ status: 404 });
  });

  test('accepts a stored document as an answer, and keeps it when the answer is removed', async () => {
    const ada = await createPerson(api);
    const { document } = await uploadFile(api, ada, createPdf(text), { filename: 'Mine.pdf' });
    const ben = await createPerson(api);
    const body = { answers: { leasePapers: [document] } };
    const run = await api.callAs(ada, flows.startRun, { params: { flowId }, body });
    expect(run.answers.leasePapers).toMatchObject([{ id: document?.id, name: 'Mine.pdf' }]);
    expect(await refusalOf(api.callAs(ben, flows.startRun, { params: { flowId }, body }))).toMatchObject({
      status: 400,
    });
    const params = { flowId, runId: run.id, documentId: document?.id ?? '' };
    expect(await refusalOf(api.callAs(ada, flows.removeRunFile, { params }))).toMatchObject({ status: 404 });
    expect((await api.callAs(ada, documents.listDocuments)).items).toHaveLength(1);
  });
});
