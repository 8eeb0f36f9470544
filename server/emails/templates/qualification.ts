// What we write to homeowners about whether their home qualifies.
import * as z from 'zod';
import { QualificationStatus } from '@/contract/onboarding/qualifications/schemas';
import { capitalize, cta, greeting, writtenName, writtenStreet } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const QualificationResult = z.object({
  firstName: z.string(),
  street: z.string().transform((street) => writtenStreet(street, 'your home')),
  city: z.string().transform((city) => writtenName(city, 'your area')),
  status: QualificationStatus,
  reasons: z.array(z.string()),
  reviewBy: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
  inAccount: z.boolean(),
  link: z.string(),
});
type Result = z.infer<typeof QualificationResult>;

const at = (iso: string | null) =>
  iso === null
    ? ''
    : new Date(iso).toLocaleString('en-US', {
        weekday: 'long',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        timeZone: 'America/Los_Angeles',
        timeZoneName: 'short',
      });

const bullets = (reasons: readonly string[]) => reasons.map((each) => `- ${each}`).join('\n');
const nextStep = (inAccount: boolean) =>
  inAccount
    ? 'It’s in your account. The management agreement is next.'
    : 'Log in or sign up to add it to your account. The management agreement is next.';

const messages: Record<Result['status'], (result: Result) => { subject: string; text: string }> = {
  qualified: ({ street, inAccount }) => ({
    subject: `${capitalize(street)} qualifies`,
    text: `Good news: ${street} qualifies. ${nextStep(inAccount)}`,
  }),
  approved: ({ street, decisionReason, inAccount }) => ({
    subject: `${capitalize(street)} qualifies`,
    text: `Good news: we reviewed ${street}, and it qualifies. ${decisionReason ?? ''}\n\n${nextStep(inAccount)}`,
  }),
  needs_review: ({ street, reasons, reviewBy }) => ({
    subject: `We’re reviewing ${street}`,
    text: `We need to check a few things about ${street}:\n\n${bullets(reasons)}\n\nWe’ll email you by ${at(reviewBy)}. You don’t need to do anything.`,
  }),
  declined: ({ street, decisionReason }) => ({
    subject: `We can’t manage ${street}`,
    text: `We reviewed ${street}, and we can’t manage it. ${decisionReason ?? ''}\n\nIf something changes, update your answers and submit again.`,
  }),
  not_eligible: ({ street, reasons }) => ({
    subject: `We can’t manage ${street} yet`,
    text: `We can’t manage ${street} as it is:\n\n${bullets(reasons)}`,
  }),
  out_of_coverage: ({ street, city }) => ({
    subject: `We’re not in ${city} yet`,
    text: `${capitalize(street)} is outside our service area. You’re on the waitlist for ${city}, and we’ll email you when we get there.`,
  }),
};

export const qualificationTemplates = {
  qualificationResult: template(QualificationResult, (result) => {
    const { subject, text } = messages[result.status](result);
    return {
      subject,
      body: `${greeting(result.firstName)}\n\n${text}\n\n${cta('View result', result.link)}\n\nThe link works for a week.\n\nWarmly,\nBelong`,
    };
  }),
};
