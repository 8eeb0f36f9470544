// The books for QuickBooks Desktop: Intuit Interchange Format, tab-separated, a journal entry for each transaction
// (https://quickbooks.intuit.com/learn-support/en-us/help-article/import-export-data-files/iif-overview-import-kit-sample-files-headers).

/** Types of accounts there. Receivables are other current assets: accounts receivable would ask for a customer in each line. */
export type IifAccountType = 'BANK' | 'OCASSET' | 'OCLIAB' | 'INC' | 'EXP';

export interface IifAccount {
  name: string;
  type: IifAccountType;
}

export interface IifTransaction {
  id: string;
  /** `2027-01-31`. */
  day: string;
  memo: string;
  /** Debits above zero, in cents; together zero. The first line is the transaction, the others its splits. */
  lines: readonly { account: string; memo: string; amount: number }[];
}

const MAX_NAME = 31;
const MAX_MEMO = 200;

/** A cell has no tab, line end, or quotation mark; a colon in a name would make a subaccount. */
const cell = (text: string, max: number) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/["\t\r\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
export const iifName = (text: string): string => cell(text.replaceAll(':', ' '), MAX_NAME).trim();

const dateOf = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

function amountOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO'] as const;

export function writeIif(accounts: readonly IifAccount[], transactions: readonly IifTransaction[]): string {
  const rows: string[][] = [
    ['!ACCNT', 'NAME', 'ACCNTTYPE'],
    ...accounts.map(({ name, type }) => ['ACCNT', iifName(name), type]),
    ['!TRNS', ...COLUMNS],
    ['!SPL', ...COLUMNS],
    ['!ENDTRNS'],
  ];
  for (const { id, day, memo, lines } of transactions) {
    for (const [n, line] of lines.entries())
      rows.push([
        n === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        dateOf(day),
        iifName(line.account),
        amountOf(line.amount),
        // Its last characters tell transactions apart; the field holds eleven.
        id.slice(-11),
        cell([memo, line.memo].filter(Boolean).join(', '), MAX_MEMO),
      ]);
    rows.push(['ENDTRNS']);
  }
  return rows.map((row) => `${row.join('\t')}\r\n`).join('');
}
