import { endpoint, resource } from '@/contract/endpoint';
import { MAX_INSPECTION_PHOTO_BYTES } from './constants';
import type { inspectionsSchemas } from './schemas';

export type * from './schemas';

/** Inspections of homes before they are rented out. The phone of an inspector may be offline for an hour. */
export const inspections = resource<typeof inspectionsSchemas>('inspections')({
  listInspections: endpoint('GET', '/inspections', {
    summary: 'Homes that wait for an inspection, and inspections, the newest first',
    access: 'staff',
  }),
  getHomeInspection: endpoint('GET', '/inspections/homes/:homeId', {
    summary: 'The inspection of a home as its owners see it: booked or not, and the link that moves it',
    access: 'signedIn',
  }),
  listInspectionSlots: endpoint('GET', '/inspections/homes/:homeId/slots', {
    summary: 'Times at which a home can be inspected, for its owners and our team',
    access: 'signedIn',
    rate: 'search',
  }),
  bookInspection: endpoint('POST', '/inspections/homes/:homeId', {
    summary: 'Books the inspection of a home, or our team’s repeat of it, on the calendar and emails its owner',
    access: 'signedIn',
    audit: 'inspection.booked',
  }),
  getInspection: endpoint('GET', '/inspections/:inspectionId', {
    summary: 'An inspection with everything written down so far',
    access: 'staff',
  }),
  syncInspection: endpoint('POST', '/inspections/:inspectionId/changes', {
    summary: 'Stores what a phone wrote down, each change once, and answers what is new',
    access: 'staff',
    bodyLimit: 1_500_000,
  }),
  uploadInspectionPhoto: endpoint('PUT', '/inspections/:inspectionId/photos/:photoId', {
    summary: 'Stores a photo under the id its phone gave it, once',
    access: 'staff',
    rate: 'upload',
    maxBodyBytes: MAX_INSPECTION_PHOTO_BYTES,
  }),
  submitInspection: endpoint('POST', '/inspections/:inspectionId/submit', {
    summary: 'Finishes the inspection or the re-inspection',
    access: 'staff',
    audit: 'inspection.submitted',
  }),
  startReinspection: endpoint('POST', '/inspections/:inspectionId/reinspection', {
    summary: 'Opens a submitted inspection again, to check the must-dos after the work',
    access: 'staff',
    audit: 'inspection.reinspection_started',
  }),
  cancelInspection: endpoint('POST', '/inspections/:inspectionId/cancel', {
    summary: 'Cancels an inspection and takes it off the calendar',
    access: 'staff',
    audit: 'inspection.canceled',
  }),
});
