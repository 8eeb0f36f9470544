import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { answerText } from '@/contract/questionnaire/answers';
import { visibleScreens } from '@/contract/questionnaire/flow';
import { type AnswersTo, namesKnown } from '@/contract/questionnaire/questions';
import { routes } from '@/contract/routes';
import { newId } from '@/server/ids';
import { saveLead } from '@/server/modules/account/leads';
import { insertEvent } from '@/server/modules/account/leads/repo';
import { findProfile } from '@/server/modules/account/users';
import type { FlowHandler, Submission } from '@/server/modules/platform/flows';
import { linkToAnswers } from './system';

type IntroductionAnswers = AnswersTo<(typeof introduction)['questions']>;

const EXCLUDED_QUESTIONS = new Set(['address', 'firstName', 'oneName', 'lastName', 'email', 'phone', 'textConsent']);
const TRACKING_ID = /^[\w-]{21}$/;

/** What was answered, a line each, of the questions that count. */
function linesOf({ answers }: Submission, counts: (name: string) => boolean): string {
  const lines = visibleScreens(introduction, answers).flatMap(({ asks }) =>
    asks.flatMap((name) => {
      const question = (introduction.questions as Record<string, Parameters<typeof answerText>[0]>)[name];
      const text = question && counts(name) ? answerText(question, answers[name]) : '';
      return text && question ? [`${question.label}${/[?!.]$/.test(question.label) ? '' : ':'} ${text}`] : [];
    }),
  );
  return lines.join('\n');
}

/** Everything that was answered beside who and where. */
const answersText = (submission: Submission) => linesOf(submission, (name) => !EXCLUDED_QUESTIONS.has(name));
/** What strangers may not have us email to any address: words of their own. */
const OWN_WORDS: readonly string[] = ['text', 'address', 'email', 'files'];

/** Everything, for the person who answered; of a visitor what they chose, since anyone may type any address. */
const copyText = (submission: Submission) =>
  linesOf(submission, (name) => {
    const { kind } = (introduction.questions as Record<string, { kind: string }>)[name] ?? { kind: 'text' };
    return submission.person !== null || !OWN_WORDS.includes(kind);
  });

const leadAddress = ({
  streetAddress = '',
  city = '',
  state = '',
  zipcode = UNKNOWN_ZIPCODE,
}: Partial<NonNullable<IntroductionAnswers['address']>> = {}) => ({ streetAddress, city, state, zipcode });

const knownBrowser = (trackingId: string | null) => (trackingId && TRACKING_ID.test(trackingId) ? { trackingId } : {});

/** Handing in an introduction is a lead of the sign-up flow; handing it in again joins it. */
export const introductionOwner: FlowHandler = {
  flow: introduction,
  resumePath: routes.homeowners.x.start(),
  async knownAnswers(db, person) {
    const profile = await findProfile(db, person.id);
    if (!profile) return {};
    const { email, phone } = profile;
    return { ...namesKnown(profile), email, ...(phone && { phone }) };
  },
  async answersSaved({ db, before, after, trackingId }) {
    const [known, entered] = [before, after].map((answers) => leadAddress((answers as IntroductionAnswers).address));
    if (!entered?.streetAddress || JSON.stringify(known) === JSON.stringify(entered)) return;
    await insertEvent(db, {
      id: newId(),
      kind: 'AddressEnteredSignUpFlow',
      address: entered,
      experiments: {},
      ...knownBrowser(trackingId),
    });
  },
  async complete(submission) {
    const { db, person, now, trackingId, answers } = submission;
    const {
      firstName = '',
      lastName = '',
      email = '',
      phone,
      textConsent = false,
      address: placed,
    } = answers as IntroductionAnswers;
    const address = leadAddress(placed);
    const known = knownBrowser(trackingId);
    const { id, answerBy } = await saveLead(
      { db, person, now, auditSubject: () => undefined },
      {
        type: 'sign_up_flow',
        contact: {
          firstName,
          lastName,
          email,
          textConsent: textConsent && phone !== undefined,
          ...(phone && { phone }),
        },
        address,
        message: answersText(submission),
        experiments: {},
        ...known,
      },
      undefined,
      { answers: copyText(submission), link: () => linkToAnswers(submission) },
    );
    return { leadId: id, answerBy };
  },
};
