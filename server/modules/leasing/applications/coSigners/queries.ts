// A yes that asks for a co-signer waits for one who reaches what is asked of them: what they bring was the condition.
import type { CoSignerStatus } from '@/contract/leasing/applications/endpoints';
import type { Db } from '@/server/db/client';
import type { ApplicantRow, ApplicationRow } from '@/server/modules/leasing/applications/repo';
import * as repo from '@/server/modules/leasing/applications/repo';

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
    return {
      waitingFor: 'fee',
      name: looking.name,
      message: `We’re waiting for the fee from ${looking.name} to arrive.`,
    };
  if (looking)
    return {
      waitingFor: 'us',
      name: looking.name,
      message: `We’re still reviewing ${looking.name}’s section. We’ll email you when we’re done.`,
    };
  const joined = coSigners.find((one) => one.status === 'joined');
  if (joined)
    return {
      waitingFor: 'part',
      name: joined.name,
      message: `We’re waiting for ${joined.name} to submit their section. Then you can accept the home.`,
    };
  const invited = coSigners.find((one) => one.status === 'invited');
  if (invited)
    return {
      waitingFor: 'part',
      name: invited.name,
      message: `We’re waiting for ${invited.name} to join and submit their section. Then you can accept the home.`,
    };
  const short = coSigners.find((one) => one.mayCoSign === false);
  if (short)
    return {
      waitingFor: 'another',
      name: short.name,
      message: `${short.name} doesn’t meet the requirements for a co-signer: income of 6 times the rent before taxes or 5 times after taxes, and a credit score of 700. You can invite someone else.`,
    };
  return {
    waitingFor: 'anybody',
    name: null,
    message:
      'The homeowner requires a co-signer. Invite one to your application. You can accept the home once they’ve submitted their section.',
  };
}
