import * as z from 'zod';
import { bureaus } from '@/contract/leasing/applications/constants';
import { bureauLinks, frozenMessage } from '@/contract/leasing/screenings/constants';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Blocked = z.object({
  name: z.string(),
  agency: z.string(),
  phone: z.string(),
  bureau: z.enum(bureaus).nullable().default(null),
  link: z.url(),
});

const DocumentsRequested = z.object({ name: z.string(), home: z.string(), note: z.string(), link: z.url() });

const RecordFound = z.object({
  name: z.string(),
  home: z.string(),
  agency: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  by: z.iso.datetime(),
  link: z.url(),
});

const ReportCopied = z.object({ name: z.string(), home: z.string(), agency: z.string(), link: z.url() });

const CoSigner = z.object({
  name: z.string(),
  coSigner: z.string(),
  mayCoSign: z.boolean(),
  by: z.iso.datetime(),
  link: z.url(),
});

const Notice = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }));

const CoSignerDeclinedData = z.object({ name: z.string(), home: z.string(), link: z.url(), notice: Notice });

const Decision = z.object({
  name: z.string(),
  home: z.string(),
  by: z.string(),
  message: z.string(),
  link: z.url(),
  acceptBy: z.iso.datetime(),
  conditions: z.array(z.string()),
  /** The notice of an adverse decision, part by part; empty where there is none. */
  notice: Notice,
});
type Decision = z.infer<typeof Decision>;

const quoteText = ({ by, message }: Decision) => `${by} writes:\n${message.replace(/^/gm, '> ')}`;
const noticeOf = ({ notice }: { notice: z.infer<typeof Notice> }) =>
  notice.map(({ heading, paragraphs }) => `${heading.toUpperCase()}\n${paragraphs.join('\n')}`);

/** About reports that only the person can open, and about what was decided. */
export const decisionTemplates = {
  screeningFrozen: template(Blocked, ({ name, agency, phone, bureau, link }) =>
    emailText(
      'Your credit file is frozen',
      greeting(name),
      frozenMessage(agency, bureau),
      'Lifting the freeze is free and takes a few minutes:',
      bureaus.map((each) => `- ${bureauLinks[each].name}: ${bureauLinks[each].href}`).join('\n'),
      'Then open your application and choose “It’s unfrozen, check again”.',
      cta('Open your application', link),
      `You keep your place in line. Questions about the file: ${agency}, ${phone}.`,
    ),
  ),
  screeningMismatch: template(Blocked, ({ name, agency, link }) =>
    emailText(
      'Some of your details don’t match',
      greeting(name),
      `${agency} finds a different name, birthday, or number than you entered. It’s usually a typo. Open your application to check and correct them.`,
      'If everything is right, say so there and add a photo of your ID. A person on our team checks it.',
      cta('Check your details', link),
      'You keep your place in line.',
    ),
  ),
  approvalCanceled: template(CoSignerDeclinedData, (canceled) =>
    emailText(
      `The homeowner canceled the lease for ${canceled.home}`,
      greeting(canceled.name),
      'This is the notice the law requires. You also have it in your account, under Documents.',
      ...noticeOf(canceled),
      cta('See your application', canceled.link),
    ),
  ),
  recordFound: template(RecordFound, ({ name, home, agency, by, link }) =>
    emailText(
      `A record came up in your background check for ${home}`,
      greeting(name),
      `${agency.name} reported a record about you. Nothing is decided. Before anyone weighs it, you can read it, say what we should know, and dispute what’s wrong.`,
      `A copy of the report is in your account, under Documents. Please answer by ${formatMoment(by)}. If you need no more time, answer sooner and we continue right away.`,
      cta('Read it and answer', link),
      `If the report is wrong or incomplete, dispute it with ${agency.name}, ${agency.address}, ${agency.phone}. It did not decide about your application. Arrests without a conviction, and sealed or dismissed cases, don’t count.`,
      'A person on our team reads your answer. If the record counts, we tell you why.',
    ),
  ),
  reportCopied: template(ReportCopied, ({ name, home, agency, link }) =>
    emailText(
      `Your copy of what ${agency} reported about you`,
      greeting(name),
      `${agency} sent us its report for your application for ${home}. Your copy is in your account, under Documents. California law gives you this copy; it is no decision.`,
      cta('Open my copy', link),
      `If the report is wrong or incomplete, dispute it with ${agency}. It’s free.`,
    ),
  ),
  documentsRequested: template(DocumentsRequested, ({ name, home, note, link }) =>
    emailText(
      `We need a document for ${home}`,
      greeting(name),
      'We are checking the documents for your application, and something is missing:',
      note.replace(/^/gm, '> '),
      cta('Add the document', link),
      'You keep your place in line.',
    ),
  ),
  coSignerScreened: template(CoSigner, ({ name, coSigner, mayCoSign, by, link }) =>
    emailText(
      mayCoSign ? `${coSigner} can sign with you` : `${coSigner} can’t be your co-signer for this home`,
      greeting(name),
      mayCoSign
        ? `We reviewed ${coSigner}’s section, and they meet the requirements for a co-signer. Please accept the home by ${formatMoment(by)}.`
        : `We reviewed ${coSigner}’s section, and they don’t meet the requirements for a co-signer: income of 6 times the rent before taxes or 5 times after taxes, and a credit score of 700. You can invite someone else by ${formatMoment(by)}.`,
      cta(mayCoSign ? 'Accept the home' : 'Invite someone else', link),
    ),
  ),
  coSignerDeclined: template(CoSignerDeclinedData, (content) =>
    emailText(
      `About co-signing for ${content.home}`,
      greeting(content.name),
      'Thank you for offering to co-sign. We reviewed your section, and it doesn’t meet the requirements for a co-signer for this home. The applicants know that, but not what we found. The reasons and your rights are below. They’re also in a notice in your account, under Documents.',
      ...noticeOf(content),
      'Your reports and your notice are in your account.',
      cta('See your reports', content.link),
    ),
  ),
  applicationApproved: template(Decision, (fields) =>
    emailText(
      `You’re approved for ${fields.home}`,
      greeting(fields.name),
      `${fields.by} reviewed your application and approved it. A person made this decision, not a computer.`,
      quoteText(fields),
      `To rent the home, accept it by ${formatMoment(fields.acceptBy)}.`,
      cta('Accept the home', fields.link),
    ),
  ),
  applicationApprovedWithConditions: template(Decision, (decision) =>
    emailText(
      `You’re approved with conditions for ${decision.home}`,
      greeting(decision.name),
      `${decision.by} reviewed your application and approved it with these conditions:`,
      decision.conditions.map((each) => `- ${each}`).join('\n'),
      quoteText(decision),
      `Please answer by ${formatMoment(decision.acceptBy)}.`,
      cta('Review and respond', decision.link),
      ...noticeOf(decision),
    ),
  ),
  applicationDeclined: template(Decision, (decision) =>
    emailText(
      `About your application for ${decision.home}`,
      greeting(decision.name),
      `${decision.by} reviewed your application and declined it. We know this isn’t what you hoped for. The reasons and your rights are below. They’re also in a notice in your account, under Documents.`,
      quoteText(decision),
      ...noticeOf(decision),
      'You can reuse your answers for another home within 30 days, without paying again.',
      cta('See your application', decision.link),
    ),
  ),
};
