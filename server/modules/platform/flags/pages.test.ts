import { describe, expect, test } from 'vitest';
import { experimentsFrom } from '@/lib/tracking/experiments';
import { openFlags } from '@/server/providers/flags/openFlags';
import { openPageVariants } from './pages';

const KEY = 'homepage_entry_order';
const ID = 'V1StGXR8_Z5jdHi6B-myT';
const everybody = { audiences: [], regions: [], userTypes: [], environments: [] };
const rules = {
  audience: everybody,
  rolloutPercent: 100,
  holdoutPercent: 0,
  targets: [],
  minimumEffectPoints: 2,
  weights: { owner_first: 0, resident_first: 1 },
};

function page(consent: 'opt-out' | 'opt-in' = 'opt-out', given: Partial<typeof rules> = {}, isRunning = true) {
  const states = new Map([[KEY, { rules: { ...rules, ...given }, isRunning }] as const]);
  const failed = (error: unknown) => {
    throw error;
  };
  const flags = openFlags({}, { read: async () => states, onError: failed });
  return openPageVariants(flags, { consent, isSecure: true, newId: () => ID });
}
const cookie = (...pairs: string[]) => ({ cookie: pairs.join('; ') });
const encoded = (map: object) => `experiments=${encodeURIComponent(JSON.stringify(map))}`;
const mapIn = (header = '') => experimentsFrom(decodeURIComponent(/experiments=([^;]*)/.exec(header)?.[1] ?? ''));

describe('the variants of a page', () => {
  test('come with an id and a map on the first visit, so that the first page shows the variant already', async () => {
    const { values, cookies } = await page()({});
    expect(values).toEqual({ [KEY]: 'resident_first' });
    expect(cookies).toEqual([
      `tracking_id_v2=${ID}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
      `${encoded({ [KEY]: 'resident_first' })}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`,
    ]);
    expect(mapIn(cookies[1])).toEqual({ [KEY]: 'resident_first' });
  });

  test('stay without another cookie, also after the weights have changed', async () => {
    const known = cookie(`tracking_id_v2=${ID}`, encoded({ [KEY]: 'owner_first' }));
    expect(await page('opt-out', { weights: { owner_first: 1, resident_first: 9 } })(known)).toEqual({
      values: {},
      cookies: [],
    });
  });

  test('are gone from the cookie once the experiment has stopped', async () => {
    const { values, cookies } = await page(
      'opt-out',
      {},
      false,
    )(cookie(`tracking_id_v2=${ID}`, encoded({ [KEY]: 'resident_first' })));
    expect([values, mapIn(cookies[0])]).toEqual([{}, {}]);
  });

  test('leave no id with anybody who takes part in nothing', async () => {
    expect(await page('opt-out', { rolloutPercent: 0 })({})).toEqual({ values: {}, cookies: [] });
  });

  test.each([
    ['opt-out', 'privacy_choice=necessary', {}],
    ['opt-in', '', {}],
    ['opt-in', 'privacy_choice=necessary', {}],
    ['opt-in', 'privacy_choice=analytics', { 'sec-gpc': '1' }],
  ] as const)('are the default without a trace for %s with %j', async (consent, given, headers) => {
    expect(await page(consent)({ ...cookie(given), ...headers })).toEqual({ values: {}, cookies: [] });
  });

  test.each([
    ['opt-out', '', { 'sec-gpc': '1' }],
    ['opt-in', 'privacy_choice=analytics', {}],
  ] as const)('are given under %s with %j', async (consent, given, headers) => {
    expect((await page(consent)({ ...cookie(given), ...headers })).cookies).toHaveLength(2);
  });

  test.each([
    'experiments=%',
    'experiments=[1]',
    'experiments=%7B%22__proto__%22%3A%22x%22%7D',
    encoded({ [KEY]: 4 }),
    encoded({ [KEY]: 'x'.repeat(99) }),
  ])('do not follow the forged cookie %s', async (forged) => {
    expect((await page()(cookie(forged))).values).toEqual({ [KEY]: 'resident_first' });
  });

  test('follow the region that was picked', async () => {
    const miami = { audience: { ...everybody, regions: ['miami'] as never } };
    const picked = (region: string) =>
      cookie(`persist%3Aregion=${encodeURIComponent(JSON.stringify({ region }))}`, `tracking_id_v2=${ID}`);
    expect((await page('opt-out', miami)(picked('miami'))).values).toEqual({ [KEY]: 'resident_first' });
    expect((await page('opt-out', miami)(picked('seattle'))).values).toEqual({});
  });
});
