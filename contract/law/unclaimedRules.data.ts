import type { Rule } from './rules';

const CHECKED_ON = '2026-12-01';
const rule = (own: Omit<Rule, 'checked'>): Rule => ({ ...own, checked: CHECKED_ON });

/**
 * Unclaimed property. `dormantMonths` after the money was owed it is presumed abandoned (`dormantDays` come on top). A year of
 * reports ends with the month `cutoffMonth`; the report is due by `reportDay` of `reportMonth` after it. The letter goes out
 * between `letterFrom` and `letterUntil` before that day, in months where `letterInMonths` is 1 and in days otherwise, for
 * money of `letterCents` or more, and by certified mail above `certifiedAboveCents`. `remitMonth`, `remitFromDay`, and
 * `remitDay`: when the money follows in the next year; with the report where there are none. Each
 * owner is named, also where the state takes small amounts together. A lawyer confirms every rule before the first report.
 */
export const unclaimedRules: readonly Rule[] = [
  rule({
    id: 'ca-unclaimed-property',
    topic: 'unclaimedProperty',
    state: 'CA',
    from: '1991-01-01',
    // "Before November 1" (sco.ca.gov/upd_rptg.html and the guide of the Controller, rev. 10/2022): the last day is October 31.
    says: 'In California, money that you do not collect for three years goes to the State Controller. We write to you 6 to 12 months before we report it, and you can claim it from the state after that, without a time limit.',
    source:
      'Cal. Code Civ. Proc. §§ 1501.5, 1510, 1520(a) and (b), 1530(b) and (d), 1532; State Controller, 5 Steps to Reporting Unclaimed Property (rev. 10/2022)',
    certainty: 'cited',
    figures: {
      dormantMonths: 36,
      cutoffMonth: 6,
      reportMonth: 10,
      reportDay: 31,
      letterInMonths: 1,
      letterFrom: 12,
      letterUntil: 6,
      letterCents: 5_000,
      remitMonth: 6,
      remitFromDay: 1,
      remitDay: 15,
    },
  }),
  rule({
    id: 'wa-unclaimed-property',
    topic: 'unclaimedProperty',
    state: 'WA',
    from: '2023-01-01',
    // The act is read to allow 60 to 180 days. That window was not read in the act itself: 60 to 120 days lies in it.
    says: 'In Washington, money that you do not collect for three years goes to the Department of Revenue. We write to you 60 to 120 days before we report it, and you can claim it from the state after that.',
    source:
      'RCW 63.30.040(4) and (6) (three years), 63.30.220 to 63.30.290 (report and notice); HB 1127 bill analysis 2025 (October 31, $75)',
    certainty: 'cited',
    figures: {
      dormantMonths: 36,
      cutoffMonth: 6,
      reportMonth: 10,
      reportDay: 31,
      letterFrom: 120,
      letterUntil: 60,
      letterCents: 7_500,
    },
  }),
  rule({
    id: 'fl-unclaimed-property',
    topic: 'unclaimedProperty',
    state: 'FL',
    from: '2025-01-01',
    // Certified mail above $1,000 was not read in the statute: it is the stricter way, and a lawyer confirms it.
    says: 'In Florida, money that you do not collect for five years goes to the Department of Financial Services. We write to you 60 to 120 days before we report it, and you can claim it from the state after that.',
    source:
      'Fla. Stat. §§ 717.102 (five years), 717.117 (report before May 1 of the calendar year before; notice), 717.119; Georgeson table of due diligence ($50, 60 to 120 days)',
    certainty: 'cited',
    figures: {
      dormantMonths: 60,
      cutoffMonth: 12,
      reportMonth: 4,
      reportDay: 30,
      letterFrom: 120,
      letterUntil: 60,
      letterCents: 5_000,
      certifiedAboveCents: 100_000,
    },
  }),
  rule({
    id: 'va-unclaimed-property',
    topic: 'unclaimedProperty',
    state: 'VA',
    from: '2019-10-01',
    // The treasury names "at least 60 days before the report"; the end of the window is the usual one.
    says: 'In Virginia, money that you do not collect for five years goes to the State Treasurer. We write to you 60 to 120 days before we report it, and you can claim it from the state after that.',
    source:
      'Va. Code §§ 55.1-2500, 55.1-2501, 55.1-2524; Virginia Treasury, Annual Holder Report Forms and Instructions (rev. 7/1/2021), vamoneysearch.org ($100, 60 days)',
    certainty: 'cited',
    figures: {
      dormantMonths: 60,
      cutoffMonth: 6,
      reportMonth: 10,
      reportDay: 31,
      letterFrom: 120,
      letterUntil: 60,
      letterCents: 10_000,
    },
  }),
  rule({
    id: 'va-unclaimed-deposit',
    topic: 'unclaimedDeposit',
    state: 'VA',
    from: '2019-10-01',
    says: 'In Virginia, the deposit of residents who leave no new address goes to the State Treasurer one year after the 45 days for its return.',
    source: 'Va. Code § 55.1-1226(B); Virginia REALTORS, Unclaimed Funds (July 18, 2023)',
    certainty: 'cited',
    figures: { dormantMonths: 12, dormantDays: 45 },
  }),
  ...(['CA', 'WA', 'FL', 'VA'] as const).map((state) =>
    rule({
      id: `${state.toLowerCase()}-unclaimed-service`,
      topic: 'unclaimedService',
      state,
      from: '1991-01-01',
      says: 'The notice about money that you did not collect goes to the last address we know, by first-class mail.',
      source: {
        CA: 'Cal. Code Civ. Proc. § 1520(b)',
        WA: 'RCW 63.30.280',
        FL: 'Fla. Stat. § 717.117',
        VA: 'Va. Code § 55.1-2500 ("due diligence")',
      }[state],
      certainty: state === 'VA' ? 'statute' : 'cited',
      figures: { paper: 1, mail: 1, mailDays: 0 },
    }),
  ),
];
