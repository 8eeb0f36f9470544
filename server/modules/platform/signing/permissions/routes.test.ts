// Envelopes, leases, their consequences and their files: each operation by everyone without a part in them.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import { runAs } from '@/server/db/client';
import { resetRequestCounts } from '@/server/http/limits';
import { dbActor, type Person } from '@/server/http/person';
import { operations, pathOf } from '@/tests/api/operations';
import { validBodies } from '@/tests/api/validBodies';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createLease, signByAll, signEnvelope } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Somebody = Person & { email: string };
const statuses = ['sent', 'partly signed', 'completed', 'voided'] as const;
type Stage = (typeof statuses)[number];
interface Made {
  id: string;
  homeId: string;
  envelopeId: string;
}
const leases = {} as Record<Stage, Made>;
const strangers: Record<string, Somebody | null> = { 'a visitor': null };
let [ada, owner]: Somebody[] = [];
let documentId = '';
let token = '';
const who = (person: Somebody | undefined) => person ?? expect.fail('nobody');

beforeAll(async () => {
  [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
  for (const status of statuses) {
    const lease = await createLease(api, { owner: who(owner), residents: [who(ada)] });
    leases[status] = lease;
    if (status === 'partly signed') await signEnvelope(api, who(ada), lease.envelopeId);
    if (status === 'completed') await signByAll(api, lease, [who(ada), who(owner)]);
    if (status === 'voided')
      await api.callAs(who(owner), signing.voidEnvelope, {
        params: { envelopeId: lease.envelopeId },
        body: { reason: 'A wrong date.' },
      });
  }
  const { items } = await api.callAs(who(ada), documents.listDocuments);
  documentId = items.find(({ category }) => category === 'lease')?.id ?? expect.fail('no lease among the documents');
  const { href } = await api.callAs(who(ada), documents.createDocumentLink, { params: { documentId } });
  token = href;

  const neighbour = await createPerson(api, 'resident');
  await createLease(api, { owner: who(owner), residents: [neighbour] });
  const applicant = await createPerson(api, 'resident');
  await createApplication(api, { homeId: leases.sent.homeId, people: [applicant], status: 'in_review' });
  strangers['a resident of nothing'] = await createPerson(api, 'resident');
  strangers['another homeowner'] = await createPerson(api);
  strangers['an editor'] = await createPerson(api, 'editor');
  strangers['a resident of the same owner'] = neighbour;
  strangers['somebody who applied for the same home'] = applicant;
}, 60_000);

const names = [
  'a visitor',
  'a resident of nothing',
  'another homeowner',
  'an editor',
  'a resident of the same owner',
  'somebody who applied for the same home',
];
/** What only its people may know: where it is, what it costs, who signs it. */
const canaries = () => ['Residential lease agreement', who(ada).email, who(owner).email, 'reading', 'sealedHash'];

const ours = operations.filter(
  ({ name, paramNames }) =>
    /^(signing|leases|moveIns|documents)\./.test(name) &&
    paramNames.length === 1 &&
    name !== 'signing.verifyFile' &&
    name !== 'leases.sendLease',
);

async function ask(person: Somebody | null, method: string, path: string, body?: unknown) {
  resetRequestCounts();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (person) headers.authorization = `Bearer ${await api.tokenFor(person)}`;
  return api.fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

let asked = 0;
describe.each(names)('%s', (name) => {
  test.each(statuses)('reads, moves and learns nothing of a lease that is %s', async (status) => {
    const { id, homeId, envelopeId } = leases[status];
    const values = { envelopeId, leaseId: id, homeId, documentId };
    for (const { endpoint, name: operation } of ours) {
      const answer = await ask(
        strangers[name] ?? null,
        endpoint.method,
        pathOf(endpoint, values),
        validBodies[operation],
      );
      const text = await answer.text();
      expect([401, 403, 404], `${operation} answered ${answer.status} ${text}`).toContain(answer.status);
      for (const canary of canaries()) expect(text, operation).not.toContain(canary);
      asked += 1;
    }
    const file = await ask(strangers[name] ?? null, 'GET', token);
    expect([401, 404]).toContain(file.status);
    expect(file.headers.get('content-type')).not.toContain('pdf');
    asked += 1;
  });

  test('finds no row of them in the database itself', async () => {
    const person = strangers[name] ?? null;
    const asker = dbActor(person);
    const envelopes = statuses.map((status) => leases[status].envelopeId);
    const ids = statuses.map((status) => leases[status].id);
    const found = await runAs(api.services.db, asker, true, async (db) => [
      await db.selectFrom('envelopes').select('id').where('id', 'in', envelopes).execute(),
      await db.selectFrom('envelopeSigners').select('id').where('envelopeId', 'in', envelopes).execute(),
      await db.selectFrom('leases').select('id').where('id', 'in', ids).execute(),
      await db.selectFrom('documents').select('id').where('id', '=', documentId).execute(),
      await db.selectFrom('conditionRecords').select('leaseId').where('leaseId', 'in', ids).execute(),
    ]);
    expect(found).toEqual([[], [], [], [], []]);
  });
});

test('more than 348 refusals were asked for, and not one changed anything', async () => {
  expect(asked).toBeGreaterThanOrEqual(348);
  const rows = await api.rows<{ status: string }>('select status from envelopes where id = any($1) order by status', [
    statuses.map((status) => leases[status].envelopeId),
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['completed', 'partly_signed', 'sent', 'voided']);
});

test('cannot be guessed, or fetched twice by its place in the store', async () => {
  for (const path of [`/files/${randomUUID()}`, '/files/sealed', '/files/..%2Fsealed', `/files/${documentId}`]) {
    const answer = await ask(who(ada), 'GET', path);
    expect(answer.status, path).toBe(404);
  }
});
