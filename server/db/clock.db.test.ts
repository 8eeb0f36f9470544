// Over HTTP and jobs: machines with clocks an hour or a day off share one database. The database time decides.
import { beforeAll, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import type { Person } from '@/server/http/person';
import { newKey, openTokens } from '@/server/http/tokens';
import { expireApplication } from '@/server/modules/leasing/applications/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { databaseTime, openClock } from './clock';

const HOUR = 3_600_000;
const skews = { 'a day behind': -24 * HOUR, 'an hour behind': -HOUR, 'an hour ahead': HOUR, 'a day ahead': 24 * HOUR };
const machines = Object.entries(skews);

const api = testApi();
let clock = () => new Date();
let [ada, owner]: Person[] = [];
const who = (person: Person | undefined) => person ?? expect.fail('nobody');

/** As server/container.ts opens it, on a machine that is off by so much. */
const skewed = async (skew: number) => {
  const shared = await openClock({
    read: databaseTime(api.services.db),
    wall: () => Date.now() + skew,
    steady: () => performance.now() + skew,
  });
  shared.stop();
  return shared.clock;
};
const on = async (skew: number) => {
  clock = await skewed(skew);
};
beforeAll(async () => {
  Object.defineProperty(api, 'now', { get: () => clock() });
  [ada, owner] = [await createPerson(api, 'resident'), await createPerson(api)];
});

const listed = () => createHome(api, { owner: who(owner), rent: 3_000, city: 'san-diego-ca' });
/** Seconds of the database until then. */
const secondsTo = async (what: string, id: string) => {
  const [row] = await api.rows<{ s: number }>(`select extract(epoch from (${what}) - now())::float8 as s`, [id]);
  return row?.s ?? Number.NaN;
};
const near = (seconds: number, days: number) => expect(Math.abs(seconds - days * 86_400)).toBeLessThan(30);
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;

describe.each(machines)('M6: a machine %s', (_, skew) => {
  test('gives each deadline its days, and ends what is over by the time of the database, no sooner and no later', async () => {
    await on(skew);
    const { id } = await createApplication(api, { homeId: await listed(), people: [who(ada)], status: 'started' });
    near(await secondsTo('select expires_at from applications where id = $1', id), 30);
    await api.rows("update applications set expires_at = now() + interval '30 minutes' where id = $1", [id]);
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('started');
    await api.rows("update applications set expires_at = now() - interval '1 second' where id = $1", [id]);
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('expired');
  });

  test('keeps a key that another machine holds, and takes over one that expired by the database’s clock', async () => {
    await on(-skew);
    const contact = { firstName: 'Ada', lastName: 'L', email: 'ada@example.test' };
    const idempotencyKey = `machine-${skew}`;
    const send = () => api.call(leads.createLead, { body: { type: 'leasing', contact } }, { idempotencyKey });
    const first = await send();
    await on(skew);
    expect((await send()).id).toBe(first.id);
    const dead = (age: string) =>
      api.rows(
        `update idempotency_keys set state = 'started', response_status = null, locked_until = now() + interval '${age}' where key = $1`,
        [idempotencyKey],
      );
    await dead('30 seconds');
    expect(await refusalOf(send())).toMatchObject({ code: 'inProgress' });
    await dead('-1 second');
    await send();
  });

  test('and one that is off the other way read each other’s tokens, for their ten minutes and no minute more', async () => {
    const key = await newKey();
    const [here, there] = [await skewed(skew), await skewed(-skew)];
    const token = await openTokens([key], here).sign(who(ada));
    expect(await openTokens([key], there).verify(token)).toMatchObject({ id: who(ada).id });
    const later = (seconds: number) => openTokens([key], () => new Date(there().getTime() + seconds * 1_000));
    expect(await later(590).verify(token)).not.toBeNull();
    expect(await later(602).verify(token)).toBeNull();
  });
});

test('households keep the order in which they came, whichever machines took them in', async () => {
  const homeId = await listed();
  const came: string[] = [];
  for (const [, skew] of machines.reverse()) {
    await on(skew);
    came.push(
      (await createApplication(api, { homeId, people: [await createPerson(api, 'resident')], status: 'in_review' })).id,
    );
  }
  const { applications } = await api.callAs(who(owner), decisions.listReceivedApplications, { params: { homeId } });
  expect(applications.map(({ id }) => id)).toEqual(came);
});
