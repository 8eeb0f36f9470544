import type { RawBuilder } from 'kysely';

/** Rows of one table that have served their time, as `t`. Swept in batches, each table by a job of its own. */
export interface RetentionSweep {
  table: string;
  /** Names the sweep where a table has several. */
  name?: string;
  /** In words: how long, and from when. */
  term: string;
  where: (now: Date) => RawBuilder<unknown>;
  /** Column that names a file in our store, which goes with the row. */
  file?: string;
  /** What is emptied, where the row itself stays. */
  clears?: readonly string[];
}
