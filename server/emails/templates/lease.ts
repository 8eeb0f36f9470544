import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const MoneyDue = z.object({
  name: z.string(),
  home: z.string(),
  side: z.enum(['resident', 'homeowner']),
  stage: z.enum(['asked', 'soon', 'late']),
  by: z.iso.datetime(),
  /** Of the home. */
  timeZone: z.string(),
  link: z.url(),
});

export const Ended = z.object({
  name: z.string(),
  home: z.string(),
  side: z.enum(['resident', 'coSigner', 'homeowner']),
  reason: z.string(),
  link: z.url(),
});

const leaseEndedText = {
  resident:
    'Anything you paid to move in is on its way back to you. You owe nothing under this lease, and it no longer gives you the home. Your application fee paid for your reports, so it isn’t refunded. You can reuse your application for another home within 30 days, with no new fee.',
  coSigner: 'You’re no longer responsible for anything under it.',
  homeowner: 'Your home is back on the market. We’re refunding anything the residents paid to move in.',
} as const;

export const MoveInRefunded = z.object({
  name: z.string(),
  home: z.string(),
  cents: z.int(),
  way: z.enum(['card', 'bank', 'check']),
  link: z.url(),
});

export const WalkThrough = z.object({ name: z.string(), home: z.string(), on: z.iso.date(), link: z.url() });

export const InsuranceDeclined = z.object({ name: z.string(), reason: z.string(), link: z.url() });

export const RentersInsuranceEnding = z.object({
  name: z.string(),
  insurer: z.string(),
  until: z.iso.date(),
  lapsed: z.boolean(),
  link: z.url(),
});

/** About a lease on its way to the keys, and what it asks for later. */
export const leaseTemplates = {
  rentersInsuranceEnding: template(RentersInsuranceEnding, ({ name, insurer, until, lapsed, link }) => {
    const day = formatDay(until, 'medium');
    return emailText(
      lapsed ? `Your renters’ insurance ended on ${day}` : `Your renters’ insurance ends on ${day}`,
      greeting(name),
      lapsed
        ? `Your lease asks for renters’ insurance, and the proof we have from ${insurer} has ended. Please add your new policy.`
        : `Your lease asks for renters’ insurance. Please renew with ${insurer} or another insurer, then add the new policy to your account.`,
      cta('Add your policy', link),
    );
  }),
  insuranceDeclined: template(InsuranceDeclined, ({ name, reason, link }) =>
    emailText(
      'Please send another proof of renters insurance',
      greeting(name),
      `We checked the proof you added and can’t accept it yet. Here’s why: ${reason}`,
      cta('Add another document', link),
    ),
  ),
  walkThroughScheduled: template(WalkThrough, ({ name, home, on, link }) => {
    const day = formatDay(on, 'full');
    return emailText(
      `Your walk-through of ${home}`,
      greeting(name),
      `You can walk through ${home} on ${day}, before your lease begins. The condition report opens that day. Rate every item, add photos, and sign it. If that day doesn’t work for you, message us.`,
      cta('See your move-in steps', link),
    );
  }),
  moneyDue: template(MoneyDue, ({ name, home, side, stage, by, timeZone, link }) => {
    const when = formatMoment(by, 'en-US', timeZone);
    if (side === 'homeowner')
      return emailText(
        `Move-in payment not received: ${home}`,
        greeting(name),
        `The residents had until ${when} to make the move-in payment, and they haven’t paid all of it. The lease stays in effect unless you end it. You can wait, or end the lease and tell them why. If they pay before you end it, the lease continues.`,
        cta('Wait or end the lease', link),
      );
    const end =
      'You can pay by bank, card, check, or money order. The money stays in our deposit account until you have the keys. If the lease ends before then, you get it back.';
    if (stage === 'asked')
      return emailText(
        `Next step: your move-in payment for ${home}`,
        greeting(name),
        `Your lease is signed. Please make your move-in payment by ${when}. ${end} A bank payment takes up to 4 business days, and you get the keys after it arrives. If it isn’t paid by then, the homeowner can end the lease.`,
        cta('Pay now', link),
      );
    if (stage === 'soon')
      return emailText(
        `1 day left: your move-in payment for ${home}`,
        greeting(name),
        `We don’t have all of your move-in payment yet. Please pay it by ${when}. After that, the homeowner can end the lease. If there’s a problem, message us today and we’ll work it out together.`,
        cta('Pay now', link),
      );
    return emailText(
      `Your move-in payment for ${home} is overdue`,
      greeting(name),
      `We needed your move-in payment by ${when}, and we don’t have all of it. The homeowner can now end the lease. Until they do, it stays in effect. Pay now, and everything continues as planned.`,
      cta('Pay now', link),
    );
  }),
  moveInRefunded: template(MoveInRefunded, ({ name, home, cents, way, link }) => {
    const amount = formatExactMoney(cents);
    const text = {
      card: `We sent ${amount} back to your card. It usually shows up within 5 to 10 business days.`,
      bank: `We sent ${amount} back to your bank account. It usually arrives within 5 business days.`,
      check: `We owe you ${amount}. You paid by check or money order, so we’ll mail you a check. Tell us where to send it.`,
    }[way];
    return emailText(
      way === 'check' ? `Your refund of ${amount}` : `We refunded ${amount}`,
      greeting(name),
      `The lease for ${home} ended before you got the keys, so you get your move-in payment back. ${text}`,
      cta(way === 'check' ? 'Tell us your address' : 'Message us', link),
    );
  }),
  leaseEnded: template(Ended, ({ name, home, side, reason, link }) =>
    emailText(
      `The lease for ${home} has ended`,
      greeting(name),
      `The move-in payment wasn’t made in time, so the lease for ${home} ended before it began. Here’s the reason given:\n${reason.replace(/^/gm, '> ')}`,
      leaseEndedText[side],
      'The signed lease is still in your account, under Documents.',
      cta('See your documents', link),
      'If you think this is a mistake, reply to this email and a person will read it.',
    ),
  ),
};
