// GrowthBook in place of our rules: against what its API answers (docs.growthbook.io/api, GET /api/features/{key}).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Flags, openFlags } from './openFlags';

const recorded = {
  status: 200,
  features: {
    homepage_entry_order: {
      defaultValue: 'owner_first',
      rules: [
        { id: 'fr_1', condition: { region: 'miami' }, force: 'resident_first' },
        {
          id: 'fr_2',
          key: 'homepage_entry_order',
          hashAttribute: 'id',
          hashVersion: 2,
          seed: 'homepage',
          coverage: 1,
          weights: [0.5, 0.5],
          variations: ['owner_first', 'resident_first'],
          meta: [{ key: '0' }, { key: '1' }],
        },
      ],
    },
    new_applications: { defaultValue: 'off' },
  },
  dateUpdated: '2026-11-20T09:12:31.118Z',
};

let server: Server;
let answer: { status: number; body: unknown; headers?: Record<string, string> };
let asked: string[];
let failures: unknown[];
let now: Date;

beforeEach(async () => {
  [answer, asked, failures, now] = [{ status: 200, body: recorded }, [], [], new Date('2026-11-23T12:00:00Z')];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => server.close());

function growthbook(): Flags {
  const { port } = server.address() as AddressInfo;
  const settings = { GROWTHBOOK_API_HOST: `http://127.0.0.1:${port}/`, GROWTHBOOK_CLIENT_KEY: 'sdk-abc123' };
  const read = async () => new Map();
  return openFlags(settings, { read, onError: (error) => failures.push(error) });
}

test('splits visitors as its experiment says, the same each time, and counts those alone', async () => {
  const flags = growthbook();
  const visitors = Array.from({ length: 200 }, () => nanoid());
  const given = await Promise.all(visitors.map((id) => flags.evaluate('homepage_entry_order', { id })));
  expect(await Promise.all(visitors.map((id) => flags.evaluate('homepage_entry_order', { id })))).toEqual(given);
  expect(new Set(given.map(({ variant }) => variant))).toEqual(new Set(['owner_first', 'resident_first']));
  expect(given.filter(({ variant, assigned }) => variant !== assigned)).toEqual([]);
  expect(await flags.evaluate('homepage_entry_order', { id: nanoid(), region: 'miami' })).toEqual({
    variant: 'resident_first',
    assigned: null,
  });
  expect((await flags.evaluate('new_applications', { id: nanoid() })).variant).toBe('off');
  expect(asked).toEqual(['/api/features/sdk-abc123']);
});

test('follows a change within a minute, and stays with what it knows while GrowthBook fails', async () => {
  const flags = growthbook();
  expect((await flags.evaluate('new_applications', {})).variant).toBe('off');
  answer.status = 500;
  now = new Date(now.getTime() + 61_000);
  await flags.reload();
  expect((await flags.evaluate('new_applications', {})).variant).toBe('off');
  expect(String(failures[0])).toContain('GrowthBook answered 500');
  answer = { status: 200, body: { ...recorded, features: { new_applications: { defaultValue: 'on' } } } };
  await flags.reload();
  expect((await flags.evaluate('new_applications', {})).variant).toBe('on');
});

test.each([
  ['an error', 503, {}, {}],
  ['something else', 200, { features: 'none' }, {}],
  ['where else to ask', 302, recorded, { location: '/elsewhere' }],
])('gives the default where it first answers %s', async (_, status, body, headers) => {
  answer = { status, body, headers };
  expect(await growthbook().evaluate('homepage_entry_order', { id: nanoid() })).toEqual({
    variant: 'owner_first',
    assigned: null,
  });
  expect(failures).toHaveLength(1);
  expect(asked).toEqual(['/api/features/sdk-abc123']);
});

test('gives the default for a value that is no variant of ours', async () => {
  answer.body = { features: { homepage_entry_order: { defaultValue: 'sideways' } } };
  expect((await growthbook().evaluate('homepage_entry_order', {})).variant).toBe('owner_first');
});
