// What each role around a home may do, from the owner to a person who was removed.
import { beforeAll, describe, expect, test } from 'vitest';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { operations } from '@/server/operations';
import { refusalOf, testApi } from '../support/api';
import { createHomeMember } from '../support/fixtures/homeMembers';
import { createHome, createPerson } from '../support/fixtures/people';
import { type HomePerson, homePeople, homeRoleMatrix } from './homeRoles.data';
import { validBodies, validQueries } from './validBodies';

const api = testApi();
type TestPerson = Awaited<ReturnType<typeof createPerson>>;
const people = new Map<HomePerson, TestPerson>();
let homeId: string;

beforeAll(async () => {
  for (const who of homePeople) people.set(who, await createPerson(api, who === 'owner' ? 'homeowner' : 'resident'));
  homeId = await createHome(api, { owner: people.get('owner') as TestPerson, status: 'setup' });
  for (const role of ['co_owner', 'viewer', 'accountant', 'helper'] as const)
    await createHomeMember(api, { homeId, role, person: people.get(role) as TestPerson });
});

const setCode = () =>
  api.callAs(people.get('owner') as TestPerson, homeSetup.setAccessCode, {
    params: { homeId, codeKind: 'gate' },
    body: { code: '4821' },
  });

const named = (key: string) => operations.find(({ endpoint }) => endpoint.key.join('.') === key)?.endpoint;

test('every operation that names a person around a home has a row', () => {
  const about = operations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, key, access }) =>
        access !== 'staff' &&
        [
          ...['homeMembers', 'homeSetup', 'expenses', 'ownerContributions', 'payoutAccounts', 'payouts'],
          ...['wealth', 'listingPerformance', 'insurance'],
        ].includes(key[0]) &&
        path.includes(':home'),
    );
  expect(about.map(({ key }) => key.join('.')).sort()).toEqual(Object.keys(homeRoleMatrix).sort());
});

describe.each(Object.entries(homeRoleMatrix))('%s', (key, expected) => {
  test.each(homePeople)('%s', async (who) => {
    const endpoint = named(key);
    if (!endpoint) throw new Error(`No operation ${key}`);
    const params = {
      homeId,
      setupGroup: 'access',
      codeKind: 'gate',
      homeMemberId: await createHomeMember(api, { homeId, role: 'viewer' }),
    };
    if (key === 'homeSetup.readAccessCode') await setCode();
    const body = validBodies[key];
    const query = Object.fromEntries(new URLSearchParams(validQueries[key]));
    const call = api.callAs(people.get(who) as TestPerson, endpoint, { params, body, query } as never).then(
      () => 'in' as const,
      () => null,
    );
    const result = (await call) ?? (await refusal(who, endpoint, { params, body, query }));
    expect(result).toBe(expected[who]);
  });
});

async function refusal(who: HomePerson, endpoint: NonNullable<ReturnType<typeof named>>, input: object) {
  const { status } = await refusalOf(api.callAs(people.get(who) as TestPerson, endpoint, input as never));
  return [403, 404].includes(status) ? status : 'in';
}
