import * as z from 'zod';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';

const MoneyDue = z.object({
  name: z.string(),
  home: z.string(),
  side: z.enum(['resident', 'homeowner']),
  stage: z.enum(['asked', 'soon', 'late']),
  by: z.iso.datetime(),
  /** Of the home. */
  timeZone: z.string(),
  link: z.url(),
});

const Ended = z.object({
  name: z.string(),
  home: z.string(),
  side: z.enum(['resident', 'coSigner', 'homeowner']),
  reason: z.string(),
  link: z.url(),
});

const leaseEndedText = {
  resident:
    'Nothing was taken for it: a hold that still stood on a card is let go by itself. You owe nothing under this lease, and nobody owes you the home. The fee for your application paid for reports that were made, so it stays; what you told us serves for another home for thirty days, without a new fee.',
  coSigner: 'You answer for nothing under it any more.',
  homeowner: 'Your home goes back to the market. No money was taken, so there is none to give back.',
} as const;

const WalkThrough = z.object({ name: z.string(), home: z.string(), on: z.iso.date(), link: z.url() });

/** About a signed lease on its way to the keys. */
export const leaseTemplates = {
  walkThroughScheduled(data: unknown) {
    const { name, home, on, link } = WalkThrough.parse(data);
    const day = new Date(`${on}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    return emailText(
      `Your walk-through of ${home}`,
      greeting(name),
      `You can walk through ${home} on ${day}, before your lease begins. The condition report opens that day. Rate every item, add photos, and sign it. If that day doesn’t work for you, message us.`,
      cta('See your move-in steps', link),
    );
  },
  moneyDue(data: unknown) {
    const { name, home, side, stage, by, timeZone, link } = MoneyDue.parse(data);
    const when = formatMoment(by, 'en-US', timeZone);
    if (side === 'homeowner')
      return emailText(
        `The money to move in has not come: ${home}`,
        greeting(name),
        `The residents had until ${when} to let the money to move in be held on a card, and it is not. The lease stands as long as you let it: you may wait, or end it with a word of why. If it comes before you do, the lease goes on.`,
        cta('Wait, or end the lease', link),
      );
    const end = 'Until then nothing is taken; it is held on a card and taken only when you have the keys.';
    if (stage === 'asked')
      return emailText(
        `Next: the money to move in to ${home}`,
        greeting(name),
        `Your lease is signed. Please let the money to move in be held by ${when}. ${end} If it is not held by then, the homeowner may end the lease.`,
        cta('Choose a card', link),
      );
    if (stage === 'soon')
      return emailText(
        `One day left: the money to move in to ${home}`,
        greeting(name),
        `The money to move in is not held yet. Please choose a card by ${when}; afterwards the homeowner may end the lease. If something is in the way, write to us today and we will look for a way together.`,
        cta('Choose a card', link),
      );
    return emailText(
      `The time for the money to move in to ${home} is over`,
      greeting(name),
      `It was to be held by ${when}, and it is not. From now on the homeowner may end the lease. Until they do, it stands: as soon as a card holds the money, everything goes on as agreed.`,
      cta('Choose a card', link),
    );
  },
  leaseEnded(data: unknown) {
    const { name, home, side, reason, link } = Ended.parse(data);
    return emailText(
      `The lease of ${home} has ended`,
      greeting(name),
      `The money to move in was not held in the time that was given, so the lease of ${home} has ended before it began. In the words of who ended it:\n${reason.replace(/^/gm, '> ')}`,
      leaseEndedText[side],
      'The signed lease stays among your documents.',
      cta('See your documents', link),
      'If you think this is a mistake, answer this letter and a person reads it.',
    );
  },
};
