// What of the law is overdue, for `npm run doctor`: with the figures that the desk entered where the database answers.
import pg from 'pg';
import { overdueLaw } from '../../contract/law/due';
import type { EnteredFigure } from '../../contract/law/figures';
import type { Finding } from '../../server/bootCheck';
import { asSystem, openDb, types } from '../../server/db/client';
import { listEnteredFigures } from '../../server/modules/platform/legalFigures';

const WAIT_MS = 3_000;

/** The figures that the desk entered; null where no database answers, or it has no such table yet. */
async function readEntered(url: string | undefined): Promise<readonly EnteredFigure[] | null> {
  if (!url) return null;
  const pool = new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: WAIT_MS });
  try {
    return await asSystem(openDb(pool), (db) => listEnteredFigures(db));
  } catch {
    return null;
  } finally {
    await pool.end();
  }
}

/** One line for each figure and text that is overdue on a day, or one where none is. */
export async function lawFindings(day: string, url: string | undefined): Promise<Finding[]> {
  const entered = await readEntered(url);
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
