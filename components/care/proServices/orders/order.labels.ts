import type { ServiceOrder } from '@/contract/care/proServices/endpoints';

/** Where an order is, in a few words. */
export function orderStatusText({ status, workOrder }: Pick<ServiceOrder, 'status' | 'workOrder'>): string {
  if (status === 'waiting_for_consent') return 'Waiting for the owner';
  if (status === 'declined') return 'Declined by the owner';
  switch (workOrder?.status) {
    case 'scheduled':
    case 'en_route':
    case 'in_progress':
      return 'Scheduled';
    case 'done':
    case 'confirmed':
    case 'billed':
    case 'closed':
      return 'Done';
    case 'canceled':
    case 'declined':
      return 'Canceled';
    default:
      return 'We’re finding a Pro';
  }
}
