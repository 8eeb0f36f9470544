import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
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
    'You weren’t charged. Any hold on your card is released automatically. You owe nothing under this lease, and it no longer gives you the home. Your application fee paid for your reports, so it isn’t refunded. You can reuse your application for another home within 30 days, with no new fee.',
  coSigner: 'You’re no longer responsible for anything under it.',
  homeowner: 'Your home is back on the market. No one was charged, so there’s nothing to refund.',
} as const;

const WalkThrough = z.object({ name: z.string(), home: z.string(), on: z.iso.date(), link: z.url() });

const InsuranceDeclined = z.object({ name: z.string(), reason: z.string(), link: z.url() });

const RentersInsuranceEnding = z.object({
  name: z.string(),
  insurer: z.string(),
  until: z.iso.date(),
  lapsed: z.boolean(),
  link: z.url(),
});

/** About a lease on its way to the keys, and what it asks for later. */
export const leaseTemplates = {
  rentersInsuranceEnding(data: unknown) {
    const { name, insurer, until, lapsed, link } = RentersInsuranceEnding.parse(data);
    const day = formatDay(until, 'medium');
    return emailText(
      lapsed ? `Your renters’ insurance ended on ${day}` : `Your renters’ insurance ends on ${day}`,
      greeting(name),
      lapsed
        ? `Your lease asks for renters’ insurance, and the proof we have from ${insurer} has ended. Please add your new policy.`
        : `Your lease asks for renters’ insurance. Please renew with ${insurer} or another insurer, then add the new policy to your account.`,
      cta('Add your policy', link),
    );
  },
  insuranceDeclined(data: unknown) {
    const { name, reason, link } = InsuranceDeclined.parse(data);
    return emailText(
      'Please send another proof of renters insurance',
      greeting(name),
      `We checked the proof you added and can’t accept it yet. Here’s why: ${reason}`,
      cta('Add another document', link),
    );
  },
  walkThroughScheduled(data: unknown) {
    const { name, home, on, link } = WalkThrough.parse(data);
    const day = formatDay(on, 'full');
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
        `Move-in payment not received: ${home}`,
        greeting(name),
        `The residents had until ${when} to put a hold for the move-in payment on a card, and they haven’t. The lease stays in effect unless you end it. You can wait, or end the lease and tell them why. If they pay before you end it, the lease continues.`,
        cta('Wait or end the lease', link),
      );
    const end = 'We place a hold on your card and charge it only when you have the keys.';
    if (stage === 'asked')
      return emailText(
        `Next step: your move-in payment for ${home}`,
        greeting(name),
        `Your lease is signed. Please add a card for your move-in payment by ${when}. ${end} If there’s no hold by then, the homeowner can end the lease.`,
        cta('Add a card', link),
      );
    if (stage === 'soon')
      return emailText(
        `1 day left: your move-in payment for ${home}`,
        greeting(name),
        `We don’t have your move-in payment yet. Please add a card by ${when}. After that, the homeowner can end the lease. If there’s a problem, message us today and we’ll work it out together.`,
        cta('Add a card', link),
      );
    return emailText(
      `Your move-in payment for ${home} is overdue`,
      greeting(name),
      `We needed a hold on a card by ${when}, and we don’t have one. The homeowner can now end the lease. Until they do, it stays in effect. Add a card now, and everything continues as planned.`,
      cta('Add a card', link),
    );
  },
  leaseEnded(data: unknown) {
    const { name, home, side, reason, link } = Ended.parse(data);
    return emailText(
      `The lease for ${home} has ended`,
      greeting(name),
      `The move-in payment wasn’t made in time, so the lease for ${home} ended before it began. Here’s the reason given:\n${reason.replace(/^/gm, '> ')}`,
      leaseEndedText[side],
      'The signed lease is still in your account, under Documents.',
      cta('See your documents', link),
      'If you think this is a mistake, reply to this email and a person will read it.',
    );
  },
};
