// What we write about tours and meetings: to whoever comes, to their host, and as a text to those who wanted one.
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
  /** Called off by us: whoever shows it could not come. */
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
  if (told.way === 'phone') return `By phone: ${told.hostName} calls you at ${told.phone}.`;
  if (told.kind === 'inspection')
    return `Where: ${told.where}. ${told.hostName} checks each room for about 90 minutes. Please make sure we can get in.`;
  return `Where: ${told.where}. ${told.hostName} opens the door. Please bring a photo ID, so that we know it is you.`;
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
    description: `${place(told)}\n\nMove it or call it off: ${told.link}`,
    location: told.room ?? told.where,
    url: told.link,
  });
  return { name: `${told.kind}.ics`, type: 'text/calendar', method, content };
}

const subjects: Record<AppointmentData['event'], (told: AppointmentData) => string> = {
  booked: (told) => `Your ${noun(told)}: ${formatTime(told.startsAt, told.timeZone, 'short')}`,
  moved: (told) => `Moved: your ${noun(told)} is now ${formatTime(told.startsAt, told.timeZone, 'short')}`,
  cancelled: (told) => `Your ${noun(told)} is called off`,
  held: () => 'How was it?',
  missed: (told) => `We missed you at your ${noun(told)}`,
  day: (told) => `Tomorrow: your ${noun(told)}`,
  hours: (told) => `In two hours: your ${noun(told)}`,
};

const openings: Record<AppointmentData['event'], (told: AppointmentData) => string> = {
  booked: (told) => `We look forward to it. ${told.what}: ${whenText(told)}.`,
  moved: (told) => `It is moved. ${told.what}: now ${whenText(told)}.`,
  cancelled: (told) =>
    told.elsewhere
      ? `The home you wanted to see is no longer on the market, so there is nothing to show you on ${whenText(told)}. We are sorry.`
      : told.hostAbsent
        ? `We are sorry: ${told.hostName} could not come, so ${told.what}, ${whenText(told)}, is called off. The fault is ours.`
        : `${told.what}, ${whenText(told)}, is called off. Nothing more to do.`,
  held: (told) =>
    told.kind === 'tour'
      ? `Thank you for coming. ${told.what}: would you like to live there, and was it as we show it? Two taps tell us.\n\n${cta('Tell us how it was', told.link)}`
      : `Thank you for your time. Anything left open? Just answer this letter.`,
  missed: (told) =>
    `We were there and did not see you: ${told.what}, ${whenText(told)}. No harm done. If you still would like to come, pick another time.\n\n${cta('Choose another time', told.link)}`,
  day: (told) => `Just so that you know: ${told.what}, ${whenText(told)}.`,
  hours: (told) => `See you soon: ${told.what}, ${whenText(told)}.`,
};

function toPerson(data: unknown) {
  const told = AppointmentData.parse(data);
  const over = told.event === 'cancelled';
  const after = told.event === 'held' || told.event === 'missed';
  const next = told.elsewhere ? cta('See homes like it', told.elsewhere) : cta('Choose another time', told.link);
  const paragraphs = [
    `Hello ${told.firstName},`,
    openings[told.event](told),
    ...(after
      ? []
      : over
        ? [next]
        : [
            place(told),
            'Something came up? You can move it or call it off without an account.',
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
    moved: 'Moved',
    cancelled: 'Called off',
    held: 'Held',
    missed: 'Missed',
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
  moved: 'is moved to',
  cancelled: 'is called off:',
  held: 'was held',
  missed: 'was missed',
  day: 'is tomorrow:',
  hours: 'is in two hours:',
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
