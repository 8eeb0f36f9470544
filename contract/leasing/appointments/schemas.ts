import * as z from 'zod';
import { Contact } from '@/contract/account/leads/schemas';
import { isTimeZone } from '@/contract/calendar/timeZone';
import { Picture } from '@/contract/content/media/schemas';
import { PhoneNumber } from '@/contract/format/phoneNumber';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_MODES,
  appointmentLifecycle,
  type MeetingType,
  meetingTypes,
  type Outcome,
  outcomes,
} from './constants';

export const AppointmentMode = z.enum(APPOINTMENT_MODES);
export type AppointmentMode = z.infer<typeof AppointmentMode>;

const MEETING_TYPE_NAMES = Object.keys(meetingTypes) as [MeetingType, ...MeetingType[]];

/** A zone of the IANA database, such as `America/New_York`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'We don’t recognize that time zone');

/** When one can come. */
export const Slots = z.object({
  /** Of the home, or of our team. */
  timeZone: z.string(),
  minutes: z.int(),
  ways: z.array(AppointmentMode),
  starts: z.array(z.iso.datetime()),
});
export type Slots = z.infer<typeof Slots>;

/** Who comes. The phone is needed: anyone who waits at a door must be able to call. */
export const Booker = Contact.safeExtend({ phone: PhoneNumber });
export type Booker = z.infer<typeof Booker>;

export const NewTour = z.strictObject({
  startsAt: z.iso.datetime('Choose a time'),
  way: AppointmentMode.default('inPerson'),
  contact: Booker,
  note: z.string().trim().max(1_000).optional(),
});
export type NewTour = z.infer<typeof NewTour>;

export const NewMeeting = NewTour.extend({
  way: AppointmentMode.default('phone'),
  /** Of the person: the zone our letters speak in. */
  timeZone: TimeZone,
});
export type NewMeeting = z.infer<typeof NewMeeting>;

export const Rescheduling = z.strictObject({ startsAt: z.iso.datetime('Choose a time') });
export type Rescheduling = z.infer<typeof Rescheduling>;

/** As the person who holds its link sees it: no address, phone or full name of theirs. */
export const Appointment = z.object({
  id: z.uuid(),
  /** Opens it without an account. */
  key: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  status: z.enum(appointmentLifecycle.states),
  /** Why it was called off, where it was. */
  canceledBecause: z.enum(['asked', 'home_unavailable', 'host_absent']).nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  way: AppointmentMode,
  /** Where both meet, when it is by video. */
  room: z.string().nullable(),
  firstName: z.string(),
  /** What they wrote while booking; our answer comes by email. */
  note: z.string().nullable(),
  hostName: z.string(),
  texts: z.boolean(),
  /** Its visitor has sent feedback. */
  feedbackGiven: z.boolean(),
  meetingType: z.enum(MEETING_TYPE_NAMES).nullable(),
  home: z
    .object({
      id: z.uuid(),
      streetAddress: z.string(),
      city: z.string(),
      citySlug: z.string(),
      state: z.string(),
      picture: Picture.nullable(),
    })
    .nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

/** As staff see it. */
export const StaffAppointment = Appointment.omit({ key: true }).extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Of the visitor, where they have one. */
  personId: z.uuid().nullable(),
});
export type StaffAppointment = z.infer<typeof StaffAppointment>;

/** What a visitor says after a tour. Of the home, not of people. */
export const Feedback = z.strictObject({
  interest: z.enum(['yes', 'maybe', 'no'], 'Choose one'),
  /** Whether the home was as its page says. */
  asShown: z.boolean(),
  note: z.string().trim().max(1_000, 'Use fewer characters').optional(),
});
export type Feedback = z.infer<typeof Feedback>;

const OUTCOME_NAMES = Object.keys(outcomes) as [Outcome, ...Outcome[]];

export const appointmentsSchemas = {
  listOwnAppointments: { result: z.array(Appointment) },
  listAppointments: {
    query: z.object({ which: z.enum(['past', 'ahead']).default('past') }),
    result: z.array(StaffAppointment),
  },
  getStaffAppointment: {
    result: z.object({
      appointment: StaffAppointment,
      /** Who else could take it at its time. */
      hosts: z.array(z.object({ id: z.uuid(), name: z.string() })),
      starts: z.array(z.iso.datetime()),
    }),
  },
  moveAppointment: { body: Rescheduling, result: StaffAppointment },
  reassignAppointment: { body: z.strictObject({ hostId: z.uuid('Choose a host') }), result: StaffAppointment },
  recordOutcome: { body: z.strictObject({ outcome: z.enum(OUTCOME_NAMES) }), result: StaffAppointment },
  submitFeedback: { body: Feedback, result: Appointment },
  getAppointment: { result: Appointment },
  listOpenSlots: { result: Slots },
  rescheduleAppointment: { body: Rescheduling, result: Appointment },
  cancelAppointment: { body: z.strictObject({}), result: Appointment },
};

export const toursSchemas = {
  listTourSlots: { result: Slots },
  bookTour: { body: NewTour, result: Appointment },
};

export const meetingsSchemas = {
  listMeetingSlots: { result: Slots },
  bookMeeting: { body: NewMeeting, result: Appointment },
};
