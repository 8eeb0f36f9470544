import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { account } from '@/contract/account/endpoints';
import { agreements } from '@/contract/agreements/endpoints';
import { applications } from '@/contract/applications/endpoints';
import { appointments } from '@/contract/appointments/endpoints';
import { decisions } from '@/contract/decisions/endpoints';
import { desk } from '@/contract/desk/endpoints';
import type { Resource } from '@/contract/endpoint';
import { homeMembers } from '@/contract/homeMembers/endpoints';
import { homeSetup } from '@/contract/homeSetup/endpoints';
import { leases } from '@/contract/leases/endpoints';
import { moveIns } from '@/contract/moveIns/endpoints';
import { screenings } from '@/contract/screenings/endpoints';
import { signing } from '@/contract/signing/endpoints';
import { threads } from '@/contract/threads/endpoints';
import { todos } from '@/contract/todos/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { queriesOfResource } from '@/lib/api/query';

const POLL_MS = 20_000;

/** What is asked again when something of a kind has changed. What waits for whom follows from all of them. */
type LiveSubject = 'threads' | 'applications' | 'leases' | 'appointments' | 'homes';
const refreshedBy: Record<LiveSubject, readonly Resource[]> = {
  threads: [threads, account, todos, desk],
  applications: [applications, decisions, screenings, account, todos, desk],
  leases: [leases, agreements, signing, moveIns, applications, decisions, account, todos, desk],
  appointments: [appointments, decisions, account, todos, desk],
  homes: [homeSetup, homeMembers, account, todos],
};

/**
 * Keeps a page current: asks again for what it shows when the server says that something of these kinds has changed;
 * every twenty seconds where the line cannot be kept open. `enabled`: for pages that visitors open, too.
 */
export function useLiveUpdates(subjects: readonly LiveSubject[], enabled = true): void {
  const queries = useQueryClient();
  const wanted = subjects.join(',');
  useEffect(() => {
    if (!enabled) return;
    const refresh = (names: readonly LiveSubject[]) => {
      for (const resource of new Set(names.flatMap((name) => refreshedBy[name])))
        void queries.invalidateQueries(queriesOfResource(resource));
    };
    const all = wanted.split(',') as LiveSubject[];
    let polling: ReturnType<typeof setInterval> | undefined;
    const eventSource = new EventSource(`${apiProxyPath}/live`);
    eventSource.addEventListener('open', () => {
      clearInterval(polling);
      polling = undefined;
    });
    for (const name of all) eventSource.addEventListener(name, () => refresh([name]));
    eventSource.addEventListener('missed', () => refresh(all));
    eventSource.addEventListener('error', () => {
      polling ??= setInterval(() => refresh(all), POLL_MS);
    });
    return () => {
      eventSource.close();
      clearInterval(polling);
    };
  }, [queries, wanted, enabled]);
}
