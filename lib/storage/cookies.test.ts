import { expect, test } from 'vitest';
import { cookieFrom, cookies, serializeCookie } from './cookies';

const day = 86_400;

test('every cookie has its specified name and life', () => {
  const lives = Object.values(cookies).map((rule) => [rule.name, 'maxAge' in rule ? rule.maxAge : undefined]);
  expect(Object.fromEntries(lives)).toEqual({
    'jwt-token': 30 * day,
    'refresh-token': 365 * day,
    signed_in: 365 * day,
    known_device: 365 * day,
    flow_holder: 365 * day,
    last_write: 60,
    tracking_id_v2: 365 * day,
    tracking_id: 365 * day,
    has_account: 365 * day,
    experiments: 30 * day,
    referral_user: 7200,
    referral_id: 7200,
    'persist%3Aregion': 365 * day,
    mobile_app: undefined,
    partner_key: 30 * day,
    auth_method: 365 * day,
    session_id: 30 * day,
    masked_session_id: 30 * day,
    privacy_choice: 365 * day,
    theme: 365 * day,
    motion: 365 * day,
    'io.prismic.preview': undefined,
  });
});

test('what opens an account, or what was begun without one, is out of reach of scripts, and no other cookie is', () => {
  const hidden = Object.values(cookies).filter((rule) => 'httpOnly' in rule);
  expect(hidden.map((rule) => rule.name)).toEqual([
    'jwt-token',
    'refresh-token',
    'known_device',
    'flow_holder',
    'last_write',
  ]);
});

test('a cookie is written with its attributes', () => {
  expect(serializeCookie('region', '{"id":1}', { secure: true })).toBe(
    'persist%3Aregion=%7B%22id%22%3A1%7D; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(serializeCookie('jwtToken', 'a.b', { secure: false })).toBe(
    'jwt-token=a.b; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  );
  expect(serializeCookie('refreshToken', undefined, { secure: true })).toContain('Max-Age=0');
});

test('a value cannot add attributes or headers', () => {
  expect(serializeCookie('theme', 'x; Domain=evil\r\nSet-Cookie: a=b', { secure: false })).toBe(
    'theme=x%3B%20Domain%3Devil%0D%0ASet-Cookie%3A%20a%3Db; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

test.each([
  ['a=1; mobile_app=true', 'true'],
  ['xmobile_app=true', undefined],
  ['mobile_app=true; mobile_app=false', 'true'],
  ['mobile_app=%E0%A4%A', '%E0%A4%A'],
  ['mobile_app=', ''],
  ['', undefined],
  [undefined, undefined],
])('of %j we read %j', (header, value) => expect(cookieFrom(header, 'mobileApp')).toBe(value));
