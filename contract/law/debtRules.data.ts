import type { Rule } from './rules';

const CHECKED_ON = '2026-12-01';
const rule = (own: Omit<Rule, 'checked'>): Rule => ({ ...own, checked: CHECKED_ON });

/**
 * The letter about what former residents owe. `disputeDays` to dispute it count from receipt. A manager who had the home
 * before the rent was late may not be a debt collector (15 U.S.C. § 1692a(6)(F)(iii)), but courts differ: our letter gives
 * the rights that the act gives all the same. A lawyer confirms this before the first letter.
 */
export const debtRules: readonly Rule[] = [
  rule({
    id: 'us-debt-letter',
    topic: 'debtLetter',
    state: 'US',
    from: '1978-03-20',
    says: 'If you owe money after you move out, we write to you first. You have 30 days to dispute the amount, and we stop asking for it until we have answered.',
    source:
      '15 U.S.C. §§ 1692a(6)(F)(iii), 1692e(11), 1692g(a) and (b); washingtonlandlordtenant.info (property managers)',
    certainty: 'cited',
    figures: { disputeDays: 30 },
  }),
  rule({
    id: 'ca-debt-letter',
    topic: 'debtLetter',
    state: 'CA',
    from: '2004-07-01',
    says: 'In California, the first notice of a debt says when and how collectors may contact you.',
    source: 'Cal. Civ. Code § 1812.700(a) and (b)',
    certainty: 'cited',
  }),
  rule({
    id: 'us-debt-service',
    topic: 'debtService',
    state: 'US',
    from: '2021-11-30',
    // Five days without weekends and holidays: never more than ten.
    says: 'The notice of what you owe goes to the last address we know, by first-class mail. We count its days from ten days after we mail it.',
    source: '12 CFR § 1006.34(b)(5)',
    certainty: 'ruleOfThumb',
    figures: { paper: 1, mail: 1, mailDays: 10 },
  }),
];
