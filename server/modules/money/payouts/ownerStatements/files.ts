// A statement of an owner as a PDF and as a spreadsheet: the same figures as on the screen.
import { formatExactMoney } from '@/contract/amounts/cents';
import { csvOf } from '@/contract/format/csv';
import { formatDay } from '@/contract/format/days';
import type { OwnerStatement } from '@/contract/money/payouts/endpoints';
import {
  balanceLines,
  basisLabels,
  basisMeanings,
  STATEMENT_GROUPS,
  type StatementFormat,
  statementGroupLabels,
  statementLineLabels,
} from '@/contract/money/payouts/ownerStatement';
import { openPdf } from '@/server/pdf/document';
import type { StatementWish } from './ownerStatement';

const daysOf = ({ from, until }: OwnerStatement) => `${formatDay(from, 'medium')} – ${formatDay(until, 'medium')}`;

/** Its totals and balances, each with its group, in the order of the file. */
const totalsOf = (statement: OwnerStatement) => [
  { group: 'Income', label: 'Total income', amount: statement.income },
  { group: 'Costs', label: 'Total costs', amount: 0 - statement.costs },
  { group: 'Net', label: 'Net income', amount: statement.net },
  ...balanceLines(statement).map((line) => ({ group: 'Balance', ...line })),
];

const ownerStatementCsv = (statement: OwnerStatement): string => {
  const { address, basis, from, until, lines } = statement;
  const row = (group: string, label: string, details: string, amount: number) => [
    ...[address, basisLabels[basis], from, until, group, label, details],
    { amount },
  ];
  return csvOf([
    ['Home', 'Basis', 'From', 'Until', 'Group', 'Line', 'Details', 'Amount'],
    ...lines.map(({ group, kind, description, amount }) =>
      row(statementGroupLabels[group], statementLineLabels[kind], description, amount),
    ),
    ...totalsOf(statement).map(({ group, label, amount }) => row(group, label, '', amount)),
  ]);
};

function renderOwnerStatement(statement: OwnerStatement, createdAt: Date): Promise<Uint8Array> {
  const { address, basis, lines, net } = statement;
  const title = `${basisLabels[basis]} statement`;
  const pdf = openPdf({ title, createdAt, footer: `${address} · ${daysOf(statement)}` });
  pdf.title(title);
  pdf.terms([
    { name: 'Home', value: address },
    { name: 'Period', value: daysOf(statement) },
  ]);
  pdf.paragraph(basisMeanings[basis]);
  for (const group of STATEMENT_GROUPS) {
    const shown = lines.filter((line) => line.group === group);
    pdf.heading(statementGroupLabels[group]);
    if (shown.length === 0) pdf.paragraph('None.', 'soft');
    pdf.rows(
      shown.map(({ kind, description, amount }) => ({
        name: statementLineLabels[kind],
        value: formatExactMoney(amount),
        ...(description && { note: description }),
      })),
    );
    if (group === 'cost') pdf.rows([{ name: 'Net income', value: formatExactMoney(net), strong: true }]);
  }
  pdf.heading('Balance');
  pdf.rows(balanceLines(statement).map(({ label, amount }) => ({ name: label, value: formatExactMoney(amount) })));
  return pdf.bytes();
}

export async function ownerStatementFile(
  statement: OwnerStatement,
  { basis, period, format, now }: StatementWish & { format: StatementFormat; now: Date },
) {
  const file = format === 'pdf' ? await renderOwnerStatement(statement, now) : ownerStatementCsv(statement);
  return { fileName: `${basis}-statement-${period}.${format}`, base64: Buffer.from(file).toString('base64') };
}
