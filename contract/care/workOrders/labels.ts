import type { Area, Payer, Tier, WorkOrderStatus } from './constants';

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  emergency: 'Emergency',
  plumbing: 'Water and drains',
  hot_water: 'Hot water',
  heating: 'Heating',
  cooling: 'Cooling',
  electrical: 'Power and lights',
  kitchen: 'Kitchen',
  laundry: 'Laundry',
  doors_and_locks: 'Doors, windows, and locks',
  walls_and_floors: 'Walls and floors',
  roof_and_gutters: 'Roof and gutters',
  pests: 'Pests',
  yard_and_outside: 'Yard and outside',
  safety_devices: 'Alarms and safety',
};

export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  life_safety: 'Emergency',
  urgent: 'Urgent',
  standard: 'Standard',
  planned: 'Planned',
};

export const STATUS_NAMES: Readonly<Record<WorkOrderStatus, string>> = {
  new: 'New',
  triaged: 'Being planned',
  needs_info: 'Question open',
  self_solved: 'Solved without a visit',
  awaiting_approval: 'Waiting for approval',
  approved: 'Approved',
  assigned: 'Pro assigned',
  scheduled: 'Scheduled',
  en_route: 'On the way',
  in_progress: 'In progress',
  waiting: 'Another visit needed',
  done: 'Done, not confirmed',
  confirmed: 'Confirmed',
  billed: 'Billed',
  closed: 'Closed',
  reopened: 'Open again',
  declined: 'Declined',
  canceled: 'Canceled',
  duplicate: 'Reported twice',
};

export const PAYER_NAMES: Readonly<Record<Payer, string>> = {
  owner: 'The homeowner pays',
  resident: 'The resident pays',
  us: 'Belong pays',
};
