import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { isDeep, sample } from '@/tests/support/sample';
import { dueDayIn, leaseSchedule, prorate, type ScheduleTerms } from './schedule';

const terms = (more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  startOn: '2026-12-01',
  endOn: '2027-11-30',
  leftOn: null,
  dueDay: 1,
  proration: 'actual',
  monthly: [{ kind: 'rent', name: 'Rent', cents: cents(300_000) }],
  once: [],
  installments: 1,
  concessions: [],
  ...more,
});
const rents = (more: Partial<ScheduleTerms>, through: string) =>
  leaseSchedule(terms(more), through).map(({ start, end, dueOn, amount }) => [start, end, dueOn, amount]);

describe('what a lease asks for', () => {
  test('a full month on its due day, until the day that is asked about', () => {
    expect(rents({}, '2027-01-31')).toEqual([
      ['2026-12-01', '2026-12-31', '2026-12-01', 300_000],
      ['2027-01-01', '2027-01-31', '2027-01-01', 300_000],
    ]);
    expect(rents({}, '2026-11-30')).toEqual([]);
  });

  test('a lease that was carried over: nothing that fell due before its first day here, the deposit neither', () => {
    const once = [{ kind: 'deposit', name: 'Security deposit', cents: cents(300_000) }] as const;
    const carried = { startOn: '2026-06-01', once: [...once], chargedFrom: '2026-12-15' };
    expect(rents(carried, '2027-01-31')).toEqual([['2027-01-01', '2027-01-31', '2027-01-01', 300_000]]);
  });

  test('both ends by the days of their month: 17 of 31 in December, 10 of 28 in February', () => {
    expect(rents({ startOn: '2026-12-15', leftOn: '2027-02-10' }, '2027-12-31')).toEqual([
      ['2026-12-15', '2026-12-31', '2026-12-15', 164_516],
      ['2027-01-01', '2027-01-31', '2027-01-01', 300_000],
      ['2027-02-01', '2027-02-10', '2027-02-01', 107_143],
    ]);
  });

  test('by thirtieths where the lease says so, and never more than the month', () => {
    const ends = { startOn: '2026-12-15', leftOn: '2027-03-30', proration: 'thirtieths' } as const;
    const amounts = rents(ends, '2027-12-31').map(([, , , amount]) => amount);
    expect(amounts).toEqual([170_000, 300_000, 300_000, 300_000]);
  });

  test('a month in which the rent goes from $3,000 to $3,100 on the 16th: $3,051.61 in January, $3,046.43 in February', () => {
    const stepped = (month: string, before: string) =>
      leaseSchedule(
        terms({
          proration: 'thirtieths',
          monthly: [
            { kind: 'rent', name: 'Rent', cents: cents(300_000), until: before },
            { kind: 'rent', name: 'Rent', cents: cents(310_000), from: addDays(before, 1), key: 'step' },
          ],
        }),
        `${month}-28`,
      )
        .filter(({ start }) => start?.startsWith(month))
        .map(({ amount }) => amount);
    expect(stepped('2027-01', '2027-01-15')).toEqual([145_161, 160_000]);
    expect(stepped('2027-02', '2027-02-15')).toEqual([160_714, 143_929]);
  });

  test('a month in which the rent changes costs no less than the lower and no more than the higher rent', () => {
    const day = fc.integer({ min: 2, max: 28 });
    const rent = fc.integer({ min: 50_000, max: 1_000_000 });
    void fc.assert(
      fc.property(rent, rent, fc.integer({ min: 1, max: 11 }), day, (one, other, month, on) => {
        const from = `2027-${String(month).padStart(2, '0')}-${String(on).padStart(2, '0')}`;
        const total = leaseSchedule(
          terms({
            proration: 'thirtieths',
            monthly: [
              { kind: 'rent', name: 'Rent', cents: cents(one), until: addDays(from, -1) },
              { kind: 'rent', name: 'Rent', cents: cents(other), from, key: 'step' },
            ],
          }),
          '2027-11-30',
        )
          .filter(({ start }) => start?.startsWith(from.slice(0, 7)))
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBeGreaterThanOrEqual(Math.min(one, other) - 1);
        expect(total).toBeLessThanOrEqual(Math.max(one, other) + 1);
      }),
    );
  });

  test('a due day that a month lacks is its last day, and the next month has its own day again', () => {
    const dues = rents({ startOn: '2027-12-01', dueDay: 31 }, '2028-04-30').map(([, , dueOn]) => dueOn);
    expect(dues).toEqual(['2027-12-01', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  test('one-time charges on the first day, concessions off the rent of their months', () => {
    const listed = leaseSchedule(
      terms({
        once: [{ kind: 'deposit', name: 'Security deposit', cents: cents(200_000) }],
        monthly: [
          { kind: 'rent', name: 'Rent', cents: cents(300_000) },
          { kind: 'pet_rent', name: 'Pet rent', cents: cents(3_500) },
        ],
        concessions: [{ name: 'Half off', cents: cents(150_000), months: [2] }],
      }),
      '2027-01-31',
    );
    expect(listed.map(({ source, kind, dueOn, amount }) => [source, kind, dueOn, amount])).toEqual([
      ['once:0', 'deposit', '2026-12-01', 200_000],
      ['2026-12:0', 'rent', '2026-12-01', 300_000],
      ['2026-12:1', 'pet_rent', '2026-12-01', 3_500],
      ['2027-01:0', 'rent', '2027-01-01', 150_000],
      ['2027-01:1', 'pet_rent', '2027-01-01', 3_500],
    ]);
  });

  test('a deposit of $2,000 and a fee of $400 in three parts: $666.67 and $133.33 first', () => {
    const once = [
      { kind: 'deposit', name: 'Security deposit', cents: cents(200_000) },
      { kind: 'one_time', name: 'Move-in', cents: cents(40_000) },
    ] as const;
    const listed = leaseSchedule(terms({ once, installments: 3, monthly: [] }), '2027-03-01');
    expect(listed.map(({ source, dueOn, amount }) => [source, dueOn, amount])).toEqual([
      ['once:0', '2026-12-01', 66_667],
      ['once:1', '2026-12-01', 13_333],
      ['once:0:1', '2027-01-01', 66_667],
      ['once:1:1', '2027-01-01', 13_333],
      ['once:0:2', '2027-02-01', 66_666],
      ['once:1:2', '2027-02-01', 13_334],
    ]);
  });

  test('parts of what is paid once add up, for any charges and number of parts', () => {
    const charge = fc
      .integer({ min: 1, max: 900_000 })
      .map((n) => ({ kind: 'one_time', name: 'x', cents: cents(n) }) as const);
    fc.assert(
      fc.property(
        fc.array(charge, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 6 }),
        (once, installments) => {
          const listed = leaseSchedule(terms({ once, installments, monthly: [] }), '2028-01-01');
          const whole = once.reduce((sum, { cents: amount }) => sum + amount, 0);
          expect(listed.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
          const first = listed
            .filter(({ dueOn }) => dueOn === '2026-12-01')
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(first).toBe(Math.ceil(whole / installments));
        },
      ),
    );
  });

  test('asked for later, it says the same about what it said before', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    const local = (at: Date) => at.toISOString().slice(0, 10);
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 31 }), fc.nat(900), fc.nat(400), (start, dueDay, near, more) => {
        const own = terms({ startOn: local(start), endOn: addDays(local(start), 364), dueDay });
        const first = leaseSchedule(own, addDays(own.startOn, near));
        const later = leaseSchedule(own, addDays(own.startOn, near + more));
        expect(later.slice(0, first.length)).toEqual(first);
        expect(new Set(later.map(({ source }) => source)).size).toBe(later.length);
      }),
      { numRuns: isDeep ? 5_000 : 200 },
    );
  });

  test('parts of a month cost no more than the month, and all of its days cost the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 28, max: 31 }),
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('actual' as const, 'thirtieths' as const),
        (amount, ofMonth, days, proration) => {
          const part = prorate(cents(amount), Math.min(days, ofMonth), ofMonth, proration);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(amount);
          if (days >= ofMonth) expect(part).toBe(amount);
          else expect(Math.abs(part - (amount * days) / (proration === 'actual' ? ofMonth : 30))).toBeLessThan(1);
        },
      ),
    );
  });
});

// The calendar of the runtime, which shares no line with ours: the due day of each month is the last day of it that is
// not after the wanted one, found by counting back.
function oracle(year: number, month: number, dueDay: number): string {
  for (let day = dueDay; ; day -= 1) {
    const at = new Date(Date.UTC(2000, month - 1, day));
    at.setUTCFullYear(year, month - 1, day);
    if (at.getUTCMonth() === month - 1) return at.toISOString().slice(0, 10);
  }
}

test('M8: due dates of forty years and around 2100 are those of the calendar', () => {
  const years = [...Array.from({ length: 41 }, (_, n) => 2000 + n), ...Array.from({ length: 9 }, (_, n) => 2096 + n)];
  const cases = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => month + 1).flatMap((month) =>
      Array.from({ length: 31 }, (_, day) => [year, month, day + 1] as const),
    ),
  );
  for (const [year, month, day] of sample(cases, 3_000))
    expect(dueDayIn(year, month, day)).toBe(oracle(year, month, day));
});

test('M8: a lease of forty years is due each month once, whatever its due day and first day', () => {
  const starts = Array.from({ length: 366 }, (_, n) => addDays('2000-01-01', n));
  const cases = starts.flatMap((startOn) => Array.from({ length: 31 }, (_, n) => ({ startOn, dueDay: n + 1 })));
  for (const { startOn, dueDay } of sample(cases, 40)) {
    const dues = leaseSchedule(terms({ startOn, dueDay }), '2039-12-31').map(({ dueOn }) => dueOn);
    const expected: string[] = [startOn];
    for (let year = 2000; year < 2040; year += 1)
      for (let month = 1; month <= 12; month += 1)
        if (`${year}-${String(month).padStart(2, '0')}` > startOn.slice(0, 7))
          expected.push(oracle(year, month, dueDay));
    expect(dues).toEqual(expected);
  }
});
