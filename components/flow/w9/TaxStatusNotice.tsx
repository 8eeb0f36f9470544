import { Notice } from '@/components/ui/feedback/Notice';
import type { TaxStatus } from '@/contract/money/w9s/endpoints';
import { formatDate } from '@/lib/format/dates';

const reasonLabels: Record<NonNullable<TaxStatus['reason']>, string> = {
  missing: 'We don’t have your Form W-9 yet.',
  mismatch: 'The IRS says your name and taxpayer number don’t match.',
  struck_out: 'You told us that the IRS makes you subject to backup withholding.',
  foreign: 'You told us you’re not a US person, so we need a Form W-8 instead.',
};

/** What the form, or its lack, means for payments. */
export function TaxStatusNotice({ tax }: { readonly tax: TaxStatus }) {
  const { status, reason, holdsPayouts, withholdingBps, withholdingFrom } = tax;
  if (status === 'ok' || !reason) return null;
  return (
    <Notice
      tone="warning"
      title={
        status === 'backup_withholding' ? `We withhold ${withholdingBps / 100}% of each payment` : 'Before you’re paid'
      }
    >
      {reasonLabels[reason]}
      {holdsPayouts && ' Payments wait until then.'}
      {withholdingFrom && ` From ${formatDate(withholdingFrom.slice(0, 10))}, the law makes us withhold 24%.`}
    </Notice>
  );
}
