import type { InspectionStatus } from '@/contract/inspections/constants';

export const inspectionStatusLabels: Record<InspectionStatus, string> = {
  booked: 'Booked',
  in_progress: 'In progress',
  submitted: 'Submitted',
  reinspection: 'Rechecking must-dos',
  cancelled: 'Canceled',
};
