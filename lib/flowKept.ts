// What this device remembers of a flow until the server has it: nothing typed is lost to a reload or a dead connection.
import type { Answers } from '@/contract/answers';

export interface KeptRun {
  runId: string | null;
  /** Said here and not yet on the server. */
  unsaved: Answers;
}

const keyOf = (flowId: string) => `flow:${flowId}`;
const nothing: KeptRun = { runId: null, unsaved: {} };

export function readKept(flowId: string): KeptRun {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(flowId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { runId, unsaved } = kept as Partial<KeptRun>;
    return {
      runId: typeof runId === 'string' ? runId : null,
      unsaved: typeof unsaved === 'object' && unsaved !== null ? unsaved : {},
    };
  } catch {
    return nothing;
  }
}

/** Where storage is closed or full, typing goes on; only a reload costs what was not saved. */
export function keep(flowId: string, kept: KeptRun): void {
  try {
    if (kept.runId === null && Object.keys(kept.unsaved).length === 0) window.localStorage.removeItem(keyOf(flowId));
    else window.localStorage.setItem(keyOf(flowId), JSON.stringify(kept));
  } catch {
    // See above.
  }
}
