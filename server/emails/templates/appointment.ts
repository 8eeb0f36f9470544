// What we write about tours and meetings: to anyone who comes, to their host, and as a text to those who wanted one.

import * as z from 'zod';
import { fullName } from '@/contract/account/users/personName';
import { formatPhone } from '@/contract/format/phoneText';
import { APPOINTMENT_KINDS, appointmentNouns } from '@/contract/leasing/appointments/constants';
import { calendarInvitation } from '@/server/calendar/invitation';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import type { Attachment } from '@/server/providers/mail/mail';

const AppointmentData = z.object({
  event: z.enum(['booked', 'moved', 'newHost', 'canceled', 'held', 'missed', 'day', 'hours']),
  kind: z.enum(APPOINTMENT_KINDS),
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
const noun = ({ kind }: AppointmentData) => appointmentNouns[kind];

function place(message: AppointmentData): string {
  if (message.way === 'video') return cta('Join by video', message.room ?? '');
  if (message.way === 'phone') return `Phone call: ${message.hostName} will call you at ${formatPhone(message.phone)}.`;
  if (message.kind === 'inspection')
    return `Where: ${message.where}. ${message.hostName} will look at every room. Plan on about 90 minutes, and please make sure we can get in.`;
  if (message.kind === 'photo_session')
    return `Where: ${message.where}. ${message.hostName} will photograph every room and the outside. Plan on about 90 minutes, and please make sure we can get in. Open the blinds and clear the counters.`;
  return `Where: ${message.where}. ${message.hostName} will let you in. Please bring a photo ID.`;
}

function invitation(fields: AppointmentData, attendee: { name: string; email: string }): Attachment {
  const method = fields.event === 'canceled' ? 'CANCEL' : 'REQUEST';
  const content = calendarInvitation({
    ...fields,
    method,
    attendee,
    startsAt: new Date(fields.startsAt),
    endsAt: new Date(fields.endsAt),
    writtenAt: new Date(fields.writtenAt),
    summary: fields.what,
    description: `${place(fields)}\n\nReschedule or cancel: ${fields.link}`,
    location: fields.room ?? fields.where,
    url: fields.link,
  });
  return { name: `${fields.kind}.ics`, type: 'text/calendar', method, content };
}

const subjects: Record<AppointmentData['event'], (appointment: AppointmentData) => string> = {
  booked: (appointment) =>
    `Your ${noun(appointment)}: ${formatTime(appointment.startsAt, appointment.timeZone, 'short')}`,
  moved: (appointment) =>
    `Rescheduled: your ${noun(appointment)} is now ${formatTime(appointment.startsAt, appointment.timeZone, 'short')}`,
  newHost: (appointment) => `${appointment.hostName} takes over your ${noun(appointment)}`,
  canceled: (appointment) => `Your ${noun(appointment)} is canceled`,
  held: () => 'How was it?',
  missed: (appointment) => `We missed you at your ${noun(appointment)}`,
  day: (appointment) => `Tomorrow: your ${noun(appointment)}`,
  hours: (appointment) => `In 2 hours: your ${noun(appointment)}`,
};

const openings: Record<AppointmentData['event'], (appointment: AppointmentData) => string> = {
  booked: (appointment) => `You’re booked. ${appointment.what}: ${whenText(appointment)}.`,
  moved: (appointment) => `Your new time is confirmed. ${appointment.what}: ${whenText(appointment)}.`,
  newHost: (appointment) =>
    `Another member of our team, ${appointment.hostName}, takes over. The time stays the same. ${appointment.what}: ${whenText(appointment)}.`,
  canceled: (appointment) =>
    appointment.elsewhere
      ? `The home you planned to see is no longer available, so we canceled your visit on ${whenText(appointment)}. We’re sorry.`
      : appointment.hostAbsent
        ? `We’re sorry. ${appointment.hostName} can’t make it, so we had to cancel: ${appointment.what}, ${whenText(appointment)}. This one is on us.`
        : `Canceled: ${appointment.what}, ${whenText(appointment)}. You don’t need to do anything else.`,
  held: (appointment) =>
    appointment.kind === 'tour'
      ? `Thanks for coming. ${appointment.what}: would you like to live there, and did it match the listing? It takes two taps.\n\n${cta('Leave feedback', appointment.link)}`
      : `Thanks for your time. If you have more questions, reply to this email.`,
  missed: (appointment) =>
    `We waited but didn’t see you: ${appointment.what}, ${whenText(appointment)}. If you’d still like to come, pick another time.\n\n${cta('Pick another time', appointment.link)}`,
  day: (appointment) => `A quick reminder: ${appointment.what}, ${whenText(appointment)}.`,
  hours: (appointment) => `See you soon: ${appointment.what}, ${whenText(appointment)}.`,
};

const toPerson = template(AppointmentData, (appointment) => {
  const over = appointment.event === 'canceled';
  const after = appointment.event === 'held' || appointment.event === 'missed';
  const next = appointment.elsewhere
    ? cta('See similar homes', appointment.elsewhere)
    : cta('Pick another time', appointment.link);
  const paragraphs = [
    `Hello ${appointment.firstName},`,
    openings[appointment.event](appointment),
    ...(after
      ? []
      : over
        ? [next]
        : [
            place(appointment),
            'Something came up? You can reschedule or cancel without logging in.',
            cta(`Change your ${noun(appointment)}`, appointment.link),
          ]),
    'Warmly,\nBelong',
  ];
  const attendee = { name: fullName(appointment), email: appointment.email };
  const isReminder = after || appointment.event === 'day' || appointment.event === 'hours';
  return {
    subject: subjects[appointment.event](appointment),
    body: paragraphs.join('\n\n'),
    ...(!isReminder && { attachments: [invitation(appointment, attendee)] }),
  };
});

const toHost = template(
  AppointmentData.extend({ host: z.object({ name: z.string(), email: z.string() }) }).loose(),
  ({ host, ...rest }) => {
    const appointment = AppointmentData.parse(rest);
    const verb = {
      booked: 'New',
      moved: 'Rescheduled',
      newHost: 'New for you',
      canceled: 'Canceled',
      held: 'Completed',
      missed: 'No-show',
      day: 'Tomorrow',
      hours: 'Soon',
    }[appointment.event];
    return {
      subject: `${verb}: ${appointment.what}, ${formatTime(appointment.startsAt, appointment.timeZone, 'short')}`,
      body: [
        `Hello ${host.name},`,
        `${verb}: ${appointment.what}, ${whenText(appointment)}.`,
        `Who: ${fullName(appointment)}, ${formatPhone(appointment.phone)}, ${appointment.email}.${appointment.note ? `\nThey wrote: ${appointment.note}` : ''}`,
        ...(appointment.event === 'canceled'
          ? []
          : [appointment.room ? cta('Join by video', appointment.room) : `Where: ${appointment.where}`]),
        'Belong',
      ].join('\n\n'),
      attachments: [invitation(appointment, host)],
    };
  },
);

const shortText: Record<AppointmentData['event'], string> = {
  booked: 'is booked for',
  moved: 'was rescheduled to',
  newHost: 'has a new host. Same time:',
  canceled: 'was canceled:',
  held: 'was held',
  missed: 'was missed',
  day: 'is tomorrow:',
  hours: 'is in 2 hours:',
};

const smsText = template(AppointmentData, (appointment) => {
  const at = formatTime(appointment.startsAt, appointment.timeZone, 'short');
  return {
    subject: '',
    body: `Belong: ${appointment.what} ${shortText[appointment.event]} ${at}. ${appointment.elsewhere ?? appointment.link} Reply STOP to end texts.`,
  };
});

const Showing = z.object({
  event: z.enum(['booked', 'moved', 'newHost', 'canceled']),
  name: z.string(),
  what: z.string(),
  where: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  hostName: z.string(),
  phone: z.string().nullable(),
  inbox: z.url(),
});

/** The notice of a showing that the law gives residents: the day, the earliest and latest time, and whom to call. */
const showingNotice = template(
  Showing,
  ({ event, name, where, startsAt, endsAt, timeZone, hostName, phone, inbox }) => {
    const clock = (at: string) =>
      new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
    const day = new Date(startsAt).toLocaleDateString('en-US', { dateStyle: 'full', timeZone });
    const when = `${day}, between ${clock(startsAt)} and ${clock(endsAt)}`;
    const titles = {
      booked: 'Notice: a showing of your home',
      moved: 'New time: the showing of your home',
      newHost: 'New host: the showing of your home',
      canceled: 'Canceled: the showing of your home',
    };
    const texts = {
      booked: `${hostName} will show your home to a possible resident on ${when}.`,
      moved: `The showing of your home has a new time: ${when}.`,
      newHost: `${hostName} will show your home now. The time stays the same: ${when}.`,
      canceled: `The showing of your home on ${when} is canceled. No one comes.`,
    };
    return emailText(
      `${titles[event]}, ${day}`,
      greeting(name),
      `${texts[event]} ${where}.`,
      ...(event === 'canceled'
        ? []
        : [
            `You don’t have to be there. ${phone ? `If this time doesn’t work for you, call ${formatPhone(phone)} or write to us.` : 'If this time doesn’t work for you, write to us.'}`,
          ]),
      cta('Write to us', inbox),
    );
  },
);

export const appointmentTemplates = {
  showingNotice,
  appointmentToPerson: toPerson,
  appointmentToHost: toHost,
  appointmentText: smsText,
};
