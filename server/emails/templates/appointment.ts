// What we write about tours and meetings: to anyone who comes, to their host, and as a text to those who wanted one.
import * as z from 'zod';
import { calendarInvitation } from '@/server/calendar/invitation';
import { cta } from '@/server/emails/snippets';
import type { Attachment } from '@/server/providers/mail/mail';

const AppointmentData = z.object({
  event: z.enum(['booked', 'moved', 'cancelled', 'held', 'missed', 'day', 'hours']),
  kind: z.enum(['tour', 'meeting', 'inspection']),
  /** `Tour of 12 Alder Lane`, or what the meeting is about. */
  what: z.string(),
  where: z.string(),
  way: z.enum(['inPerson', 'video', 'phone']),
  room: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string().nullable(),
  hostName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Moves it and calls it off. */
  link: z.string(),
  /** Other homes, where the home is gone. */
  elsewhere: z.string().nullable(),
  /** Called off by us: anyone who shows it could not come. */
  hostAbsent: z.boolean().default(false),
  uid: z.string(),
  sequence: z.int(),
  writtenAt: z.iso.datetime(),
  organizer: z.object({ name: z.string(), email: z.string() }),
});
export type AppointmentData = z.infer<typeof AppointmentData>;

const formatTime = (at: string, timeZone: string, month: 'long' | 'short') =>
  new Date(at).toLocaleString('en-US', {
    weekday: month,
    month,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
const whenText = ({ startsAt, timeZone }: AppointmentData) => formatTime(startsAt, timeZone, 'long');
const noun = ({ kind }: AppointmentData) => (kind === 'meeting' ? 'call' : kind);

function place(told: AppointmentData): string {
  if (told.way === 'video') return cta('Join by video', told.room ?? '');
  if (told.way === 'phone') return `Phone call: ${told.hostName} will call you at ${told.phone}.`;
  if (told.kind === 'inspection')
    return `Where: ${told.where}. ${told.hostName} will look at every room. Plan on about 90 minutes, and please make sure we can get in.`;
  return `Where: ${told.where}. ${told.hostName} will let you in. Please bring a photo ID.`;
}

function invitation(told: AppointmentData, attendee: { name: string; email: string }): Attachment {
  const method = told.event === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = calendarInvitation({
    ...told,
    method,
    attendee,
    startsAt: new Date(told.startsAt),
    endsAt: new Date(told.endsAt),
    writtenAt: new Date(told.writtenAt),
    summary: told.what,
    description: `${place(told)}\n\nReschedule or cancel: ${told.link}`,
    location: told.room ?? told.where,
    url: told.link,
  });
  return { name: `${told.kind}.ics`, type: 'text/calendar', method, content };
}

const subjects: Record<AppointmentData['event'], (told: AppointmentData) => string> = {
  booked: (told) => `Your ${noun(told)}: ${formatTime(told.startsAt, told.timeZone, 'short')}`,
  moved: (told) => `Rescheduled: your ${noun(told)} is now ${formatTime(told.startsAt, told.timeZone, 'short')}`,
  cancelled: (told) => `Your ${noun(told)} is canceled`,
  held: () => 'How was it?',
  missed: (told) => `We missed you at your ${noun(told)}`,
  day: (told) => `Tomorrow: your ${noun(told)}`,
  hours: (told) => `In 2 hours: your ${noun(told)}`,
};

const openings: Record<AppointmentData['event'], (told: AppointmentData) => string> = {
  booked: (told) => `You’re booked. ${told.what}: ${whenText(told)}.`,
  moved: (told) => `Your new time is confirmed. ${told.what}: ${whenText(told)}.`,
  cancelled: (told) =>
    told.elsewhere
      ? `The home you planned to see is no longer available, so we canceled your visit on ${whenText(told)}. We’re sorry.`
      : told.hostAbsent
        ? `We’re sorry. ${told.hostName} can’t make it, so we had to cancel: ${told.what}, ${whenText(told)}. This one is on us.`
        : `Canceled: ${told.what}, ${whenText(told)}. You don’t need to do anything else.`,
  held: (told) =>
    told.kind === 'tour'
      ? `Thanks for coming. ${told.what}: would you like to live there, and did it match the listing? It takes two taps.\n\n${cta('Leave feedback', told.link)}`
      : `Thanks for your time. If you have more questions, reply to this email.`,
  missed: (told) =>
    `We waited but didn’t see you: ${told.what}, ${whenText(told)}. If you’d still like to come, pick another time.\n\n${cta('Pick another time', told.link)}`,
  day: (told) => `A quick reminder: ${told.what}, ${whenText(told)}.`,
  hours: (told) => `See you soon: ${told.what}, ${whenText(told)}.`,
};

function toPerson(data: unknown) {
  const told = AppointmentData.parse(data);
  const over = told.event === 'cancelled';
  const after = told.event === 'held' || told.event === 'missed';
  const next = told.elsewhere ? cta('See similar homes', told.elsewhere) : cta('Pick another time', told.link);
  const paragraphs = [
    `Hello ${told.firstName},`,
    openings[told.event](told),
    ...(after
      ? []
      : over
        ? [next]
        : [
            place(told),
            'Something came up? You can reschedule or cancel without logging in.',
            cta(`Change your ${noun(told)}`, told.link),
          ]),
    'Warmly,\nBelong',
  ];
  const attendee = { name: `${told.firstName} ${told.lastName}`, email: told.email };
  const isReminder = after || told.event === 'day' || told.event === 'hours';
  return {
    subject: subjects[told.event](told),
    body: paragraphs.join('\n\n'),
    ...(!isReminder && { attachments: [invitation(told, attendee)] }),
  };
}

function toHost(data: unknown) {
  const { host, ...rest } = AppointmentData.extend({ host: z.object({ name: z.string(), email: z.string() }) })
    .loose()
    .parse(data);
  const told = AppointmentData.parse(rest);
  const verb = {
    booked: 'New',
    moved: 'Rescheduled',
    cancelled: 'Canceled',
    held: 'Completed',
    missed: 'No-show',
    day: 'Tomorrow',
    hours: 'Soon',
  }[told.event];
  return {
    subject: `${verb}: ${told.what}, ${formatTime(told.startsAt, told.timeZone, 'short')}`,
    body: [
      `Hello ${host.name},`,
      `${verb}: ${told.what}, ${whenText(told)}.`,
      `Who: ${told.firstName} ${told.lastName}, ${told.phone}, ${told.email}.${told.note ? `\nThey wrote: ${told.note}` : ''}`,
      ...(told.event === 'cancelled' ? [] : [told.room ? cta('Join by video', told.room) : `Where: ${told.where}`]),
      'Belong',
    ].join('\n\n'),
    attachments: [invitation(told, host)],
  };
}

const shortText: Record<AppointmentData['event'], string> = {
  booked: 'is booked for',
  moved: 'was rescheduled to',
  cancelled: 'was canceled:',
  held: 'was held',
  missed: 'was missed',
  day: 'is tomorrow:',
  hours: 'is in 2 hours:',
};

function smsText(data: unknown) {
  const told = AppointmentData.parse(data);
  const at = formatTime(told.startsAt, told.timeZone, 'short');
  return {
    subject: '',
    body: `Belong: ${told.what} ${shortText[told.event]} ${at}. ${told.elsewhere ?? told.link} Reply STOP to end texts.`,
  };
}

export const appointmentTemplates = {
  appointmentToPerson: toPerson,
  appointmentToHost: toHost,
  appointmentText: smsText,
};
