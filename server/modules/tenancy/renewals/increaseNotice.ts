// The notice of a higher rent as a letter. Washington prescribes its form (RCW 59.18.720); elsewhere it says the new rent
// and its first day (Cal. Civ. Code § 827(b)).
import { type Cents, formatExactMoney } from '@/contract/amounts/cents';
import { increaseFormText } from '@/contract/law/texts/washingtonIncrease.data';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { type Pdf, SIGNATURE_LINE } from '@/server/pdf/document';
import { fillLine, listOf, longDay, paperLanguages } from '@/server/pdf/languages';
import { increaseWords } from './words.data';

export interface IncreaseNotice {
  state: string;
  terms: LeaseTerms;
  /** A month, today. */
  currentRent: Cents;
  /** The lowest of the twelve months before the new rent starts, from which the law counts. */
  baseRent: Cents;
  /** The rents offered, each above the one of today; the residents choose one. */
  rents: readonly Cents[];
  startOn: string;
  /** The local day of the letter. */
  datedOn: string;
  /** The most that the law allows; null where it names no figure. */
  maxRent: Cents | null;
}

/** An increase in percent with two decimals, never rounded down: `4.50%`. */
export const increasePercent = (from: Cents, to: Cents): string =>
  `${(Math.ceil(((to - from) * 10_000) / from) / 100).toFixed(2)}%`;

const placeOf = ({ address: { streetAddress, unit, city, state, zipcode } }: LeaseTerms) =>
  `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`;

/** The form of Washington, once for each rent that is offered. */
function writeStatutoryForm(pdf: Pdf, notice: IncreaseNotice): void {
  const { terms, currentRent, baseRent, rents, startOn, datedOn, maxRent } = notice;
  for (const [n, rent] of rents.entries()) {
    if (n > 0) pdf.newPage();
    const fill = (line: string) =>
      fillLine(line, {
        tenants: listOf('en', terms.residents),
        address: placeOf(terms),
        landlord: terms.homeowner,
        day: longDay('en', startOn),
        percent: increasePercent(baseRent, rent),
        increase: formatExactMoney((rent - currentRent) as Cents),
        total: formatExactMoney(rent),
        belowMost: maxRent === null || rent < maxRent ? 'X' : ' ',
        most: maxRent !== null && rent >= maxRent ? 'X' : ' ',
      });
    pdf.title(increaseFormText.title);
    for (const line of increaseFormText.paragraphs) pdf.paragraph(fill(line));
    pdf.labeledLine('Date', longDay('en', datedOn));
    pdf.labeledLine('Landlord or landlord’s representative', SIGNATURE_LINE);
  }
}

export function writeIncreaseNotice(pdf: Pdf, notice: IncreaseNotice): void {
  if (notice.state === 'WA') {
    writeStatutoryForm(pdf, notice);
    return;
  }
  const { terms, currentRent, baseRent, rents, startOn, datedOn } = notice;
  for (const [n, language] of paperLanguages.entries()) {
    if (n > 0) pdf.newPage();
    const words = increaseWords[language];
    const day = longDay(language, startOn);
    pdf.title(words.title);
    pdf.terms([
      { name: words.home, value: placeOf(terms) },
      { name: words.from, value: terms.homeowner },
      { name: words.to, value: listOf(language, terms.residents) },
      { name: words.dated, value: longDay(language, datedOn) },
      { name: words.now, value: formatExactMoney(currentRent) },
    ]);
    for (const rent of rents)
      pdf.paragraph(
        fillLine(words.body, { rent: formatExactMoney(rent), day, percent: increasePercent(baseRent, rent) }),
      );
    if (rents.length > 1) pdf.paragraph(words.choose);
    pdf.paragraph(words.later, 'soft');
    pdf.labeledLine(words.questions, terms.noticeAddress);
    pdf.labeledLine(words.signature, SIGNATURE_LINE);
  }
}
