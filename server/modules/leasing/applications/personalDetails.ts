// What one person tells about themselves, read from their run of the flow into what the screening goes by.
import { fullName } from '@/contract/account/users/personName';
import type { ApplicantFacts, ApplicantRole } from '@/contract/leasing/applications/constants';
import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { TOO_YOUNG } from '@/contract/platform/flows/definitions/applicantQuestions';
import { coSigner } from '@/contract/platform/flows/definitions/coSigner';
import { type Flow, submissionOf } from '@/contract/questionnaire/flow';
import type { AnswersTo } from '@/contract/questionnaire/questions';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/leasing/applications/repo';

export type ApplicantAnswers = AnswersTo<(typeof applicant)['questions']>;

/** The flow for a role. */
export const flowOf = (role: ApplicantRole): Flow => (role === 'coSigner' ? coSigner : applicant);

export interface MissingAnswer {
  step: string;
  question: string;
  problem: string;
}

/** All answers, or the missing ones; a person younger than 18 on that local day cannot submit. */
export function parsePersonalDetails(
  role: ApplicantRole,
  answers: object,
  today: string,
): { answers: ApplicantAnswers } | { missing: MissingAnswer[] } {
  const read = submissionOf(flowOf(role), answers as Record<string, unknown>);
  if ('missing' in read)
    return { missing: read.missing.map(({ step, question, problem }) => ({ step, question, problem })) };
  const message = read.answers as ApplicantAnswers;
  if ((message.birthDate ?? '9999') > latestAdultBirthDate(today))
    return {
      missing: [
        {
          step: 'name',
          question: 'birthDate',
          problem: TOO_YOUNG,
        },
      ],
    };
  return { answers: message };
}

/** Anyone who was born later is not 18 on that local day. */
export const latestAdultBirthDate = (today: string) => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

const isYes = (answer: string | undefined) => answer === 'yes';

/** The legal name that a person gave: for their signature, and for the lease. */
export const legalNameIn = (answers: Partial<ApplicantAnswers>) => fullName(answers);

/** The same of a person who has submitted; empty before. */
export const legalNameOf = async (db: Db, applicantId: string): Promise<string> =>
  legalNameIn(((await repo.findPersonalDetails(db, applicantId))?.answers ?? {}) as Partial<ApplicantAnswers>);

/** What the criteria are judged on. */
export const applicantFacts = (details: ApplicantAnswers): ApplicantFacts => ({
  ...(details.employment && { employment: details.employment }),
  ...(details.grossIncome !== undefined && { grossCents: details.grossIncome }),
  ...(details.netIncome !== undefined && { netCents: details.netIncome }),
  ...(details.savings !== undefined && { savingsCents: details.savings }),
  ...(details.voucher !== undefined && { voucherCents: details.voucher }),
  ...(details.evicted && { evicted: isYes(details.evicted) }),
  ...(details.owes && { owesLandlord: isYes(details.owes) }),
});
