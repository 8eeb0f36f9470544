// Every act of people on an application, from every state of its graph: where it leads, or that it is refused and moves
// nothing. A state without a row fails, and so does an act that is not asked from every state.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONSENTS_VERSION } from '@/contract/leasing/applications/consents';
import { type ApplicationStatus, applicationLifecycle } from '@/contract/leasing/applications/constants';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { applicantAnswers } from '@/tests/support/fixtures/applicantAnswers';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { setIdentity } from '@/tests/support/fixtures/screenings';
import { handleFeeStatus } from './fees/fees';
import { closeOtherApplications } from './index';
import { expireApplication } from './jobs';

const api = testApi();
let owner: Person;
beforeAll(async () => {
  owner = await createPerson(api);
});

const at = (applicationId: string) => ({ params: { applicationId } });
const message = 'Thank you for applying.';

interface Case {
  id: string;
  homeId: string;
  applicant: string;
  ada: Person;
}

/** What people do. Each answers by itself whether it was taken. */
const acts = {
  withdraw: ({ id, ada }: Case) =>
    api.callAs(ada, applications.withdrawApplication, { ...at(id), body: { whole: true } }),
  accept: ({ id, ada }: Case) => api.callAs(ada, applications.acceptDecision, { ...at(id), body: {} }),
  giveInformation: ({ id, ada }: Case) =>
    api.callAs(ada, applications.provideInformation, { ...at(id), body: { note: 'It is open now.', documentIds: [] } }),
  submit: ({ id, ada }: Case) =>
    api.callAs(ada, applications.submitApplication, {
      ...at(id),
      body: {
        version: CONSENTS_VERSION,
        consumerReports: true,
        accuracy: true,
        electronicDelivery: true,
        name: 'Canaryfirst Canarylast',
        identity: { kind: 'ssn', number: '219-09-9999' },
      },
    }),
  save: ({ id, ada }: Case) =>
    api.callAs(ada, applications.saveApplication, { ...at(id), body: { desiredStart: '2026-12-20' } } as never),
  approve: (one: Case) => decide(one, { outcome: 'approved' }),
  decline: (one: Case) => decide(one, { outcome: 'declined', reasons: ['income'] }),
  approveWithConditions: (one: Case) =>
    decide(one, { outcome: 'approved_with_conditions', reasons: ['income'], conditions: [{ kind: 'coSigner' }] }),
} as const;
type Act = keyof typeof acts;

const decide = ({ id }: Case, wish: object) =>
  api.callAs(
    owner,
    decisions.decideApplication,
    { params: { receivedApplicationId: id }, body: { message, ...wish } } as never,
    { idempotencyKey: randomUUID() },
  );

const REFUSED = 'refused';
const none: Record<Act, ApplicationStatus | typeof REFUSED> = {
  withdraw: REFUSED,
  accept: REFUSED,
  giveInformation: REFUSED,
  submit: REFUSED,
  save: REFUSED,
  approve: REFUSED,
  decline: REFUSED,
  approveWithConditions: REFUSED,
};
const open = { ...none, withdraw: 'withdrawn' } as const;
/** State by act: the state it leads to. Everybody has handed in but in `started`. */
const table: Record<ApplicationStatus, Record<Act, ApplicationStatus | typeof REFUSED>> = {
  started: { ...open, submit: 'screening', save: 'started' },
  submitted: open,
  screening: open,
  needs_information: { ...open, giveInformation: 'screening' },
  in_review: {
    ...open,
    approve: 'approved',
    decline: 'declined',
    approveWithConditions: 'approved_with_conditions',
  },
  approved: { ...open, accept: 'approved' },
  approved_with_conditions: { ...open, accept: 'approved' },
  lease_sent: open,
  lease_signed: none,
  lease_ended: none,
  declined: none,
  withdrawn: none,
  homeowner_withdrew: none,
  expired: none,
  leased_to_another: none,
};

const statusOf = async (id: string) =>
  (await api.rows<{ status: ApplicationStatus }>('select status from applications where id = $1', [id]))[0]?.status;

/** An application in the state, of a person who earns a little too little, with everything ready for the next act. */
async function standing(status: ApplicationStatus): Promise<Case> {
  const homeId = await createHome(api, { owner, rent: 3_000, city: 'san-diego-ca' });
  await api.rows('update homes set application_fee = 0 where id = $1', [homeId]);
  const ada = await createPerson(api, 'resident');
  const people = [{ ...ada, facts: { grossCents: 400_000 } }];
  const made = await createApplication(api, { homeId, people, status });
  const one = { id: made.id, homeId, applicant: made.applicants[0] ?? '', ada };
  await setIdentity(api, one.applicant, '4321');
  if (status === 'started')
    await api.callAs(ada, flows.startRun, {
      params: { flowId: 'applicant' },
      body: { answers: { ...applicantAnswers } },
    });
  const lines = JSON.stringify([{ criterion: 'income', result: 'not_met', because: 'It is below.' }]);
  if (status === 'in_review')
    await api.rows(
      `insert into criteria_results (application_id, criteria_version, verdict, lines, household, evaluated_at)
       values ($1, '', 'with_conditions', $2, '{"adults": 1, "coSigners": 0, "pets": []}', now())`,
      [one.id, lines],
    );
  return one;
}

describe.each(applicationLifecycle.states)('from %s', (status) => {
  test.each(Object.keys(acts) as Act[])(
    '%s leads where the table says, or is refused and moves nothing',
    async (act) => {
      const one = await standing(status);
      const wanted = table[status][act];
      if (wanted === REFUSED) {
        const { status: code } = await refusalOf(acts[act](one) as Promise<unknown>);
        expect([404, 409]).toContain(code);
        expect(await statusOf(one.id)).toBe(status);
        return;
      }
      await acts[act](one);
      expect(await statusOf(one.id)).toBe(wanted);
      if (wanted !== status)
        expect(applicationLifecycle.eventsFrom(status).some((event) => reaches(status, event, wanted))).toBe(true);
    },
  );
});

/** Along the graph, at once or through `submitted`, which lasts only while a fee is on its way. */
function reaches(
  from: ApplicationStatus,
  event: Parameters<typeof applicationLifecycle.after>[1],
  to: ApplicationStatus,
) {
  const next = applicationLifecycle.after(from, event);
  return next === to || (next === 'submitted' && applicationLifecycle.after('submitted', 'screen') === to);
}

/** Both at once: exactly one wins, and the other is refused as if it had come later. */
async function race(one: Case, ...both: (() => Promise<unknown>)[]): Promise<number> {
  const outcomes = await Promise.allSettled(both.map((act) => act()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect([404, 409]).toContain((outcome.reason as { status?: number }).status);
  expect(await statusOf(one.id)).toBeDefined();
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}
const letters = async (id: string, template: string) =>
  (await api.rows(`select from outbox where template = $1 and data->>'link' like '%' || $2`, [template, id])).length;

describe('at the same second', () => {
  test('approved and declined in two tabs: one decision, one letter', async () => {
    const one = await standing('in_review');
    expect(
      await race(
        one,
        () => acts.approve(one),
        () => acts.decline(one),
      ),
    ).toBe(1);
    const status = await statusOf(one.id);
    expect(await letters(one.id, 'applicationApproved')).toBe(status === 'approved' ? 1 : 0);
    expect(await letters(one.id, 'applicationDeclined')).toBe(status === 'declined' ? 1 : 0);
  });

  test('approved while it is withdrawn: it ends withdrawn, whichever came first', async () => {
    const one = await standing('in_review');
    const won = await race(
      one,
      () => acts.approve(one),
      () => acts.withdraw(one),
    );
    expect(await statusOf(one.id)).toBe('withdrawn');
    expect(await letters(one.id, 'applicationApproved')).toBe(won - 1);
  });

  test('handed in from two tabs: once, with one set of consents', async () => {
    const one = await standing('started');
    expect(
      await race(
        one,
        () => acts.submit(one),
        () => acts.submit(one),
      ),
    ).toBe(1);
    const kinds = await api.rows<{ kind: string }>('select kind from applicant_consents where applicant_id = $1', [
      one.applicant,
    ]);
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
  });

  test('said yes while it runs out: a yes in time is never lost to the clock', async () => {
    const one = await standing('approved');
    const before = api.now;
    const run = race(
      one,
      () => acts.accept(one),
      () => expireApplication(api.services, { id: one.id }),
    );
    expect(await run).toBe(2);
    api.now = new Date(before.getTime() + 49 * 3_600_000);
    await expireApplication(api.services, { id: one.id });
    api.now = before;
    expect(await statusOf(one.id)).toBe('approved');
  });

  test('the home goes to others while the homeowner approves: it ends with the others', async () => {
    const one = await standing('in_review');
    const lost = () =>
      asSystem(api.services.db, (db) => closeOtherApplications(db, api.services, one.homeId, randomUUID()));
    await race(one, () => acts.approve(one), lost);
    expect(await statusOf(one.id)).toBe('leased_to_another');
  });

  test('the fee arrives while it runs out: it is screened, or the fee goes back; never both, never neither', async () => {
    const one = await standing('submitted');
    await api.rows('update applicants set fee = 3800, fee_settled_at = null where id = $1', [one.applicant]);
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, status, processor_ref, created_at, updated_at)
       values ($1, $2, 'application_fee', $3, 3800, 'card', 'pm_card_visa', 'succeeded', $4, now(), now())`,
      [randomUUID(), one.ada.id, one.applicant, `pi_${randomUUID()}`],
    );
    const before = api.now;
    api.now = new Date(before.getTime() + 15 * 86_400_000);
    await race(
      one,
      () => handleFeeStatus(api.services, { applicantId: one.applicant }),
      () => expireApplication(api.services, { id: one.id }),
    );
    api.now = before;
    const goesBack = await api.rows(
      `select from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
       where identifier = 'refundApplicationFees' and payload->>'applicationId' = $1`,
      [one.id],
    );
    const status = await statusOf(one.id);
    expect(['screening', 'expired']).toContain(status);
    expect(goesBack.length > 0).toBe(status === 'expired');
  });
});

test('a row for each state, and every one of them moves only along the graph', () => {
  expect(Object.keys(table).sort()).toEqual([...applicationLifecycle.states].sort());
});
