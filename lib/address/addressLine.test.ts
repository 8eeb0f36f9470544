import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LeadAddress } from '@/contract/account/leads/schemas';
import { parseAddressLine } from './addressLine';

const none = { city: '', state: '', zipcode: '00000' };

test.each([
  ['12 Alder St, Oakland, CA 94607', { streetAddress: '12 Alder St', city: 'Oakland', state: 'CA', zipcode: '94607' }],
  [
    '12 Alder St, Unit 4, Oakland, ca',
    { streetAddress: '12 Alder St, Unit 4', city: 'Oakland', state: 'CA', zipcode: '00000' },
  ],
  [
    '12 Alder St, Oakland CA 94607-1234, USA',
    { streetAddress: '12 Alder St', city: 'Oakland', state: 'CA', zipcode: '94607-1234' },
  ],
  ['12 Alder St', { ...none, streetAddress: '12 Alder St' }],
  ['PO Box 7, nowhere in particular', { ...none, streetAddress: 'PO Box 7, nowhere in particular' }],
  ['12 Alder St, CA', { ...none, streetAddress: '12 Alder St', state: 'CA' }],
  [',,  ,', { ...none, streetAddress: '' }],
])('%s', (typed, expected) => {
  expect(parseAddressLine(typed)).toEqual(expected);
});

const withCommas = readFileSync('tests/corpora/addresses.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([typed = '', , , , , unit]) => /,.*,/.test(typed) && !unit);

test.each(withCommas)('%s', (typed = '', streetAddress, city, state, zip) => {
  expect(parseAddressLine(typed)).toEqual({ streetAddress, city, state, zipcode: zip || '00000' });
});

test('whatever is typed becomes something the API takes', () => {
  for (const typed of ['x'.repeat(5000), '💚, 💚, 💚 ZZ 99999', '\n\t', `${'a,'.repeat(400)} CA 94607`]) {
    expect(LeadAddress.safeParse(parseAddressLine(typed)).success).toBe(true);
  }
});
