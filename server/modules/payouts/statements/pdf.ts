// The statement of a month as a file: the same payout gives the same file.
import { formatExactMoney } from '@/contract/money/cents';
import { payoutLineLabels } from '@/contract/payouts/constants';
import type { Payout } from '@/contract/payouts/endpoints';
import { openPdf } from '@/server/pdf/document';

const formatMonth = (period: string) =>
  new Date(`${period}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const statementTitle = (period: string) => `Statement ${formatMonth(period)}`;

export function renderStatement(
  payout: Payout,
  { address, owner, createdAt }: { address: string; owner: string; createdAt: Date },
): Promise<Uint8Array> {
  const title = statementTitle(payout.period);
  const pdf = openPdf({ title, createdAt, footer: `Payout ${payout.id}` });
  pdf.title(title);
  pdf.terms([
    { name: 'Home', value: address },
    { name: 'Owner', value: owner },
    { name: 'Payout date', value: formatDay(payout.payOn) },
  ]);
  pdf.heading('Our fees, then everything else');
  for (const { kind, amount, description } of payout.lines)
    pdf.labeledLine([payoutLineLabels[kind], description].filter(Boolean).join(': '), formatExactMoney(amount));
  pdf.labeledLine('Payout', formatExactMoney(payout.amount));
  if (payout.reserve > 0) pdf.labeledLine('Your reserve with us', formatExactMoney(payout.reserve));
  if (payout.carried !== 0) pdf.labeledLine('Kept for the next payout', formatExactMoney(payout.carried));
  if (payout.parts.length > 0) {
    pdf.heading('Where it went');
    for (const { name, bank, amount, arrivesOn } of payout.parts)
      pdf.labeledLine(`${name}, ${bank}${arrivesOn ? `, by ${formatDay(arrivesOn)}` : ''}`, formatExactMoney(amount));
  }
  pdf.paragraph('We never change a statement. A correction is a line of the next one.', 'soft');
  return pdf.bytes();
}
