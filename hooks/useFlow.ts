import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Flow } from '@/contract/flow';
import { FlowRun } from '@/lib/flowRun';
import { isSignedIn, onSessionChange } from '@/lib/session';

// Beside the hook, not in it: each screen is a page of its own, and the run goes on through them.
const runs = new Map<string, { run: FlowRun; asMember: boolean; ended: boolean }>();
const untold = { ready: false, runId: null, said: {}, saving: 'saved', submitted: false } as const;

/** The run of a flow in this tab, shared by all its screens. Somebody who logs in meanwhile goes on with the same answers. */
export function useFlow(flow: Flow) {
  const queries = useQueryClient();
  const api = queries.getDefaultOptions().queries?.meta?.api;
  const member = useSyncExternalStore(onSessionChange, isSignedIn, () => false);
  const run = useMemo(() => {
    if (!api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
    if (typeof window === 'undefined') return new FlowRun(flow, api);
    const known = runs.get(flow.id);
    // A session that ends takes nothing from the screen; whoever logs in then begins with what the server has of them.
    if (known?.asMember && !member && flow.members) known.ended = true;
    if (known && !(known.ended && member) && (known.ended || known.asMember === member)) return known.run;
    const fresh = new FlowRun(flow, api);
    runs.set(flow.id, { run: fresh, asMember: member, ended: false });
    return fresh;
  }, [api, flow, member]);
  const state = useSyncExternalStore(
    run.subscribe,
    () => run.state,
    () => untold,
  );

  useEffect(() => {
    void run.load();
    const now = () => void run.save();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [run]);

  return { run, ...state };
}
