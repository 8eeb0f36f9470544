// The register of a bank account for programs that read statements: OFX 1.0.2, SGML without end tags of elements
// (OFX specification 1.0.2, sections 1.2 and 11.4).

export interface OfxRegister {
  /** Names the account. */
  accountId: string;
  from: string;
  until: string;
  /** Cents at the end of the last day. */
  balance: number;
  lines: readonly { id: string; day: string; amount: number; name: string; memo: string }[];
  /** When the file is made. */
  at: Date;
}

const MAX_NAME = 32;
const MAX_MEMO = 255;

const text = (value: string, max: number) =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const dayOf = (day: string) => day.replaceAll('-', '');
const momentOf = (at: Date) => at.toISOString().replace(/[-:T]/g, '').slice(0, 14);

function amountOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const HEADER = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:UTF-8',
  'CHARSET:NONE',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
];

const STATUS = ['<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>'];

export function writeOfx({ accountId, from, until, balance, lines, at }: OfxRegister): string {
  return [
    ...HEADER,
    '<OFX>',
    ...['<SIGNONMSGSRSV1>', '<SONRS>', ...STATUS, `<DTSERVER>${momentOf(at)}`, '<LANGUAGE>ENG', '</SONRS>'],
    ...['</SIGNONMSGSRSV1>', '<BANKMSGSRSV1>', '<STMTTRNRS>', '<TRNUID>1', ...STATUS, '<STMTRS>', '<CURDEF>USD'],
    ...['<BANKACCTFROM>', '<BANKID>BELONG', `<ACCTID>${text(accountId, 22)}`, '<ACCTTYPE>CHECKING', '</BANKACCTFROM>'],
    ...['<BANKTRANLIST>', `<DTSTART>${dayOf(from)}`, `<DTEND>${dayOf(until)}`],
    ...lines.flatMap(({ id, day, amount, name, memo }) => [
      '<STMTTRN>',
      `<TRNTYPE>${amount < 0 ? 'DEBIT' : 'CREDIT'}`,
      `<DTPOSTED>${dayOf(day)}`,
      `<TRNAMT>${amountOf(amount)}`,
      `<FITID>${id}`,
      `<NAME>${text(name, MAX_NAME)}`,
      ...(memo ? [`<MEMO>${text(memo, MAX_MEMO)}`] : []),
      '</STMTTRN>',
    ]),
    '</BANKTRANLIST>',
    ...['<LEDGERBAL>', `<BALAMT>${amountOf(balance)}`, `<DTASOF>${dayOf(until)}`, '</LEDGERBAL>'],
    ...['</STMTRS>', '</STMTTRNRS>', '</BANKMSGSRSV1>', '</OFX>', ''],
  ].join('\r\n');
}
