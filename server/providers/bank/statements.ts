import { readBai2 } from './bai2';
import { type BankDay, StatementError, type StatementFile } from './bank';
import { readCamt053 } from './camt053';
import { readCsv } from './csv';

const readers: Readonly<Record<StatementFile['format'], (text: string) => BankDay[]>> = {
  csv: readCsv,
  bai2: readBai2,
  camt053: readCamt053,
};

/** The days of a statement file, the oldest first; throws `StatementError` for what is none. */
export function readStatement({ format, text }: StatementFile): BankDay[] {
  const days = readers[format](text);
  if (days.length === 0) throw new StatementError('This statement has no days in it.');
  if (new Set(days.map(({ day }) => day)).size < days.length)
    throw new StatementError('This statement has the same day twice.');
  return days;
}
