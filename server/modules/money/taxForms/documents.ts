// A year as files for whom it is: Form 1099-MISC or 1099-NEC (a substitute Copy B), and a homeowner's figures for
// Schedule E.
import { formatExactMoney } from '@/contract/amounts/cents';
import type { TaxFormName } from '@/contract/money/taxForms/constants';
import type { TaxHome, TaxRecipient } from '@/contract/money/taxForms/endpoints';
import { maskedTin } from '@/contract/money/w9s/tin';
import type { Payer } from '@/server/modules/money/taxForms/irisFile';
import { openPdf } from '@/server/pdf/document';

export interface YearDocument {
  id: string;
  form: TaxFormName;
  year: number;
  releasedAt: Date;
  isCorrection: boolean;
  /** Box 1. */
  amount: number;
  withheld: number;
  homes: readonly TaxHome[];
}

export const formTitle = ({ form, year, isCorrection }: Pick<YearDocument, 'form' | 'year' | 'isCorrection'>) =>
  `${isCorrection ? 'Corrected ' : ''}Form ${form} ${year}`;
export const packTitle = ({ year, isCorrection }: Pick<YearDocument, 'year' | 'isCorrection'>) =>
  `${isCorrection ? 'Corrected ' : ''}Schedule E pack ${year}`;

interface FormText {
  title: string;
  omb: string;
  box: string;
  instruction: string;
}
const formTexts: Readonly<Record<TaxFormName, FormText>> = {
  '1099-MISC': {
    title: 'Miscellaneous Information',
    omb: '1545-0115',
    box: 'Box 1. Rents',
    instruction:
      'Box 1. Report rents from real estate on Schedule E (Form 1040). The amount is what we collected for you, before our fees and repairs: claim those as expenses.',
  },
  '1099-NEC': {
    title: 'Nonemployee Compensation',
    omb: '1545-0116',
    box: 'Box 1. Nonemployee compensation',
    instruction:
      'Box 1. What we paid for your invoices, with parts and materials on them. A sole proprietor reports it on Schedule C (Form 1040), a partnership on Form 1065. Claim your costs as expenses.',
  },
};

/** The form, unsealed: the recipient's number masked, as the copy for the recipient may have it (26 CFR § 301.6109-4). */
export function renderTaxForm(form: YearDocument, recipient: TaxRecipient, payer: Payer): Promise<Uint8Array> {
  const { title, omb, box, instruction } = formTexts[form.form];
  const pdf = openPdf({ title: formTitle(form), createdAt: form.releasedAt, footer: `Form ${form.id}` });
  pdf.title(formTitle(form));
  pdf.paragraph(
    `${form.isCorrection ? 'CORRECTED. ' : ''}${title}. Copy B, for the recipient. OMB No. ${omb}. Calendar year ${form.year}. Substitute for Form ${form.form}.`,
    'soft',
  );
  pdf.heading('Payer');
  pdf.terms([
    { name: 'Name', value: payer.name },
    { name: 'TIN', value: payer.ein },
    { name: 'Address', value: `${payer.streetAddress}, ${payer.city}, ${payer.state} ${payer.zipcode}` },
    { name: 'Phone', value: payer.phone.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3') },
  ]);
  pdf.heading('Recipient');
  pdf.terms([
    { name: 'Name', value: [recipient.name, recipient.businessName].filter(Boolean).join(', ') },
    { name: 'TIN', value: maskedTin(recipient.tinKind, recipient.tinLastFour) },
    {
      name: 'Address',
      value: `${recipient.streetAddress}, ${recipient.city}, ${recipient.state} ${recipient.zipcode}`,
    },
    { name: 'Account number', value: form.id.replaceAll('-', '').slice(-20) },
  ]);
  pdf.heading('Amounts');
  pdf.labeledLine(box, formatExactMoney(form.amount));
  pdf.labeledLine('Box 4. Federal income tax withheld', formatExactMoney(form.withheld));
  pdf.paragraph('Every other box is empty.', 'soft');
  pdf.paragraph(
    'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
  );
  pdf.heading('Instructions for the recipient');
  pdf.paragraph(instruction);
  pdf.paragraph(
    'Box 4. Backup withholding: tax we sent to the IRS in your name. Include it on your tax return as tax withheld.',
  );
  if (form.form === '1099-MISC')
    pdf.paragraph(
      form.homes.some(({ isPart }) => isPart)
        ? 'The amounts are the part you report. The other owners of the home get a Form 1099-MISC for theirs.'
        : 'If others own a part of the home, you may have to give them a Form 1099-MISC for their share. The IRS calls this being a nominee.',
    );
  return pdf.bytes();
}

/** Rents and costs of each home by the lines of Schedule E. */
export function renderPack(form: YearDocument): Promise<Uint8Array> {
  const pdf = openPdf({ title: packTitle(form), createdAt: form.releasedAt, footer: `Year ${form.id}` });
  pdf.title(packTitle(form));
  pdf.paragraph(
    'Your year with us in the lines of Schedule E (Form 1040), Part I. It adds up your monthly statements. Mortgage interest, taxes, insurance, and depreciation aren’t in it: we don’t pay them for you.',
  );
  for (const { address, lines, isPart } of form.homes) {
    pdf.heading(address);
    if (isPart) pdf.paragraph('These are the amounts of the part you report.', 'soft');
    for (const { line, amount } of lines) pdf.labeledLine(`Line ${line}`, formatExactMoney(amount));
    const net = lines.reduce((sum, { line, amount }) => sum + (line.startsWith('3 ') ? amount : -amount), 0);
    pdf.labeledLine('Rents less these costs', formatExactMoney(net));
  }
  pdf.heading('All homes');
  pdf.labeledLine('Rents', formatExactMoney(form.amount));
  pdf.labeledLine('Federal income tax withheld', formatExactMoney(form.withheld));
  pdf.paragraph('This isn’t tax advice. Ask a tax professional about your return.', 'soft');
  return pdf.bytes();
}
