import type { InspectionStatus } from '@/contract/onboarding/inspections/constants';
import type { HomeToInspect } from '@/contract/onboarding/inspections/endpoints';

export const inspectionStatusLabels: Record<InspectionStatus, string> = {
  booked: 'Booked',
  in_progress: 'In progress',
  submitted: 'Submitted',
  reinspection: 'Rechecking must-dos',
  canceled: 'Canceled',
};

/** Why a home can be booked; a new one needs no word. */
export const inspectionReasonLabels: Record<HomeToInspect['reason'], string | null> = {
  new: null,
  turnover: 'Between leases. You can also relist it without an inspection.',
  withdrawn:
    'Off the market because of a must-do. Inspect the whole home again, or recheck the must-dos in its last inspection.',
};

/** Whether rooms and findings can still be written; what was submitted is a record. */
export const isInspectionOpen = (status: InspectionStatus): boolean => status !== 'submitted' && status !== 'canceled';

/** The color of a severity. */
export const severityTones = { must_do: 'danger', should_do: 'warning', optional: 'neutral' } as const;
