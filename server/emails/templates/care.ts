// What we write about planned care.

import * as z from 'zod';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { routes } from '@/contract/routes';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { VisitCalendar, visitAttachment } from '@/server/emails/visitCalendar';

const CareTask = z.object({
  firstName: z.string(),
  title: z.string(),
  steps: z.array(z.string()).readonly(),
  home: z.string(),
  dueOn: z.iso.date(),
  link: z.url(),
});

const ProOffer = z.object({
  name: z.string(),
  job: z.string(),
  number: z.string(),
  link: z.url(),
  answerBy: z.iso.datetime(),
  timeZone: z.string(),
});
const ProOfferEnded = z.object({ name: z.string(), job: z.string(), number: z.string(), reason: z.string() });
const ProPaperEnding = z.object({ name: z.string(), document: z.string(), expiresOn: z.iso.date() });
const ServiceConsent = z.object({
  firstName: z.string(),
  service: z.string(),
  home: z.string(),
  scope: z.string(),
  link: z.url(),
});
const ServiceOrdered = ServiceConsent.omit({ scope: true }).extend({
  /** Whether the owner has to allow it first. */
  waits: z.boolean(),
  price: z.string(),
  payment: z.string(),
  cancellation: z.string(),
});
const PolicyEnding = z.object({
  firstName: z.string(),
  home: z.string(),
  carrier: z.string(),
  expiresOn: z.iso.date(),
  link: z.url(),
});
const ProVisit = z.object({
  name: z.string(),
  job: z.string(),
  number: z.string(),
  when: z.string(),
  isMoved: z.boolean(),
  isCanceled: z.boolean().default(false),
  calendar: VisitCalendar.optional(),
});
const ProCode = z.object({ name: z.string(), code: z.string() });

const ProPayment = z.object({
  name: z.string(),
  invoice: z.string(),
  cents: z.int(),
  link: z.url(),
});
const ProPaymentSent = ProPayment.extend({
  arrivesOn: z.iso.date(),
  bank: z.string(),
  /** Missing in emails of before. */
  withheld: z.int().default(0),
});
const ProBankWanted = z.object({
  name: z.string(),
  invoice: z.string(),
  link: z.url(),
  needsBank: z.boolean().default(true),
  needsForm: z.boolean().default(false),
});
const ProYearEnd = z.object({ name: z.string(), year: z.int(), isCorrection: z.boolean(), link: z.url() });
const ProBankAccount = z.object({ name: z.string(), bank: z.string(), usableFrom: z.iso.datetime(), link: z.url() });

const numbered = (steps: readonly string[]) => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');

export const careTemplates = {
  careTaskDue: template(CareTask, ({ firstName, title, steps, home, dueOn, link }) =>
    emailText(
      `${title} at ${home}, due ${formatDay(dueOn, 'medium')}`,
      greeting(firstName),
      `It’s time for this at ${home}: ${title}. Please do it by ${formatDay(dueOn, 'medium')}.`,
      numbered(steps),
      cta('Mark it as done', link),
      'Need help, or can’t do it? Reply to this email and we’ll take care of it.',
    ),
  ),
  careTaskOverdue: template(CareTask, ({ firstName, title, home, dueOn, link }) =>
    emailText(
      `${title} at ${home} is late`,
      greeting(firstName),
      `${title} at ${home} was due ${formatDay(dueOn, 'medium')}. If it’s done, let us know with a photo.`,
      cta('Mark it as done', link),
      'Need help, or can’t do it? Reply to this email and we’ll take care of it.',
    ),
  ),
  serviceConsent: template(ServiceConsent, ({ firstName, service, home, scope, link }) =>
    emailText(
      `Your resident asks for ${service.toLowerCase()} at ${home}`,
      greeting(firstName),
      `Your resident would like to order ${service.toLowerCase()} at ${home}, and pays for it. It changes your home, so we need your consent first.`,
      `What they want: ${scope}`,
      cta('Allow or decline', link),
    ),
  ),
  serviceOrdered: template(ServiceOrdered, ({ firstName, service, home, waits, price, payment, cancellation, link }) =>
    emailText(
      `You ordered: ${service}`,
      greeting(firstName),
      waits
        ? `We have your order of ${service.toLowerCase()} at ${home}. The owner has to allow it first. We email you their answer.`
        : `We have your order of ${service.toLowerCase()} at ${home}. We’re finding a Pro for one of your times, and email you when the visit is set.`,
      `- Price: ${price}\n- Payment: ${payment}\n- Canceling: ${cancellation}`,
      cta('See or cancel your order', link),
    ),
  ),
  proOffer: template(ProOffer, ({ name, job, number, link, answerBy, timeZone }) =>
    emailText(
      `New job W-${number}: ${job}`,
      greeting(name),
      `We have a job for you: ${job}. Please answer by ${formatMoment(answerBy, 'en-US', timeZone)}. After that we ask the next Pro.`,
      cta('See the job', link),
      'You don’t need an account. The link is only for you: it asks for a code before it shows an address.',
      `All of your jobs are at ${new URL(routes.pros.jobs(), link).href}.`,
    ),
  ),
  proOfferEnded: template(ProOfferEnded, ({ name, job, number, reason }) =>
    emailText(
      `Job W-${number} is no longer yours`,
      greeting(name),
      `${job}: ${reason} You don’t have to do anything.`,
      'We’ll ask you again for the next job that fits.',
    ),
  ),
  policyEnding: template(PolicyEnding, ({ firstName, home, carrier, expiresOn, link }) =>
    emailText(
      `Your ${carrier} policy for ${home} ends ${formatDay(expiresOn, 'medium')}`,
      greeting(firstName),
      'Renew it with your insurer, then add the new policy to your account. From the next day on, the home may have no coverage.',
      cta('See your policies', link),
    ),
  ),
  proVisit: template(ProVisit, ({ name, job, number, when, isMoved, isCanceled, calendar }) => {
    const attachments = calendar && { attachments: [visitAttachment(calendar)] };
    if (isCanceled)
      return {
        ...emailText(
          `Job W-${number}: the visit is canceled`,
          greeting(name),
          `${job}: the visit on ${when} won’t take place. You don’t have to come.`,
        ),
        ...attachments,
      };
    const words = emailText(
      isMoved ? `New time for job W-${number}: ${when}` : `Job W-${number} is booked: ${when}`,
      greeting(name),
      `${job}: please come on ${when}. ${isMoved ? 'This replaces the time you had.' : ''}`.trim(),
      'Can’t make it? Open the job with the link in our first email and pick another time.',
    );
    return { ...words, ...attachments };
  }),
  proPaperEnding: template(ProPaperEnding, ({ name, document, expiresOn }) =>
    emailText(
      `${document} ends ${formatDay(expiresOn, 'medium')}`,
      greeting(name),
      `Your ${document.toLowerCase()} ends ${formatDay(expiresOn, 'medium')}. Without a new one we can’t send you jobs from the next day on.`,
      'Reply to this email with the new document.',
    ),
  ),
  proPaymentSent: template(ProPaymentSent, ({ name, invoice, cents: amount, arrivesOn, bank, withheld, link }) =>
    emailText(
      `We paid your invoice ${invoice}`,
      greeting(name),
      `${formatExactMoney(cents(amount))} for invoice ${invoice} is on its way to ${bank}. It arrives by ${formatDay(arrivesOn, 'medium')}.`,
      ...(withheld > 0
        ? [
            `We withheld ${formatExactMoney(cents(withheld))} and send it to the IRS in your name. A Form W-9 that is right ends that.`,
          ]
        : []),
      cta('See your jobs and payments', link),
    ),
  ),
  proPaymentReturned: template(ProPayment, ({ name, invoice, cents: amount, link }) =>
    emailText(
      `Your bank sent our payment of invoice ${invoice} back`,
      greeting(name),
      `${formatExactMoney(cents(amount))} for invoice ${invoice} came back to us. Add another bank account, and we’ll pay it again.`,
      cta('Add a bank account', link),
    ),
  ),
  proBankWanted: template(ProBankWanted, ({ name, invoice, needsBank, needsForm, link }) => {
    const wanted = [needsBank && 'add your bank account', needsForm && 'certify your Form W-9'].filter(Boolean);
    return emailText(
      `Before we can pay invoice ${invoice}`,
      greeting(name),
      `Invoice ${invoice} is approved. Please ${wanted.join(' and ')}, and we’ll pay it. It takes about ${needsForm ? 'five' : 'two'} minutes.`,
      ...(needsForm ? ['We encrypt your taxpayer number, and never ask for it by email or phone.'] : []),
      cta('Open your jobs', link),
    );
  }),
  proYearEnd: template(ProYearEnd, ({ name, year, isCorrection, link }) =>
    emailText(
      isCorrection ? `We corrected your Form 1099-NEC for ${year}` : `Your Form 1099-NEC for ${year} is ready`,
      greeting(name),
      isCorrection
        ? 'Something changed after we sent you the first one. Use the corrected one for your tax return.'
        : 'It shows what we paid for your invoices. We send the same figures to the IRS.',
      cta('Open your jobs', link),
    ),
  ),
  proBankAccount: template(ProBankAccount, ({ name, bank, usableFrom, link }) =>
    emailText(
      `New bank account: ${bank}`,
      greeting(name),
      `Someone at your company added ${bank}. From ${formatDay(usableFrom.slice(0, 10), 'medium')} on, we pay your invoices there.`,
      'If this wasn’t you, remove the account now and reply to this email.',
      cta('See your bank account', link),
    ),
  ),
  proCode: template(ProCode, ({ name, code }) =>
    emailText(
      `Your code is ${code}`,
      greeting(name),
      `Enter ${code} on the page that asked for it. The code works for 10 minutes.`,
      'If you didn’t ask for it, ignore this email.',
    ),
  ),
  noProAccount() {
    return emailText(
      'This address doesn’t belong to a Pro',
      greeting(''),
      'Someone, probably you, tried to see a Pro’s jobs with this address, but none of our Pros uses it. Maybe your company gave us another address.',
      'If this wasn’t you, you can ignore this email.',
    );
  },
};
