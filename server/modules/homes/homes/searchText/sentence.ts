// A typed sentence as words and as text that patterns read. What was read is blanked out without moving the rest, so that
// what is left can be shown as it was typed.
import { distance } from 'fastest-levenshtein';

/** A sentence of the search box has 200 characters; words after these are kept as typed and not looked into. */
export const MAX_WORDS = 40;

export interface Word {
  /** As typed. */
  readonly typed: string;
  /** Without accents, in lower case. */
  readonly folded: string;
}

/** A part of the text that no rule has read. */
export interface Phrase {
  /** As typed, without the fillers around it. */
  readonly typed: string;
  /** The first word and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const fold = (typed: string) =>
  typed.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').toLowerCase();

export const wordsOf = (typed: string): Word[] =>
  typed
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ typed: word, folded: fold(word) }));

const EDGES = /^[^\p{L}\p{N}$<>]+|[^\p{L}\p{N}+]+$/gu;
export const trimEdges = (text: string) => text.replace(EDGES, '');

/** Edits between two words: letters added, left out, changed, or swapped with their neighbor. */
export function typoDistance(one: string, other: string): number {
  const edits = distance(one, other);
  if (edits !== 2 || one.length !== other.length) return edits;
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] ? 1 : 2;
}

/** A sentence in which ranges of text are marked as read. */
export class Sentence {
  readonly words: readonly Word[];
  text = ' ';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** `correct` answers what a word was probably meant to be. */
  constructor(words: readonly Word[], correct: (word: Word, at: number) => string = ({ folded }) => folded) {
    this.words = words;
    words.forEach((word, at) => {
      this.starts.push(this.text.length);
      this.text += `${correct(word, at)} `;
      this.ends.push(this.text.length - 1);
    });
  }

  /** Marks a range of the text as read: a bar keeps its two sides apart. */
  blank(from: number, to: number): void {
    this.text = `${this.text.slice(0, from)}|${' '.repeat(Math.max(0, to - from - 1))}${this.text.slice(to)}`;
  }

  blankWords(from: number, to: number): void {
    this.blank(this.starts[from] ?? 0, this.ends[to - 1] ?? 0);
  }

  /** The words that a range of the text touches. */
  wordsAt(from: number, to: number): { from: number; to: number } {
    const first = this.ends.findIndex((end) => end > from);
    const after = this.starts.findIndex((start) => start >= to);
    return { from: first, to: after === -1 ? this.words.length : after };
  }

  /** What is left of a word. */
  leftOf(at: number): string {
    return trimEdges(this.text.slice(this.starts[at], this.ends[at]).replaceAll('|', ' '));
  }

  typed(from: number, to: number): string {
    return trimEdges(
      this.words
        .slice(from, to)
        .map(({ typed }) => typed)
        .join(' '),
    );
  }

  /** What no rule has read, in phrases: parted by what was read, by punctuation, and by words for which `parts` is true. */
  phrases(parts: (word: string) => boolean, isFiller: (word: string) => boolean): Phrase[] {
    const found: Phrase[] = [];
    let wished: number[] = [];
    const close = () => {
      const [from, last = from] = [wished[0], wished.at(-1)];
      if (from !== undefined && last !== undefined)
        found.push({ typed: this.typed(from, last + 1), from, to: last + 1 });
      wished = [];
    };
    this.words.forEach((word, at) => {
      const left = this.leftOf(at);
      if (left === '' || parts(left)) close();
      else if (!isFiller(left)) wished.push(at);
      if (/[,;.!?)]$/.test(word.typed)) close();
    });
    close();
    return found;
  }
}
