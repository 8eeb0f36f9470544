// The printable package of a paper: the paper itself, its envelope, and the form for the proof of service.
import { letterKindLabels, serviceMethodLabels } from '@/contract/platform/letters/constants';
import type { LetterRow } from '@/server/modules/platform/letters/repo';
import { openPdf, type Pdf, SIGNATURE_LINE } from '@/server/pdf/document';
import { longDay } from '@/server/pdf/languages';

/** Under which law a declaration without a notary is signed. */
const PERJURY: Readonly<Record<string, string>> = {
  CA: 'Cal. Code Civ. Proc. § 2015.5',
  WA: 'RCW 5.50.050',
  FL: 'Fla. Stat. § 92.525',
  VA: 'Va. Code § 8.01-4.3',
};
const BOX = '[   ]';

type Paper = Pick<LetterRow, 'id' | 'title' | 'kind' | 'recipients' | 'address' | 'methods' | 'certified' | 'source'> &
  Pick<LetterRow, 'dueOn' | 'createdAt'>;

function writeEnvelope(pdf: Pdf, { recipients, address, certified }: Paper, from: string): void {
  pdf.chapter('Envelope');
  pdf.paragraph('Print this page on the envelope, or cut out the addresses.', 'soft');
  pdf.terms([
    { name: 'From', value: from },
    { name: 'To', value: [...recipients, ...address.lines].join('\n') },
    ...(certified ? [{ name: 'Certified mail number', value: SIGNATURE_LINE }] : []),
  ]);
}

function writeProof(pdf: Pdf, letter: Paper, state: string): void {
  pdf.chapter('Proof of service');
  pdf.terms([
    { name: 'Paper', value: `${letterKindLabels[letter.kind]}: ${letter.title}` },
    { name: 'Served on', value: letter.recipients.join(', ') },
    { name: 'Address', value: letter.address.lines.join(', ') },
    { name: 'Law', value: letter.source },
    { name: 'Serve it by', value: longDay('en', letter.dueOn) },
  ]);
  pdf.heading('How it was served');
  for (const method of letter.methods) pdf.paragraph(`${BOX} ${serviceMethodLabels[method]}`);
  pdf.labeledLine('Day and time', SIGNATURE_LINE);
  pdf.labeledLine('Person who received it, if anyone', SIGNATURE_LINE);
  if (letter.certified || letter.methods.includes('certifiedMail'))
    pdf.labeledLine('Certified mail number', SIGNATURE_LINE);
  pdf.heading('Declaration');
  pdf.paragraph(
    `I am at least 18 years old. I served a copy of the paper named above on the day and in the way marked above. I declare under penalty of perjury under the laws of the state that this is true and correct${PERJURY[state] ? ` (${PERJURY[state]})` : ''}.`,
  );
  pdf.labeledLine('Name', SIGNATURE_LINE);
  pdf.labeledLine('Signature', SIGNATURE_LINE);
  pdf.labeledLine('Date and place', SIGNATURE_LINE);
}

/** The paper alone, as it is served and as a mail service prints it. */
export function renderPaper(letter: Paper, write: (pdf: Pdf) => void): Promise<Uint8Array> {
  const pdf = openPdf({ title: letter.title, createdAt: letter.createdAt, footer: `Paper ${letter.id}` });
  write(pdf);
  return pdf.bytes();
}

/** The paper with its envelope and the form for the proof of service. */
export function renderPackage(
  letter: Paper,
  write: (pdf: Pdf) => void,
  { from, state }: { from: string; state: string },
): Promise<Uint8Array> {
  const pdf = openPdf({ title: letter.title, createdAt: letter.createdAt, footer: `Paper ${letter.id}` });
  write(pdf);
  writeEnvelope(pdf, letter, from);
  writeProof(pdf, letter, state);
  return pdf.bytes();
}
