// A yes that asks for a co-signer waits for one who reaches what is asked of them: what they bring was the condition.
import type { CoSignerStatus } from '@/contract/applications/endpoints';
import type { Db } from '@/server/db/client';
import type { ApplicantRow, ApplicationRow } from '@/server/modules/applications/repo';
import * as repo from '@/server/modules/applications/repo';

/** What such a yes still waits for, in words for the group; null where it can be said. */
export async function coSignerStatus(
  db: Db,
  { id, status, acceptedAt }: ApplicationRow,
  group: readonly ApplicantRow[],
): Promise<CoSignerStatus | null> {
  if (status !== 'approved_with_conditions' || acceptedAt || !(await repo.requiresCoSigner(db, id))) return null;
  const coSigners = group.filter(({ role }) => role === 'coSigner');
  if (coSigners.some((one) => one.mayCoSign)) return null;
  const looking = coSigners.find((one) => one.status === 'submitted' && one.mayCoSign === null);
  if (looking && !looking.feeSettledAt)
    return { waitingFor: 'fee', name: looking.name, message: `We wait for the fee of ${looking.name} to arrive.` };
  if (looking)
    return {
      waitingFor: 'us',
      name: looking.name,
      message: `We are still looking at ${looking.name}’s part, and write to you once we have.`,
    };
  const joined = coSigners.find((one) => one.status === 'joined');
  if (joined)
    return {
      waitingFor: 'part',
      name: joined.name,
      message: `We wait for ${joined.name} to hand in their part. Then you can say yes.`,
    };
  const invited = coSigners.find((one) => one.status === 'invited');
  if (invited)
    return {
      waitingFor: 'part',
      name: invited.name,
      message: `We wait for ${invited.name} to join and hand in their part. Then you can say yes.`,
    };
  const short = coSigners.find((one) => one.mayCoSign === false);
  if (short)
    return {
      waitingFor: 'another',
      name: short.name,
      message: `${short.name} does not reach what is asked of a co-signer: 6 times the rent before tax or 5 times after it, and a score of 700. You can invite somebody else.`,
    };
  return {
    waitingFor: 'anybody',
    name: null,
    message: 'The homeowner asks for a co-signer. Invite one to your group; you can say yes once they have handed in.',
  };
}
