// What of the law is overdue, for `npm run doctor`: with the figures that the desk entered where the database answers.
import { overdueLaw } from '../../contract/law/due';
import type { Finding } from '../../server/bootCheck';
import { listEnteredFigures } from '../../server/modules/platform/legalFigures';
import { readDatabase } from './readDatabase';

/** One line for each figure and text that is overdue on a day, or one where none is. */
export async function lawFindings(day: string, url: string | undefined): Promise<Finding[]> {
  const entered = await readDatabase(url, (db) => listEnteredFigures(db));
  const due = overdueLaw(day, entered ?? []);
  const known: Finding = entered
    ? { level: 'ok', name: 'LAW', says: 'The figures that the desk entered were read.' }
    : { level: 'ok', name: 'LAW', says: 'No database answers, so figures that the desk entered are not known here.' };
  if (due.length === 0)
    return [known, { level: 'ok', name: 'LAW', says: 'No figure and no text of the law is overdue.' }];
  return [
    known,
    ...due.map(
      ({ kind, title, meanwhile, dueOn }): Finding => ({
        level: 'warning',
        name: kind === 'figure' ? 'LAW_FIGURES' : 'LAW_TEXTS',
        says:
          kind === 'figure'
            ? `${title} was due by ${dueOn}. Until our team enters it: ${meanwhile}.`
            : `The words of ${title} were due to be compared with the official text by ${dueOn}.`,
      }),
    ),
  ];
}
