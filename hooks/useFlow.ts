import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Flow } from '@/contract/questionnaire/flow';
import { FlowRun, type RunScope } from '@/lib/flow/flowRun';
import { isSignedIn, onSessionChange } from '@/lib/session/session';

// Beside the hook, not in it: each screen is a page of its own, and the run goes on through them.
const runs = new Map<string, { run: FlowRun; asMember: boolean; ended: boolean; runId: string | undefined }>();
const initialState = { ready: false, runId: null, answers: {}, saving: 'saved', submitted: false } as const;

/**
 * The run of a flow in this tab, shared by all its screens: the newest, the one named, or that of a home. A visitor who
 * logs in meanwhile goes on with the same answers.
 */
export function useFlow(flow: Flow, { runId, homeId }: RunScope = {}) {
  const queries = useQueryClient();
  const api = queries.getDefaultOptions().queries?.meta?.api;
  const member = useSyncExternalStore(onSessionChange, isSignedIn, () => false);
  const run = useMemo(() => {
    if (!api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
    const scope = { ...(runId && { runId }), ...(homeId && { homeId }) };
    if (typeof window === 'undefined') return new FlowRun(flow, api, scope);
    const key = `${flow.id}:${homeId ?? ''}`;
    const held = runs.get(key);
    const known = held?.runId === runId ? held : undefined;
    // A session that ends takes nothing from the screen; anyone who logs in then begins with what the server has of them.
    if (known?.asMember && !member && flow.membersOnly) known.ended = true;
    if (known && !(known.ended && member) && (known.ended || known.asMember === member)) return known.run;
    const newRun = new FlowRun(flow, api, scope);
    runs.set(key, { run: newRun, asMember: member, ended: false, runId });
    return newRun;
  }, [api, flow, homeId, member, runId]);
  const state = useSyncExternalStore(
    run.subscribe,
    () => run.state,
    () => initialState,
  );

  useEffect(() => {
    void run.load();
    const saveNow = () => void run.save();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [run]);

  return { run, ...state };
}
