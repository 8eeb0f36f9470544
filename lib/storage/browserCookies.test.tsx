import { afterEach, describe, expect, test } from 'vitest';
import { cookieFrom, readCookie, serializeCookie, writeCookie } from './cookies';

afterEach(() => {
  for (const key of ['region', 'theme'] as const) writeCookie(key, undefined);
});

describe('a cookie of the browser', () => {
  test.each(['san-diego', 'a b', 'x=1; Path=/', '"quoted"', '100%', 'Peñasquitos'])('returns the value %j', (value) => {
    writeCookie('region', value);
    expect(readCookie('region')).toBe(value);
    expect(cookieFrom(document.cookie, 'region')).toBe(value);
  });

  test('is read as the server wrote it', () => {
    const [pair = ''] = serializeCookie('region', 'los angeles', { secure: false }).split('; ');
    writeCookie('region', 'los angeles');
    expect(document.cookie).toBe(pair);
  });

  test('is gone after it is removed', () => {
    writeCookie('theme', 'dark');
    writeCookie('theme', undefined);
    expect(readCookie('theme')).toBeUndefined();
  });
});
