import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { account } from '@/contract/account/endpoints';
import { threads } from '@/contract/threads/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { queriesOfResource } from '@/lib/api/query';

const POLL_MS = 20_000;

/** Asks anew when something was written or read; where the line cannot be kept open, every twenty seconds. */
export function useLiveThreads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const resource of [threads, account]) void queries.invalidateQueries(queriesOfResource(resource));
    };
    let polling: ReturnType<typeof setInterval> | undefined;
    const poll = () => {
      polling ??= setInterval(refresh, POLL_MS);
    };
    const eventSource = new EventSource(`${apiProxyPath}/threads/live`);
    eventSource.addEventListener('open', () => {
      clearInterval(polling);
      polling = undefined;
    });
    eventSource.addEventListener('thread', refresh);
    eventSource.addEventListener('missed', refresh);
    eventSource.addEventListener('error', poll);
    return () => {
      eventSource.close();
      clearInterval(polling);
    };
  }, [queries]);
}
