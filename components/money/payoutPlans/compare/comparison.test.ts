import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { type Assumptions, compareManagementOptions } from './comparison';

const ours = { managementFeeBps: 500, placementFeeBps: 5_500, advanceFeeBps: 0, guaranteeLimitCents: cents(900_000) };
const plain: Assumptions = {
  rent: dollars(4_000),
  value: dollars(900_000),
  repairsBps: 0,
  emptyDays: 0,
  stayYears: 3,
  unpaidMonths: 0,
  managerFeeBps: 800,
  managerPlacementBps: 10_000,
  managerRenewal: dollars(250),
  managerMarkupBps: 0,
  selfPlacement: dollars(300),
  selfHours: 6,
  hourWorth: 0,
};
const sent = (more: Partial<Assumptions> = {}) => {
  const [belong, manager, self] = compareManagementOptions({ ...plain, ...more }, ours);
  if (!belong || !manager || !self) throw new Error('One way is missing');
  return { belong, manager, self };
};

test('a year of ours with a new lease is $43,400 of $4,000, the next ones $45,600', () => {
  expect(sent().belong.years.map(({ netIncome }) => netIncome)).toEqual([
    dollars(43_400),
    dollars(45_600),
    dollars(45_600),
  ]);
  expect(sent().belong.netTotal).toBe(dollars(134_600));
});

test('a manager takes a placement in the first year and a renewal in each that follows', () => {
  expect(sent().manager.years.map(({ netIncome }) => netIncome)).toEqual([
    dollars(48_000 - 3_840 - 4_000),
    dollars(48_000 - 3_840 - 250),
    dollars(48_000 - 3_840 - 250),
  ]);
});

test('8 % with 15 % on repairs can cost more than 10 % with none', () => {
  const home = { rent: dollars(3_000), value: dollars(600_000), repairsBps: 100 };
  const withMarkup = sent({ ...home, managerMarkupBps: 1_500 }).manager.netTotal;
  expect(withMarkup).toBeLessThan(sent({ ...home, managerFeeBps: 1_000 }).manager.netTotal);
});

test('by oneself nothing is taken off but what one spends, and the hours are counted even where they cost nothing', () => {
  expect(sent().self.years[0]).toMatchObject({ fee: 0, netIncome: dollars(47_700), hours: 72, time: 0 });
  expect(sent({ hourWorth: dollars(25) }).self.years[1]?.netIncome).toBe(dollars(48_000 - 1_800));
});

test('counts unpaid rent as lost in two ways, and as covered up to the limit in the third', () => {
  const { belong, manager, self } = sent({ unpaidMonths: 3 });
  expect([belong.years[0]?.unpaidRent, manager.years[0]?.unpaidRent, self.years[0]?.unpaidRent]).toEqual([
    dollars(3_000),
    dollars(12_000),
    dollars(12_000),
  ]);
  expect(sent({ unpaidMonths: 2 }).belong.netTotal).toBe(sent().belong.netTotal);
});

test('counts the same rent for empty days in every way, at each new move-in', () => {
  const { belong, manager, self } = sent({ emptyDays: 21, stayYears: 1 });
  for (const way of [belong, manager, self])
    expect(way.years.map(({ vacancyLoss }) => vacancyLoss)).toEqual(Array(3).fill(Math.round((4_800_000 * 21) / 365)));
});

const anything = fc.record({
  rent: fc.integer({ min: 0, max: 100_000_000 }),
  value: fc.integer({ min: 0, max: 10_000_000_000 }),
  repairsBps: fc.integer({ min: 0, max: 1_000 }),
  emptyDays: fc.integer({ min: 0, max: 365 }),
  stayYears: fc.integer({ min: 1, max: 3 }),
  unpaidMonths: fc.integer({ min: 0, max: 12 }),
  managerFeeBps: fc.integer({ min: 0, max: 3_000 }),
  managerPlacementBps: fc.integer({ min: 0, max: 20_000 }),
  managerRenewal: fc.integer({ min: 0, max: 1_000_000 }),
  managerMarkupBps: fc.integer({ min: 0, max: 10_000 }),
  selfPlacement: fc.integer({ min: 0, max: 1_000_000 }),
  selfHours: fc.integer({ min: 0, max: 2_000 }).map((tenths) => tenths / 10),
  hourWorth: fc.integer({ min: 0, max: 100_000 }),
});

test('whatever is assumed, every year adds up in whole cents, and every dollar of rent is somewhere', () => {
  fc.assert(
    fc.property(anything, (assumed) => {
      for (const { years, netTotal } of compareManagementOptions(assumed, ours)) {
        expect(years.reduce((total, year) => total + year.netIncome, 0)).toBe(netTotal);
        for (const year of years) {
          const { collected, vacancyLoss, unpaidRent, fee, placement, renewal, repairs, markup, time } = year;
          expect(collected + vacancyLoss + unpaidRent).toBe(assumed.rent * 12);
          expect(year.netIncome).toBe(collected - fee - placement - renewal - repairs - markup - time);
          const { hours: _, ...amounts } = year;
          expect(Object.values(amounts).every(Number.isSafeInteger)).toBe(true);
        }
      }
    }),
  );
});
