import type { appointmentLifecycle } from '@/contract/leasing/appointments/constants';

interface AppointmentRule {
  title: (what: string) => string;
  label: string;
}

/** What an appointment that is still to come asks of the person who booked it. */
export const APPOINTMENT_STEPS: Record<(typeof appointmentLifecycle.states)[number], AppointmentRule | null> = {
  booked: { title: (what) => what, label: 'View or reschedule' },
  canceled: null,
  completed: null,
  missed: null,
};
