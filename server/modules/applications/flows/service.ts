import { applicant } from '@/contract/flows/definitions/applicant';
import { coSigner } from '@/contract/flows/definitions/coSigner';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import type { FlowHandler } from '@/server/modules/flows/service';
import { findProfile } from '@/server/modules/users/service';

async function knownAnswers(db: Db, person: Person) {
  const profile = await findProfile(db, person.id);
  if (!profile) return {};
  const { firstName, lastName, phone } = profile;
  return { firstName, lastName, ...(phone && { phone }) };
}

/** What is told here is handed in with an application (applications.handIn), which reads the newest run: nothing follows from the run alone. */
const completeRun = async () => ({});

export const applicantOwner: FlowHandler = {
  flow: applicant,
  resumePath: '/resident/application/pre-applicant-flow',
  knownAnswers,
  complete: completeRun,
};
export const coSignerOwner: FlowHandler = {
  flow: coSigner,
  resumePath: '/resident/application/co-signer',
  knownAnswers,
  complete: completeRun,
};
