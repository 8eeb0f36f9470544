// Taxpayer identification for payments we report, as dated law.

import { DAY_MS } from '@/contract/calendar/durations';
import type { TaxStatus } from '@/contract/money/w9s/endpoints';

/** Backup withholding, in basis points: the fourth lowest income tax rate (26 U.S.C. §§ 1(c), 3406(a)(1)). */
export const BACKUP_WITHHOLDING_BPS = 2_400;
/** Days that payouts wait for a first Form W-9 before they go out with withholding. Ours: the law allows no payout without. */
export const DAYS_TO_CERTIFY = 14;
/** Days to correct a number that the IRS rejects before withholding begins (26 CFR § 31.3406(d)-5: 30 business days). */
export const DAYS_TO_CORRECT = 30;

/** From which rents of a year Form 1099-MISC is due, and from which pay for work Form 1099-NEC, as the law says it for payments of that year and later. */
export interface ReportingThreshold {
  readonly fromYear: number;
  readonly cents: number;
  readonly source: string;
  /** The local day of the last review. */
  readonly checked: string;
}
/** The oldest first. From 2027 on the figure follows inflation: each year has its line once the IRS publishes it. */
export const reportingThresholds: readonly ReportingThreshold[] = [
  { fromYear: 1954, cents: 60_000, source: '26 U.S.C. §§ 6041(a) and 6041A(a)(2), before 2026', checked: '2026-11-23' },
  {
    fromYear: 2026,
    cents: 200_000,
    source: '26 U.S.C. §§ 6041(a) and (h), and 6041A(a)(2), as amended by Pub. L. 119-21 § 70433',
    checked: '2026-11-26',
  },
];

/** The threshold of a year. */
export function reportingThreshold(year: number): ReportingThreshold {
  const found = reportingThresholds.findLast(({ fromYear }) => fromYear <= year);
  if (!found) throw new Error(`No threshold for ${year}`);
  return found;
}

interface TaxFacts {
  /** The form that counts; null where none was certified. */
  form: { isForeign: boolean; isStruckOut: boolean; isMismatch: boolean; mismatchAt: Date | null } | null;
  /** When we first asked for one; null where we have not. */
  askedAt: Date | null;
}

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** What payouts have to heed at a moment. */
export function taxStatusAt({ form, askedAt }: TaxFacts, now: Date): TaxStatus {
  const result = (
    status: TaxStatus['status'],
    reason: TaxStatus['reason'],
    more: Partial<Pick<TaxStatus, 'holdsPayouts' | 'withholdingFrom'>> = {},
  ): TaxStatus => ({
    status,
    reason,
    withholdingBps: status === 'backup_withholding' ? BACKUP_WITHHOLDING_BPS : 0,
    holdsPayouts: false,
    withholdingFrom: null,
    ...more,
  });
  if (form?.isForeign) return result('w8_required', 'foreign', { holdsPayouts: true });
  if (!form) {
    const from = askedAt ? after(askedAt, DAYS_TO_CERTIFY) : null;
    if (from && from <= now) return result('backup_withholding', 'missing');
    return result('warning', 'missing', { holdsPayouts: true, withholdingFrom: from?.toISOString() ?? null });
  }
  if (form.isStruckOut) return result('backup_withholding', 'struck_out');
  if (form.isMismatch && form.mismatchAt) {
    const from = after(form.mismatchAt, DAYS_TO_CORRECT);
    if (from <= now) return result('backup_withholding', 'mismatch');
    return result('warning', 'mismatch', { withholdingFrom: from.toISOString() });
  }
  return result('ok', null);
}

/** Which part of a home's rent decides first: who holds payouts before who has them reduced. */
const SEVERITIES: readonly TaxStatus['status'][] = ['ok', 'warning', 'backup_withholding', 'w8_required'];

/** The status of a home with several taxpayers who report its rent, each with their part of it in basis points. */
export function combinedTaxStatus(parts: readonly { basisPoints: number; tax: TaxStatus }[]): TaxStatus {
  const severity = ({ tax }: { tax: TaxStatus }) =>
    SEVERITIES.indexOf(tax.status) + (tax.holdsPayouts ? SEVERITIES.length : 0);
  const [worst] = [...parts].sort((one, other) => severity(other) - severity(one));
  if (!worst) throw new Error('Nobody reports the rent of this home');
  const withheld = parts.reduce((sum, { basisPoints, tax }) => sum + basisPoints * tax.withholdingBps, 0);
  return { ...worst.tax, withholdingBps: Math.round(withheld / 10_000) };
}
