import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveSubject } from '@/contract/platform/live/subjects';
import { apiProxyPath } from '@/lib/api/client';
import { queriesOfResource, type ResourceName } from '@/lib/api/query';

const POLL_MS = 20_000;

/** What is asked again when something of a kind has changed. What waits for whom follows from all of them. */
const refreshedBy: Record<LiveSubject, readonly ResourceName[]> = {
  threads: ['threads', 'account', 'todos', 'desk'],
  applications: ['applications', 'decisions', 'screenings', 'account', 'todos', 'desk'],
  leases: ['leases', 'agreements', 'signing', 'moveIns', 'applications', 'decisions', 'account', 'todos', 'desk'],
  appointments: ['appointments', 'decisions', 'account', 'todos', 'desk'],
  homes: ['homeSetup', 'homeMembers', 'account', 'todos'],
  payments: ['charges', 'bills', 'autopays', 'paymentPlans', 'payouts', 'account', 'todos', 'desk'],
  workOrders: ['workOrders', 'account', 'todos', 'desk'],
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
