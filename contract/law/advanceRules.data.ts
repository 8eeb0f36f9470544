import type { Rule } from './rules';

const CHECKED_ON = '2026-12-01';
const rule = (own: Omit<Rule, 'checked'>): Rule => ({ ...own, checked: CHECKED_ON });

/**
 * Disclosures of an advance on rents: with recourse to the owner of a rental, it is commercial financing. `minCents` and
 * `maxCents`: amounts that the law of the state covers, and so the ones that we offer. A state without a rule here is not
 * checked, and no advance is offered there; that includes Washington, where no statute is known and none was ruled out. A
 * lawyer confirms each rule, and the license or registration that each state asks of the provider, before the first advance.
 */
export const advanceRules: readonly Rule[] = [
  rule({
    id: 'ca-advance-disclosure',
    topic: 'advanceDisclosure',
    state: 'CA',
    from: '2022-12-09',
    // The advance is repaid out of the rent that comes in, so it takes the table of sales-based financing (10 CCR § 914). A
    // commercial loan is one of $5,000 or more (§ 22800(e)); a recipient is offered at most $500,000 (§ 22800(n)).
    says: 'In California, an advance on your rents comes with a table of its amount, APR, cost, payments, term, and prepayment, in the order that the state sets. You sign it before we pay. Advances are between $5,000 and $500,000.',
    source: 'Cal. Fin. Code §§ 22800 to 22805; 10 CCR §§ 900, 901, 914, 920, 931, 940, 942, 943, and 956',
    certainty: 'cited',
    figures: { minCents: 500_000, maxCents: 50_000_000 },
  }),
  rule({
    id: 'fl-advance-disclosure',
    topic: 'advanceDisclosure',
    state: 'FL',
    from: '2024-01-01',
    // The statute asks for no signature and no APR: we ask for one and state the other everywhere.
    says: 'In Florida, an advance on your rents comes with a disclosure of what you get, what you pay back, the cost in dollars, the payments, and what prepayment costs. You sign it before we pay. Advances are at most $500,000.',
    source: 'Fla. Stat. §§ 559.961 to 559.9615 (2023-290)',
    certainty: 'cited',
    figures: { maxCents: 50_000_000 },
  }),
  rule({
    id: 'va-advance-disclosure',
    topic: 'advanceDisclosure',
    state: 'VA',
    from: '2022-07-01',
    // § 6.2-2228 covers what is repaid "as a percentage of sales or revenue" with payments that rise and fall with them, and
    // excepts nothing for recourse. Each payment here is all of the rent that came in after our fee, so it is read to apply.
    says: 'In Virginia, an advance on your rents comes with the state’s disclosure of sales-based financing: the amount, the finance charge, what you pay back, the payments, other fees, prepayment, collateral, and brokers. You sign it before we pay. Advances are at most $500,000.',
    source: 'Va. Code §§ 6.2-2228 to 6.2-2238; 10VAC5-240-10 to -40 (form of the State Corporation Commission)',
    certainty: 'cited',
    figures: { maxCents: 50_000_000 },
  }),
];
