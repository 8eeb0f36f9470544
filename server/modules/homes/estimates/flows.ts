import type { Contact } from '@/contract/account/leads/endpoints';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { routes } from '@/contract/routes';
import { saveLead } from '@/server/modules/account/leads';
import { findProfile } from '@/server/modules/account/users';
import { emailReport, estimateFor } from '@/server/modules/homes/estimates';
import type { EstimateAnswers } from '@/server/modules/homes/estimates/modelInput';
import * as repo from '@/server/modules/homes/estimates/repo';
import { type FlowHandler, type Submission, verifyAddressAnswer } from '@/server/modules/platform/flows';

/** Who wants the report sent; undefined where no address was given. */
function contactOf(answers: EstimateAnswers): Contact | undefined {
  const { firstName = '', lastName = '', email, phone, textConsent = false } = answers;
  if (!email) return undefined;
  return { firstName, lastName, email, textConsent: textConsent && phone !== undefined, ...(phone && { phone }) };
}

const TRACKING_ID = /^[\w-]{21}$/;

async function recordLead(
  { db, person, now, trackingId }: Submission,
  values: EstimateAnswers,
  contact: Contact,
): Promise<void> {
  const { streetAddress = '', city = '', state = '', zipcode = '00000' } = values.address ?? {};
  await saveLead(
    { db, person, now, auditSubject: () => undefined },
    {
      type: 'rent_estimate',
      contact,
      address: { streetAddress, city, state, zipcode },
      experiments: {},
      ...(trackingId && TRACKING_ID.test(trackingId) && { trackingId }),
    },
  );
}

export const rentEstimateOwner: FlowHandler = {
  flow: rentEstimate,
  resumePath: routes.rentEstimate.flow(),
  async knownAnswers(db, person) {
    const profile = await findProfile(db, person.id);
    if (!profile) return {};
    const { firstName, lastName, email, phone } = profile;
    return { firstName, lastName, email, ...(phone && { phone }) };
  },
  prepare: verifyAddressAnswer,
  /** Each hand-in is a new estimate; the first of a run is a lead, too, and is mailed. */
  async complete(submission) {
    const { db, runId, services, now } = submission;
    const stated = submission.answers as EstimateAnswers;
    const first = !(await repo.hasEstimates(db, runId));
    const report = await estimateFor(db, { runId, input: stated, services, now });
    const contact = contactOf(stated);
    if (first && contact && report.coverageType === 'covered') {
      await recordLead(submission, stated, contact);
      await emailReport(db, services, { report, email: contact.email, firstName: contact.firstName, now });
    }
    return { estimateId: report.id, coverageType: report.coverageType };
  },
};
