// Paper and the days of the mail, from the statutes: Cal. Civ. Code §§ 827, 1946.1, 1950.5, and 1954, Cal. Code Civ. Proc.
// §§ 12a, 1013, and 1162, RCW 59.12.040, 59.18.280, and 59.18.720, Fla. Stat. §§ 83.49 and 83.56, Va. Code § 55.1-1202.
import { describe, expect, test } from 'vitest';
import type { Jurisdiction } from './rules';
import { expectedGivenOn, givenOn, isMailed, NOTICE_KINDS, SERVICE_METHODS, serviceLaw } from './service';

const at = (state: string): Jurisdiction => ({ state, localities: [] });
const DAY = '2026-11-23';

describe('serviceLaw', () => {
  test.each([
    // Paper by law or, for the end of a lease, by the lease.
    ['CA', 'termination', true],
    ['CA', 'increase', true],
    ['CA', 'statement', true],
    ['CA', 'entry', true],
    ['WA', 'termination', true],
    ['WA', 'increase', true],
    ['WA', 'statement', true],
    ['WA', 'entry', false],
    ['FL', 'termination', true],
    ['FL', 'increase', false],
    ['FL', 'statement', true],
    ['FL', 'entry', false],
    ['VA', 'termination', true],
    ['VA', 'increase', false],
    ['VA', 'statement', false],
    ['VA', 'entry', false],
    // A state that we have not read takes the strictest way.
    ['OR', 'increase', true],
    ['OR', 'entry', true],
  ] as const)('in %s, the paper of a notice of %s is asked for: %s', (state, kind, onPaper) => {
    const law = serviceLaw(at(state), DAY, kind);
    expect(law.onPaper).toBe(onPaper);
    expect(law.methods.length > 0).toBe(onPaper);
  });

  test('mail alone does not serve where the statute wants a copy at the home as well', () => {
    expect(serviceLaw(at('WA'), DAY, 'termination').methods).toEqual(['personal', 'leftAndMailed', 'postedAndMailed']);
    expect(serviceLaw(at('CA'), DAY, 'termination').methods).not.toContain('mail');
    expect(serviceLaw(at('CA'), DAY, 'increase').methods).toEqual(['personal', 'certifiedMail', 'mail']);
    expect(serviceLaw(at('FL'), DAY, 'statement').methods).toEqual(['certifiedMail']);
  });

  test('the certified number is asked for where the statute asks for it', () => {
    const certified = (state: string, kind: (typeof NOTICE_KINDS)[number]) =>
      serviceLaw(at(state), DAY, kind).certified;
    expect([certified('WA', 'increase'), certified('FL', 'statement'), certified('CA', 'increase')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the form of Washington came on May 7, 2025', () => {
    expect(serviceLaw(at('WA'), '2025-05-06', 'increase').onPaper).toBe(false);
    expect(serviceLaw(at('WA'), '2025-05-07', 'increase').onPaper).toBe(true);
  });
});

describe('givenOn', () => {
  test.each([
    // In person and at the door: the day itself.
    ['CA', 'termination', 'personal', '2026-11-23', '2026-11-23'],
    ['CA', 'entry', 'posted', '2026-11-28', '2026-11-28'],
    ['FL', 'termination', 'posted', '2026-11-29', '2026-11-29'],
    // Five days for the mail: Monday, Nov 2, and Saturday, Nov 7, which moves to Monday, Nov 9.
    ['CA', 'increase', 'mail', '2026-11-02', '2026-11-09'],
    // Wednesday, Nov 4, and Monday, Nov 9.
    ['CA', 'increase', 'mail', '2026-11-04', '2026-11-09'],
    // Friday, Nov 6, and Wednesday, Nov 11, Veterans Day: Thursday.
    ['CA', 'increase', 'mail', '2026-11-06', '2026-11-12'],
    ['WA', 'increase', 'postedAndMailed', '2026-11-06', '2026-11-12'],
    // Native American Day is Friday, Sep 25, 2026, in California alone, and the week ends: Monday, Sep 28.
    ['CA', 'termination', 'postedAndMailed', '2026-09-21', '2026-09-28'],
    ['WA', 'termination', 'postedAndMailed', '2026-09-21', '2026-09-28'],
    // Lincoln’s Birthday, Friday, Feb 12, 2027; then Saturday, Sunday, and Presidents’ Day.
    ['CA', 'termination', 'certifiedMail', '2027-02-05', '2027-02-10'],
    ['CA', 'termination', 'certifiedMail', '2027-02-08', '2027-02-16'],
    ['WA', 'termination', 'leftAndMailed', '2027-02-08', '2027-02-16'],
    // César Chávez Day, Wednesday, Mar 31, 2027, is a holiday in California and none in Washington.
    ['CA', 'increase', 'mail', '2027-03-26', '2027-04-01'],
    ['WA', 'increase', 'postedAndMailed', '2027-03-26', '2027-03-31'],
    // Put into the mail on a Sunday and on Thanksgiving: the next day counts.
    ['CA', 'statement', 'mail', '2026-11-22', '2026-11-23'],
    ['CA', 'statement', 'mail', '2026-11-26', '2026-11-27'],
    ['WA', 'statement', 'mail', '2026-11-24', '2026-11-24'],
    ['FL', 'statement', 'certifiedMail', '2026-11-24', '2026-11-24'],
    ['VA', 'termination', 'mail', '2026-11-24', '2026-11-24'],
    ['VA', 'termination', 'mail', '2026-12-25', '2026-12-26'],
  ] as const)(
    'in %s, a notice of %s served by %s on %s counts as given on %s',
    (state, kind, method, servedOn, given) => {
      expect(givenOn(at(state), kind, { servedOn, method })).toBe(given);
    },
  );

  test.each(NOTICE_KINDS)('no notice of %s counts before it is served', (kind) => {
    for (const state of ['CA', 'WA', 'FL', 'VA', 'OR'])
      for (const method of SERVICE_METHODS)
        expect(givenOn(at(state), kind, { servedOn: DAY, method }) >= DAY).toBe(true);
  });
});

test('a plan counts with the slowest method, and email counts at once where it is allowed', () => {
  expect(expectedGivenOn(at('CA'), 'increase', '2026-11-23')).toBe('2026-11-30');
  expect(expectedGivenOn(at('WA'), 'termination', '2026-11-23')).toBe('2026-11-30');
  expect(expectedGivenOn(at('FL'), 'increase', '2026-11-23')).toBe('2026-11-23');
  expect(expectedGivenOn(at('FL'), 'termination', '2026-11-23')).toBe('2026-11-23');
});

test('a paper on the door is not mailed', () => {
  expect(SERVICE_METHODS.filter(isMailed)).toEqual(['leftAndMailed', 'postedAndMailed', 'certifiedMail', 'mail']);
});
