import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { account } from '@/contract/account';
import { threads } from '@/contract/threads';
import { browserDoor } from '@/lib/api/client';
import { everyQueryOf } from '@/lib/api/query';

const POLL_MS = 20_000;

/** Asks anew when something was written or read; where the line cannot be kept open, every twenty seconds. */
export function useLiveThreads(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const resource of [threads, account]) void queries.invalidateQueries(everyQueryOf(resource));
    };
    let polling: ReturnType<typeof setInterval> | undefined;
    const poll = () => {
      polling ??= setInterval(refresh, POLL_MS);
    };
    const line = new EventSource(`${browserDoor}/threads/live`);
    line.addEventListener('open', () => {
      clearInterval(polling);
      polling = undefined;
    });
    line.addEventListener('thread', refresh);
    line.addEventListener('missed', refresh);
    line.addEventListener('error', poll);
    return () => {
      line.close();
      clearInterval(polling);
    };
  }, [queries]);
}
