import * as z from 'zod';
import type { Language } from '@/contract/account/profiles/endpoints';
import { env } from '@/server/env';
import { cta, greeting } from './snippets';
import { type RenderedMessage, template } from './template';
import { accountTemplates } from './templates/account';
import { accountDeletionTemplates } from './templates/accountDeletion';
import { applicationTemplates } from './templates/application';
import { applicationInvitationTemplates } from './templates/applicationInvitation';
import { appointmentTemplates } from './templates/appointment';
import { autopayTemplates } from './templates/autopay';
import { careTemplates } from './templates/care';
import { chargeTemplates } from './templates/charge';
import { decisionTemplates } from './templates/decision';
import { deskTemplates } from './templates/desk';
import { estimateTemplates } from './templates/estimate';
import { homeTemplates } from './templates/home';
import { leaseTemplates } from './templates/lease';
import { listingTemplates } from './templates/listing';
import { memberTemplates } from './templates/member';
import { partnerTemplates } from './templates/partner';
import { paymentMethodTemplates } from './templates/paymentMethod';
import { payoutTemplates } from './templates/payout';
import { proposalTemplates } from './templates/proposal';
import { qualificationTemplates } from './templates/qualification';
import { signingTemplates, w9Templates } from './templates/signing';
import { spanishTemplates } from './templates/spanish/index';
import { teamTemplates } from './templates/team';
import { leaseRequestTemplates } from './templates/tenancy/leaseRequest';
import { moveOutTemplates } from './templates/tenancy/moveOut';
import { noticeTemplates } from './templates/tenancy/notice';
import { offboardingTemplates } from './templates/tenancy/offboarding';
import { renewalTemplates } from './templates/tenancy/renewal';
import { rentReportingTemplates } from './templates/tenancy/rentReporting';
import { workOrderTemplates } from './templates/workOrder';

const LeadReceived = z.object({
  firstName: z.string(),
  answerBy: z.iso.datetime(),
  /** Of a flow: what was answered, a line each, and where it can be changed. */
  answers: z.string().optional(),
  link: z.url().optional(),
});

const PushNotification = z.object({ subscriptionId: z.string(), title: z.string(), link: z.string().default('') });

const AvailabilityCheck = z.object({ firstName: z.string(), street: z.string(), link: z.url() });

/** Every message we send, by template name: its data in, its words out. */
const templates = {
  ...accountTemplates,
  ...applicationInvitationTemplates,
  ...applicationTemplates,
  ...appointmentTemplates,
  ...autopayTemplates,
  ...chargeTemplates,
  ...careTemplates,
  ...decisionTemplates,
  ...deskTemplates,
  ...estimateTemplates,
  ...homeTemplates,
  ...leaseTemplates,
  ...listingTemplates,
  ...leaseRequestTemplates,
  ...offboardingTemplates,
  ...moveOutTemplates,
  ...noticeTemplates,
  ...partnerTemplates,
  ...paymentMethodTemplates,
  ...payoutTemplates,
  ...proposalTemplates,
  ...renewalTemplates,
  ...rentReportingTemplates,
  ...qualificationTemplates,
  ...signingTemplates,
  ...w9Templates,
  ...teamTemplates,
  ...workOrderTemplates,
  /** In a browser: the subject of an email, and where it leads. */
  push: template(PushNotification, ({ title, link }) => ({ subject: title, body: link })),
  availabilityCheck: template(AvailabilityCheck, ({ firstName, street, link }) => ({
    subject: `Is ${street} available now?`,
    body: `Hello ${firstName},\n\nYour home wasn’t available when we last talked. Is it now, or do you know the date? It takes one tap, and you don’t need to log in.\n\n${cta('Update availability', link)}\n\nThe link works for 30 days. If you sold it, rented it out, or decided to keep it, tell us there and we’ll stop asking.\n\nWarmly,\nBelong`,
  })),
  ...accountDeletionTemplates,
  ...memberTemplates,
  leadReceived: template(LeadReceived, ({ firstName, answerBy, answers, link }) => {
    const by = new Date(answerBy).toLocaleString('en-US', {
      weekday: 'long',
      hour: 'numeric',
      timeZone: 'America/Los_Angeles',
      timeZoneName: 'short',
    });
    if (answers !== undefined && link)
      return {
        subject: 'Your answers about your home',
        body: `${greeting(firstName)}\n\nThank you for telling us about your home. Someone who has read your answers will email you by ${by}.\n\n${answers}\n\n${cta('See and change your answers', link)}\n\nIf you didn’t send us these answers, you can ignore this email.\n\nWarmly,\nBelong`,
      };
    return {
      subject: 'We got your message',
      body: `${greeting(firstName)}\n\nThank you for writing to us. A person will email you back by ${by}.\n\nIf you didn’t write to us, you can ignore this email.\n\nWarmly,\nBelong`,
    };
  }),
};

/** Names of the messages, push notifications among them. */
export type TemplateName = keyof typeof templates;

/** The data of a message, by its name. */
export type TemplateData = { [Name in TemplateName]: Parameters<(typeof templates)[Name]>[0] };

/** Takes the data of the English words, so that either may be read. */
const inSpanish: { readonly [Name in TemplateName]?: (data: TemplateData[Name]) => RenderedMessage } = spanishTemplates;

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** Emails that offer something besides those with a link to unsubscribe: our postal address is in them as well. */
const OFFERS: readonly string[] = ['availabilityCheck'];

/** Names of all emails and texts, with the languages in which each has words of its own. A push is a title and a link. */
export const messageTemplates = Object.keys(templates)
  .filter((template) => template !== 'push')
  .sort()
  .map((template) => ({
    template,
    languages: Object.hasOwn(spanishTemplates, template) ? (['en', 'es'] as const) : (['en'] as const),
  }));

/** The language of an email for a reader who prefers this one. */
export const templateLanguage = (template: string, wanted: Language): Language =>
  Object.hasOwn(spanishTemplates, template) ? wanted : 'en';

/**
 * Words of a message, in the language of its reader where we have them; throws where the template is unknown or its
 * data does not fit, which the job reports. What offers homes or services says where we are (15 U.S.C.
 * § 7704(a)(5)(A)(iii)).
 */
export function renderMessage(template: string, data: unknown, language: Language = 'en'): RenderedMessage {
  if (!isTemplate(template)) throw new Error(`No letter is named ${template}`);
  // Each parses its data first, so that any data may be passed.
  const write: (data: never) => RenderedMessage = (language === 'es' && inSpanish[template]) || templates[template];
  const message = write(data as never);
  const isCommercial = message.unsubscribe !== undefined || OFFERS.includes(template);
  return isCommercial ? { ...message, body: `${message.body}\n\n${env().NOTICE_ADDRESS}` } : message;
}
