import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { Renewal } from '@/contract/tenancy/renewals/endpoints';
import { formatCents } from '@/lib/format/money';

export const termLabel = (months: number | null) => (months === null ? 'Month to month' : `${months} months`);

export const optionLabel = ({ months, rentCents }: { months: number | null; rentCents: number }) =>
  `${termLabel(months)} at ${formatCents(rentCents)}/mo`;

/** How a rent differs from today’s: `$50 more a month (+2.3%)`. */
export function differenceText(rentCents: number, currentRentCents: number): string {
  const change = rentCents - currentRentCents;
  if (change === 0) return 'The same rent as today';
  const percent = Math.round((Math.abs(change) / currentRentCents) * 1000) / 10;
  return `${formatCents(Math.abs(change))} ${change > 0 ? 'more' : 'less'} a month (${change > 0 ? '+' : '−'}${percent}%)`;
}

export const renewalBadges: Record<Renewal['status'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  approved: { label: 'In review', tone: 'info' },
  sent: { label: 'Sent', tone: 'info' },
  viewed: { label: 'Viewed', tone: 'info' },
  countered: { label: 'Counteroffer', tone: 'warning' },
  accepted: { label: 'Ready to sign', tone: 'success' },
  signed: { label: 'Signed', tone: 'success' },
  active: { label: 'In effect', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  move_out: { label: 'Moving out', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};
