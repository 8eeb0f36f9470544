// Steadily’s estimates against answers of the shape it publishes, from a server here.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuoteRequest } from './insuranceQuotes';
import { localInsuranceQuotes } from './local';
import { openInsuranceQuotes } from './openInsuranceQuotes';
import { steadilyQuotes } from './steadily';

const request: QuoteRequest = {
  homeId: 'home-1',
  streetAddress: '12 Alder Street',
  city: 'Oakland',
  state: 'CA',
  zipcode: '94607',
  homeType: 'house',
  sqft: 1_500,
  yearBuilt: 1972,
  coverage: {
    form: 'dp3',
    dwellingCents: 50_000_000,
    otherStructuresCents: 0,
    contentsCents: 0,
    lostRentCents: 0,
    liabilityCents: 30_000_000,
    medicalCents: 100_000,
    deductibleCents: 250_000,
    addOns: [],
    startOn: '2026-12-01',
  },
};
const estimate = (more: object = {}) => ({
  estimates: [
    {
      property_id: 'home-1',
      start_url: 'https://app.steadily.com/start/abc',
      error: null,
      original_property: { property_id: 'home-1', address: {} },
      savings: null,
      estimate: { lowest: 1_480, dp_1: 1_480, dp_3: 2_312 },
      calculated_property: null,
      ...more,
    },
  ],
});

let answer: { status: number; body: unknown };
let asked: { path: string | undefined; headers: IncomingHttpHeaders; body: string };
const server = createServer(async (incoming, outgoing) => {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  asked = { path: incoming.url, headers: incoming.headers, body };
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
  outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answer = { status: 200, body: estimate() };
});
const ask = (more: Partial<QuoteRequest> = {}) =>
  steadilyQuotes({
    apiKey: 'key-of-a-test',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }).quote({ ...request, ...more });

describe('steadilyQuotes', () => {
  test('sends the home and nothing about its people, and reads both forms in cents', async () => {
    expect(await ask()).toEqual({
      quotes: [
        { form: 'dp1', year: 148_000 },
        { form: 'dp3', year: 231_200 },
      ],
      applyUrl: 'https://app.steadily.com/start/abc',
    });
    expect(asked).toMatchObject({ path: '/v1/quote/estimate', headers: { 'x-steadily-apikey': 'key-of-a-test' } });
    expect(JSON.parse(asked.body)).toEqual({
      properties: [
        {
          property_id: 'home-1',
          address: { street_address: '12 Alder Street', city: 'Oakland', state: 'CA', zip_code: '94607' },
          property_details: {
            property_type: 'SINGLE_FAMILY',
            size_sqft: 1_500,
            year_built: 1972,
            replacement_value: 500_000,
            occupancy_type: 'rental',
          },
        },
      ],
    });
  });

  test('sends a home of another type, without size or year, as what it is', async () => {
    await ask({ homeType: 'adu', sqft: null, yearBuilt: null });
    expect(JSON.parse(asked.body).properties[0].property_details).toMatchObject({
      property_type: 'OTHER',
      size_sqft: null,
      year_built: null,
    });
  });

  test('has no quotes for a home they do not insure', async () => {
    answer.body = estimate({ error: 'State not supported', estimate: null, start_url: null });
    expect(await ask()).toEqual({ quotes: [], applyUrl: null });
    answer.body = estimate({ estimate: { dp_1: null, dp_3: 900 } });
    expect((await ask()).quotes).toEqual([{ form: 'dp3', year: 90_000 }]);
  });

  test.each([
    ['a refusal', 422, { detail: [{ loc: ['body'], msg: '12 Alder Street', type: 'value_error' }] }, /answered 422$/],
    ['another home', 200, { estimates: [{ ...estimate().estimates[0], property_id: 'other' }] }, /another home/],
    ['a link that is not https', 200, estimate({ start_url: 'javascript:alert(1)' }), /start_url/],
    ['garbage', 200, '<html>', /JSON/],
  ])('throws for %s', async (_, status, body, message) => {
    answer = { status, body };
    await expect(ask()).rejects.toThrow(message);
  });
});

test('openInsuranceQuotes asks Steadily where there is a key, else our own table', async () => {
  expect(openInsuranceQuotes({ STEADILY_API_KEY: 'key-of-a-test' }).insurer).toBe('Steadily');
  expect(openInsuranceQuotes({ STEADILY_API_KEY: undefined }).insurer).toBeNull();
  const { quotes } = await localInsuranceQuotes().quote(request);
  expect(quotes.map(({ form }) => form)).toEqual(['dp1', 'dp3']);
  expect(quotes[0]?.year).toBeLessThan(quotes[1]?.year ?? 0);
  expect((await localInsuranceQuotes().quote({ ...request, state: 'OR' })).quotes).toEqual([]);
});
