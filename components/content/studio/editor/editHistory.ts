// Undo and redo of one document: what is typed in one place within a second is one step.
import type { DocumentContent } from '@/contract/content/studio/endpoints';

const MERGE_WINDOW_MS = 1_000;
const MAX_STEPS = 200;

export interface EditHistory {
  past: readonly DocumentContent[];
  now: DocumentContent;
  future: readonly DocumentContent[];
  /** What the last step changed, and when. */
  last: { where: string; time: number };
}

export type EditMove =
  | { kind: 'change'; label: DocumentContent; where: string; time: number }
  /** The same, as a change to the content as it is then. */
  | { kind: 'edit'; edit: (label: DocumentContent) => DocumentContent; where: string; time: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Replaces our text with another editor’s; undo restores ours. */
  | { kind: 'replace'; label: DocumentContent };

export const startHistory = (now: DocumentContent): EditHistory => ({
  past: [],
  now,
  future: [],
  last: { where: '', time: 0 },
});

const noPath = { where: '', time: 0 };

export function reduceHistory(steps: EditHistory, move: EditMove): EditHistory {
  const { past, now, future, last } = steps;
  if (move.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: noPath } : steps;
  }
  if (move.kind === 'redo') {
    const [next, ...later] = future;
    return next ? { past: [...past, now], now: next, future: later, last: noPath } : steps;
  }
  if (move.kind === 'replace')
    return { past: [...past, now].slice(-MAX_STEPS), now: move.label, future: [], last: noPath };
  const continuesEdit = move.where === last.where && move.time - last.time < MERGE_WINDOW_MS;
  return {
    past: continuesEdit ? past : [...past, now].slice(-MAX_STEPS),
    now: move.kind === 'edit' ? move.edit(now) : move.label,
    future: [],
    last: { where: move.where, time: move.time },
  };
}
