// The deposit statement as a PDF: what was held, each line with its arithmetic and evidence, and what goes back.
import { formatDay } from '@/contract/format/days';
import { cents, formatExactMoney } from '@/contract/money/cents';
import { splitEvenly } from '@/contract/money/split';
import { type DepositItem, depositTotals, usefulLives } from '@/contract/moveOuts/deposit';
import { deadlineOf, lineAmount } from '@/server/modules/moveOuts/presenter';
import type { DeductionRow, LeaseSide, MoveOutRow } from '@/server/modules/moveOuts/repo';
import { openPdf } from '@/server/pdf/document';

export const statementTitle = (lease: Pick<LeaseSide, 'terms'>) =>
  `Security deposit statement: ${lease.terms.address.streetAddress}`;

export function renderStatement(
  lease: LeaseSide,
  row: MoveOutRow,
  lines: readonly DeductionRow[],
  sentAt: Date,
): Promise<Uint8Array> {
  const { terms } = lease;
  const { streetAddress, unit, city, state, zipcode } = terms.address;
  const title = statementTitle(lease);
  const pdf = openPdf({ title, createdAt: sentAt, footer: `Move-out ${row.id}` });
  const totals = depositTotals(cents(row.depositCents ?? 0), lines.map(lineAmount));
  const deadline = deadlineOf(lease, row);
  pdf.title(title);
  pdf.terms([
    { name: 'Home', value: `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}` },
    { name: 'Residents', value: new Intl.ListFormat('en-US').format(terms.residents) },
    { name: 'Moved out', value: row.leftOn ? formatDay(row.leftOn, 'long') : '' },
    ...(row.forwardingAddress ? [{ name: 'Sent to', value: row.forwardingAddress }] : []),
    ...(deadline
      ? [{ name: 'Due by law', value: `${formatDay(deadline.claimBy, 'long')} (${deadline.rule.source})` }]
      : []),
    ...(row.certifiedMailNumber ? [{ name: 'Certified mail', value: row.certifiedMailNumber }] : []),
  ]);
  pdf.heading('Deductions');
  if (lines.length === 0) pdf.paragraph('None. The full deposit is returned.');
  for (const line of lines) {
    const life = usefulLives[line.item as DepositItem].months;
    pdf.labeledLine(`${line.room}: ${line.description}`, formatExactMoney(lineAmount(line)));
    pdf.paragraph(
      life === null
        ? `Cost ${formatExactMoney(line.costCents)}. Evidence: photos before and after, and the ${line.proofKind}.`
        : `Cost ${formatExactMoney(line.costCents)} × ${Math.max(0, life - line.ageMonths)} of ${life} months of useful life left. Evidence: photos before and after, and the ${line.proofKind}.`,
      'soft',
    );
  }
  pdf.heading('Totals');
  pdf.labeledLine('Deposit held', formatExactMoney(totals.held));
  pdf.labeledLine('Deductions', formatExactMoney(totals.deducted));
  pdf.labeledLine('Refund', formatExactMoney(totals.refund));
  for (const [n, share] of splitEvenly(totals.refund, terms.residents.length).entries())
    pdf.labeledLine(terms.residents[n] ?? '', formatExactMoney(share));
  pdf.paragraph('You can accept or dispute each line in your account.', 'soft');
  return pdf.bytes();
}
