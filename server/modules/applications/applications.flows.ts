import { applicant } from '@/contract/flows/applicant';
import { coSigner } from '@/contract/flows/coSigner';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import type { FlowOwner } from '@/server/modules/flows/flows.service';
import { profileOf } from '@/server/modules/users/users.service';

async function known(db: Db, person: Person) {
  const profile = await profileOf(db, person.id);
  if (!profile) return {};
  const { firstName, lastName, phone } = profile;
  return { firstName, lastName, ...(phone && { phone }) };
}

/** What is told here is handed in with an application (applications.handIn), which reads the newest run: nothing follows from the run alone. */
const finish = async () => ({});

export const applicantOwner: FlowOwner = {
  flow: applicant,
  resumePath: '/resident/application/pre-applicant-flow',
  known,
  finish,
};
export const coSignerOwner: FlowOwner = {
  flow: coSigner,
  resumePath: '/resident/application/co-signer',
  known,
  finish,
};
