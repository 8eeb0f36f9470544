import { lifecycle } from '@/contract/lifecycle';

/** A tour of a home, a visit of our team to one, or a meeting. Moving it leaves it booked; staff record attendance afterwards: our own absence cancels it. */
export const appointmentLifecycle = lifecycle({
  booked: { reschedule: 'booked', cancel: 'canceled', complete: 'completed', miss: 'missed' },
  canceled: {},
  completed: {},
  missed: {},
});

/** What happens then. All but a meeting take place in a home. */
export const APPOINTMENT_KINDS = ['tour', 'meeting', 'inspection', 'photo_session'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How both meet. */
export const APPOINTMENT_MODES = ['inPerson', 'video', 'phone'] as const;

/** How it is called in a sentence. */
export const appointmentNouns: Readonly<Record<AppointmentKind, string>> = {
  tour: 'tour',
  meeting: 'call',
  inspection: 'inspection',
  photo_session: 'photo session',
};

/** Before the name of the home. */
export const visitTitles: Readonly<Record<Exclude<AppointmentKind, 'meeting'>, string>> = {
  tour: 'Tour of',
  inspection: 'Inspection of',
  photo_session: 'Photo session at',
};

/** Visits of our team to a home, by the name that their page has in its address. */
export const teamVisitSlugs = { inspection: 'inspection', photo_session: 'photo-session' } as const;

export const isTeamVisit = (kind: AppointmentKind): kind is keyof typeof teamVisitSlugs =>
  Object.hasOwn(teamVisitSlugs, kind);

export const TOUR_MINUTES = 30;
export const PHOTO_SESSION_MINUTES = 90;

/** What staff say of one, and the move of its lifecycle that is. */
export const outcomes = { held: 'complete', missed: 'miss', host_absent: 'cancel' } as const;
export type Outcome = keyof typeof outcomes;

/** What one can meet us about, by its name in the address. */
export const meetingTypes = {
  intro: {
    title: 'Get to know us',
    description: 'What we do, what it costs, and whether we are right for your home. No preparation needed.',
    minutes: 30,
  },
  pricing: {
    title: 'Talk about your rent and our fees',
    description: 'We go through what your home could earn, each payout plan in dollars, and every fee.',
    minutes: 30,
  },
  'inspection-results': {
    title: 'Go through your inspection',
    description:
      'What we found, what is worth doing before the first resident, and what it costs. Have the report at hand.',
    minutes: 45,
  },
  renewal: {
    title: 'Plan the next lease',
    description: 'Whether to renew, at which rent, and what the rules of your state allow.',
    minutes: 20,
  },
  selling: {
    title: 'Talk to an agent about selling',
    description: 'What your home may sell for, when to list it, and what the lease means for the sale.',
    minutes: 30,
  },
} as const satisfies Record<string, { title: string; description: string; minutes: number }>;
export type MeetingType = keyof typeof meetingTypes;

export const isMeetingType = (name: string): name is MeetingType => Object.hasOwn(meetingTypes, name);

/** The wording beside the box, kept with each consent. */
export const TEXT_CONSENT_WORDING =
  'Belong may text me about this appointment. Message and data rates may apply. Reply STOP to end. Not needed to rent or to work with us.';
