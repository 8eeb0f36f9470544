// The substitute Form W-9 as a file: what the form asks, what was certified, and the number masked.
import { llcClassLabels, taxClassLabels, w9Certification } from '@/contract/money/w9s/constants';
import { maskedTin, tinLabels } from '@/contract/money/w9s/tin';
import { openPdf } from '@/server/pdf/document';
import type { W9Row } from './repo';

export const W9_TITLE = 'Substitute Form W-9';

/** The whole file, unsealed. The same form gives the same file. */
export function renderW9(row: W9Row): Promise<Uint8Array> {
  const { form, tinKind, tinLastFour, signature, certifiedAt } = row;
  if (!form || !tinKind || !tinLastFour || !certifiedAt) throw new Error(`Form ${row.id} was not certified`);
  const pdf = openPdf({ title: W9_TITLE, createdAt: certifiedAt, footer: `Form ${row.id}` });
  pdf.title(W9_TITLE);
  pdf.paragraph('Request for taxpayer identification number and certification', 'soft');
  const classText = [
    taxClassLabels[form.taxClass],
    form.llcClass && `taxed as a ${llcClassLabels[form.llcClass]}`,
    form.otherClass,
  ];
  const lines: [string, string][] = [
    ['1. Name', form.name],
    ['2. Business name', form.businessName || 'None'],
    ['3a. Federal tax classification', classText.filter(Boolean).join(', ')],
    ['3b. Foreign partners, owners, or beneficiaries', form.foreignPartners ? 'Yes' : 'No'],
    ['4. Exempt payee code', form.exemptPayeeCode ?? 'None'],
    ['4. FATCA code', form.fatcaCode ?? 'None'],
    ['5. Address', form.streetAddress],
    ['6. City, state, and ZIP code', `${form.city}, ${form.state} ${form.zipcode}`],
    [`Part I. ${tinLabels[tinKind]}`, maskedTin(tinKind, tinLastFour)],
  ];
  pdf.terms(lines.map(([name, value]) => ({ name, value })));
  pdf.heading('Part II. Certification');
  pdf.paragraph(w9Certification.intro);
  for (const [n, statement] of w9Certification.statements.entries()) {
    const isStruck = n === 1 && form.struckOut;
    pdf.paragraph(`${n + 1}. ${isStruck ? 'Struck out by the signer: ' : ''}${statement}`, isStruck ? 'soft' : 'plain');
  }
  pdf.signatureText(signature ?? '');
  pdf.labeledLine('Signed', certifiedAt.toISOString().slice(0, 10));
  pdf.labeledLine('Version of the certification', row.certification ?? '');
  return pdf.bytes();
}
