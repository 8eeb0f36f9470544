import * as z from 'zod';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const StatusChangedData = z.object({
  name: z.string(),
  status: z.string(),
  home: z.string(),
  by: z.iso.datetime(),
  link: z.url(),
});
type StatusChangedData = z.infer<typeof StatusChangedData>;

type TemplateText = (message: StatusChangedData) => readonly [subject: string, ...paragraphs: string[]];

const groupTexts: Record<string, TemplateText> = {
  submitted: ({ home }) => [
    `We have your application for ${home}`,
    'Everyone has submitted. As soon as the last fee arrives, we’ll start screening and email you.',
  ],
  screening: ({ home }) => [
    `We’re reviewing your application for ${home}`,
    'We ordered your reports. This is a soft inquiry, so it doesn’t affect your credit score. Most reports are back within a day.',
  ],
  needs_information: ({ home, by }) => [
    `We need more information for ${home}`,
    `We need something from you to continue. Open your application to see what it is, and send it by ${formatMoment(by)}.`,
  ],
  in_review: ({ home }) => [
    `Your application for ${home} is complete`,
    'We have everything. The homeowner will review it against our published criteria, and a person will get back to you.',
  ],
  withdrawn: ({ home }) => [
    `Your application for ${home} was withdrawn`,
    'We’ve stopped processing it. If your fee wasn’t used yet, we’ll refund it to the way you paid.',
  ],
  homeowner_silent: ({ home }) => [
    `The homeowner of ${home} hasn’t answered yet`,
    'Your application is complete and keeps its place. Our team is following up with the homeowner, and we’ll email you as soon as there is an answer.',
  ],
  homeowner_withdrew: ({ home }) => [
    `The homeowner canceled the lease for ${home}`,
    'The homeowner ended the lease before everyone had signed, so no one is bound by it. You did not withdraw, and our records say so. Another email has the reason they gave and your rights, and we’re looking into it.',
    'Your application fee is refunded automatically. On your application page you can read every report we got about you, and dispute anything in it that’s wrong.',
  ],
  expired_unanswered: ({ home }) => [
    `The approval for ${home} has expired`,
    'We didn’t get your answer in time, so the home is open to others again. You can apply again, and your application stays valid for 30 days.',
  ],
  expired_unsigned: ({ home }) => [
    `The lease for ${home} has expired`,
    'Not everyone signed the lease in time, so no one is bound by it. Message us if you’d still like to rent the home.',
  ],
  expired: ({ home }) => [
    `Your application for ${home} has expired`,
    'Something was still missing at the deadline. If your fee wasn’t used yet, it’s refunded automatically. You can reuse your answers for another home within 30 days.',
  ],
  leased_to_another: ({ home }) => [
    `${home} has been rented`,
    'Someone else has signed the lease. If no one decided on your application, the fee is refunded automatically, and you can reuse your answers for another home within 30 days.',
  ],
};

const homeownerTexts: Record<string, TemplateText> = {
  decided_for_owner: ({ home }) => [
    `We answered an application for ${home}`,
    'It waited more than a week for your answer, so our team decided it for you by the published criteria, as they apply to everyone. You’ll find the decision with the application.',
  ],
  in_review: ({ home }) => [
    `An application for ${home} is ready for you`,
    'It’s complete, and we compared it with your criteria line by line. Please decide on applications in the order they came in.',
  ],
  withdrawn: ({ home }) => [`An application for ${home} was withdrawn`, 'The applicants changed their plans.'],
  homeowner_withdrew: ({ home }) => [
    `You canceled the lease for ${home}`,
    'We’ve told the people who applied that you canceled, and refunded their application fees. Our team will contact you about the reason: fair housing law limits the reasons for turning down people you approved.',
  ],
  expired_unanswered: ({ home }) => [
    `The approval for ${home} has expired`,
    'The people you approved didn’t answer in time. Your home is open to other applications.',
  ],
  expired_unsigned: ({ home }) => [
    `The lease for ${home} has expired`,
    'Not everyone signed the lease in time, so no one is bound by it.',
  ],
  expired: ({ home }) => [`An application for ${home} has expired`, 'It wasn’t finished in time.'],
};

const statusLetter = (words: Record<string, TemplateText>, open: (status: string) => string) =>
  template(StatusChangedData, (content) => {
    const say = words[content.status];
    if (!say) throw new Error(`No words for an application that is ${content.status}`);
    const [subject, ...paragraphs] = say(content);
    return emailText(subject, greeting(content.name), ...paragraphs, cta(open(content.status), content.link));
  });

/** About an application: to each of the group, and to the homeowner. */
export const applicationTemplates = {
  applicationStatusChanged: statusLetter(groupTexts, (status) =>
    status === 'needs_information' ? 'See what we need' : 'See your application',
  ),
  applicationForHomeowner: statusLetter(homeownerTexts, (status) =>
    status === 'in_review' ? 'Review application' : 'See your applications',
  ),
};
