// What we write about offers to renew a lease.
import * as z from 'zod';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { money } from '@/server/emails/templates/charge';

export const RenewalUpdate = z.object({
  event: z.enum(['offered', 'countered', 'offerConfirmed', 'accepted', 'declined', 'expired', 'withdrawn', 'signed']),
  side: z.enum(['owner', 'resident']),
  name: z.string(),
  home: z.string(),
  respondBy: z.iso.datetime(),
  timeZone: z.string(),
  /** The terms it is about: those offered, proposed, or agreed. Months are null for month to month. */
  terms: z.array(z.object({ months: z.int().nullable(), rentCents: z.int() })).default([]),
  currentRentCents: z.int().nullish(),
  link: z.url(),
});
type About = z.infer<typeof RenewalUpdate>;

/** The last day to answer: the offer is over at the midnight after it. */
const by = ({ respondBy, timeZone }: About) => formatDay(localDay(Date.parse(respondBy) - 1, timeZone), 'full');

/** A line for each term, with how its rent differs from today’s. */
function termLines({ terms, currentRentCents }: About): string {
  const lines = terms.map(({ months, rentCents }) => {
    const change = currentRentCents ? rentCents - currentRentCents : 0;
    const percent = currentRentCents ? Math.round((Math.abs(change) / currentRentCents) * 1000) / 10 : 0;
    const difference =
      change === 0
        ? 'the same rent as today'
        : `${money(Math.abs(change))} ${change > 0 ? 'more' : 'less'} a month, ${percent}%`;
    const term = months === null ? 'Month to month' : `${months} months`;
    return `\n- ${term} at ${money(rentCents)} a month${currentRentCents ? ` (${difference})` : ''}`;
  });
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

const texts: Record<About['event'], (about: About) => { subject: string; text: string; button: string }> = {
  offered: (about) => ({
    subject: `Your renewal offer: ${about.home}`,
    text: `Your homeowner would like you to stay. The offer is open through ${by(about)}. You can accept an option, propose other terms, or tell us you’re moving out.`,
    button: 'See your offer',
  }),
  countered: ({ home }) => ({
    subject: `A counteroffer for ${home}`,
    text: 'Your residents proposed other terms. You can accept them or keep your offer.',
    button: 'See the counteroffer',
  }),
  offerConfirmed: (about) => ({
    subject: `The renewal offer stands: ${about.home}`,
    text: `Your homeowner kept the offer as it was. You can still accept it through ${by(about)}.`,
    button: 'See your offer',
  }),
  accepted: ({ home, side }) => ({
    subject: `Renewal accepted: ${home}`,
    text: `${side === 'owner' ? 'Your residents accepted.' : 'The terms are agreed.'} The renewal is ready to sign. It takes effect when everyone has signed.`,
    button: 'See the next step',
  }),
  declined: ({ home }) => ({
    subject: `The renewal was declined: ${home}`,
    text: 'There is no renewal. The lease goes on as it is until it ends.',
    button: 'See what comes next',
  }),
  expired: ({ home }) => ({
    subject: `The renewal offer has expired: ${home}`,
    text: 'No one accepted the offer in time, so it’s closed. The lease continues as it is.',
    button: 'See what comes next',
  }),
  withdrawn: ({ home }) => ({
    subject: `The renewal offer was withdrawn: ${home}`,
    text: 'Your homeowner withdrew the offer. Your lease goes on as it is.',
    button: 'See your home',
  }),
  signed: ({ home }) => ({
    subject: `Your lease is renewed: ${home}`,
    text: 'Everyone has signed. The sealed copy is in your documents.',
    button: 'See your home',
  }),
};

export const renewalTemplates = {
  renewalUpdate: template(RenewalUpdate, (about) => {
    const { subject, text, button } = texts[about.event](about);
    return emailText(subject, greeting(about.name), text + termLines(about), cta(button, about.link));
  }),
};
