import { describe, expect, it } from 'vitest';
import {
  ACTORS,
  ENDED_STATUSES,
  EVENT_ACTORS,
  statusAfter,
  type WorkOrderEvent,
  type WorkOrderStatus,
  workOrderLifecycle,
} from './constants';

const { states, after, eventsFrom } = workOrderLifecycle;
const events = Object.keys(EVENT_ACTORS) as WorkOrderEvent[];

/** Where a work order can get from here, by the person who may move it. */
function reachable(from: WorkOrderStatus): Set<WorkOrderStatus> {
  const found = new Set<WorkOrderStatus>([from]);
  for (const status of found)
    for (const event of eventsFrom(status)) {
      const next = after(status, event);
      if (next) found.add(next);
    }
  return found;
}

describe('work order lifecycle', () => {
  it('gives each event to an actor, and only events that a status has', () => {
    const used = new Set(states.flatMap((status) => eventsFrom(status)));
    expect(new Set(events)).toEqual(used);
    for (const event of events) expect(EVENT_ACTORS[event].length, event).toBeGreaterThan(0);
  });

  // By hand, from product.md: what each actor may do in each status. A change of the graph or the rights shows here.
  const expected: Record<WorkOrderStatus, Partial<Record<(typeof ACTORS)[number], string>>> = {
    new: {
      resident: 'solve cancel',
      owner: 'solve cancel',
      pro: 'request_approval',
      staff: 'triage ask solve request_approval proceed decline mark_duplicate cancel',
      system: 'triage request_approval proceed mark_duplicate',
    },
    triaged: {
      resident: 'solve cancel',
      owner: 'solve cancel',
      pro: 'request_approval',
      staff: 'ask solve request_approval proceed decline mark_duplicate cancel',
      system: 'request_approval proceed mark_duplicate',
    },
    needs_info: {
      resident: 'answer solve cancel',
      owner: 'answer solve cancel',
      staff: 'answer triage solve proceed mark_duplicate cancel',
      system: 'triage proceed mark_duplicate',
    },
    self_solved: { resident: 'reopen', owner: 'reopen', staff: 'reopen' },
    awaiting_approval: {
      resident: 'approve owner_decline cancel',
      owner: 'approve use_own_vendor owner_decline cancel',
      staff: 'proceed mark_duplicate cancel',
      system: 'proceed mark_duplicate',
    },
    approved: {
      resident: 'cancel',
      owner: 'cancel',
      pro: 'request_approval finish',
      staff: 'assign request_approval finish mark_duplicate cancel',
      system: 'assign request_approval mark_duplicate',
    },
    assigned: {
      resident: 'schedule cancel',
      owner: 'schedule cancel',
      pro: 'schedule unassign request_approval',
      staff: 'schedule unassign request_approval mark_duplicate cancel',
      system: 'unassign request_approval mark_duplicate',
    },
    scheduled: {
      resident: 'schedule cancel',
      owner: 'schedule cancel',
      pro: 'schedule depart start miss unassign request_approval',
      staff: 'schedule depart start miss unassign request_approval cancel',
      system: 'unassign request_approval',
    },
    en_route: {
      resident: 'schedule',
      owner: 'schedule',
      pro: 'delay start schedule miss',
      staff: 'delay start schedule miss',
    },
    in_progress: {
      pro: 'wait finish request_approval',
      staff: 'wait finish request_approval',
      system: 'request_approval',
    },
    waiting: {
      resident: 'schedule cancel',
      owner: 'schedule cancel',
      pro: 'schedule start unassign request_approval',
      staff: 'schedule start unassign request_approval cancel',
      system: 'unassign request_approval',
    },
    done: { resident: 'confirm reopen', owner: 'confirm reopen', staff: 'confirm reopen', system: 'confirm' },
    confirmed: { resident: 'reopen', owner: 'reopen', staff: 'bill close reopen', system: 'bill close' },
    billed: { resident: 'reopen', owner: 'reopen', staff: 'close reopen', system: 'close' },
    closed: { resident: 'reopen', owner: 'reopen', staff: 'reopen' },
    reopened: {
      resident: 'cancel',
      owner: 'cancel',
      pro: 'request_approval',
      staff: 'triage proceed assign request_approval mark_duplicate cancel',
      system: 'triage proceed assign request_approval mark_duplicate',
    },
    declined: { resident: 'reopen', owner: 'reopen', staff: 'reopen' },
    canceled: {},
    duplicate: { staff: 'separate' },
  };

  const cases = states.flatMap((status) => ACTORS.map((actor) => [status, actor] as const));
  it.each(cases)('lets %s be moved by %s as the table says and no other way', (status, actor) => {
    const allowed = events.filter((event) => statusAfter(status, event, actor) !== undefined);
    expect(allowed.sort()).toEqual((expected[status][actor] ?? '').split(' ').filter(Boolean).sort());
  });

  it('leads to the work from each status that has not ended, and to an end from each', () => {
    for (const status of states) {
      const found = reachable(status);
      expect(
        [...ENDED_STATUSES].some((end) => found.has(end)),
        status,
      ).toBe(true);
    }
    expect(reachable('new')).toEqual(new Set(states));
  });
});
