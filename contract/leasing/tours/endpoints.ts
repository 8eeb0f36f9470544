import { endpoint, resource } from '@/contract/endpoint';
import type { toursSchemas } from '@/contract/leasing/appointments/schemas';

/** Seeing a home. */
export const tours = resource<typeof toursSchemas>('tours')({
  listTourSlots: endpoint('GET', '/homes/:homeId/tours/slots', {
    summary: 'When the host of a home can show it',
    access: 'public',
    rate: 'search',
  }),
  bookTour: endpoint('POST', '/homes/:homeId/tours', {
    summary: 'Books a tour of a home',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'tour.booked',
  }),
});
