import { expect, test } from 'vitest';
import { sourceIn } from './sources';
import { STANDARDS } from './standards';

const HABITABLE = 'Cal. Civ. Code § 1941.1; RCW 59.18.060; Fla. Stat. § 83.51; Va. Code § 55.1-1220';

test.each([
  ['CA', HABITABLE, 'Cal. Civ. Code § 1941.1'],
  ['WA', `${HABITABLE}; International Residential Code R311`, 'RCW 59.18.060; International Residential Code R311'],
  ['CA', 'Cal. Civ. Code § 1941.1(a)(10); elsewhere, what a resident expects', 'Cal. Civ. Code § 1941.1(a)(10)'],
  ['FL', 'Cal. Civ. Code § 1941.1(a)(10); elsewhere, what a resident expects', 'What a resident expects'],
  ['VA', 'Fla. Stat. § 83.51(1)(b); what a reasonable resident asks for', 'What a reasonable resident asks for'],
])('in %s, %s is %s', (state, source, shown) => {
  expect(sourceIn(source, state)).toBe(shown);
});

test.each([
  ['WA', /Cal\.|Fla\.|Va\./],
  ['CA', /RCW|Fla\.|Va\./],
  ['FL', /Cal\.|RCW|Va\./],
  ['VA', /Cal\.|RCW|Fla\./],
])('no standard names the law of another state in %s', (state, others) => {
  for (const { id, source } of STANDARDS) expect(sourceIn(source, state), id).not.toMatch(others);
});

test('every standard has a source in every state', () => {
  for (const { source } of STANDARDS)
    for (const state of ['CA', 'WA', 'FL', 'VA']) expect(sourceIn(source, state)).toMatch(/^\S.*\S$/);
});
