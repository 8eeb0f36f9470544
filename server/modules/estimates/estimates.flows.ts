import { rentEstimate } from '@/contract/flows/rentEstimate';
import type { Contact } from '@/contract/leads';
import type { FlowOwner, Submission } from '@/server/modules/flows/flows.service';
import { keepLead } from '@/server/modules/leads/leads.service';
import { profileOf } from '@/server/modules/users/users.service';
import type { Said } from './estimates.facts';
import * as repo from './estimates.repo';
import { estimateFor, mailReport } from './estimates.service';

/** Whom the estimate is for; undefined where the flow ended before it asked. */
function contactOf({ firstName, lastName, email, phone, textConsent = false }: Said): Contact | undefined {
  if (!firstName || !lastName || !email) return undefined;
  return { firstName, lastName, email, textConsent: textConsent && phone !== undefined, ...(phone && { phone }) };
}

const TRACKING_ID = /^[\w-]{21}$/;

async function tellOfLead({ db, person, now, trackingId }: Submission, said: Said, contact: Contact): Promise<void> {
  const { streetAddress = '', city = '', state = '', zipcode = '00000' } = said.address ?? {};
  await keepLead(
    { db, person, now, about: () => undefined },
    {
      type: 'rent_estimate',
      contact,
      address: { streetAddress, city, state, zipcode },
      experiments: {},
      ...(trackingId && TRACKING_ID.test(trackingId) && { trackingId }),
    },
  );
}

export const rentEstimateOwner: FlowOwner = {
  flow: rentEstimate,
  resumePath: '/rent-estimate/flow',
  async known(db, person) {
    const profile = await profileOf(db, person.id);
    if (!profile) return {};
    const { firstName, lastName, email, phone } = profile;
    return { firstName, lastName, email, ...(phone && { phone }) };
  },
  /** Each hand-in is a new estimate; the first of a run is a lead, too, and is mailed. */
  async finish(submission) {
    const { db, runId, services, now } = submission;
    const said = submission.answers as Said;
    const first = !(await repo.hasEstimates(db, runId));
    const report = await estimateFor(db, { runId, said, services, now });
    const contact = contactOf(said);
    if (first && contact && report.coverageType === 'covered') {
      await tellOfLead(submission, said, contact);
      await mailReport(db, services, { report, email: contact.email, firstName: contact.firstName, now });
    }
    return { estimateId: report.id, coverageType: report.coverageType };
  },
};
