// The deposit statement as a PDF: what was held, each line with its arithmetic and evidence, and what goes back. In
// English, then the same in Spanish.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays, addMonths } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { payeeOf, STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { type DepositItem, depositTotals, usefulLives } from '@/contract/tenancy/moveOuts/deposit';
import { evidenceOf, type Inspected } from '@/server/modules/tenancy/moveOuts/inspection/inspection';
import { deadlineOf, lineAmount, needsInvoice, objectionDay } from '@/server/modules/tenancy/moveOuts/presenter';
import type { DeductionRow, LeaseSide, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import { openPdf, type Pdf } from '@/server/pdf/document';
import { fillLine, listOf, longDay, type PaperLanguage, paperLanguages } from '@/server/pdf/languages';
import { statementWords } from './words.data';

export const statementTitle = (lease: Pick<LeaseSide, 'terms'>) =>
  `${statementWords.en.title}: ${lease.terms.address.streetAddress}`;

interface Statement {
  lease: LeaseSide;
  row: MoveOutRow;
  lines: readonly DeductionRow[];
  /** Where a line comes from the inspection. */
  inspected?: Inspected | undefined;
  /** Interest that the deposit earned, credited on the account of the lease. */
  interestCents: number;
}

function writeStatement(
  pdf: Pdf,
  language: PaperLanguage,
  { lease, row, lines, inspected, interestCents }: Statement,
): void {
  const { terms } = lease;
  const { streetAddress, unit, city, state, zipcode } = terms.address;
  const words = statementWords[language];
  const totals = depositTotals(cents(row.deposit ?? 0), lines.map(lineAmount));
  const deadline = deadlineOf(lease, row);
  const sentOn = row.statementSentAt && localDay(row.statementSentAt, row.timeZone);
  pdf.title(`${words.title}: ${streetAddress}`);
  pdf.terms([
    { name: words.home, value: `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}` },
    { name: words.from, value: `${terms.homeowner}, ${terms.noticeAddress}` },
    { name: words.residents, value: listOf(language, terms.residents) },
    ...(sentOn ? [{ name: words.dated, value: longDay(language, sentOn) }] : []),
    { name: words.left, value: row.leftOn ? longDay(language, row.leftOn) : '' },
    ...(row.forwardingAddress ? [{ name: words.sentTo, value: row.forwardingAddress }] : []),
    ...(deadline
      ? [{ name: words.due, value: `${longDay(language, deadline.claimBy)} (${deadline.rule.source})` }]
      : []),
    ...(row.certifiedMailNumber ? [{ name: words.certified, value: row.certifiedMailNumber }] : []),
  ]);
  pdf.heading(words.deductions);
  if (lines.length === 0) pdf.paragraph(words.none);
  for (const line of lines) {
    const life = usefulLives[line.item as DepositItem].months;
    const cost = formatExactMoney(cents(line.cost));
    // What was damaged stays in the words of the person who wrote it down.
    pdf.labeledLine(`${line.room}: ${line.description}`, formatExactMoney(lineAmount(line)));
    if (line.proofKind === 'account') {
      pdf.paragraph(words.owed, 'soft');
      continue;
    }
    const proof = words[line.proofKind];
    pdf.paragraph(
      life === null
        ? fillLine(words.cost, { cost, proof })
        : fillLine(words.wornCost, { cost, proof, life, left: Math.max(0, life - line.ageMonths) }),
      'soft',
    );
    if (line.workPhotoId !== null) pdf.paragraph(words.workPhoto, 'soft');
    if (deadline && needsInvoice(deadline, line))
      pdf.paragraph(fillLine(words.invoiceFollows, { days: deadline.estimateDocsDays ?? 0 }), 'soft');
    if (!line.inspectionItem || !inspected) continue;
    const { item, before, now, comments } = evidenceOf(inspected, line.inspectionItem);
    const label = (state: typeof now) => words[state === null || state === 'none' ? 'notThere' : state];
    pdf.paragraph(fillLine(words.inspected, { item, before: label(before), now: label(now) }), 'soft');
    for (const { author, text } of comments) pdf.labeledLine(fillLine(words.comment, { author }), text);
  }
  pdf.heading(words.totals);
  pdf.labeledLine(words.held, formatExactMoney(totals.held));
  pdf.labeledLine(words.deducted, formatExactMoney(totals.deducted));
  pdf.labeledLine(words.refund, formatExactMoney(totals.refund));
  if (totals.refund > 0 && terms.residents.length > 1)
    pdf.paragraph(fillLine(words.onePayment, { payee: payeeOf(terms.residents) }), 'soft');
  if (interestCents > 0) {
    pdf.labeledLine(words.interest, formatExactMoney(cents(interestCents)));
    pdf.paragraph(words.interestCredited, 'soft');
  }
  pdf.paragraph(words.dispute, 'soft');
  if (!deadline || !sentOn || lines.length === 0) return;
  const { objectDays, disputeYears } = deadline;
  if (objectDays !== null) {
    const amount = formatExactMoney(totals.deducted);
    pdf.heading(words.claim);
    pdf.paragraph(fillLine(words.claimNotice, { amount, days: objectDays, address: terms.noticeAddress }));
  }
  const answerBy =
    objectionDay(lease, deadline, row) ?? (row.statementGivenOn && addDays(row.statementGivenOn, STANDING_DAYS));
  const until = longDay(language, addMonths(sentOn, 12 * disputeYears));
  pdf.paragraph(
    answerBy
      ? fillLine(words.stands, { day: longDay(language, answerBy), until })
      : fillLine(words.standsServed, { days: STANDING_DAYS, until }),
    'soft',
  );
  pdf.paragraph(fillLine(words.offers, { days: STANDING_DAYS }), 'soft');
}

/** Both languages of a statement. */
export function writeStatementPaper(pdf: Pdf, statement: Statement): void {
  for (const [n, language] of paperLanguages.entries()) {
    if (n > 0) pdf.newPage();
    writeStatement(pdf, language, statement);
  }
}

export function renderStatement(statement: Statement, sentAt: Date): Promise<Uint8Array> {
  const { lease, row } = statement;
  const pdf = openPdf({ title: statementTitle(lease), createdAt: sentAt, footer: `Move-out ${row.id}` });
  writeStatementPaper(pdf, statement);
  return pdf.bytes();
}
