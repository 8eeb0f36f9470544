import { routes } from '@/contract/routes';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { listToSign } from './repo';

/** Disclosures of advances that wait for this person's signature. */
export const advanceSteps: NextStepSource = async (db, { id: personId }) =>
  (await listToSign(db, personId)).map(
    ({ id, envelopeId, paper, expiresAt, since }): NextStep => ({
      id: `advance:${id}`,
      kind: 'advance.sign',
      waitingFor: null,
      title: `Sign “${paper.title}”`,
      reason:
        'The disclosure says what the advance costs. We pay it with the next payout once everyone on the title has signed.',
      dueOn: officeDay(expiresAt),
      since: since.toISOString(),
      action: { label: 'Read and sign', href: routes.advanceSigning({ envelopeId }) },
    }),
  );
