// What we write to members of the team about their accounts.
import * as z from 'zod';
import { Duty } from '@/contract/account/users/schemas';
import { formatExactMoney } from '@/contract/amounts/cents';
import { pluralize } from '@/contract/format/counts';
import { formatDay } from '@/contract/format/days';
import { RETURN_RATE_KINDS, returnRateRules } from '@/contract/money/returnRates/constants';
import { REPORT_CADENCES, type ReportCadence } from '@/contract/platform/reports/constants';
import { WEBHOOK_DISABLE_DAYS } from '@/contract/platform/webhooks/constants';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Invitation = z.object({ from: z.string(), by: z.iso.datetime(), link: z.string() });
const DutyRequest = z.object({ firstName: z.string(), who: z.string(), duty: Duty, link: z.string() });
const DutiesChanged = z.object({ firstName: z.string(), duties: z.array(Duty), link: z.string() });

/** To a person with a home or lease that was carried over from another system. */
const PortfolioInvitation = z.object({
  firstName: z.string(),
  side: z.enum(['homeowner', 'resident']),
  /** Street address. */
  home: z.string(),
  /** First local day here. */
  from: z.iso.date(),
  link: z.string(),
});

/** A return rate of bank debits has reached its limit. */
const ReturnRateAlert = z.object({
  firstName: z.string(),
  kind: z.enum(RETURN_RATE_KINDS),
  returned: z.int(),
  originated: z.int(),
  link: z.string(),
});

/** Webhooks to a partner have stopped. */
const WebhookDisabled = z.object({
  firstName: z.string(),
  /** The partner. */
  name: z.string(),
  reason: z.enum(['gone', 'failing']),
  link: z.string(),
});

/** A report of the desk in short: its totals, with cents where they are money. */
const ScheduledReport = z.object({
  firstName: z.string(),
  title: z.string(),
  /** The local day of our office that it tells of. */
  asOf: z.iso.date(),
  count: z.int(),
  figures: z.array(z.object({ label: z.string(), total: z.number(), isMoney: z.boolean() })),
  cadence: z.enum(REPORT_CADENCES),
  link: z.string(),
});

const cadenceWords: Readonly<Record<ReportCadence, string>> = {
  daily: 'every day',
  weekly: 'every Monday',
  monthly: 'on the first day of every month',
};

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

export const teamTemplates = {
  teamInvitation: template(Invitation, ({ from, by, link }) =>
    emailText(
      'Join the team at Belong',
      'Hello,',
      `${from ? `${from} invited you` : 'You are invited'} to work at Belong. Open the link to choose a password and set up two-step verification. It works once, until ${dayOf(by)}.`,
      cta('Set up your account', link),
      'If you didn’t expect this, you don’t need to do anything.',
    ),
  ),
  portfolioInvitation: template(PortfolioInvitation, ({ firstName, side, home, from, link }) => {
    const since = formatDay(from, 'long');
    return emailText(
      `${home} has a new place online`,
      greeting(firstName),
      side === 'homeowner'
        ? `From ${since} on, you find the rent, repairs, and statements of ${home} at Belong. Your account is ready.`
        : `From ${since} on, you pay the rent of ${home} and report repairs at Belong. Your lease stays as you signed it. Your account is ready.`,
      'Log in with this email address. We email you a code, so you need no password.',
      cta('Log in', link),
    );
  }),
  teamDutyRequest: template(DutyRequest, ({ firstName, who, duty, link }) =>
    emailText(
      `Please confirm the ${duty} duty of ${who}`,
      greeting(firstName),
      `Another administrator asked for the ${duty} duty for ${who}. It takes two people: please confirm or decline it.`,
      cta('Open the team page', link),
    ),
  ),
  returnRateAlert: template(ReturnRateAlert, ({ firstName, kind, returned, originated, link }) => {
    const { label, limitBps, advice } = returnRateRules[kind];
    return emailText(
      `${label} return rate has reached ${limitBps / 100}%`,
      greeting(firstName),
      `Banks returned ${returned} of ${originated} bank debits of the last 60 days in this category. The limit of the Nacha Operating Rules is ${limitBps / 100}%.`,
      advice,
      cta('Open the risk page', link),
      'You get this email once, until the rate falls below its limit.',
    );
  }),
  scheduledReport: template(ScheduledReport, ({ firstName, title, asOf, count, figures, cadence, link }) =>
    emailText(
      `${title}, ${formatDay(asOf, 'medium')}`,
      greeting(firstName),
      `${title} as of ${formatDay(asOf, 'long')}: ${pluralize(count, 'row')}.`,
      ...figures.map(
        ({ label, total, isMoney }) => `${label}: ${isMoney ? formatExactMoney(total) : total.toLocaleString('en-US')}`,
      ),
      cta('Open the report', link),
      `You asked for this report ${cadenceWords[cadence]}. Change or end that on its page.`,
    ),
  ),
  webhookDisabled: template(WebhookDisabled, ({ firstName, name, reason, link }) =>
    emailText(
      `Webhooks to ${name} have stopped`,
      greeting(firstName),
      reason === 'gone'
        ? 'The receiver answered that it is gone (status 410). We send it nothing more.'
        : `No delivery has arrived for ${WEBHOOK_DISABLE_DAYS} days. We send nothing more until you resume the endpoint.`,
      'Ask the partner to repair the receiver. Then resume the endpoint and send again what it missed.',
      cta('Open partner access', link),
    ),
  ),
  teamDutiesChanged: template(DutiesChanged, ({ firstName, duties, link }) =>
    emailText(
      'Your duties have changed',
      greeting(firstName),
      duties.length > 0
        ? `From now on, your duties are: ${duties.join(', ')}.`
        : 'From now on, you have no duties. The desk is closed for you.',
      cta('Open the desk', link),
    ),
  ),
};
