import { expect, test } from 'vitest';
import { addressKey } from './deduplication';

const oakland = { city: 'Oakland', state: 'CA', zipcode: '94601' };
const key = (streetAddress: string, rest = oakland) => addressKey({ streetAddress, ...rest });

test.each([
  ['12 Alder Street', '12 alder st.'],
  ['12  North Alder  Avenue', '12 N. Alder Ave'],
  ['12 Alder St, Apt 3', '12 Alder St #3'],
  ['12 Alder St Apt #3', '12 Alder St Suite 3'],
  ['5 Cañada Road', '5 Canada Rd'],
])('%s is %s', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test('other numbers, units and cities are other homes', () => {
  const keys = [
    key('12 Alder St'),
    key('121 Alder St'),
    key('12 Alder St #3'),
    key('12 Alder St', { ...oakland, city: 'Alameda' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('the city goes before the ZIP Code, which many leave out; without either the street alone counts', () => {
  expect(key('12 Alder St', { ...oakland, zipcode: '00000' })).toBe(key('12 Alder St'));
  expect(key('12 Alder St', { city: '', state: '', zipcode: '94601' })).not.toBe(
    key('12 Alder St', { city: '', state: '', zipcode: '98101' }),
  );
  expect(key('  ', oakland)).toBe('');
});
