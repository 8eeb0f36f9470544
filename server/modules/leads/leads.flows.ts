import { answerText } from '@/contract/answers';
import { pathOf } from '@/contract/flow';
import { introduction } from '@/contract/flows/introduction';
import type { AnswersTo } from '@/contract/questions';
import { newId } from '@/server/ids';
import type { FlowOwner, Submission } from '@/server/modules/flows/flows.service';
import { profileOf } from '@/server/modules/users/users.service';
import { insertEvent } from './leads.repo';
import { keepLead } from './leads.service';

type Said = AnswersTo<(typeof introduction)['questions']>;

const ASKED_ELSEWHERE = new Set(['address', 'firstName', 'lastName', 'email', 'phone', 'textConsent']);
const TRACKING_ID = /^[\w-]{21}$/;

/** Everything that was answered beside who and where, a line each. */
function inWords({ answers }: Submission): string {
  const lines = pathOf(introduction, answers).flatMap(({ asks }) =>
    asks.flatMap((name) => {
      const question = (introduction.questions as Record<string, Parameters<typeof answerText>[0]>)[name];
      const text = question && !ASKED_ELSEWHERE.has(name) ? answerText(question, answers[name]) : '';
      return text && question ? [`${question.label} ${text}`] : [];
    }),
  );
  return lines.join('\n');
}

/** Handing in an introduction is a lead of the sign-up flow; handing it in again joins it. */
export const introductionOwner: FlowOwner = {
  flow: introduction,
  resumePath: '/homeowners/x',
  async known(db, person) {
    const profile = await profileOf(db, person.id);
    if (!profile) return {};
    const { firstName, lastName, email, phone } = profile;
    return { firstName, lastName, email, ...(phone && { phone }) };
  },
  async finish(submission) {
    const { db, person, now, trackingId, answers } = submission;
    const { firstName = '', lastName = '', email = '', phone, textConsent = false, address: placed } = answers as Said;
    const { streetAddress = '', city = '', state = '', zipcode = '00000' } = placed ?? {};
    const address = { streetAddress, city, state, zipcode };
    const known = trackingId && TRACKING_ID.test(trackingId) ? { trackingId } : {};
    await insertEvent(db, { id: newId(), kind: 'AddressEnteredSignUpFlow', address, experiments: {}, ...known });
    const { id, answerBy } = await keepLead(
      { db, person, now, about: () => undefined },
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
        message: inWords(submission),
        experiments: {},
        ...known,
      },
    );
    return { leadId: id, answerBy };
  },
};
