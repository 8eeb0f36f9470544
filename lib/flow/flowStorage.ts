// What this device remembers of a flow until the server has it: nothing typed is lost to a reload or a dead connection.
import type { Answers } from '@/contract/questionnaire/answers';

export interface StoredRun {
  runId: string | null;
  /** Said here and not yet on the server. */
  unsaved: Answers;
}

const storageKey = (flowId: string) => `flow:${flowId}`;
const emptyRun: StoredRun = { runId: null, unsaved: {} };

export function readStoredRun(flowId: string): StoredRun {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(flowId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyRun;
    const { runId, unsaved } = stored as Partial<StoredRun>;
    return {
      runId: typeof runId === 'string' ? runId : null,
      unsaved: typeof unsaved === 'object' && unsaved !== null ? unsaved : {},
    };
  } catch {
    return emptyRun;
  }
}

/** Where storage is closed or full, typing goes on; only a reload costs what was not saved. */
export function storeRun(flowId: string, stored: StoredRun): void {
  try {
    if (stored.runId === null && Object.keys(stored.unsaved).length === 0)
      window.localStorage.removeItem(storageKey(flowId));
    else window.localStorage.setItem(storageKey(flowId), JSON.stringify(stored));
  } catch {
    // See above.
  }
}
