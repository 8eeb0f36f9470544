import { afterEach, describe, expect, test, vi } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { CONSENTS_VERSION } from '@/contract/leasing/applications/consents';
import type { ApplicationEvent } from '@/contract/leasing/applications/constants';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { asSystem } from '@/server/db/client';
import { brokenAuditRows } from '@/server/http/audit';
import type { Person } from '@/server/http/person';
import { sendAcceptedLease } from '@/server/modules/leasing/leases/applications';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { readWhole } from '@/server/providers/storage/storage';
import { decrypt } from '@/server/vault';
import { refusalOf, testApi } from '@/tests/support/api';
import { applicantAnswers, coSignerAnswers } from '@/tests/support/fixtures/applicantAnswers';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import { createHomeIn } from '@/tests/support/fixtures/leases';
import { uploadPicture } from '@/tests/support/fixtures/moveIns';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening, confirmDocuments } from '@/tests/support/fixtures/screenings';
import { takeJobs } from '@/tests/support/jobs';
import { redactVolatile } from '@/tests/support/security/redactVolatile';
import { hasTools, runTool, writeTempFile } from '@/tests/support/security/signatures';
import { applicationQueues } from './deskQueues';
import { handleFeeStatus, refundFees } from './fees/fees';
import { closeOtherApplications } from './index';
import { expireApplication, refundUnchosenFee, remindApplication } from './jobs';
import { generateApplicationDocuments } from './pdf';
import { identityAad } from './submission';

type State = 'CA' | 'WA' | 'FL' | 'VA';

const api = testApi();
const start = api.now;
afterEach(() => {
  api.now = start;
});

const consents = {
  version: CONSENTS_VERSION,
  consumerReports: true,
  accuracy: true,
  electronicDelivery: true,
  name: 'Canaryfirst Canarylast',
} as const;
const at = (applicationId: string) => ({ params: { applicationId } });
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;

async function aPaidHome(state: State = 'CA', fee = 3_800): Promise<string> {
  const homeId = await createHomeIn(api, state, await createPerson(api));
  await api.rows('update homes set application_fee = $1 where id = $2', [fee, homeId]);
  return homeId;
}
async function begun(person: Person, homeId: string): Promise<string> {
  const body = { homeId, desiredStart: '2026-12-15', termMonths: 12 };
  return (await api.callAs(person, applications.startApplication, { body })).id;
}
async function answers(person: Person, flowId = 'applicant', given: object = applicantAnswers) {
  await api.callAs(person, flows.startRun, { params: { flowId }, body: { answers: { ...given } } });
}
async function handedIn(person: Person, id: string, number = '219-09-9999', name: string = consents.name) {
  const identity = { kind: 'ssn', number } as const;
  return api.callAs(person, applications.submitApplication, { ...at(id), body: { ...consents, name, identity } });
}
async function checkout(person: Person, id: string, way = 'pm_card_visa'): Promise<string> {
  const { href } = await api.callAs(person, applications.openFeeCheckout, { ...at(id), body: {} });
  const reply = await api.fetch(`${new URL(href).pathname.replace('/api/consumer', '')}?way=${way}`);
  return new URL(reply.headers.get('location') ?? '').searchParams.get('session') ?? '';
}
async function paid(person: Person, id: string, way?: string) {
  const session = await checkout(person, id, way);
  return api.callAs(person, applications.payFee, { ...at(id), body: { session } });
}
async function ready(state?: State): Promise<{ ada: Person & { email: string }; homeId: string; id: string }> {
  const [ada, homeId] = [await createPerson(api, 'resident'), await aPaidHome(state)];
  const id = await begun(ada, homeId);
  await answers(ada);
  return { ada, homeId, id };
}
async function invited(by: Person, id: string, role: 'coApplicant' | 'coSigner' | 'occupant' = 'coApplicant') {
  const email = `invited-${Math.random().toString(36).slice(2)}@example.test`;
  const shown = await api.callAs(by, applications.inviteApplicant, { ...at(id), body: { role, name: 'Bo', email } });
  return { shown, token: await tokenFor(id) };
}
/** The secret in the link that was mailed last; letters keep it sealed, so its hash is set to a known one. */
async function tokenFor(id: string): Promise<string> {
  const token = Math.random().toString(36).slice(2).padEnd(43, 'x').slice(0, 43);
  await api.rows(
    `update applicants set invite_hash = sha256($2::bytea) where id =
       (select id from applicants where application_id = $1 and status = 'invited' order by id desc limit 1)`,
    [id, token],
  );
  return token;
}
const settle = async () => {
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const { id } of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, { id });
};

describe('the name that consents to being screened', () => {
  test('consents are signed with the legal name in the answers; another name is refused at its field', async () => {
    const { ada, id } = await ready();
    for (const name of ['Mickey Mouse', 'Canaryfirst'])
      expect(await refusalOf(handedIn(ada, id, '219-09-9999', name))).toMatchObject({
        status: 400,
        fields: { name: 'Type your full legal name, Canaryfirst Canarylast, to sign.' },
      });
    expect(
      await api.rows(
        'select 1 from applicant_consents join applicants on applicants.id = applicant_id where person_id = $1',
        [ada.id],
      ),
    ).toEqual([]);
    await handedIn(ada, id, '219-09-9999', 'CANARYFIRST canary-last');
    expect(await statusOf(id)).toBe('submitted');
  });
});

describe('startApplication', () => {
  test('from the first day to screening: begun once, handed in, paid once, ordered', async () => {
    const { ada, homeId, id } = await ready();
    expect(await begun(ada, homeId)).toBe(id);
    const handed = await handedIn(ada, id);
    expect(handed).toMatchObject({
      status: 'submitted',
      me: { status: 'submitted', fee: { cents: 3_800, settled: false }, identity: { kind: 'ssn', lastFour: '9999' } },
    });
    expect(await paid(ada, id)).toMatchObject({ status: 'screening', me: { fee: { settled: true } } });
    const jobs = await api.rows<{ key: string }>('select key from graphile_worker.jobs where key = $1', [
      `screen-application:${id}`,
    ]);
    expect(jobs).toHaveLength(1);
    const [particulars] = await api.rows<{ facts: object }>(
      'select facts from applicant_personal_details join applicants on applicants.id = applicant_id where application_id = $1',
      [id],
    );
    expect(particulars?.facts).toEqual({
      employment: 'employed',
      grossCents: 912_345,
      evicted: false,
      owesLandlord: false,
    });
  });
});

describe('submitApplication', () => {
  test('what is missing is named with its screen, and nothing is handed in', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await aPaidHome()];
    const id = await begun(ada, homeId);
    const { employment: _, ...most } = applicantAnswers;
    await answers(ada, 'applicant', most);
    const result = await api.callAs(ada, applications.submitApplication, { ...at(id), body: consents });
    expect(result).toMatchObject({ missing: [{ step: 'work', question: 'employment' }] });
    expect(await statusOf(id)).toBe('started');
  });

  test('prevents applicants under 18 on the local day from submitting', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await aPaidHome()];
    const id = await begun(ada, homeId);
    await answers(ada, 'applicant', { ...applicantAnswers, birthDate: '2008-11-22' });
    expect(await handedIn(ada, id)).toMatchObject({ missing: [{ question: 'birthDate' }] });
    api.now = new Date(start.getTime() + 1_000);
    await answers(ada, 'applicant', { ...applicantAnswers, birthDate: '2008-11-21' });
    expect(await handedIn(ada, id)).toMatchObject({ status: 'submitted' });
  });
});

describe('startApplication refuses', () => {
  test('a day before the home is free, a term it is not offered for, and one’s own home are refused', async () => {
    const [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
    const homeId = await createHome(api, { owner });
    const start = (person: Person, desiredStart: string, termMonths: number) =>
      refusalOf(api.callAs(person, applications.startApplication, { body: { homeId, desiredStart, termMonths } }));
    expect(await start(ada, '2026-11-30', 12)).toMatchObject({ status: 400 });
    expect(await start(ada, '2027-08-01', 12)).toMatchObject({ status: 400 });
    expect(await start(ada, '2026-12-15', 7)).toMatchObject({ status: 400 });
    expect(await start(owner, '2026-12-15', 12)).toMatchObject({ status: 409 });
  });
});

describe('an HOA that approves residents', () => {
  const approvedWithin = async (days: number) => {
    const homeId = await aPaidHome();
    await api.rows('update homes set hoa_approval_days = $1 where id = $2', [days, homeId]);
    return homeId;
  };
  const from = (person: Person, homeId: string, desiredStart: string) =>
    api.callAs(person, applications.startApplication, { body: { homeId, desiredStart, termMonths: 12 } });

  test('refuses a move-in before it can have approved, at the field and with the days it takes', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await approvedWithin(30)];
    expect(await refusalOf(from(ada, homeId, '2026-12-20'))).toMatchObject({
      status: 400,
      fields: {
        desiredStart:
          'The HOA takes about 30 days to approve residents. Choose a day from December 21, 2026 to April 20, 2027',
      },
    });
    const { id, home } = await from(ada, homeId, '2026-12-21');
    expect(home).toMatchObject({ hoaApprovalDays: 30 });
    const sooner = { ...at(id), body: { desiredStart: '2026-12-20' } };
    expect(await refusalOf(api.callAs(ada, applications.saveApplication, sooner))).toMatchObject({ status: 400 });
  });

  test('asks for a later day where days went by before it is submitted, and takes it then', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await approvedWithin(30)];
    const { id } = await from(ada, homeId, '2026-12-21');
    await answers(ada);
    // As if two days had passed.
    await api.rows('update homes set hoa_approval_days = 32 where id = $1', [homeId]);
    expect(await refusalOf(handedIn(ada, id))).toMatchObject({
      status: 409,
      message: expect.stringContaining('you can move in on December 23, 2026 or later'),
    });
    await api.callAs(ada, applications.saveApplication, { ...at(id), body: { desiredStart: '2026-12-23' } });
    expect(await handedIn(ada, id)).toMatchObject({ status: 'submitted' });
    const queue =
      applicationQueues.find(({ id: name }) => name === 'applications_screening') ?? expect.fail('no queue');
    const items = await asSystem(api.services.db, async (db) => (await queue.items(api.now).execute(db)).rows);
    expect(items).toContainEqual(
      expect.objectContaining({ id, detail: expect.stringMatching(/ · The HOA approves residents$/) }),
    );
  });

  test('changes nothing where the home is free later anyway', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await approvedWithin(5)];
    expect((await refusalOf(from(ada, homeId, '2026-11-30'))).fields?.desiredStart).toMatch(/^Choose a day from Dec/);
    expect(await from(ada, homeId, '2026-12-01')).toMatchObject({ status: 'started' });
  });
});

describe('submitApplication and its fee', () => {
  test.each([
    ['what the reports cost', 8_000, 3_800, 3_800],
    ['the fee of the home', 2_000, 3_800, 2_000],
    ['the cap of California', 8_000, 8_000, 6_586],
  ])('is never more than %s', async (_, homeFee, costCents, fee) => {
    const { ada, id } = await ready();
    await api.rows(
      'update homes set application_fee = $2 where id = (select home_id from applications where id = $1)',
      [id, homeFee],
    );
    const asked = vi.spyOn(api.services.screening, 'costCents').mockReturnValue(costCents);
    expect(await handedIn(ada, id)).toMatchObject({ me: { fee: { cents: fee } } });
    expect(asked).toHaveBeenCalledWith(['identity', 'credit', 'eviction', 'income']);
  });

  test.each(['000-12-3456', '666-12-3456', '912-12-3456', '219-00-9999', '219-09-0000', '12345678'])(
    'no such number as %s is taken, and nothing is submitted',
    async (number) => {
      const { ada, id } = await ready();
      expect(await refusalOf(handedIn(ada, id, number))).toMatchObject({
        status: 400,
        fields: { 'identity.number': expect.any(String) },
      });
      expect(await statusOf(id)).toBe('started');
    },
  );

  test('where there is no fee, handing in begins the screening', async () => {
    const [ada, homeId] = [await createPerson(api, 'resident'), await aPaidHome('CA', 0)];
    const id = await begun(ada, homeId);
    await answers(ada);
    expect(await handedIn(ada, id)).toMatchObject({ status: 'screening', me: { fee: { cents: 0, settled: true } } });
  });

  test('two tabs hand in at once: one does', async () => {
    const { ada, id } = await ready();
    const once = () => handedIn(ada, id);
    const outcomes = await Promise.allSettled([once(), once(), once()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(
      await api.rows(
        'select 1 from applicant_consents join applicants on applicants.id = applicant_id where application_id = $1',
        [id],
      ),
    ).toHaveLength(3);
  });

  test('keeps with the consents that a copy of each report was chosen, where the box was checked (Cal. Civ. Code § 1786.16(b))', async () => {
    const { ada, id } = await ready();
    const identity = { kind: 'ssn', number: '219-09-9999' } as const;
    await api.callAs(ada, applications.submitApplication, {
      ...at(id),
      body: { ...consents, identity, reportCopy: true },
    });
    const rows = await api.rows<{ kind: string; wording: string }>(
      'select kind, wording from applicant_consents join applicants on applicants.id = applicant_id where application_id = $1',
      [id],
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      'accuracy',
      'consumerReports',
      'electronicDelivery',
      'reportCopy',
    ]);
    expect(rows.find(({ kind }) => kind === 'reportCopy')?.wording).toContain('within three business days');
  });

  test('the papers are drawn once: the application, the consents with their words, the receipt', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    const shown = await paid(ada, id);
    const applicantId = shown.me?.applicantId ?? '';
    await generateApplicationDocuments(api.services, { applicantId });
    await generateApplicationDocuments(api.services, { applicantId });
    const papers = await api.rows<{ name: string; category: string }>(
      'select name, category from documents where owner_id = $1 order by name',
      [ada.id],
    );
    expect(papers.map(({ name, category }) => `${category}: ${name}`)).toEqual([
      'application: Application 12 Alder Lane, Oakland.pdf',
      'application: Consents 12 Alder Lane, Oakland.pdf',
      'receipt: Receipt 12 Alder Lane, Oakland.pdf',
    ]);
  });

  const elsewhere = hasTools('pdftotext') ? test : test.skip;
  elsewhere('the rent in the application and what was paid in the receipt are their cents', async () => {
    const { ada, homeId, id } = await ready();
    await api.rows('update homes set rent = 312345, application_fee = 3707 where id = $1', [homeId]);
    await handedIn(ada, id);
    const { me } = await paid(ada, id);
    await generateApplicationDocuments(api.services, { applicantId: me?.applicantId ?? '' });
    const papers = await api.rows<{ name: string; storage_key: string }>(
      "select name, storage_key from documents where owner_id = $1 and name !~ 'Consents' order by name",
      [ada.id],
    );
    const texts: string[] = [];
    for (const { storage_key } of papers) {
      const bytes = (await readWhole(api.services.storage, storage_key)) ?? expect.fail('no file');
      texts.push(runTool('pdftotext', '-layout', writeTempFile(bytes), '-'));
    }
    expect(texts).toEqual([
      expect.stringMatching(/^Monthly rent: \$3,123\.45$/m),
      expect.stringMatching(/^Paid: \$37\.07$/m),
    ]);
    const [payment] = await api.rows<{ amount: string }>('select amount from payments where payer_id = $1', [ada.id]);
    expect(Number(payment?.amount)).toBe(3_707);
  });

  test('used again within thirty days for another home: no fee, no number asked, new consents', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    await paid(ada, id);
    const again = await begun(ada, await aPaidHome());
    const opened = await api.callAs(ada, applications.getApplication, at(again));
    expect(opened.me?.identity).toEqual({ kind: 'ssn', lastFour: '9999' });
    const handed = await api.callAs(ada, applications.submitApplication, { ...at(again), body: consents });
    expect(handed).toMatchObject({
      status: 'screening',
      me: { fee: { cents: 0, settled: true, reused: true }, identity: { lastFour: '9999' } },
    });
    const [row] = await api.rows<{ applicant_id: string; identity: Buffer }>(
      'select applicant_id, identity from applicant_personal_details join applicants on applicants.id = applicant_id where application_id = $1',
      [again],
    );
    expect(decrypt(row?.identity ?? Buffer.of(), identityAad(row?.applicant_id ?? ''))).toBe('219099999');
    await api.rows("update applicants set submitted_at = submitted_at - interval '31 days' where person_id = $1", [
      ada.id,
    ]);
    const late = await begun(ada, await aPaidHome());
    expect(await api.callAs(ada, applications.submitApplication, { ...at(late), body: consents })).toMatchObject({
      missing: [{ step: 'number' }],
    });
  });
});

describe('inviteApplicant', () => {
  test('a couple and a co-signer: complete when everybody has handed in, screened when every fee is there', async () => {
    const { ada, id } = await ready();
    const [bo, cosima] = [await createPerson(api, 'resident'), await createPerson(api)];
    const first = await invited(ada, id);
    expect(await api.call(applications.openInvitation, { ...at(id), body: { token: first.token } })).toMatchObject({
      role: 'coApplicant',
      name: 'Bo',
      email: expect.stringContaining('@'),
    });
    await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token: first.token } });
    const second = await invited(ada, id, 'coSigner');
    await api.callAs(cosima, applications.acceptInvitation, { ...at(id), body: { token: second.token } });
    await answers(bo);
    await answers(cosima, 'co-signer', coSignerAnswers);
    await handedIn(ada, id);
    await paid(ada, id);
    await handedIn(bo, id, '219-09-8888');
    expect(await statusOf(id)).toBe('started');
    await handedIn(cosima, id, '219-09-7777', 'Cosima Signer');
    expect(await statusOf(id)).toBe('submitted');
    await paid(cosima, id);
    expect(await statusOf(id)).toBe('submitted');
    expect(await paid(bo, id)).toMatchObject({ status: 'screening' });
  });

  test('accepts a tenth person and refuses an eleventh', async () => {
    const { ada, id } = await ready();
    for (let people = 1; people < 10; people += 1) await invited(ada, id, 'occupant');
    const count = () =>
      api.rows<{ n: number }>('select count(*)::int as n from applicants where application_id = $1', [id]);
    expect(await count()).toEqual([{ n: 10 }]);
    expect((await refusalOf(invited(ada, id, 'occupant'))).status).toBe(409);
    expect(await count()).toEqual([{ n: 10 }]);
  });
});

describe('acceptInvitation', () => {
  test('an invitation is accepted once: twice by one is the same, by another it is spent', async () => {
    const { ada, id } = await ready();
    const [bo, eve] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const { token } = await invited(ada, id);
    const accept = (person: Person) =>
      api.callAs(person, applications.acceptInvitation, { ...at(id), body: { token } });
    const both = await Promise.allSettled([accept(bo), accept(bo)]);
    expect(both.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await refusalOf(accept(eve))).toMatchObject({ status: 410 });
    expect(await refusalOf(api.callAs(eve, applications.getApplication, at(id)))).toMatchObject({ status: 404 });
    expect((await accept(bo)).applicants).toHaveLength(2);
  });

  test('no one joins with the invitation of another person, and reads what that person does', async () => {
    const { ada, id } = await ready();
    const { token } = await invited(ada, id);
    const refusal = await refusalOf(api.callAs(ada, applications.acceptInvitation, { ...at(id), body: { token } }));
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringMatching(/own email address: log out.*paper/),
    ]);
    const bo = await createPerson(api, 'resident');
    expect(
      (await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token } })).applicants,
    ).toHaveLength(2);
  });
});

describe('inviteApplicant with a shared mailbox', () => {
  test('says why each adult needs their own address and what to do instead', async () => {
    const { ada, id } = await ready();
    const body = { role: 'coApplicant' as const, name: 'Bo', email: ada.email.toUpperCase() };
    const refusal = await refusalOf(
      api.callAs(ada, applications.inviteApplicant, { params: { applicationId: id }, body }),
    );
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringMatching(/own email address.*on paper/)]);
  });
});

describe('resendInvitation', () => {
  test('sends at most five texts a day to a number, and 30 messages for a sender', async () => {
    const { ada, id } = await ready();
    const { shown } = await invited(ada, id);
    const applicantId = shown.applicants.find(({ status }) => status === 'invited')?.id ?? '';
    const resend = (phone: string) =>
      api.callAs(ada, applications.resendInvitation, { params: { applicationId: id, applicantId }, body: { phone } });
    for (let n = 0; n < 5; n += 1) await resend('+14155550199');
    const refusal = await refusalOf(resend('+1 415 555 0199'));
    expect([refusal.status, refusal.message]).toEqual([429, expect.stringContaining('tomorrow')]);
    // The invitation itself was a message, too.
    for (let n = 6; n < 30; n += 1) await resend(`(415) 555-${2_000 + n}`);
    expect((await refusalOf(resend('+14155550198'))).status).toBe(429);
    const texts = await api.rows(
      "select from outbox where template = 'applicationInvitationText' and created_at > now() - interval '1 hour'",
    );
    expect(texts.length).toBeGreaterThanOrEqual(29);
    api.now = new Date(api.now.getTime() + 86_400_001);
    await resend('+14155550199');
  });

  test('refuses a number with an extension, which no text reaches', async () => {
    const { ada, id } = await ready();
    const { shown } = await invited(ada, id);
    const applicantId = shown.applicants.find(({ status }) => status === 'invited')?.id ?? '';
    const body = { phone: '415-555-0199 x7' };
    const refusal = await refusalOf(
      api.callAs(ada, applications.resendInvitation, { params: { applicationId: id, applicantId }, body }),
    );
    expect(refusal).toMatchObject({ status: 400, fields: { phone: expect.stringContaining('extension') } });
  });

  test('resent, the link before holds no more; after a week no link does', async () => {
    const { ada, id } = await ready();
    const { token, shown } = await invited(ada, id);
    const applicantId = shown.applicants.find(({ status }) => status === 'invited')?.id ?? '';
    await api.callAs(ada, applications.resendInvitation, {
      params: { applicationId: id, applicantId },
      body: { email: 'right@example.test' },
    });
    expect(await refusalOf(api.call(applications.openInvitation, { ...at(id), body: { token } }))).toMatchObject({
      status: 410,
    });
    const fresh = await tokenFor(id);
    expect(await api.call(applications.openInvitation, { ...at(id), body: { token: fresh } })).toMatchObject({
      name: 'Bo',
    });
    api.now = new Date(api.now.getTime() + 8 * 86_400_000);
    expect(await refusalOf(api.call(applications.openInvitation, { ...at(id), body: { token: fresh } }))).toMatchObject(
      { status: 410 },
    );
  });
});

describe('removeApplicant', () => {
  test('turned down, it waits until the group says how to go on', async () => {
    const { ada, id } = await ready();
    const { token } = await invited(ada, id);
    await handedIn(ada, id);
    await api.call(applications.declineInvitation, { ...at(id), body: { token } });
    const shown = await api.callAs(ada, applications.getApplication, at(id));
    expect(shown).toMatchObject({ status: 'started', applicants: [{}, { status: 'declined' }] });
    const applicantId = shown.applicants[1]?.id ?? '';
    await api.callAs(ada, applications.removeApplicant, { params: { applicationId: id, applicantId } });
    expect(await statusOf(id)).toBe('submitted');
  });
});

describe('getApplication', () => {
  test('a co-applicant sees who is missing what, and nothing of how the others live', async () => {
    const { ada, id } = await ready();
    const bo = await createPerson(api, 'resident');
    const { token } = await invited(ada, id);
    await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token } });
    await handedIn(ada, id);
    const seen = redactVolatile(await api.callAs(bo, applications.getApplication, at(id)));
    for (const secret of ['9999', '219099999', 'Canary', '912345', '1990-02-03', ada.email])
      expect(seen).not.toContain(secret);
  });
});

describe('withdrawApplication', () => {
  test('who leaves before screening takes their part and gets their fee back; the rest goes on', async () => {
    const { ada, id } = await ready();
    const bo = await createPerson(api, 'resident');
    const { token } = await invited(ada, id);
    await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token } });
    await answers(bo);
    await handedIn(bo, id);
    await paid(bo, id);
    await handedIn(ada, id);
    await paid(ada, id);
    // Both were complete, so it is being screened: now it is too late to leave alone.
    expect(
      await refusalOf(api.callAs(bo, applications.withdrawApplication, { ...at(id), body: { whole: false } })),
    ).toMatchObject({ status: 409 });
  });
});

const payments = (id: string) =>
  api.rows<{ status: string; refunded: number; amount: number }>(
    `select payments.status, payments.refunded::int, payments.amount::int from payments join applicants on applicants.id = purpose_id
     where application_id = $1 order by payments.created_at, payments.id`,
    [id],
  );

describe('payFee', () => {
  test('a refused card charges nothing, and another one pays', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    expect(await refusalOf(paid(ada, id, 'pm_card_chargeDeclined'))).toMatchObject({ status: 402 });
    expect(await paid(ada, id)).toMatchObject({ status: 'screening' });
    expect((await payments(id)).map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  });

  test('twenty payments at once, of two checkouts, are one payment', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    const sessions = [await checkout(ada, id), await checkout(ada, id, 'pm_usBankAccount_success')];
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        api.callAs(ada, applications.payFee, { ...at(id), body: { session: sessions[n % 2] ?? '' } }),
      ),
    );
    expect(await payments(id)).toHaveLength(1);
  });
});

describe('openFeeCheckout', () => {
  test('rejects the checkout of another person', async () => {
    const { ada, id } = await ready();
    const other = await ready();
    await handedIn(ada, id);
    await handedIn(other.ada, other.id);
    const session = await checkout(other.ada, other.id);
    expect(await refusalOf(api.callAs(ada, applications.payFee, { ...at(id), body: { session } }))).toMatchObject({
      status: 409,
    });
    expect(await payments(id)).toEqual([]);
  });
});

describe('payFee from a bank', () => {
  test('from a bank it arrives days later, and then the screening begins', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    expect(await paid(ada, id, 'pm_usBankAccount_success')).toMatchObject({
      status: 'submitted',
      me: { fee: { settled: false, payment: { status: 'processing' } } },
    });
    api.now = new Date(api.now.getTime() + 4 * 86_400_000 + 1_000);
    await settle();
    const { me } = await api.callAs(ada, applications.getApplication, at(id));
    await handleFeeStatus(api.services, { applicantId: me?.applicantId });
    expect(await statusOf(id)).toBe('screening');
  });

  test('withdrawn before screening, it comes back once; a refund that dies is ended by the next run', async () => {
    const { ada, id } = await ready();
    const bo = await createPerson(api, 'resident');
    const { token } = await invited(ada, id);
    await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token } });
    await handedIn(ada, id);
    await paid(ada, id);
    await api.callAs(ada, applications.withdrawApplication, { ...at(id), body: { whole: true } });
    const failing = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === 'refunds:afterProcessor') throw new Error('died');
      },
    };
    await expect(refundFees(failing, { applicationId: id })).rejects.toThrow('died');
    await refundFees(api.services, { applicationId: id });
    await refundFees(api.services, { applicationId: id });
    expect(await payments(id)).toEqual([{ status: 'refunded', refunded: 3_800, amount: 3_800 }]);
    expect(
      await api.rows("select id from sandbox.objects where kind = 'refund' and body ->> 'amount' = '3800'"),
    ).toHaveLength(1);
  });

  test('withdrawn while the payment is on its way, it comes back when it arrives', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    const session = await checkout(ada, id);
    const dying = {
      ...api.services,
      __failpoint: (name: string) => {
        if (name === 'payments:beforeProcessor') throw new Error('died');
      },
    };
    const { services } = api;
    api.services = dying;
    await refusalOf(api.callAs(ada, applications.payFee, { ...at(id), body: { session } }));
    api.services = services;
    await api.callAs(ada, applications.withdrawApplication, { ...at(id), body: { whole: true } });
    await refundFees(api.services, { applicationId: id });
    const { completeAbandoned } = await import('@/server/modules/money/payments');
    api.now = new Date(api.now.getTime() + 120_000);
    await completeAbandoned(api.services);
    const [me] = await api.rows<{ id: string }>('select id from applicants where application_id = $1', [id]);
    await handleFeeStatus(api.services, { applicantId: me?.id });
    await refundFees(api.services, { applicationId: id, applicantId: me?.id });
    expect(await payments(id)).toMatchObject([{ status: 'refunded' }]);
  });

  test('leased to others before anybody decided, every fee comes back; the winner’s stays', async () => {
    const { ada, homeId, id } = await ready();
    await handedIn(ada, id);
    await paid(ada, id);
    const winner = await createPerson(api, 'resident');
    const won = await begun(winner, homeId);
    await asSystem(api.services.db, (trx) => closeOtherApplications(trx, api.services, homeId, won));
    expect([await statusOf(id), await statusOf(won)]).toEqual(['leased_to_another', 'started']);
    await refundFees(api.services, { applicationId: id });
    expect(await payments(id)).toMatchObject([{ status: 'refunded' }]);
  });

  /** Through these events, with the screening of everybody before the review. */
  async function go(id: string, events: readonly ApplicationEvent[]) {
    for (const event of events)
      if (event === 'review') await completeScreening(api, id);
      else await moveApplicationTo(api, id, event);
  }

  // Civ. Code § 1950.6(c)(1)(B): the fee of every applicant who is not selected goes back, whatever the reason.
  test.each([
    ['CA', ['review', 'decline'], true],
    ['CA', ['review', 'approve', 'withdraw'], true],
    ['CA', ['review', 'expire'], true],
    ['CA', ['review', 'approve', 'loseHome'], true],
    ['CA', ['review', 'approve', 'sendLease', 'signLease'], false],
    ['VA', ['review', 'decline'], false],
    ['WA', ['review', 'approve', 'withdraw'], false],
    ['FL', ['review', 'approve', 'loseHome'], false],
  ] as const)('in %s, screened and then %j: the fee goes back: %s', async (state, events, goesBack) => {
    const { ada, id } = await ready(state);
    await handedIn(ada, id);
    await paid(ada, id);
    await takeJobs(api, 'refundApplicationFees');
    await go(id, events);
    for (const payload of await takeJobs(api, 'refundApplicationFees')) await refundFees(api.services, payload);
    expect((await payments(id)).map(({ status }) => status)).toEqual([goesBack ? 'refunded' : 'succeeded']);
  });

  test.each([
    ['CA', [], true],
    ['CA', ['review'], true],
    ['CA', ['review', 'approve'], false],
    ['VA', ['review'], false],
  ] as const)(
    'in %s, still open after %j: on the thirtieth day after the application the fee has gone back: %s',
    async (state, events, goesBack) => {
      const { ada, id } = await ready(state);
      await takeJobs(api, 'refundUnchosenFee');
      await handedIn(ada, id);
      const lastDay = new Date(api.now.getTime() + 29 * 86_400_000);
      await paid(ada, id);
      await go(id, events);
      const [job] = await api.rows<{ at: Date }>(
        `select run_at as at from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
         where task.identifier = 'refundUnchosenFee'`,
      );
      if (state === 'CA') expect(job?.at).toEqual(lastDay);
      else expect(job).toBeUndefined();
      for (const payload of await takeJobs(api, 'refundUnchosenFee')) await refundUnchosenFee(api.services, payload);
      for (const payload of await takeJobs(api, 'refundApplicationFees')) await refundFees(api.services, payload);
      expect((await payments(id)).map(({ status }) => status)).toEqual([goesBack ? 'refunded' : 'succeeded']);
    },
  );

  test('the home is leased in the same second as they say yes: one of the two holds', async () => {
    const { ada, homeId, id } = await ready();
    await handedIn(ada, id);
    await paid(ada, id);
    await moveApplicationTo(api, id, 'review');
    await moveApplicationTo(api, id, 'approve');
    const lease = asSystem(api.services.db, (trx) => closeOtherApplications(trx, api.services, homeId, 'nobody'));
    const yes = api.callAs(ada, applications.acceptDecision, { ...at(id), body: {} });
    const [, input] = await Promise.allSettled([lease, yes]);
    // A yes that came first is undone by the lease of the others; one that came too late is refused.
    expect(await statusOf(id)).toBe('leased_to_another');
    expect(['fulfilled', 'rejected']).toContain(input.status);
  });
});

describe('expireApplication', () => {
  test('reminds staff of a silent homeowner after 3 and 7 days, and keeps every place in line', async () => {
    const homeId = await createHome(api, { owner: await createPerson(api) });
    const [ada, staff] = [await createPerson(api, 'resident'), await createPerson(api, 'staff')];
    const { id } = await createApplication(api, { homeId, people: [ada], status: 'in_review' });
    const asked = async () =>
      (await api.callAs(staff, todos.listTodos)).filter(
        ({ kind, reason }) => kind === 'silentHomeowner' && reason.includes(id),
      );
    const letters = () =>
      api.rows("select 1 from outbox where data ->> 'status' = 'homeowner_silent' and dedupe_key like $1", [
        `application-silence:${id}:%`,
      ]);
    expect(await asked()).toEqual([]);
    api.now = new Date(start.getTime() + 3 * 86_400_000);
    await remindApplication(api.services, { id });
    expect((await asked())[0]?.reason).toContain('3 days');
    expect(await letters()).toEqual([]);
    for (const days of [7, 14, 21]) {
      api.now = new Date(start.getTime() + days * 86_400_000 + 1_000);
      await expireApplication(api.services, { id });
    }
    expect(await statusOf(id)).toBe('in_review');
    expect(await letters()).toHaveLength(3);
    await moveApplicationTo(api, id, 'approve');
    expect(await asked()).toEqual([]);
  });

  test('expires unfinished applications on time', async () => {
    const { id } = await ready();
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('started');
    api.now = new Date(api.now.getTime() + 30 * 86_400_000);
    await expireApplication(api.services, { id });
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('expired');
  });
});

describe('acceptDecision', () => {
  test('a yes in time keeps it, a yes too late is refused', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    await paid(ada, id);
    await moveApplicationTo(api, id, 'review');
    await moveApplicationTo(api, id, 'approveWithConditions');
    api.now = new Date(api.now.getTime() + 48 * 3_600_000);
    const yes = () => api.callAs(ada, applications.acceptDecision, { ...at(id), body: {} });
    expect(await refusalOf(yes())).toMatchObject({ status: 409 });
    api.now = start;
    expect(await yes()).toMatchObject({ status: 'approved', acceptedAt: expect.any(String) });
    expect(await yes()).toMatchObject({ status: 'approved' });
    const [job] = await api.rows('select 1 from graphile_worker.jobs where key = $1', [`send-lease:${id}`]);
    expect(job).toBeDefined();
    await sendAcceptedLease(api.services, { applicationId: id });
    await sendAcceptedLease(api.services, { applicationId: id });
    api.now = new Date(api.now.getTime() + 49 * 3_600_000);
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('lease_sent');
  });
});

describe('acceptDecision where a co-signer is asked for', () => {
  test('waits until one has joined and handed in, and says for whom, before and after it is pressed', async () => {
    const { ada, id } = await ready();
    const cosima = await createPerson(api, 'resident');
    await handedIn(ada, id);
    await paid(ada, id);
    await moveApplicationTo(api, id, 'review');
    await moveApplicationTo(api, id, 'approveWithConditions');
    await api.rows(
      `insert into decisions (id, application_id, outcome, reasons, conditions, message, criteria_version, lines, decided_by, decided_by_name, decided_at)
       select gen_random_uuid(), $1, 'approved_with_conditions', '{income}', '[{"kind": "deposit", "cents": 1}, {"kind": "coSigner"}]', 'Gladly.', '', '[]', $2, 'Ada', $3`,
      [id, ada.id, api.now.toISOString()],
    );
    const yes = () => api.callAs(ada, applications.acceptDecision, { ...at(id), body: {} });
    const shown = async () => (await api.callAs(ada, applications.getApplication, at(id))).coSignerStatus;
    const refused = async (words: string) => {
      const { message = '' } = (await shown()) ?? {};
      expect(message).toContain(words);
      expect(await refusalOf(yes())).toMatchObject({ status: 409, message: message });
    };
    await refused('Invite one');
    const { token } = await invited(ada, id, 'coSigner');
    await refused('to join and submit');
    await api.callAs(cosima, applications.acceptInvitation, { ...at(id), body: { token } });
    await refused('submit their section');
    expect(await statusOf(id)).toBe('approved_with_conditions');
    await answers(cosima, 'co-signer', coSignerAnswers);
    await handedIn(cosima, id, '219-09-9999', 'Cosima Signer');
    await refused('the fee from Bo');
    await paid(cosima, id);
    await refused('still reviewing');
    expect(await shown()).toMatchObject({ waitingFor: 'us', name: 'Bo' });
    await completeScreening(api, id);
    expect(await shown()).toBeNull();
    expect(await yes()).toMatchObject({ status: 'approved', acceptedAt: expect.any(String) });
  });
});

describe('remindApplication', () => {
  test('reminds anyone who is waited for, once', async () => {
    const { ada, id } = await ready();
    await remindApplication(api.services, { id });
    await remindApplication(api.services, { id });
    const letters = await api.rows<{ data: { waitsFor: string } }>(
      "select data from outbox where template = 'applicationReminder' and recipient = $1",
      [ada.email],
    );
    expect(letters.map(({ data }) => data.waitsFor)).toEqual(['submit']);
  });
});

describe('private facts of an application', () => {
  test('no number, income or birthday in any other table, letter or log line; the seal fits its row alone', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id, '321-54-9876');
    await paid(ada, id);
    const { rows: tables } = await api.owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'sandbox', 'graphile_worker') and tablename not in ('flow_runs', 'applicant_personal_details')`,
    );
    // A number of its own: random ids, hashes, and fractions of a second hold every six digits at some time.
    const income = String.raw`(^|[^.\w])912345(\W|$)`;
    const secrets = `321-?54-?9876|${income}|Canary (Industries|Wharf)`;
    expect(await api.rows(`select 1 where '{"income": 912345}' ~ $1 and '0.912345+00' !~ $1`, [secrets])).toHaveLength(
      1,
    );
    for (const { name } of tables) {
      const found = await api.rows(`select 1 from ${name} row where row::text ~ $1 limit 1`, [secrets]).catch(() => []);
      expect(found, name).toEqual([]);
    }
    const sealed = await api.rows<{ row: string }>(
      "select row::text as row from applicant_personal_details row where row::text ~ '321-?54-?9876'",
    );
    expect(sealed).toEqual([]);
    const [mine] = await api.rows<{ applicant_id: string; identity: Buffer }>(
      'select applicant_id, identity from applicant_personal_details join applicants on applicants.id = applicant_id where application_id = $1',
      [id],
    );
    expect(() => decrypt(mine?.identity ?? Buffer.of(), identityAad('another'))).toThrow();
    expect(await asSystem(api.services.db, brokenAuditRows)).toEqual([]);
  });
});

describe('listApplications', () => {
  test('lists only the caller’s own, newest first', async () => {
    const { ada, id } = await ready();
    api.now = new Date(start.getTime() + 1_000);
    const other = await begun(ada, await aPaidHome());
    expect((await api.callAs(ada, applications.listApplications)).map((one) => one.id)).toEqual([other, id]);
    expect(await api.callAs(await createPerson(api, 'resident'), applications.listApplications)).toEqual([]);
  });
});

describe('saveApplication', () => {
  const household = { minors: 2, pets: [{ kind: 'dog' as const, breed: 'Beagle', pounds: 24 }], assistanceAnimals: 1 };
  test('keeps who moves in and what they wish for, until all have handed in', async () => {
    const { ada, id } = await ready();
    const body = { termMonths: 12, household, wishes: { depositInstallments: 2, insurance: 'own' as const } };
    const save = () => api.callAs(ada, applications.saveApplication, { ...at(id), body });
    expect(await save()).toMatchObject({ household, wishes: body.wishes });
    await handedIn(ada, id);
    expect(await refusalOf(save())).toMatchObject({ status: 409 });
  });
});

describe('saveApplication for a home with a limit of pets', () => {
  test('takes as many as the home allows and any number of assistance animals, and refuses one more at its field', async () => {
    const { ada, homeId, id } = await ready();
    await api.rows('update homes set pet_limit = 2 where id = $1', [homeId]);
    const save = (pets: number) =>
      api.callAs(ada, applications.saveApplication, {
        ...at(id),
        body: {
          household: {
            minors: 0,
            pets: Array.from({ length: pets }, () => ({ kind: 'dog' as const, breed: 'Beagle', pounds: 24 })),
            assistanceAnimals: 4,
          },
        },
      });
    expect((await save(2)).household.pets).toHaveLength(2);
    expect(await refusalOf(save(3))).toMatchObject({
      status: 400,
      fields: {
        'household.pets': 'This home allows up to 2 pets. Assistance animals aren’t pets and don’t count.',
      },
    });
    await api.rows('update homes set pet_limit = null where id = $1', [homeId]);
    expect((await save(3)).household.pets).toHaveLength(3);
  });
});

describe('saveApplication with a picture of a pet', () => {
  const withPicture = (pictureId: string) => ({
    household: {
      minors: 0,
      pets: [{ kind: 'dog' as const, breed: 'Beagle', pounds: 24, pictureId }],
      assistanceAnimals: 0,
    },
  });
  test('the picture is their own, stays when another of the group saves, and stands in the paper they handed in', async () => {
    const { ada, id } = await ready();
    const [bo, pictureId] = [await createPerson(api, 'resident'), await uploadPicture(api, ada)];
    const body = withPicture(pictureId);
    expect(await api.callAs(ada, applications.saveApplication, { ...at(id), body })).toMatchObject(body);
    const { token } = await invited(ada, id);
    await api.callAs(bo, applications.acceptInvitation, { ...at(id), body: { token } });
    expect(await api.callAs(bo, applications.saveApplication, { ...at(id), body })).toMatchObject(body);
    const foreign = { ...at(id), body: withPicture(await uploadPicture(api, await createPerson(api, 'resident'))) };
    expect(await refusalOf(api.callAs(bo, applications.saveApplication, foreign))).toMatchObject({ status: 404 });
    const handed = await handedIn(ada, id);
    await generateApplicationDocuments(api.services, { applicantId: ('me' in handed && handed.me?.applicantId) || '' });
    const [paper] = await api.rows<{ key: string }>(
      "select storage_key as key from documents where owner_id = $1 and name like 'Application %'",
      [ada.id],
    );
    const rendered = await readWhole(api.services.storage, paper?.key ?? '');
    expect(Buffer.from(rendered ?? []).toString('latin1')).toContain('/Subtype /Image');
  });
});

describe('openInvitation', () => {
  test('shows who asks, for which home and in what part; nothing of the group', async () => {
    const { ada, id } = await ready();
    const { token } = await invited(ada, id, 'occupant');
    const seen = await api.call(applications.openInvitation, { ...at(id), body: { token } });
    expect(seen).toMatchObject({ role: 'occupant', home: { streetAddress: '12 Alder Lane' }, feeCents: 3_800 });
    expect(JSON.stringify(seen)).not.toContain(ada.email);
  });
});

describe('declineInvitation', () => {
  test('once declined, the link is spent, and the person who asked hears of it', async () => {
    const { ada, id } = await ready();
    const { token } = await invited(ada, id);
    const decline = () => api.call(applications.declineInvitation, { ...at(id), body: { token } });
    await decline();
    expect(await refusalOf(decline())).toMatchObject({ status: 410 });
    const sent = await api.rows(
      "select 1 from outbox where template = 'applicationInvitationDeclined' and recipient = $1",
      [ada.email],
    );
    expect(sent).toHaveLength(1);
  });
});

describe('provideInformation', () => {
  test('lets the screening go on, with papers of one’s own alone', async () => {
    const { ada, id } = await ready();
    await handedIn(ada, id);
    await paid(ada, id);
    await moveApplicationTo(api, id, 'ask');
    const [mine, foreign] = [await aPaper(ada), await aPaper(await createPerson(api))];
    const give = (documentIds: string[], note = 'Lifted the freeze') =>
      api.callAs(ada, applications.provideInformation, { ...at(id), body: { note, documentIds } });
    expect(await refusalOf(give([foreign]))).toMatchObject({ status: 404 });
    expect(await refusalOf(give([], ''))).toMatchObject({ status: 400 });
    expect(await give([mine])).toMatchObject({ status: 'screening' });
    const [stored] = await api.rows<{ given: unknown }>(
      `select answers -> 'given' as given from applicant_personal_details join applicants on applicants.id = applicant_id
       where application_id = $1`,
      [id],
    );
    expect(stored?.given).toMatchObject([{ note: 'Lifted the freeze', documentIds: [mine] }]);
  });
});

async function aPaper({ id: ownerId }: Person): Promise<string> {
  const [row] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'other', 'A.pdf', 'application/pdf', 1, '', 'documents/a', now()) returning id`,
    [ownerId],
  );
  return row?.id ?? '';
}

describe('submitApplication without a number of identity', () => {
  const withoutNumber = async (person: Person, id: string) =>
    api.callAs(person, applications.submitApplication, { ...at(id), body: { ...consents, withoutNumber: true } });

  // Redmond lets a landlord ask for a number and not refuse who gives none (RMC 9.54); no city of Florida or Virginia may.
  test.each([
    ['WA', true],
    ['FL', false],
    ['VA', false],
  ] as const)('in %s, the law leaves the number to them: %s', async (state, isOptional) => {
    const { ada, id } = await ready(state);
    expect((await api.callAs(ada, applications.getApplication, at(id))).me?.numberOptional).toBe(isOptional);
    const reply = await withoutNumber(ada, id);
    if (isOptional) expect(reply).toMatchObject({ me: { identity: null } });
    else expect(reply).toMatchObject({ missing: [{ question: 'identity' }] });
    expect(await statusOf(id)).toBe(isOptional ? 'submitted' : 'started');
  });

  test('has a person of our team look at the ID, and holds nothing against them', async () => {
    const { ada, id } = await ready('WA');
    await withoutNumber(ada, id);
    await paid(ada, id);
    await completeScreening(api, id);
    const staff = await createPerson(api, 'staff');
    const waiting = (await api.callAs(staff, screenings.listScreenings)).find((one) => one.applicationId === id);
    expect(waiting?.toCheck).toContain('identity');
    await confirmDocuments(api, id);
    expect(await statusOf(id)).toBe('in_review');
    const { lines } = await api.callAs(ada, decisions.getDecision, at(id));
    expect(lines.find(({ criterion }) => criterion === 'identity')?.result).toBe('met');
    expect(lines.find(({ criterion }) => criterion === 'credit')?.result).toBe('excluded');
  });
});
