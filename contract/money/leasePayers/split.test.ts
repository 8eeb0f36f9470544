import { expect, test } from 'vitest';
import { sharesOn, splitRent } from './split';

const authority = (fromOn: string, amount: number) => ({ payerId: 'authority', fromOn, amount });
const parent = (fromOn: string, amount: number) => ({ payerId: 'parent', fromOn, amount });
const month = (amount: number, start: string, end: string, dueOn = start) => ({ amount, dueOn, start, end });

test.each([
  ['a whole month', month(300_000, '2027-03-01', '2027-03-31'), [authority('2027-03-01', 180_000)], 120_000, [180_000]],
  [
    'a month before the share',
    month(300_000, '2027-02-01', '2027-02-28'),
    [authority('2027-03-01', 180_000)],
    300_000,
    [],
  ],
  [
    'the newest share that has begun',
    month(300_000, '2027-04-01', '2027-04-30'),
    [authority('2027-01-01', 100_000), authority('2027-04-01', 200_000), authority('2027-05-01', 0)],
    100_000,
    [200_000],
  ],
  [
    'a share that has ended',
    month(300_000, '2027-05-01', '2027-05-31'),
    [authority('2027-01-01', 100_000), authority('2027-05-01', 0)],
    300_000,
    [],
  ],
  ['half of April', month(150_000, '2027-04-01', '2027-04-15'), [authority('2027-01-01', 180_000)], 60_000, [90_000]],
  [
    'two payers, of whom the second pays what is left',
    month(300_000, '2027-03-01', '2027-03-31'),
    [authority('2027-01-01', 250_000), parent('2027-01-01', 80_000)],
    0,
    [250_000, 50_000],
  ],
] as const)('splits %s', (_, rent, shares, residents, payers) => {
  const split = splitRent(rent, shares);
  expect([split.residents, split.payers.map(({ amount }) => amount)]).toEqual([residents, payers]);
  expect(split.residents + split.payers.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent.amount);
});

test('names the shares of a day', () => {
  const shares = [authority('2027-01-01', 1), parent('2027-02-01', 2)];
  expect(sharesOn(shares, '2027-01-31')).toEqual([{ payerId: 'authority', amount: 1 }]);
});
