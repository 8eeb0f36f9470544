// A notice as a letter: who ends which lease, on which day, by which rule. In English, then the same in Spanish.
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { endingCauses } from '@/contract/law/tenancy';
import { env } from '@/server/env';
import type { NoticeRow } from '@/server/modules/tenancy/notices/repo';
import { openPdf, type Pdf, SIGNATURE_LINE } from '@/server/pdf/document';
import { fillLine, listOf, localLongDay, longDay, type PaperLanguage, paperLanguages } from '@/server/pdf/languages';
import { noticeWords } from './words.data';

export const noticeTitle = ({ side, terms }: Pick<NoticeRow, 'side' | 'terms'>) =>
  `${noticeWords.en[side === 'owner' ? 'titleOwner' : 'titleResident']}: ${terms.address}`;

const causes = ['owner_move_in', 'withdraw', 'remodel', 'government_order', 'sale'] as const;

/** Both languages of a notice; `dated` is the day of the letter. */
export function writeNoticePaper(pdf: Pdf, notice: NoticeRow, dated: Date): void {
  for (const [n, language] of paperLanguages.entries()) {
    if (n > 0) pdf.newPage();
    writeNotice(pdf, language, notice, dated);
  }
}

function writeNotice(pdf: Pdf, language: PaperLanguage, notice: NoticeRow, givenAt: Date): void {
  const { terms, side, lastDay, quote, breaksLease, note, forwardingAddress } = notice;
  const words = noticeWords[language];
  const isOwner = side === 'owner';
  const residents = listOf(language, terms.residents);
  const cause = causes.find((each) => each === notice.cause);
  const source = endingCauses.find(({ id, state }) => id === cause && state === terms.state)?.source;
  const day = longDay(language, lastDay);
  pdf.title(`${isOwner ? words.titleOwner : words.titleResident}: ${terms.address}`);
  pdf.terms([
    { name: words.home, value: `${terms.address}, ${terms.city}, ${terms.state} ${terms.zipcode ?? ''}`.trim() },
    { name: words.from, value: isOwner ? terms.homeowner : residents },
    { name: words.to, value: isOwner ? residents : terms.homeowner },
    { name: words.dated, value: localLongDay(language, givenAt, terms.timeZone) },
    { name: words.lastDay, value: day },
    ...(cause ? [{ name: words.cause, value: `${words[cause]}${source ? ` (${source})` : ''}` }] : []),
    ...(isOwner ? [{ name: words.questions, value: `${env().NOTICE_ADDRESS}, ${env().NOTICE_PHONE}` }] : []),
    ...(forwardingAddress ? [{ name: words.forwarding, value: forwardingAddress }] : []),
  ]);
  pdf.paragraph(fillLine(isOwner ? words.bodyOwner : words.bodyResident, { day }));
  // What people wrote themselves stays as they wrote it.
  if (note && cause) pdf.labeledLine(words.facts, note);
  else if (note) pdf.paragraph(note);
  if (isOwner) pdf.labeledLine(words.signature, SIGNATURE_LINE);
  if (!breaksLease || !quote) return;
  pdf.heading(words.earlyHeading);
  pdf.paragraph(
    fillLine(words.early, {
      days: quote.days,
      expected: formatExactMoney(cents(quote.expectedCents)),
      most: formatExactMoney(cents(quote.mostCents)),
    }),
  );
}

export function renderNotice(notice: NoticeRow, givenAt: Date): Promise<Uint8Array> {
  const pdf = openPdf({ title: noticeTitle(notice), createdAt: givenAt, footer: `Notice ${notice.id}` });
  writeNoticePaper(pdf, notice, givenAt);
  return pdf.bytes();
}
