import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowsSharing, setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { readCookie, type ScriptCookieKey, writeCookie } from '@/lib/storage/cookies';
import { partnerKey, saveArrival } from './arrival';
import { attribution } from './attribution';
import { experimentsFrom } from './experiments';
import { visitorId } from './trackingId';

const used: ScriptCookieKey[] = [
  'trackingId',
  'legacyTrackingId',
  'partnerKey',
  'referralUser',
  'referralId',
  'experiments',
  'privacyChoice',
];
const forget = () => {
  for (const key of used) writeCookie(key, undefined);
  delete document.documentElement.dataset.consent;
  vi.unstubAllGlobals();
};
const askFirst = () => {
  document.documentElement.dataset.consent = 'opt-in';
};
const sendPrivacyControl = () =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
const legacy = 'L'.repeat(21);

beforeEach(forget);
afterEach(forget);

describe('the tracking id', () => {
  test('is made once, of 21 characters', () => {
    const id = visitorId();
    expect(id).toMatch(/^[\w-]{21}$/);
    expect(visitorId()).toBe(id);
    expect(readCookie('trackingId')).toBe(id);
  });

  test('a legacy one is taken over once and removed', () => {
    writeCookie('legacyTrackingId', legacy);
    expect(visitorId()).toBe(legacy);
    expect(readCookie('trackingId')).toBe(legacy);
    expect(readCookie('legacyTrackingId')).toBeUndefined();
  });

  test.each(['short', 'x'.repeat(500), 'a\r\nevil: header 123456', '<script>alert(1)</script>'])(
    'a forged one, %j, is replaced',
    (forged) => {
      writeCookie('trackingId', forged);
      expect(visitorId(() => legacy)).toBe(legacy);
    },
  );
});

describe('what a visitor allows', () => {
  const forbidden = () => ['trackingId', 'experiments', 'partnerKey'].map((key) => readCookie(key as ScriptCookieKey));

  test.each([undefined, 'analytics', 'nonsense'])('we count from the first visit while the choice is %j', (choice) => {
    writeCookie('privacyChoice', choice);
    expect(attribution().trackingId).toMatch(/^[\w-]{21}$/);
    expect(allowsSharing()).toBe(true);
  });

  test.each([undefined, 'necessary', 'nonsense'])('where we ask first, nothing is kept while it is %j', (choice) => {
    askFirst();
    writeCookie('privacyChoice', choice);
    expect(visitorId()).toBeUndefined();
    expect(attribution()).toEqual({ experiments: {} });
    expect(readCookie('trackingId')).toBeUndefined();
    expect(allowsSharing()).toBe(false);
  });

  test('where we ask first, a yes is enough for both', () => {
    askFirst();
    setAnalyticsConsent('analytics');
    expect([visitorId(), allowsSharing()]).toEqual([expect.stringMatching(/^[\w-]{21}$/), true]);
  });

  test('an opt-out removes what was kept, and nothing is shared', () => {
    visitorId();
    writeCookie('experiments', '{"hero":"b"}');
    saveArrival('?partner=p1');
    window.sessionStorage.setItem('once:session-context', '1');
    setAnalyticsConsent('necessary');
    expect(forbidden()).toEqual([undefined, undefined, undefined]);
    expect([visitorId(), allowsSharing()]).toEqual([undefined, false]);
    expect(window.sessionStorage.getItem('once:session-context')).toBeNull();
  });

  test('counts the partner’s link until an opt-out, and a friend’s invitation always', () => {
    saveArrival('?partner=p1');
    expect(partnerKey()).toBe('p1');
    setAnalyticsConsent('necessary');
    saveArrival('?partner=p1&referral_user=maya');
    expect([partnerKey(), readCookie('referralUser')]).toEqual([undefined, 'maya']);
  });

  test('Global Privacy Control stops what is shared, not our own count', () => {
    sendPrivacyControl();
    expect([visitorId(), allowsSharing()]).toEqual([expect.stringMatching(/^[\w-]{21}$/), false]);
    setAnalyticsConsent('analytics');
    expect(allowsSharing()).toBe(false);
  });

  test('where we ask first, Global Privacy Control is the answer, whatever was pressed', () => {
    askFirst();
    sendPrivacyControl();
    setAnalyticsConsent('analytics');
    expect(visitorId()).toBeUndefined();
  });
});

describe('who sent this visitor', () => {
  test.each(['?partner_key=abc%3D', '?partner=abc%3D'])('is kept from %s', (search) => {
    saveArrival(search);
    expect(partnerKey()).toBe('abc=');
  });

  test('a referral is kept, an ill-formed value is not, and a later visit without one changes nothing', () => {
    saveArrival('?referral_user=maya&referral_id=42');
    saveArrival('?referral_user=<b>&partner=a b');
    saveArrival('');
    expect([readCookie('referralUser'), readCookie('referralId'), partnerKey()]).toEqual(['maya', '42', undefined]);
  });

  test('goes with a lead', () => {
    saveArrival('?partner=p1');
    writeCookie('experiments', '{"hero":"b"}');
    expect(attribution()).toEqual({
      trackingId: readCookie('trackingId'),
      encodedPartnerKey: 'p1',
      experiments: { hero: 'b' },
    });
  });
});

describe('experiments', () => {
  test.each([
    ['{"hero":"b","n":1,"o":{}}', { hero: 'b' }],
    ['{"__proto__":"x","hero":"a"}', { hero: 'a' }],
    ['{"a b":"x","ok":"<b>"}', {}],
    ['["a"]', {}],
    ['null', {}],
    ['{bad', {}],
    ['', {}],
    [undefined, {}],
  ])('of %j are %j', (text, map) => {
    expect(experimentsFrom(text)).toEqual(map);
    expect(({} as Record<string, unknown>).hero).toBeUndefined();
  });

  test('are at most fifty', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`e${n}`, 'a']));
    expect(Object.keys(experimentsFrom(JSON.stringify(many)))).toHaveLength(50);
  });
});

describe('once per session', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    vi.resetModules();
  });

  test('sends only the page of a visit after an opt-out', async () => {
    setAnalyticsConsent('necessary');
    const { recordVisit } = await import('./siteVisit');
    const call = vi.fn().mockResolvedValue({});
    await recordVisit({ call });
    const [, sent] = call.mock.calls[0] ?? [];
    expect(sent.body).toEqual({
      trackingId: expect.stringMatching(/^[\w-]{21}$/),
      url: `${window.location.origin}${window.location.pathname}`,
      referrer: '',
      encodedPartnerKey: null,
      experiments: {},
    });
    expect([readCookie('trackingId'), window.sessionStorage.length]).toEqual([undefined, 0]);
  });

  test('the visit is sent once, so that it survives the page, with exactly the five fields', async () => {
    const { recordVisit } = await import('./siteVisit');
    const { siteVisits } = await import('@/contract/platform/siteVisits/endpoints');
    const call = vi.fn().mockResolvedValue({});
    await recordVisit({ call });
    await recordVisit({ call });
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(
      siteVisits.recordVisit,
      {
        body: {
          trackingId: readCookie('trackingId'),
          url: window.location.href,
          referrer: '',
          encodedPartnerKey: null,
          experiments: {},
        },
      },
      { keepalive: true },
    );
  });

  test('a visit that cannot be recorded, or a context that cannot be kept, is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { recordVisit } = await import('./siteVisit');
    const { recordSessionContext } = await import('./sessionContext');
    await recordVisit({ call: vi.fn().mockRejectedValue(new Error('down')) });
    await recordSessionContext(() => Promise.reject(new Error('down')));
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('the context says where and how the session began, and the caller has the last word', async () => {
    const { sessionContext, recordSessionContext } = await import('./sessionContext');
    expect(Object.keys(sessionContext())).toEqual([
      'firstVisitedUrl',
      'firstVisitedPath',
      'userAgent',
      'screenResolution',
      'viewportSize',
      'language',
      'timezone',
      'referrer',
      'timestamp',
    ]);
    expect(sessionContext({}, new Date('2026-06-10T08:00:00Z')).timestamp).toBe('2026-06-10T08:00:00.000Z');
    const keep = vi.fn();
    await recordSessionContext(keep, { language: 'fr', plan: 'x' });
    await recordSessionContext(keep);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenCalledWith(expect.objectContaining({ language: 'fr', plan: 'x' }));
  });
});
