import { listFormat } from '@/contract/format/intl';
import type { Bureau } from '@/contract/leasing/applications/constants';
import { bureauLinks } from '@/contract/leasing/screenings/constants';

/** Day of the next month from which the file of a month is made: bank payments that come back have come back by then. */
export const RENT_REPORT_DAY = 10;
/** After residents stop, they cannot start again for so many months (Cal. Civ. Code § 1954.07(d)); we keep one rule everywhere. */
export const MONTHS_BEFORE_REPORTING_AGAIN = 6;
/** Days for the answer to a dispute: 15 U.S.C. § 1681s-2(a)(8)(E) with § 1681i(a)(1), 12 CFR 1022.43(e). */
export const RENT_DISPUTE_DAYS = 30;
/** Past months that a file says something about. */
export const REPORTED_MONTHS = 24;
/** Files, and open disputes, that the desk lists at once. */
export const RENT_REPORT_PAGE = 100;
/** Residents of a file that the desk lists at once, those who are left out first. */
export const RENT_REPORT_LINES = 500;

export const RENT_REPORT_OUTCOMES = ['reported', 'left_out', 'removed'] as const;
export type RentReportOutcome = (typeof RENT_REPORT_OUTCOMES)[number];

/** Why an enrolled resident is not in a file. */
export const LEFT_OUT_REASONS = [
  'not_on_time',
  'no_rent',
  'no_birth_date',
  'not_latin',
  'long_address',
  'refused',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
/** Those that our team can do something about. */
export const MENDABLE_REASONS: readonly LeftOutReason[] = ['no_birth_date', 'not_latin', 'long_address', 'refused'];

export const bureauNames = (bureaus: readonly Bureau[]): string =>
  listFormat().format(bureaus.map((bureau) => bureauLinks[bureau].name));

/**
 * What residents agree to, a paragraph each: the written election of Cal. Civ. Code § 1954.07(d), which names each agency,
 * the fee, and the six months after stopping.
 */
export const rentReportingConsent = (bureaus: readonly Bureau[]): readonly string[] => [
  `This is optional and free. If you say yes, we report your rent to ${bureauNames(bureaus)} for each month in which the whole rent was paid on time, that is, within the days of grace in the lease.`,
  'We report nothing about other months: no late, partial, or missed payment.',
  'We send your name, date of birth, and address, the day the lease began, the rent, and what was paid. We don’t send your Social Security number.',
  `You can start at any time, and stop at any time on this page. After you stop, you can’t start again for ${MONTHS_BEFORE_REPORTING_AGAIN} months.`,
  'If something we reported is wrong, tell us here. We answer within 30 days, and the bureau shows that you dispute it until then.',
];
