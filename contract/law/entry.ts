// When somebody may enter a home that is rented out, and with how much notice.
import type { Rule } from './rules';

const CHECKED_ON = '2026-11-23';
const rule = (own: Omit<Rule, 'checked' | 'topic'>): Rule => ({ ...own, topic: 'entryNotice', checked: CHECKED_ON });

/** Minutes of the day bound the hours; `requestedHours` holds for what the resident asked for. */
export const entryRules: readonly Rule[] = [
  rule({
    id: 'ca-entry',
    state: 'CA',
    from: '2003-01-01',
    says: 'California asks for written notice 24 hours before we enter, during normal business hours.',
    source: 'Cal. Civ. Code § 1954',
    certainty: 'cited',
    figures: { hours: 24, opens: 480, closes: 1_080 },
  }),
  rule({
    id: 'wa-entry',
    state: 'WA',
    from: '2011-01-01',
    says: 'Washington asks for written notice two days before we enter, with the date, the time, and a phone number.',
    source: 'RCW 59.18.150(6)',
    certainty: 'statute',
    figures: { hours: 48, opens: 480, closes: 1_140 },
  }),
  rule({
    id: 'fl-entry',
    state: 'FL',
    from: '2022-07-01',
    says: 'Florida asks for notice 24 hours before a repair, between 7:30 am and 8 pm.',
    source: 'Fla. Stat. § 83.53(2)',
    certainty: 'statute',
    figures: { hours: 24, opens: 450, closes: 1_200 },
  }),
  rule({
    id: 'va-entry',
    state: 'VA',
    from: '2020-07-01',
    says: 'Virginia asks for notice 72 hours before maintenance that you didn’t ask for.',
    source: 'Va. Code § 55.1-1229(A)',
    certainty: 'statute',
    figures: { hours: 72, requestedHours: 0, opens: 480, closes: 1_140 },
  }),
];
