import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { coSigner } from '@/contract/platform/flows/definitions/coSigner';
import type { Flow } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { findProfile } from '@/server/modules/account/users';
import { type FlowHandler, latestAnswers } from '@/server/modules/platform/flows';

/** What both flows ask: anyone who answered it as one is not asked again as the other. */
const sharedQuestions = Object.keys(applicant.questions).filter((name) => {
  const question = (coSigner as Flow).questions[name];
  return question && question.kind !== 'files';
});

/** Facts of the account, and answers from earlier applications or co-signing. */
const knownAnswersFrom = (other: Flow) => async (db: Db, person: Person) => {
  const before = await latestAnswers(db, other, person.id);
  const profile = await findProfile(db, person.id);
  const { firstName, lastName, phone } = profile ?? {};
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
    ...Object.fromEntries(sharedQuestions.filter((name) => name in before).map((name) => [name, before[name]])),
  };
};

/** The answers are submitted with an application, which reads the newest run: nothing follows from the run alone. */
const completeRun = async () => ({});

export const applicantOwner: FlowHandler = {
  flow: applicant,
  resumePath: routes.application.applicant(),
  knownAnswers: knownAnswersFrom(coSigner),
  complete: completeRun,
};
export const coSignerOwner: FlowHandler = {
  flow: coSigner,
  resumePath: routes.application.coSigner(),
  knownAnswers: knownAnswersFrom(applicant),
  complete: completeRun,
};
