import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiKey } from '@/lib/api/query';
import { testQueries, withQueries } from '@/tests/support/renderScreen';
import { useLiveUpdates } from './useLiveUpdates';

/** A line to the server on which the test says what happened. */
class Line extends EventTarget {
  static opened: Line[] = [];
  constructor() {
    super();
    Line.opened.push(this);
  }
  close() {}
}

test.each(['threads', 'applications', 'leases', 'appointments', 'payments', 'workOrders'] as const)(
  'what happens to %s brings the queues of our team up to date',
  (subject) => {
    vi.stubGlobal('EventSource', Line);
    const queries = testQueries(vi.fn(), true);
    const queues = apiKey(desk.listQueues);
    queries.setQueryData(queues, []);
    const wrapper = withQueries(queries);
    renderHook(() => useLiveUpdates([subject]), { wrapper });
    expect(queries.getQueryState(queues)?.isInvalidated).toBe(false);
    Line.opened.at(-1)?.dispatchEvent(new Event(subject));
    expect(queries.getQueryState(queues)?.isInvalidated).toBe(true);
  },
);
