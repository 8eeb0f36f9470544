// Undo and redo of one document: what is typed in one place within a second is one step.
import type { Words } from '@/contract/studio';

const ONE_STEP = 1_000;
const MOST = 200;

export interface Steps {
  past: readonly Words[];
  now: Words;
  future: readonly Words[];
  /** What the last step changed, and when. */
  last: { where: string; time: number };
}

export type Move =
  | { kind: 'change'; words: Words; where: string; time: number }
  /** The same, told as what to do with the words as they are then. */
  | { kind: 'edit'; edit: (words: Words) => Words; where: string; time: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What somebody else has written takes the place of ours; ours can be had back. */
  | { kind: 'replace'; words: Words };

export const begin = (now: Words): Steps => ({ past: [], now, future: [], last: { where: '', time: 0 } });

const nowhere = { where: '', time: 0 };

export function step(steps: Steps, move: Move): Steps {
  const { past, now, future, last } = steps;
  if (move.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: nowhere } : steps;
  }
  if (move.kind === 'redo') {
    const [next, ...later] = future;
    return next ? { past: [...past, now], now: next, future: later, last: nowhere } : steps;
  }
  if (move.kind === 'replace') return { past: [...past, now].slice(-MOST), now: move.words, future: [], last: nowhere };
  const goesOn = move.where === last.where && move.time - last.time < ONE_STEP;
  return {
    past: goesOn ? past : [...past, now].slice(-MOST),
    now: move.kind === 'edit' ? move.edit(now) : move.words,
    future: [],
    last: { where: move.where, time: move.time },
  };
}
