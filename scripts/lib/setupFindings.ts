// What of the desk’s checklist is missing, for `npm run doctor`, where the database answers.
import type { Finding } from '../../server/bootCheck';
import { listSetupSteps } from '../../server/modules/platform/setup';
import { readDatabase } from './readDatabase';

/** One line for each step, or one that says why there is none. */
export async function setupFindings(now: Date, url: string | undefined): Promise<Finding[]> {
  const steps = await readDatabase(url, (db) => listSetupSteps(db, now));
  if (!steps)
    return [
      { level: 'ok', name: 'SETUP', says: 'No database answers, so what a first lease lacks is not known here.' },
    ];
  return steps.map(({ title, state, detail }) => ({
    level: state === 'done' ? 'ok' : 'warning',
    name: 'SETUP',
    says: `${title}. ${detail}`,
  }));
}
