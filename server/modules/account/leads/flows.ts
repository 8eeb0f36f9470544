import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { answerText } from '@/contract/questionnaire/answers';
import { visibleScreens } from '@/contract/questionnaire/flow';
import type { AnswersTo } from '@/contract/questionnaire/questions';
import { routes } from '@/contract/routes';
import { newId } from '@/server/ids';
import { saveLead } from '@/server/modules/account/leads';
import { insertEvent } from '@/server/modules/account/leads/repo';
import { findProfile } from '@/server/modules/account/users';
import type { FlowHandler, Submission } from '@/server/modules/platform/flows';

type IntroductionAnswers = AnswersTo<(typeof introduction)['questions']>;

const EXCLUDED_QUESTIONS = new Set(['address', 'firstName', 'lastName', 'email', 'phone', 'textConsent']);
const TRACKING_ID = /^[\w-]{21}$/;

/** Everything that was answered beside who and where, a line each. */
function answersText({ answers }: Submission): string {
  const lines = visibleScreens(introduction, answers).flatMap(({ asks }) =>
    asks.flatMap((name) => {
      const question = (introduction.questions as Record<string, Parameters<typeof answerText>[0]>)[name];
      const text = question && !EXCLUDED_QUESTIONS.has(name) ? answerText(question, answers[name]) : '';
      return text && question ? [`${question.label} ${text}`] : [];
    }),
  );
  return lines.join('\n');
}

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
    const { firstName, lastName, email, phone } = profile;
    return { firstName, lastName, email, ...(phone && { phone }) };
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
    );
    return { leadId: id, answerBy };
  },
};
