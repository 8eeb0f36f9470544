import { endpoint, resource } from '@/contract/endpoint';
import type { appointmentsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What was booked, a tour or a meeting, for anyone who holds its link. */
export const appointments = resource<typeof appointmentsSchemas>('appointments')({
  getAppointment: endpoint('GET', '/appointments/:key', {
    summary: 'A tour or meeting, by the key of its link',
    access: 'public',
  }),
  listOpenSlots: endpoint('GET', '/appointments/:key/slots', {
    summary: 'The times it could be moved to',
    access: 'public',
    rate: 'search',
  }),
  listOwnAppointments: endpoint('GET', '/users/appointments', {
    summary: 'What the person has booked with us, the latest first',
    access: 'signedIn',
  }),
  listAppointments: endpoint('GET', '/appointments', {
    summary: 'Tours and calls without a recorded outcome, or those to come',
    access: 'staff',
  }),
  getStaffAppointment: endpoint('GET', '/desk/appointments/:appointmentId', {
    summary: 'A booked tour or call with the times it could move to and the hosts who could take it',
    access: 'staff',
  }),
  moveAppointment: endpoint('POST', '/desk/appointments/:appointmentId/moves', {
    summary: 'Moves a tour or call for its visitor, who hears of it',
    access: 'staff',
    audit: 'appointment.rescheduled',
  }),
  reassignAppointment: endpoint('PUT', '/desk/appointments/:appointmentId/host', {
    summary: 'Gives a tour or call to another host who is free then; its visitor hears the name',
    access: 'staff',
    audit: 'appointment.host_changed',
  }),
  recordOutcome: endpoint('POST', '/tours/:appointmentId/outcome', {
    summary: 'Records whether it was held, missed by its visitor, or canceled because our host could not come',
    access: 'staff',
    audit: 'appointment.outcome_recorded',
  }),
  submitFeedback: endpoint('POST', '/appointments/:key/feedback', {
    summary: 'Tells how a held tour was',
    access: 'public',
  }),
  rescheduleAppointment: endpoint('POST', '/appointments/:key/reschedule', {
    summary: 'Moves it to another time; its reminders move along',
    access: 'public',
    audit: 'appointment.rescheduled',
  }),
  cancelAppointment: endpoint('POST', '/appointments/:key/cancel', {
    summary: 'Cancels it',
    access: 'public',
    audit: 'appointment.canceled',
  }),
});
