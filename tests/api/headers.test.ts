// What every answer of the API carries, no matter who asks and whatever for: over every operation, refused and answered.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createPerson } from '../support/fixtures/people';
import { operations, pathOf } from './operations';

const api = testApi();
let token = '';
beforeAll(async () => {
  token = await api.tokenFor(await createPerson(api, 'staff'));
});
beforeEach(() => resetRequestCounts());

const ids = Object.fromEntries(
  operations.flatMap(({ paramNames }) => paramNames.map((name) => [name, '00000000-0000-7000-8000-00000000000c'])),
);

function problems({ headers }: Response): string[] {
  const rules: [string, boolean][] = [
    ['JSON in UTF-8', headers.get('content-type') === 'application/json; charset=utf-8'],
    ['nosniff', headers.get('x-content-type-options') === 'nosniff'],
    ['how long it may be kept', (headers.get('cache-control') ?? '') !== ''],
    ['a request id', /^[\w-]{8,64}$/.test(headers.get('x-request-id') ?? '')],
    ['no product name', headers.get('x-powered-by') === null && headers.get('server') === null],
    ['no other site may read it', headers.get('access-control-allow-origin') === null],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

describe.each([
  ['a visitor', () => ({})],
  ['staff', () => ({ authorization: `Bearer ${token}` })],
])('asked by %s', (_, headers) => {
  test.each(operations)('$name answers with them', async ({ endpoint }) => {
    const reads = endpoint.method === 'GET';
    const response = await api.fetch(pathOf(endpoint, ids), {
      method: endpoint.method,
      headers: { ...headers(), ...(!reads && { 'content-type': 'application/json' }) },
      ...(!reads && { body: '[]' }),
    });
    expect(problems(response)).toEqual([]);
    // No shared cache stores a response for one person.
    if (endpoint.access !== 'public') expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  });
});

test.each(['/nothing-here', '/homes/%E0%A4%A', '/users/me/../../etc'])('a refusal of %s has them', async (path) => {
  const response = await api.fetch(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(problems(response)).toEqual([]);
});
