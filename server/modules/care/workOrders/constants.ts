import type { Source, WorkOrderStatus, WorkPayer } from '@/contract/care/workOrders/constants';

type Side = 'resident' | 'owner' | 'staff';

/** The next step in words, for each side; where nothing else is said, the first line counts for all. */
export const NEXT_STEPS: Readonly<Record<WorkOrderStatus, { all: string } & Partial<Record<Side, string>>>> = {
  new: { all: 'We read the report and answer it.', staff: 'Read the report, then answer it.' },
  triaged: { all: 'We find out what it takes.', staff: 'Get a quote, or let it go ahead.' },
  needs_info: {
    all: 'We’re waiting for an answer from the resident.',
    resident: 'Please answer our question.',
  },
  self_solved: { all: 'It was solved without a visit. If it comes back, open it again.' },
  awaiting_approval: {
    all: 'The homeowner decides.',
    owner: 'Please review the cost and decide below.',
  },
  approved: { all: 'We find a Pro.', staff: 'Find a Pro.' },
  assigned: {
    all: 'The Pro picks a time that suits everyone.',
    resident: 'Pick a time that suits you, or the Pro will.',
  },
  scheduled: { all: 'The Pro comes at the time below.' },
  en_route: { all: 'The Pro is on the way.' },
  in_progress: { all: 'The Pro is at work.' },
  waiting: { all: 'It’s not finished. Another visit follows.' },
  done: {
    all: 'The resident says if it’s fixed.',
    resident: 'Is it fixed? Please confirm, or open it again.',
  },
  confirmed: { all: 'The invoice follows.', staff: 'Add the invoice, or close it.' },
  billed: { all: 'The invoice is posted. We close this soon.', staff: 'Close it.' },
  closed: { all: 'All done.' },
  reopened: { all: 'It came back. We send someone again.', staff: 'Find a Pro again.' },
  declined: { all: 'Nothing more happens. You can open it again if you don’t agree.' },
  canceled: { all: 'Nothing more happens.' },
  duplicate: { all: 'We go on in the first report of this problem.' },
};

/** Of a service that the resident ordered, they approve the price. */
export const RESIDENT_DECIDES: { all: string } & Partial<Record<Side, string>> = {
  all: 'The resident decides on the price.',
  resident: 'Please decide: approve the price, ask, or decline.',
};

/** In an empty home only its owner can answer or confirm. */
const EMPTY_HOME_STEPS: Partial<typeof NEXT_STEPS> = {
  needs_info: {
    all: 'We’re waiting for an answer from the homeowner.',
    owner: 'Please answer our question.',
  },
  done: {
    all: 'The homeowner says if it’s fixed.',
    owner: 'Is it fixed? Please confirm, or open it again.',
  },
};

/** Of a service: nothing was broken, so nothing is fixed. */
export const SERVICE_STEPS: Partial<typeof NEXT_STEPS> = {
  new: { all: 'We read the order and answer it.', staff: 'Read the order, then answer it.' },
  done: {
    all: 'The person who ordered it says if it’s done.',
    resident: 'Is it done? Please confirm, or say what’s missing.',
    owner: 'Is it done? Please confirm, or say what’s missing.',
  },
  reopened: { all: 'Something is missing. We send someone again.', staff: 'Find a Pro again.' },
  duplicate: { all: 'We go on in the first order.' },
};

interface StepSource {
  readonly source: Source;
  readonly status: WorkOrderStatus;
  readonly paidBy: WorkPayer;
  readonly leaseId: string | null;
}

export function nextStepsOf({ status, paidBy, leaseId, source }: StepSource) {
  if (status === 'awaiting_approval' && paidBy === 'resident') return RESIDENT_DECIDES;
  const service = source === 'service_order' ? SERVICE_STEPS[status] : undefined;
  if (service) return service;
  return (leaseId === null && EMPTY_HOME_STEPS[status]) || NEXT_STEPS[status];
}

/** What silence means, shown before it counts. */
export const silenceText = (goesAhead: boolean) =>
  goesAhead
    ? 'If you don’t decide by then, we go ahead. The home needs this repair, and the law sets a deadline. We tell you first.'
    : 'If you don’t decide, nothing happens. We wait and ask again.';
