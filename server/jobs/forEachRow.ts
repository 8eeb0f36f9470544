import pMap from 'p-map';
import type { Services } from '@/server/context';

/** Rows of one job that are worked on at the same time: each waits for the database most of its time. */
export const ROWS_AT_ONCE = 4;

type Row = string | { id: string };

/**
 * Does the work of a job row by row, several at once. A row that fails is logged and stops no other; at the end the
 * job fails with it, so that it is tried again and is seen among the jobs that fail. Where `rows` itself fails, no
 * further row begins.
 */
export async function forEachRow<R extends Row>(
  { log, rowsAtOnce = ROWS_AT_ONCE }: Pick<Services, 'log' | 'rowsAtOnce'>,
  rows: Iterable<R> | AsyncIterable<R>,
  work: (row: R) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = [];
  const attempt = async (row: R) => {
    try {
      await work(row);
    } catch (error) {
      log.warn({ err: error, id: typeof row === 'string' ? row : row.id }, 'row of a job failed');
      failures.push(error as Error);
    }
  };
  await pMap(rows, attempt, { concurrency: rowsAtOnce });
  if (failures.length > 0)
    throw new AggregateError(failures, `Rows that failed: ${failures.length}, the first with: ${failures[0]?.message}`);
}
