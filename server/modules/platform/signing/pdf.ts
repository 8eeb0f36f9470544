// The sealed file: the paper as it was shown, the marks of everybody, and a page that tells how it came about.

import { prescribedPoints } from '@/contract/law/texts/points';
import { esignConsent } from '@/contract/platform/signing/constants';
import type { DocumentSection, SignerRole, SigningDocument } from '@/contract/platform/signing/endpoints';
import { openPdf, type Pdf, PLAIN_POINTS } from '@/server/pdf/document';
import type { AuditRow, EnvelopeWithSigners, SignerRow } from './repo';

const roleLabels: Record<SignerRole, string> = {
  resident: 'Resident',
  coSigner: 'Co-signer',
  homeowner: 'Homeowner',
  manager: 'For Belong, as manager',
  formerResident: 'Resident who leaves the lease',
};

const formatTimestamp = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');

/** The titles of the documents that are signed with a paper and become files of their own. */
export const ownDocuments = ({ sections }: Pick<SigningDocument, 'sections'>): readonly string[] => [
  ...new Set(sections.flatMap(({ ownDocument }) => ownDocument ?? [])),
];

/** What a file of an envelope holds: the paper without the documents of their own, or one of these. */
function partOf({ title, language, keyTerms, sections }: SigningDocument, own: string | undefined): SigningDocument {
  if (own !== undefined)
    return { title: own, language, sections: sections.filter(({ ownDocument }) => ownDocument === own) };
  const rest = sections.filter(({ ownDocument }) => ownDocument === undefined);
  return { title, language, sections: rest, ...(keyTerms && { keyTerms }) };
}

/** A whole file, unsealed; `own`: of a document of its own. The same envelope gives the same words in the same places. */
export async function renderDocument(
  { envelope, signers }: EnvelopeWithSigners,
  trail: readonly AuditRow[],
  at: Date,
  own?: string,
): Promise<Uint8Array> {
  const paper = partOf(envelope.paper, own);
  const pdf = openPdf({
    title: paper.title,
    language: paper.language,
    createdAt: at,
    footer: `Envelope ${envelope.id}`,
  });
  pdf.title(paper.title);
  const first = paper.sections.filter(({ firstPage }) => firstPage);
  for (const section of first) renderSection(pdf, section, signers);
  if (paper.keyTerms) {
    pdf.heading('Key terms');
    pdf.terms(paper.keyTerms);
    pdf.newPage();
  }
  let part = paper.sections[0]?.part;
  for (const section of paper.sections) {
    if (first.includes(section)) continue;
    if (section.part && section.part !== part) pdf.chapter(section.part);
    part = section.part;
    renderSection(pdf, section, signers);
  }
  if (own === undefined)
    for (const title of ownDocuments(envelope.paper))
      pdf.labeledLine('Signed with this paper, in a file of its own', title);
  else pdf.labeledLine('Signed together with', envelope.paper.title);
  pdf.chapter('Signatures');
  for (const signer of signers) if (signer.status === 'signed') renderMark(pdf, signer);
  renderCertificate(pdf, { envelope, signers }, trail);
  return pdf.bytes();
}

/** As the screen shows it, with the initials that were set beneath it. */
function renderSection(pdf: Pdf, section: DocumentSection, signers: readonly SignerRow[]): void {
  const { id, heading, paragraphs, rows, summary, summaryEs, source, attachments = [], optional } = section;
  pdf.heading(heading);
  if (rows) pdf.table(rows);
  for (const paragraph of paragraphs)
    pdf.paragraph(paragraph, prescribedPoints(paragraph) > PLAIN_POINTS ? 'large' : 'plain');
  if (summary) pdf.paragraph(`In plain words: ${summary}`, 'soft');
  if (summaryEs) pdf.paragraph(`En español: ${summaryEs}`, 'soft', 'es');
  if (source) pdf.labeledLine('Law', source);
  for (const { title, href, sha256 } of attachments)
    pdf.labeledLine('Official paper', `${title}, ${href}${sha256 ? `, SHA-256 ${sha256}` : ''}`);
  const initials = signers.filter(({ mark }) => mark?.initialed?.includes(id));
  for (const { name, mark } of initials) pdf.labeledLine('Initials', `${mark?.initials}, ${name}`);
  const without = signers.filter(
    ({ role, mark }) => optional && role === 'resident' && mark && !mark.initialed.includes(id),
  );
  for (const { name } of without) pdf.labeledLine('Left out, so not agreed to', name);
}

function renderMark(pdf: Pdf, { name, nameChanges, role, mark, signedAt }: SignerRow): void {
  if (!mark) return;
  if (mark.kind === 'drawn') pdf.strokes(mark.strokes, `Signature of ${mark.name}`);
  else pdf.signatureText(mark.name);
  pdf.paragraph(
    `${name}, ${roleLabels[role]}. Initials ${mark.initials}. Signed ${signedAt ? formatTimestamp(signedAt) : ''}.`,
  );
  for (const { from, to, at } of nameChanges)
    pdf.labeledLine('Name corrected by the signer', `from ${from} to ${to}, ${formatTimestamp(new Date(at))}`);
}

const eventLabels: Record<string, string> = {
  created: 'Document created',
  sent: 'Sent',
  invited: 'Invited to sign',
  reminded: 'Reminded',
  viewed: 'Opened the document',
  shown: 'Was shown every clause',
  consented: 'Consented to electronic records and signatures',
  name_corrected: 'Corrected their name',
  delegated: 'Passed signing to someone else',
  signed: 'Signed',
  declined: 'Declined',
};

/** One line for each fact: opening the document again, or reading on, is not another one. */
export function certificateLines(
  { paper }: Pick<EnvelopeWithSigners['envelope'], 'paper'>,
  signers: readonly Pick<SignerRow, 'id' | 'name'>[],
  trail: readonly AuditRow[],
): { at: Date; label: string; who: string; how: string }[] {
  const known = new Set<string>();
  return trail.flatMap(({ event, at, detail }) => {
    const { signerId = '', address = '', device = '', reason = '' } = detail as Record<string, string>;
    const name = event.replace('signing.', '');
    const { sections } = detail as { sections?: readonly string[] };
    const facts = name === 'viewed' && (sections?.length ?? 0) >= paper.sections.length ? ['viewed', 'shown'] : [name];
    const who = signers.find((signer) => signer.id === signerId)?.name ?? 'Belong';
    const how = [address, device, reason].filter(Boolean).join(', ');
    return facts
      .filter((fact) => {
        const key = `${fact}:${signerId}`;
        const isRepeated = (fact === 'viewed' || fact === 'shown') && known.has(key);
        known.add(key);
        return !isRepeated;
      })
      .map((fact) => ({ at, label: eventLabels[fact] ?? fact, who, how }));
  });
}

function renderCertificate(pdf: Pdf, { envelope, signers }: EnvelopeWithSigners, trail: readonly AuditRow[]): void {
  pdf.newPage();
  pdf.title('Certificate of completion');
  pdf.labeledLine('Envelope', envelope.id);
  pdf.labeledLine('SHA-256 of the paper as sent', envelope.paperHash);
  pdf.labeledLine('Consent to electronic signatures, version', esignConsent.version);
  for (const { id, name, email, role, status } of signers)
    pdf.labeledLine(roleLabels[role], `${name}, ${email}, ${status.replace('_', ' ')}, signer ${id}`);
  pdf.heading('What happened, in order');
  for (const { at, label, who, how } of certificateLines(envelope, signers, trail))
    pdf.labeledLine(formatTimestamp(at), `${label}, ${who}${how ? ` (${how})` : ''}`);
  const last = trail.at(-1);
  if (last) pdf.labeledLine('Last link of the audit chain', `${last.id} ${last.hash}`);
  pdf.paragraph(
    'This file is sealed with a digital signature over every byte of it. Any PDF reader shows whether it was changed; whether it is the file we sealed can be asked of us with its SHA-256.',
    'soft',
  );
}
