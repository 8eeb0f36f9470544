import * as z from 'zod';
import { bureauLinks, bureaus, frozenMessage } from '@/contract/screenings/constants';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';

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

const Hold = z.object({ name: z.string(), until: z.iso.datetime(), ended: z.boolean(), link: z.url() });

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
  screeningFrozen(data: unknown) {
    const { name, agency, phone, bureau, link } = Blocked.parse(data);
    return emailText(
      'Your credit file is frozen',
      greeting(name),
      frozenMessage(agency, bureau),
      'Lifting the freeze is free and takes a few minutes:',
      bureaus.map((each) => `- ${bureauLinks[each].name}: ${bureauLinks[each].href}`).join('\n'),
      'Then open your application and choose “It’s unfrozen, check again”.',
      cta('Open your application', link),
      `Your place in line is kept meanwhile. Questions about the file: ${agency}, ${phone}.`,
    );
  },
  screeningMismatch(data: unknown) {
    const { name, agency, link } = Blocked.parse(data);
    return emailText(
      'Something about your identity does not match',
      greeting(name),
      `${agency} finds a different name, birthday, or number than you entered. It’s usually a typo. Open your application to check and correct them.`,
      'If everything is right, say so there and add a photo of your ID. A person on our team checks it.',
      cta('Check your details', link),
      'Your place in line is kept meanwhile.',
    );
  },
  approvalCanceled(data: unknown) {
    const canceled = CoSignerDeclinedData.parse(data);
    return emailText(
      `The homeowner canceled the lease for ${canceled.home}`,
      greeting(canceled.name),
      'This is the notice the law requires. You also have it in your account, under Documents.',
      ...noticeOf(canceled),
      cta('See your application', canceled.link),
    );
  },
  recordFound(data: unknown) {
    const { name, home, agency, by, link } = RecordFound.parse(data);
    return emailText(
      `A record came up in your background check for ${home}`,
      greeting(name),
      `${agency.name} reported a record about you. Nothing is decided. Before anyone weighs it, you can read it, say what we should know, and dispute what’s wrong.`,
      `A copy of the report is in your account, under Documents. Please answer by ${formatMoment(by)}. If you need no more time, answer sooner and we continue right away.`,
      cta('Read it and answer', link),
      `If the report is wrong or incomplete, dispute it with ${agency.name}, ${agency.address}, ${agency.phone}. It did not decide about your application. Arrests without a conviction, and sealed or dismissed cases, don’t count.`,
      'A person on our team reads your answer. If the record counts, we tell you why.',
    );
  },
  documentsRequested(data: unknown) {
    const { name, home, note, link } = DocumentsRequested.parse(data);
    return emailText(
      `We need a document for ${home}`,
      greeting(name),
      'We are checking the documents for your application, and something is missing:',
      note.replace(/^/gm, '> '),
      cta('Add the document', link),
      'Your place in line is kept meanwhile.',
    );
  },
  coSignerScreened(data: unknown) {
    const { name, coSigner, mayCoSign, by, link } = CoSigner.parse(data);
    return emailText(
      mayCoSign ? `${coSigner} can sign with you` : `${coSigner} cannot be your co-signer for this home`,
      greeting(name),
      mayCoSign
        ? `We have looked at ${coSigner}’s part, and it is all that is asked of a co-signer. Now it is yours to say yes, by ${formatMoment(by)}.`
        : `We have looked at ${coSigner}’s part, and it does not reach what is asked of a co-signer: 6 times the rent before tax or 5 times after it, and a score of 700. You can invite somebody else by ${formatMoment(by)}.`,
      cta(mayCoSign ? 'Say yes' : 'Invite somebody else', link),
    );
  },
  coSignerDeclined(data: unknown) {
    const told = CoSignerDeclinedData.parse(data);
    return emailText(
      `About signing for ${told.home}`,
      greeting(told.name),
      'Thank you for being ready to sign for somebody else. We have looked at your part, and it does not reach what is asked of a co-signer for this home. Those you would have signed for know that, and nothing of what was found. The reasons and your rights are below, and as a letter in your account, under Documents.',
      ...noticeOf(told),
      'Your reports and your letter are in your account.',
      cta('See your reports', told.link),
    );
  },
  holdDeclined(data: unknown) {
    const { name, until, ended, link } = Hold.parse(data);
    return emailText(
      ended ? 'Your money to move in is no longer held' : 'Please choose a card again for your move-in',
      greeting(name),
      ended
        ? 'Your card has let go of the money to move in and does not let us hold it again. Nothing was taken. Your lease stands; the keys wait until a card holds the money.'
        : `Your card did not let us hold the money to move in for another week. It holds it until ${formatMoment(until)}; nothing was taken. Please choose another card by then, or ask your bank to allow it. We ask this card again every day.`,
      cta('Choose another card', link),
    );
  },
  applicationApproved(data: unknown) {
    const told = Decision.parse(data);
    return emailText(
      `Yes: ${told.home} can be yours`,
      greeting(told.name),
      `${told.by} has read your application and said yes. This was decided by a person, not by a computer.`,
      quoteText(told),
      `The next step is yours: please go on by ${formatMoment(told.acceptBy)}.`,
      cta('Say yes', told.link),
    );
  },
  applicationApprovedWithConditions(data: unknown) {
    const told = Decision.parse(data);
    return emailText(
      `Yes, with a condition: ${told.home}`,
      greeting(told.name),
      `${told.by} has read your application and says yes, if this is all right with you:`,
      told.conditions.map((each) => `- ${each}`).join('\n'),
      quoteText(told),
      `Please answer by ${formatMoment(told.acceptBy)}.`,
      cta('Answer', told.link),
      ...noticeOf(told),
    );
  },
  applicationDeclined(data: unknown) {
    const told = Decision.parse(data);
    return emailText(
      `About your application for ${told.home}`,
      greeting(told.name),
      `${told.by} has read your application and did not accept it. We know this is not what you hoped for. The reasons and your rights are below, and as a letter in your account, under Documents.`,
      quoteText(told),
      ...noticeOf(told),
      'Within thirty days you can use what you told us for another home, without paying again.',
      cta('See your application', told.link),
    );
  },
};
