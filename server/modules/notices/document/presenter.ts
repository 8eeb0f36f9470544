// A notice as a letter: who ends which lease, on which day, by which rule.
import { formatDay } from '@/contract/format/days';
import { formatExactMoney } from '@/contract/money/cents';
import { causeLabel } from '@/server/modules/notices/presenter';
import type { NoticeRow } from '@/server/modules/notices/repo';
import { openPdf } from '@/server/pdf/document';

export const noticeTitle = ({ side, terms }: Pick<NoticeRow, 'side' | 'terms'>) =>
  `${side === 'owner' ? 'Notice to end the lease' : 'Notice to move out'}: ${terms.address}`;

export function renderNotice(notice: NoticeRow, givenAt: Date): Promise<Uint8Array> {
  const { terms, side, lastDay, quote, breaksLease, note, forwardingAddress } = notice;
  const title = noticeTitle(notice);
  const pdf = openPdf({ title, createdAt: givenAt, footer: `Notice ${notice.id}` });
  const residents = new Intl.ListFormat('en-US').format(terms.residents);
  const cause = causeLabel(terms.state, notice.cause);
  pdf.title(title);
  pdf.terms([
    { name: 'Home', value: `${terms.address}, ${terms.city}, ${terms.state}` },
    { name: 'From', value: side === 'owner' ? terms.homeowner : residents },
    { name: 'To', value: side === 'owner' ? residents : terms.homeowner },
    { name: 'Given', value: givenAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: terms.timeZone }) },
    { name: 'Last day of the lease', value: formatDay(lastDay, 'long') },
    ...(cause ? [{ name: 'Cause', value: cause }] : []),
    ...(forwardingAddress ? [{ name: 'Forwarding address', value: forwardingAddress }] : []),
  ]);
  pdf.paragraph(
    side === 'owner'
      ? `This is written notice that the lease of this home ends on ${formatDay(lastDay, 'long')}. Please move out by then and return the keys.`
      : `This is written notice that we end the lease of this home and move out by ${formatDay(lastDay, 'long')}.`,
  );
  if (note) pdf.paragraph(note);
  if (breaksLease && quote) {
    pdf.heading('Leaving before the lease ends');
    pdf.paragraph(
      `The residents owe rent until a new lease begins. We expect ${quote.days} days, or ${formatExactMoney(quote.expectedCents)}. It is never more than the rent through the end of the lease, ${formatExactMoney(quote.mostCents)}. We look for new residents at once.`,
    );
  }
  return pdf.bytes();
}
