// The receipt of a payment as a file: the same payment gives the same file.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { openPdf } from '@/server/pdf/document';

export interface Receipt {
  paymentId: string;
  payer: string;
  home: string;
  /** The local day it was paid. */
  paidOn: string;
  label: string;
  lines: readonly { name: string; cents: number }[];
  amount: number;
  feeCents: number;
  createdAt: Date;
}

export function renderReceipt({ paymentId, payer, home, paidOn, label, lines, amount, feeCents, createdAt }: Receipt) {
  const pdf = openPdf({ title: 'Receipt', createdAt, footer: `Payment ${paymentId}` });
  pdf.title('Receipt');
  pdf.terms([
    { name: 'Received from', value: payer },
    { name: 'Home', value: home },
    { name: 'Paid on', value: formatDay(paidOn, 'long') },
    { name: 'Paid with', value: label },
    { name: 'Payment', value: paymentId },
  ]);
  pdf.heading('What it paid');
  for (const { name, cents } of lines) pdf.labeledLine(name, formatExactMoney(cents));
  if (feeCents > 0) pdf.labeledLine('Card fee', formatExactMoney(feeCents));
  pdf.labeledLine('Total paid', formatExactMoney(amount + feeCents));
  pdf.paragraph('If this payment is returned, these charges are due again. We’ll email you right away.', 'soft');
  return pdf.bytes();
}
