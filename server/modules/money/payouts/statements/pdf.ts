// The statement of a month as a file: the same payout gives the same file.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { payoutLineLabels } from '@/contract/money/payouts/constants';
import type { Payout } from '@/contract/money/payouts/endpoints';
import { openPdf } from '@/server/pdf/document';

export const statementTitle = (period: string) => `Statement ${formatDay(period, 'monthAndYear')}`;

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
    { name: 'Payout date', value: formatDay(payout.payOn, 'medium') },
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
      pdf.labeledLine(
        `${name}, ${bank}${arrivesOn ? `, by ${formatDay(arrivesOn, 'medium')}` : ''}`,
        formatExactMoney(amount),
      );
  }
  pdf.paragraph('We never change a statement. A correction is a line of the next one.', 'soft');
  return pdf.bytes();
}
