// One whole application, errors and a crash included, then a search for its people's answers
// in everything that another person, a log, an email or the queue could hold, in the encodings it could hide in.
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { CONSENTS_VERSION } from '@/contract/leasing/applications/consents';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { resetRequestCounts } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { generateApplicationDocuments } from '@/server/modules/leasing/applications/pdf';
import { operations } from '@/tests/api/operations';
import { refusalOf, testApi } from '@/tests/support/api';
import { applicantAnswers } from '@/tests/support/fixtures/applicantAnswers';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening } from '@/tests/support/fixtures/screenings';

const api = testApi();

const number = '321-54-9876';
const note = 'Quokkas are what I keep quiet about.';
const answers = { ...applicantAnswers, birthDate: '1987-06-05', employer: 'Quokka Industries', grossIncome: 1_912_345 };
const bens = {
  ...applicantAnswers,
  phone: '+14155550199',
  employer: 'Numbat Works',
  currentHome: { ...applicantAnswers.currentHome, streetAddress: '5 Numbat Lane' },
};
/** What is looked for. The last four digits may be shown; the whole number may not, in any writing of it. */
const canaries = [
  '321549876',
  number,
  '1987-06-05',
  '1912345',
  '19,123.45',
  '19123.45',
  'Quokka Industries',
  '77 Canary Wharf',
  '4155550166',
  '(415) 555-0166',
  note,
];

/** A text as it could lie somewhere: as it is, backwards, in hex, in a URL, in base64 at any of its three offsets. */
function writings(canary: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const whole = Buffer.from(`${' '.repeat(offset)}${canary}`)
      .toString('base64')
      .replace(/=+$/, '');
    // The characters at both ends share bits with what stands beside them.
    return whole.slice(offset === 0 ? 0 : offset + 1, -2);
  });
  const hex = Buffer.from(canary).toString('hex');
  return [canary, [...canary].reverse().join(''), hex, hex.toUpperCase(), encodeURIComponent(canary), ...base64];
}

function expectNone(where: string, text: string): void {
  const lower = text.toLowerCase();
  const found = canaries.flatMap((canary) => writings(canary).filter((each) => lower.includes(each.toLowerCase())));
  expect(found, where).toEqual([]);
}

const logged: string[] = [];
const urls: string[] = [];
let [ada, ben, owner, stranger]: Person[] = [];
const who = (person: Person | undefined): Person => person ?? expect.fail('nobody');
const at = (applicationId: string) => ({ params: { applicationId } });
let id = '';
let homeId = '';
const refusals: string[] = [];
const refused = async (call: Promise<unknown>) => {
  const { message, fields } = await refusalOf(call);
  refusals.push(JSON.stringify({ message, fields }));
};

/** A request as a broken or hostile client sends it. */
async function raw(person: Person, path: string, method: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await api.tokenFor(person)}` };
  const reply = await api.fetch(path, { method, headers, body });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  refusals.push(await reply.text());
}

const submission = (identity: object) => ({
  version: CONSENTS_VERSION,
  consumerReports: true,
  accuracy: true,
  electronicDelivery: true,
  name: 'Canaryfirst Canarylast',
  identity,
});
const submit = (person: Person, identity: object) =>
  api.callAs(person, applications.submitApplication, { ...at(id), body: submission(identity) } as never);
async function handsIn(person: Person, ssn: string, given: object) {
  await api.callAs(person, flows.startRun, { params: { flowId: 'applicant' }, body: { answers: { ...given } } });
  return submit(person, { kind: 'ssn', number: ssn });
}
async function pays(person: Person, way = 'pm_card_visa') {
  const { href } = await api.callAs(person, applications.openFeeCheckout, { ...at(id), body: {} });
  urls.push(href);
  const reply = await api.fetch(`${new URL(href).pathname.replace('/api/consumer', '')}?way=${way}`);
  const back = reply.headers.get('location') ?? '';
  urls.push(back);
  const session = new URL(back).searchParams.get('session') ?? '';
  return api.callAs(person, applications.payFee, { ...at(id), body: { session } });
}

beforeAll(async () => {
  api.services.log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  [ada, ben, stranger] = [
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
    await createPerson(api, 'resident'),
  ];
  owner = await createPerson(api);
  homeId = await createHome(api, { owner, rent: 9_000, city: 'san-diego-ca' });
  await api.rows('update homes set application_fee = 3800 where id = $1', [homeId]);
  const body = { homeId, desiredStart: '2026-12-15', termMonths: 12 };
  ({ id } = await api.callAs(who(ada), applications.startApplication, { body }));
  const invitation = { role: 'coApplicant', name: 'Ben', email: 'ben@example.test' } as const;
  await api.callAs(who(ada), applications.inviteApplicant, { ...at(id), body: invitation });
  const token = 'x'.repeat(43);
  await api.rows(
    "update applicants set invite_hash = sha256($2::bytea) where application_id = $1 and status = 'invited'",
    [id, token],
  );
  await api.callAs(who(ben), applications.acceptInvitation, { ...at(id), body: { token } });
  // What goes wrong on the way: half a body, the wrong kind of body, the wrong kind of number.
  const path = `/applications/${id}/submission`;
  await api.callAs(who(ada), flows.startRun, { params: { flowId: 'applicant' }, body: { answers: { ...answers } } });
  await raw(who(ada), path, 'POST', `{"identity": {"kind": "ssn", "number": "${number}"`);
  await raw(who(ada), path, 'POST', JSON.stringify(submission({ kind: 'ssn', number: [number] })));
  await raw(who(ada), path, 'POST', JSON.stringify(submission({ kind: number, number: note })));
  await refused(submit(who(ada), { kind: 'itin', number }));
  await handsIn(who(ada), number, answers);
  await refused(submit(who(ada), { kind: 'ssn', number }));
  await handsIn(who(ben), '219-09-0001', bens);
  await refused(pays(who(ada), 'pm_card_chargeDeclined'));
  // A process that dies after the money moved.
  api.services.__failpoint = (name) => {
    if (name === 'applications:feePaid') throw new Error('killed');
  };
  await refused(pays(who(ada)));
  delete api.services.__failpoint;
  await pays(who(ada)).catch(() => undefined);
  await api.rows('update applicants set fee_settled_at = now() where application_id = $1', [id]);
  await api.rows("update applications set status = 'screening' where id = $1", [id]);
  await completeScreening(api, id);
  // Ben's file is frozen: more is asked for, Ada adds words of hers, and Ben says that it is open.
  const given = { note, documentIds: [] };
  await api.callAs(who(ada), applications.provideInformation, { ...at(id), body: given });
  await completeScreening(api, id);
  await api.callAs(who(ben), applications.retryScreening, { ...at(id), body: {} });
  await completeScreening(api, id);
  for (const { id: applicantId } of await api.rows<{ id: string }>(
    'select id from applicants where application_id = $1',
    [id],
  ))
    await generateApplicationDocuments(api.services, { applicantId });
  const wish = { outcome: 'approved', message: 'Gladly, and welcome.' };
  await api.callAs(
    who(owner),
    decisions.decideApplication,
    { params: { receivedApplicationId: id }, body: wish } as never,
    { idempotencyKey: randomUUID() },
  );
});

test('the whole way was gone, and the search finds what is there', async () => {
  expect(await api.rows('select status from applications where id = $1', [id])).toEqual([{ status: 'approved' }]);
  const [own] = await api.rows<{ text: string }>(
    `select string_agg(row::text, '') as text from applicant_personal_details row`,
  );
  expect(() => expectNone('her own particulars', own?.text ?? '')).toThrow('her own particulars');
  for (const each of writings(number)) expect(() => expectNone('a probe', `before${each}after`)).toThrow();
  expect(() => expectNone('a probe', Buffer.from(`ab${note} and so on`).toString('base64'))).toThrow();
});

test('no log line holds any of it, errors and the crash included', () => {
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join('')).toContain('killed');
  for (const line of logged) expectNone('a log line', line);
});

test('no refusal repeats what was sent', () => {
  for (const text of refusals) expectNone('a refusal', text);
});

test('no letter or text holds any of it, no matter who gets it', async () => {
  const rows = await api.rows<{ template: string; data: unknown; whole: string }>(
    'select template, data, outbox::text as whole from outbox',
  );
  expect(rows.length).toBeGreaterThan(8);
  for (const { template, data, whole } of rows) {
    expectNone(`the row of ${template}`, whole);
    const written = writable(template, data);
    if (written) expectNone(`the letter ${template}`, written);
  }
});

/** Emails with sealed secrets in their row are read as far as they can be. */
function writable(template: string, data: unknown): string | undefined {
  try {
    const { subject, body } = renderMessage(template as never, data);
    return `${subject}\n${body}`;
  } catch {
    return undefined;
  }
}

test('no job, idempotent reply, audit line or message of the processor holds any of it', async () => {
  for (const table of [
    'graphile_worker._private_jobs',
    'idempotency_keys',
    'audit_log',
    'processor_events',
    'sandbox.objects',
    'payments',
    'criteria_results',
    'decisions',
    'todos',
  ]) {
    const rows = await api.rows<{ row: string }>(`select row::text as row from ${table} row`);
    for (const { row } of rows) expectNone(table, row);
  }
});

test('puts none of it into page addresses', () => {
  for (const url of urls) expectNone('an address', url);
});

const known: Record<string, () => string> = {
  applicationId: () => id,
  receivedApplicationId: () => id,
  homeId: () => homeId,
  flowId: () => 'applicant',
};
const reading = operations.filter(({ endpoint, paramNames }) => {
  return endpoint.method === 'GET' && paramNames.every((name) => known[name]);
});

test('nothing the homeowner, the co-applicant or a stranger can read holds any of it', async () => {
  expect(reading.length).toBeGreaterThan(20);
  for (const person of [owner, ben, stranger])
    for (const { endpoint, name } of reading) {
      resetRequestCounts();
      const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => known[param]?.() ?? '');
      const reply = await api.fetch(path, { headers: { authorization: `Bearer ${await api.tokenFor(who(person))}` } });
      expect(reply.status, name).toBeLessThan(500);
      if (reply.headers.get('content-type')?.includes('json')) expectNone(`${name}`, await reply.text());
    }
});
