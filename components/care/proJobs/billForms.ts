import { nanoid } from 'nanoid';
import { cents } from '@/contract/amounts/cents';

export interface EditedLine {
  readonly key: string;
  readonly label: string;
  readonly cents: number | null;
}

export const emptyLine = (): EditedLine => ({ key: nanoid(), label: '', cents: null });

/** Lines that say something. */
export const linesOf = (lines: readonly EditedLine[]) =>
  lines
    .filter(({ label, cents: amount }) => label.trim() !== '' || amount !== null)
    .map(({ label, cents: amount }) => ({ label, cents: cents(amount ?? 0) }));
