import { lifecycle } from '@/contract/lifecycle';

/**
 * An inspection of a home: booked on the calendar, filled in on site, submitted; after the work, the must-dos are
 * checked again and it is submitted once more.
 */
export const inspectionLifecycle = lifecycle({
  booked: { start: 'in_progress', cancel: 'canceled' },
  in_progress: { submit: 'submitted', cancel: 'canceled' },
  submitted: { reinspect: 'reinspection' },
  reinspection: { submit: 'submitted' },
  canceled: {},
});
export type InspectionStatus = (typeof inspectionLifecycle.states)[number];

/** Why a home waits for its inspection to be booked: it is new to us, between leases, or left the market with a must-do. */
export const INSPECTION_REASONS = ['new', 'turnover', 'withdrawn'] as const;

export const INSPECTION_MINUTES = 90;
export const MAX_CHANGES_PER_SYNC = 500;
export const MAX_INSPECTION_PHOTO_BYTES = 25 * 1024 * 1024;

/** Rooms of a home to begin with, written down when the inspection is booked. */
export function defaultRooms(beds: number, baths: number) {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => (count === 1 ? name : `${name} ${n + 1}`));
  return [
    { type: 'whole_home' as const, name: 'Whole home' },
    { type: 'living_area' as const, name: 'Living room' },
    { type: 'kitchen' as const, name: 'Kitchen' },
    ...many('Bedroom', Math.max(1, beds)).map((name) => ({ type: 'bedroom' as const, name })),
    ...many('Bathroom', Math.max(1, Math.ceil(baths))).map((name) => ({ type: 'bathroom' as const, name })),
    { type: 'laundry' as const, name: 'Laundry' },
    { type: 'garage' as const, name: 'Garage' },
    { type: 'outside' as const, name: 'Outside' },
  ];
}
