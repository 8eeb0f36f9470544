import { beforeEach, expect, test } from 'vitest';
import { keepTypedAddress, typedAddress, withAddress } from './typedAddress';

const line = '12 Alder St, Oakland, CA 94607';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('what was typed once is known to every later step of the tab', () => {
  expect(typedAddress()).toBe('');
  keepTypedAddress(`  ${line.replace(' ', '   ')} `);
  expect(typedAddress()).toBe(line);
});

test('an address handed over in the address bar goes before an older one', () => {
  keepTypedAddress('1 Old Rd');
  window.history.replaceState(null, '', withAddress('/rent-estimate?from=home#top', line));
  expect(window.location.search).toContain('from=home');
  expect(window.location.hash).toBe('#top');
  expect(typedAddress()).toBe(line);
});

test('nothing typed leaves a path as it is, and forgets', () => {
  keepTypedAddress(line);
  keepTypedAddress('  ');
  expect(typedAddress()).toBe('');
  expect(withAddress('/rent-estimate', ' ')).toBe('/rent-estimate');
});

test('a line of any length stays within what the API takes', () => {
  keepTypedAddress('x'.repeat(9_999));
  expect(typedAddress()).toHaveLength(300);
});
