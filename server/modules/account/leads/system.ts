import { routes } from '@/contract/routes';
import { asSystemWithin } from '@/server/db/client';
import type { Submission } from '@/server/modules/platform/flows';
import { createRunLink } from '@/server/modules/platform/flows/resumeLinks';

/** A link to the answers of a submission, for the email that brings a copy; visitors may not write links themselves. */
export const linkToAnswers = ({ db, services, runId, now }: Submission): Promise<string> =>
  asSystemWithin(db, (system) =>
    createRunLink(system, services, { owner: { resumePath: routes.homeowners.x.start() }, runId, now }),
  );
