import { lifecycle } from '@/contract/lifecycle';

/** Where in or around a home something is wrong. */
export const AREAS = [
  'emergency',
  'plumbing',
  'hot_water',
  'heating',
  'cooling',
  'electrical',
  'kitchen',
  'laundry',
  'doors_and_locks',
  'walls_and_floors',
  'roof_and_gutters',
  'pests',
  'yard_and_outside',
  'safety_devices',
] as const;
export type Area = (typeof AREAS)[number];

/** How soon staff or a Pro must act. */
export const TIERS = ['life_safety', 'urgent', 'standard', 'planned'] as const;
export type Tier = (typeof TIERS)[number];

/** What the statutes of repair tell apart. */
export const REPAIR_KINDS = [
  'hazard',
  'heat',
  'water',
  'hot_water',
  'electricity',
  'plumbing',
  'kitchen_appliance',
  'cooling',
  'security',
  'other',
] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** Required for a habitable home: it goes ahead by the law's clock even if the owner is silent. */
export const HABITABILITY_KINDS: readonly RepairKind[] = [
  'hazard',
  'heat',
  'water',
  'hot_water',
  'electricity',
  'plumbing',
  'security',
];

/** Where a work order comes from. */
export const SOURCES = ['resident', 'owner', 'staff', 'inspection_item', 'recurrence', 'service_order'] as const;
export type Source = (typeof SOURCES)[number];

/** Who acts on a work order. The system acts when a clock runs out. */
export const ACTORS = ['resident', 'owner', 'pro', 'staff', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

const ENDINGS = { mark_duplicate: 'duplicate', cancel: 'canceled' } as const;

/** From the report to the payment. `done`: the Pro says so; `confirmed`: the people who live there do. */
export const workOrderLifecycle = lifecycle({
  new: {
    triage: 'triaged',
    ask: 'needs_info',
    solve: 'self_solved',
    request_approval: 'awaiting_approval',
    proceed: 'approved',
    decline: 'declined',
    ...ENDINGS,
  },
  triaged: {
    ask: 'needs_info',
    solve: 'self_solved',
    request_approval: 'awaiting_approval',
    proceed: 'approved',
    decline: 'declined',
    ...ENDINGS,
  },
  needs_info: { answer: 'triaged', triage: 'triaged', solve: 'self_solved', proceed: 'approved', ...ENDINGS },
  self_solved: { reopen: 'reopened' },
  awaiting_approval: {
    approve: 'approved',
    use_own_vendor: 'approved',
    owner_decline: 'declined',
    proceed: 'approved',
    ...ENDINGS,
  },
  approved: { assign: 'assigned', request_approval: 'awaiting_approval', finish: 'done', ...ENDINGS },
  assigned: {
    schedule: 'scheduled',
    unassign: 'approved',
    request_approval: 'awaiting_approval',
    ...ENDINGS,
  },
  scheduled: {
    schedule: 'scheduled',
    depart: 'en_route',
    start: 'in_progress',
    miss: 'assigned',
    unassign: 'approved',
    request_approval: 'awaiting_approval',
    cancel: 'canceled',
  },
  en_route: { delay: 'en_route', start: 'in_progress', schedule: 'scheduled', miss: 'assigned' },
  in_progress: {
    wait: 'waiting',
    finish: 'done',
    request_approval: 'awaiting_approval',
  },
  /** For a part, or for a second visit. A temporary fix is here, too. */
  waiting: {
    schedule: 'scheduled',
    start: 'in_progress',
    unassign: 'approved',
    request_approval: 'awaiting_approval',
    cancel: 'canceled',
  },
  done: { confirm: 'confirmed', reopen: 'reopened' },
  confirmed: { bill: 'billed', close: 'closed', reopen: 'reopened' },
  billed: { close: 'closed', reopen: 'reopened' },
  closed: { reopen: 'reopened' },
  reopened: {
    triage: 'triaged',
    proceed: 'approved',
    assign: 'assigned',
    request_approval: 'awaiting_approval',
    ...ENDINGS,
  },
  declined: { reopen: 'reopened' },
  canceled: {},
  duplicate: { separate: 'triaged' },
});
export type WorkOrderStatus = (typeof workOrderLifecycle.states)[number];
export type WorkOrderEvent = Parameters<typeof workOrderLifecycle.after>[1];

/** Who may cause a move: the one table of rights along the lifecycle. */
export const EVENT_ACTORS: Readonly<Record<WorkOrderEvent, readonly Actor[]>> = {
  triage: ['staff', 'system'],
  ask: ['staff'],
  answer: ['resident', 'owner', 'staff'],
  solve: ['resident', 'owner', 'staff'],
  request_approval: ['pro', 'staff', 'system'],
  proceed: ['staff', 'system'],
  decline: ['staff'],
  /** Of the two, the one who pays. */
  approve: ['owner', 'resident'],
  use_own_vendor: ['owner'],
  owner_decline: ['owner', 'resident'],
  assign: ['staff', 'system'],
  unassign: ['pro', 'staff', 'system'],
  schedule: ['resident', 'owner', 'pro', 'staff'],
  depart: ['pro', 'staff'],
  /** On the way, and later than they said. */
  delay: ['pro', 'staff'],
  start: ['pro', 'staff'],
  miss: ['pro', 'staff'],
  wait: ['pro', 'staff'],
  finish: ['pro', 'staff'],
  confirm: ['resident', 'owner', 'staff', 'system'],
  reopen: ['resident', 'owner', 'staff'],
  bill: ['staff', 'system'],
  close: ['staff', 'system'],
  mark_duplicate: ['staff', 'system'],
  separate: ['staff'],
  cancel: ['resident', 'owner', 'staff'],
};

/** The status after this actor's event; undefined where the lifecycle or their part does not allow it. */
export function statusAfter(status: WorkOrderStatus, event: WorkOrderEvent, actor: Actor): WorkOrderStatus | undefined {
  return EVENT_ACTORS[event].includes(actor) ? workOrderLifecycle.after(status, event) : undefined;
}

/** Nothing more happens to these by themselves. */
export const ENDED_STATUSES: readonly WorkOrderStatus[] = [
  'self_solved',
  'closed',
  'declined',
  'canceled',
  'duplicate',
];
/** The repair itself is over: its clocks no longer run. */
export const REPAIRED_STATUSES: readonly WorkOrderStatus[] = ['done', 'confirmed', 'billed', ...ENDED_STATUSES];
export const OPEN_STATUSES = workOrderLifecycle.states.filter((status) => !ENDED_STATUSES.includes(status));

/** Who acts next. */
export const nextActor: Readonly<Record<WorkOrderStatus, Exclude<Actor, 'system'> | null>> = {
  new: 'staff',
  triaged: 'staff',
  needs_info: 'resident',
  self_solved: null,
  awaiting_approval: 'owner',
  approved: 'staff',
  assigned: 'pro',
  scheduled: 'pro',
  en_route: 'pro',
  in_progress: 'pro',
  waiting: 'pro',
  done: 'resident',
  confirmed: 'staff',
  billed: 'staff',
  closed: null,
  reopened: 'staff',
  declined: null,
  canceled: null,
  duplicate: null,
};

/** Days in which the same problem opens the same work order again. */
export const REOPEN_DAYS = 30;
/** Days a resident has to confirm that it is fixed. */
export const CONFIRM_DAYS = 7;
/** Working days the owner has to decide before we ask again. Only habitability goes ahead without an answer. */
export const APPROVAL_DAYS = 3;
export const MAX_ISSUES = 8;
export const MAX_DESCRIPTION = 8_000;
export const MAX_WORK_ORDER_PHOTOS = 60;
export const MAX_QUOTES = 3;
export const MIN_WINDOWS = 3;
export const MAX_WORK_ORDER_PHOTO_BYTES = 12 * 1024 * 1024;
/** Videos arrive in pieces by tus here; the first picture of each is a photo that was sent before. */
export const WORK_ORDER_VIDEOS = '/work-orders/videos';
export const MAX_WORK_ORDER_VIDEOS = 5;
export const MAX_VIDEO_MB = 100;
export const MAX_VIDEO_SECONDS = 180;
/** What phones and browsers record. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

export const visitLifecycle = lifecycle({
  booked: { depart: 'en_route', arrive: 'arrived', replace: 'replaced', miss: 'missed', cancel: 'canceled' },
  en_route: { delay: 'en_route', arrive: 'arrived', replace: 'replaced', miss: 'missed' },
  arrived: { complete: 'completed' },
  completed: {},
  replaced: {},
  missed: {},
  canceled: {},
});
export type VisitStatus = (typeof visitLifecycle.states)[number];

export const quoteLifecycle = lifecycle({
  offered: { approve: 'approved', pass: 'passed', withdraw: 'withdrawn' },
  approved: {},
  passed: {},
  withdrawn: {},
});
export type QuoteStatus = (typeof quoteLifecycle.states)[number];

export const invoiceLifecycle = lifecycle({
  // The Pro can withdraw a mistake until staff approve or post it.
  submitted: { post: 'posted', dispute: 'disputed', withdraw: 'withdrawn' },
  needs_approval: { approve: 'approved', dispute: 'disputed', withdraw: 'withdrawn' },
  approved: { post: 'posted' },
  // The owner pays it only once they approve it after all; the resident, or we, may bear it.
  disputed: { approve: 'approved', post: 'posted', withdraw: 'withdrawn' },
  posted: { pay: 'paid' },
  // A bank may send a payment back days after it arrived.
  paid: { return_payment: 'posted' },
  withdrawn: {},
});
export type InvoiceStatus = (typeof invoiceLifecycle.states)[number];

/** Who approves and pays for the work: the homeowner, or the resident who ordered a service. */
export const WORK_PAYERS = ['owner', 'resident'] as const;
export type WorkPayer = (typeof WORK_PAYERS)[number];

/** Who bears the cost of an invoice. */
export const PAYERS = ['owner', 'resident', 'us'] as const;
export type Payer = (typeof PAYERS)[number];

/** What stands on the timeline. */
export const TIMELINE_KINDS = [
  'message',
  'photo',
  'status',
  'visit',
  'notice',
  'quote',
  'approval',
  'invoice',
  'clock',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Who reads an entry of the timeline; staff and the person who wrote it always do. */
export const AUDIENCES = ['everyone', 'owner', 'resident', 'pro', 'staff'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** When a photo was taken. */
export const PHOTO_STAGES = ['problem', 'before', 'after', 'damage'] as const;
export type PhotoStage = (typeof PHOTO_STAGES)[number];
