// What we write about tours and meetings: to whoever comes, to their host, and as a text to those who wanted one.
import * as z from 'zod';
import { invitationFile } from '@/server/calendar/invitation';
import type { Attachment } from '@/server/providers/mail/mail';
import { act } from './outbox.phrases';

const Told = z.object({
  event: z.enum(['booked', 'moved', 'cancelled', 'held', 'missed', 'day', 'hours']),
  kind: z.enum(['tour', 'meeting']),
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
  hostAway: z.boolean().default(false),
  uid: z.string(),
  sequence: z.int(),
  writtenAt: z.iso.datetime(),
  organizer: z.object({ name: z.string(), email: z.string() }),
});
export type Told = z.infer<typeof Told>;

const moment = (at: string, timeZone: string, month: 'long' | 'short') =>
  new Date(at).toLocaleString('en-US', {
    weekday: month,
    month,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
const when = ({ startsAt, timeZone }: Told) => moment(startsAt, timeZone, 'long');
const noun = ({ kind }: Told) => (kind === 'tour' ? 'tour' : 'call');

function place(told: Told): string {
  if (told.way === 'video') return act('Join by video', told.room ?? '');
  if (told.way === 'phone') return `By phone: ${told.hostName} calls you at ${told.phone}.`;
  return `Where: ${told.where}. ${told.hostName} opens the door. Please bring a photo ID, so that we know it is you.`;
}

function invitation(told: Told, attendee: { name: string; email: string }): Attachment {
  const method = told.event === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = invitationFile({
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

const subjects: Record<Told['event'], (told: Told) => string> = {
  booked: (told) => `Your ${noun(told)}: ${moment(told.startsAt, told.timeZone, 'short')}`,
  moved: (told) => `Moved: your ${noun(told)} is now ${moment(told.startsAt, told.timeZone, 'short')}`,
  cancelled: (told) => `Your ${noun(told)} is called off`,
  held: () => 'How was it?',
  missed: (told) => `We missed you at your ${noun(told)}`,
  day: (told) => `Tomorrow: your ${noun(told)}`,
  hours: (told) => `In two hours: your ${noun(told)}`,
};

const openings: Record<Told['event'], (told: Told) => string> = {
  booked: (told) => `We look forward to it. ${told.what}: ${when(told)}.`,
  moved: (told) => `It is moved. ${told.what}: now ${when(told)}.`,
  cancelled: (told) =>
    told.elsewhere
      ? `The home you wanted to see is no longer on the market, so there is nothing to show you on ${when(told)}. We are sorry.`
      : told.hostAway
        ? `We are sorry: ${told.hostName} could not come, so ${told.what}, ${when(told)}, is called off. The fault is ours.`
        : `${told.what}, ${when(told)}, is called off. Nothing more to do.`,
  held: (told) =>
    told.kind === 'tour'
      ? `Thank you for coming. ${told.what}: would you like to live there, and was it as we show it? Two taps tell us.\n\n${act('Tell us how it was', told.link)}`
      : `Thank you for your time. Anything left open? Just answer this letter.`,
  missed: (told) =>
    `We were there and did not see you: ${told.what}, ${when(told)}. No harm done. If you still would like to come, pick another time.\n\n${act('Choose another time', told.link)}`,
  day: (told) => `Just so that you know: ${told.what}, ${when(told)}.`,
  hours: (told) => `See you soon: ${told.what}, ${when(told)}.`,
};

function toPerson(data: unknown) {
  const told = Told.parse(data);
  const over = told.event === 'cancelled';
  const after = told.event === 'held' || told.event === 'missed';
  const next = told.elsewhere ? act('See homes like it', told.elsewhere) : act('Choose another time', told.link);
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
            act(`Change your ${noun(told)}`, told.link),
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
  const { host, ...rest } = Told.extend({ host: z.object({ name: z.string(), email: z.string() }) })
    .loose()
    .parse(data);
  const told = Told.parse(rest);
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
    subject: `${verb}: ${told.what}, ${moment(told.startsAt, told.timeZone, 'short')}`,
    body: [
      `Hello ${host.name},`,
      `${verb}: ${told.what}, ${when(told)}.`,
      `Who: ${told.firstName} ${told.lastName}, ${told.phone}, ${told.email}.${told.note ? `\nThey wrote: ${told.note}` : ''}`,
      ...(told.event === 'cancelled' ? [] : [told.room ? act('Join by video', told.room) : `Where: ${told.where}`]),
      'Belong',
    ].join('\n\n'),
    attachments: [invitation(told, host)],
  };
}

const short: Record<Told['event'], string> = {
  booked: 'is booked for',
  moved: 'is moved to',
  cancelled: 'is called off:',
  held: 'was held',
  missed: 'was missed',
  day: 'is tomorrow:',
  hours: 'is in two hours:',
};

function asText(data: unknown) {
  const told = Told.parse(data);
  const at = moment(told.startsAt, told.timeZone, 'short');
  return {
    subject: '',
    body: `Belong: ${told.what} ${short[told.event]} ${at}. ${told.elsewhere ?? told.link} Reply STOP to end texts.`,
  };
}

export const appointmentLetters = {
  appointmentToPerson: toPerson,
  appointmentToHost: toHost,
  appointmentText: asText,
};
