// A day of a bank account from several files: a file of noon, one of the evening, and one of the whole month.
import type { BankDay, BankLine } from '@/server/providers/bank/bank';

interface StoredDay {
  opening: number | null;
  closing: number;
  lines: readonly BankLine[];
}

interface MergedDay {
  opening: number | null;
  /** Null where no file stated it: it follows from the day before. */
  closing: number | null;
  /** Lines that were not here. */
  added: BankLine[];
  known: number;
}

const MAX = { bankRef: 200, reference: 200, description: 600 } as const;

/** A line as it is stored. */
const storedLine = ({ amount, bankRef, reference, description }: BankLine): BankLine => ({
  amount,
  bankRef: bankRef.slice(0, MAX.bankRef),
  reference: reference.slice(0, MAX.reference),
  description: description.slice(0, MAX.description),
});

const wordsOf = ({ amount, bankRef, reference, description }: BankLine) =>
  JSON.stringify([amount, bankRef, reference, description]);
const nameOf = ({ amount, bankRef }: BankLine) => (bankRef ? JSON.stringify([amount, bankRef]) : undefined);

/** Takes the pairs of equal keys away from both lists, one for one: two equal lines of a day stay two. */
function pairOff<Line extends BankLine>(
  lines: readonly Line[],
  others: readonly BankLine[],
  keyOf: (line: BankLine) => string | undefined,
): [Line[], BankLine[]] {
  const left = new Map<string, BankLine[]>();
  const unnamed: BankLine[] = [];
  for (const other of others) {
    const key = keyOf(other);
    if (key === undefined) unnamed.push(other);
    else left.set(key, [...(left.get(key) ?? []), other]);
  }
  const fresh = lines.filter((line) => !left.get(keyOf(line) ?? '')?.pop());
  return [fresh, [...unnamed, ...[...left.values()].flat()]];
}

const sumOf = (lines: readonly BankLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/**
 * What a file adds to a day. A line is known by its words, or by its amount and the bank's reference. Where another format
 * words it differently, lines of equal amount are known if the day adds up that way, or if nothing of it is missing then.
 */
export function mergeDay(stored: StoredDay | undefined, file: BankDay): MergedDay {
  const lines = file.lines.filter(({ amount }) => amount !== 0).map(storedLine);
  if (!stored) return { opening: file.opening, closing: file.closing, added: lines, known: 0 };
  let [added, missing] = pairOff(lines, stored.lines, wordsOf);
  [added, missing] = pairOff(added, missing, nameOf);
  const [withoutEqual, missingThen] = pairOff(added, missing, ({ amount }) => String(amount));
  const addsUp = (fresh: readonly BankLine[]) =>
    file.opening !== null &&
    file.closing !== null &&
    file.opening + sumOf(stored.lines) + sumOf(fresh) === file.closing;
  if (!addsUp(added) && (addsUp(withoutEqual) || missingThen.length === 0))
    [added, missing] = [withoutEqual, missingThen];
  return {
    ...balancesOf(stored, file, { added, isWhole: missing.length === 0 }),
    added,
    known: lines.length - added.length,
  };
}

/** `isWhole`: the file has every line that is here, so its balances are the newer ones. */
function balancesOf(
  stored: StoredDay,
  { opening, closing }: BankDay,
  { added, isWhole }: { added: readonly BankLine[]; isWhole: boolean },
): Pick<MergedDay, 'opening' | 'closing'> {
  if (closing !== null && isWhole) return { opening, closing };
  if (stored.opening === null) return { opening: null, closing: null };
  // A part of a day that goes on where the other one ends, on either side.
  if (closing !== null && opening === stored.closing) return { opening: stored.opening, closing };
  if (closing !== null && closing === stored.opening) return { opening, closing: stored.closing };
  return { opening: stored.opening, closing: stored.closing + sumOf(added) };
}
