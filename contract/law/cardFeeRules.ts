import type { Rule } from './rules';

const rule = (own: Omit<Rule, 'checked' | 'topic'>): Rule => ({ ...own, topic: 'cardFee', checked: '2026-11-28' });

/** Whether paying rent by credit card may cost more, and how much at most. A state without a rule here has no fee. */
export const cardFeeRules: readonly Rule[] = [
  rule({
    id: 'ca-card-fee',
    state: 'CA',
    from: '2024-07-01',
    says: 'A fee for paying by credit card is allowed if it is shown first and a free way to pay is offered. Card networks cap it at 3%.',
    source: 'Italian Colors Rest. v. Becerra, 878 F.3d 1165 (9th Cir. 2018); Cal. Civ. Code § 1770(a)(29)',
    certainty: 'cited',
    figures: { maxBps: 300 },
  }),
  rule({
    id: 'fl-card-fee',
    state: 'FL',
    from: '2015-11-04',
    says: 'A fee for paying by credit card is allowed if it is shown first. Card networks cap it at 3%.',
    source:
      'Fla. Stat. § 501.0117, held unconstitutional in Dana’s R.R. Supply v. Att’y Gen., 807 F.3d 1235 (11th Cir. 2015)',
    certainty: 'cited',
    figures: { maxBps: 300 },
  }),
  rule({
    id: 'va-card-fee',
    state: 'VA',
    from: '2026-07-01',
    says: 'A payment fee is allowed if one free way to pay is offered, and never more than it costs to process.',
    source: 'Va. Code § 55.1-1204 (2026 HB 1005)',
    certainty: 'cited',
    figures: { maxBps: 290 },
  }),
  rule({
    id: 'wa-card-fee',
    state: 'WA',
    from: '2020-01-01',
    says: 'No state law sets the fee for paying by credit card. Card networks cap it at 3%.',
    source: 'Visa Core Rules § 5.5.1',
    certainty: 'ruleOfThumb',
    figures: { maxBps: 300 },
  }),
];
