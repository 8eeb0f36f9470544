// The reconciliation of a bank account at the end of a month as files: a PDF for people, and a CSV with every row.

import { formatExactMoney } from '@/contract/amounts/cents';
import { endOfMonth } from '@/contract/calendar/days';
import { type CsvCell, csvOf } from '@/contract/format/csv';
import { formatDay } from '@/contract/format/days';
import { transactionLabels } from '@/contract/money/ledger/constants';
import { PACK_ROWS, packTitles } from '@/contract/money/monthClosings/constants';
import type { JournalLine } from '@/server/modules/money/ledger';
import { openPdf } from '@/server/pdf/document';
import { type AccountFigures, sumOf } from './figures';

export interface Pack {
  figures: AccountFigures;
  /** First day of the month. */
  month: string;
  /** Balance of the books before the month. */
  opening: number;
  journal: readonly JournalLine[];
  beneficiaries: readonly { name: string; group: string; amount: number }[];
  requestedBy: string;
  closedBy: string;
  closedAt: Date;
}

export const packTitle = ({ figures, month }: Pick<Pack, 'figures' | 'month'>) =>
  `${packTitles[figures.account]}, ${formatDay(month, 'monthAndYear')}`;

const wordsOf = (description: string) => transactionLabels[description] ?? description;

/** Every row of the pack. Amounts are dollars; money in is above zero. */
export function packCsv({ figures, month, opening, journal, beneficiaries }: Pack): string {
  const until = endOfMonth(month);
  const row = (part: string, day: string, what: string, reference: string, amount: number): CsvCell[] => [
    part,
    day,
    what,
    reference,
    { amount },
  ];
  const items = (part: string, list: AccountFigures['inTransit']) =>
    list.map(({ day, description, reference, amount }) => row(part, day, wordsOf(description), reference, amount));
  return csvOf([
    ['Part', 'Day', 'What', 'Reference', 'Amount'],
    row('Reconciliation', figures.statementOn ?? '', 'Bank balance', '', figures.bank),
    row('Reconciliation', until, 'Booked, not on a statement', '', sumOf(figures.inTransit)),
    row('Reconciliation', until, 'On a statement, not in the books', '', 0 - sumOf(figures.unbooked)),
    row('Reconciliation', until, 'Book balance', '', figures.book),
    row('Reconciliation', until, 'Difference', '', figures.difference),
    ...items('Booked, not on a statement', figures.inTransit),
    ...items('On a statement, not in the books', figures.unbooked),
    row('Journal', month, 'Balance before the month', '', opening),
    ...journal.map(({ day, title, reason, others, transactionId, amount }) =>
      row('Journal', day, [title, reason, ...others].filter(Boolean).join(' · '), transactionId, amount),
    ),
    row('Journal', until, 'Balance at the end', '', opening + sumOf(journal)),
    ...beneficiaries.map(({ name, group, amount }) => row('Ledger', until, name, group, amount)),
    row('Ledger', until, 'In all', '', figures.owed),
  ]);
}

/** The same to read and to sign off. `csvHash` is the SHA-256 of the file that has every row. */
export function renderPack(pack: Pack, csvHash: string): Promise<Uint8Array> {
  const { figures, month, opening, journal, beneficiaries, requestedBy, closedBy, closedAt } = pack;
  const until = formatDay(endOfMonth(month), 'long');
  const title = packTitle(pack);
  const pdf = openPdf({ title, createdAt: closedAt, footer: title });
  const list = (
    heading: string,
    rows: readonly { name: string; note?: string; amount: number }[],
    none: string,
  ): void => {
    pdf.heading(heading);
    if (rows.length === 0) pdf.paragraph(none, 'soft');
    if (rows.length > PACK_ROWS)
      pdf.paragraph(`The first ${PACK_ROWS} of ${rows.length} rows. The CSV has all of them.`, 'soft');
    pdf.rows(
      rows.slice(0, PACK_ROWS).map(({ name, note, amount }) => ({
        name: name.slice(0, 120),
        value: formatExactMoney(amount),
        ...(note && { note: note.slice(0, 160) }),
      })),
    );
  };
  const items = (outstanding: AccountFigures['inTransit']) =>
    outstanding.map(({ day, description, reference, amount }) => ({
      name: wordsOf(description),
      note: [formatDay(day, 'medium'), reference].filter(Boolean).join(' · '),
      amount,
    }));
  pdf.title(title);
  pdf.terms([
    { name: 'At the end of', value: until },
    {
      name: 'Last statement',
      value: figures.statementOn ? formatDay(figures.statementOn, 'long') : 'The account was never used',
    },
    { name: 'Prepared by', value: requestedBy },
    { name: 'Approved by', value: closedBy },
  ]);
  pdf.heading('Bank and books');
  pdf.rows([
    { name: 'Bank balance', value: formatExactMoney(figures.bank) },
    { name: 'Booked, not on a statement', value: formatExactMoney(sumOf(figures.inTransit)) },
    { name: 'On a statement, not in the books', value: formatExactMoney(0 - sumOf(figures.unbooked)) },
    { name: 'Book balance', value: formatExactMoney(figures.book), strong: true },
    { name: 'Owed to the beneficiaries below', value: formatExactMoney(figures.owed) },
    { name: 'Difference', value: formatExactMoney(figures.difference), strong: true },
  ]);
  list('Booked, not on a statement', items(figures.inTransit), 'Nothing is outstanding.');
  list('On a statement, not in the books', items(figures.unbooked), 'Nothing is outstanding.');
  list(
    'Whose money it is',
    beneficiaries.map(({ name, group, amount }) => ({ name, ...(group !== name && { note: group }), amount })),
    'The account holds nothing.',
  );
  list(
    'Journal of the month',
    [
      { name: 'Balance before the month', amount: opening },
      ...journal.map(({ day, title: what, reason, amount }) => ({
        name: what,
        note: [formatDay(day, 'medium'), reason].filter(Boolean).join(' · '),
        amount,
      })),
      { name: 'Balance at the end of the month', amount: opening + sumOf(journal) },
    ],
    'No entry.',
  );
  pdf.paragraph(`Every row of this reconciliation is in its CSV, with the SHA-256 ${csvHash}.`, 'soft');
  return pdf.bytes();
}
