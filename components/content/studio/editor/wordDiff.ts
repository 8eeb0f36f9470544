// Which words of a text are gone and which are new: the longest common run of words stays.

export interface DiffPart {
  /** Which of the parts it is. */
  at: number;
  kind: 'same' | 'was' | 'is';
  text: string;
}

const MAX_WORDS = 1_500;
const splitWords = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Beyond so many words the whole text shows as new: a longer list of marks is unreadable. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  if (old.length > MAX_WORDS || fresh.length > MAX_WORDS || !before || !after)
    return [
      ...(before ? [{ at: 0, kind: 'was' as const, text: before }] : []),
      ...(after ? [{ at: 1, kind: 'is' as const, text: after }] : []),
    ];
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ at: parts.length, kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add('same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      add('was', old[i]);
      i += 1;
    } else {
      add('is', fresh[j]);
      j += 1;
    }
  }
  return parts;
}
