import { beforeEach, expect, test } from 'vitest';
import { savedAddress, saveTypedAddress, withAddress } from './typedAddress';

const line = '12 Alder St, Oakland, CA 94607';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('what was typed once is known to every later step of the tab', () => {
  expect(savedAddress()).toBe('');
  saveTypedAddress(`  ${line.replace(' ', '   ')} `);
  expect(savedAddress()).toBe(line);
});

test('an address handed over in the address bar goes before an older one', () => {
  saveTypedAddress('1 Old Rd');
  window.history.replaceState(null, '', withAddress('/rent-estimate?from=home#top', line));
  expect(window.location.search).toContain('from=home');
  expect(window.location.hash).toBe('#top');
  expect(savedAddress()).toBe(line);
});

test('nothing typed leaves a path as it is, and forgets', () => {
  saveTypedAddress(line);
  saveTypedAddress('  ');
  expect(savedAddress()).toBe('');
  expect(withAddress('/rent-estimate', ' ')).toBe('/rent-estimate');
});

test('a line of any length stays within what the API takes', () => {
  saveTypedAddress('x'.repeat(9_999));
  expect(savedAddress()).toHaveLength(300);
});
