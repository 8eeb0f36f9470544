import { type QualificationAnswers, qualification } from '@/contract/platform/flows/definitions/qualification';
import { namesKnown } from '@/contract/questionnaire/questions';
import { findProfile } from '@/server/modules/account/users';
import { RESUME_PATH } from '@/server/modules/onboarding/qualifications/constants';
import { evaluateSubmission } from '@/server/modules/onboarding/qualifications/evaluation/system';
import { type FlowHandler, verifyAddressAnswer } from '@/server/modules/platform/flows';

/** Submitting a run has the rules decide; submitting it again with other answers has them decide again. */
export const qualificationOwner: FlowHandler = {
  flow: qualification,
  resumePath: RESUME_PATH,
  async knownAnswers(db, person) {
    const profile = await findProfile(db, person.id);
    if (!profile) return {};
    const { email, phone } = profile;
    return { ...namesKnown(profile), email, ...(phone && { phone }) };
  },
  prepare: verifyAddressAnswer,
  async complete(submission) {
    const submitted = submission.answers as QualificationAnswers;
    const { address } = submitted;
    if (!address) throw new Error('A home needs an address');
    const row = await evaluateSubmission(submission, { ...submitted, address });
    return { qualificationId: row.id, status: row.status };
  },
};
