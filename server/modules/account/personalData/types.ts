import { type RawBuilder, sql } from 'kysely';

/** By what a person is known in our tables. */
export interface Identifiers {
  id: string;
  /** Their address and those they had before. */
  emails: string[];
  phones: string[];
  /** Tracking ids of browsers in which they identified themselves. */
  trackingIds: string[];
}

export type Condition = (who: Identifiers) => RawBuilder<unknown>;

/**
 * What becomes of rows once an account ends: `erased`; `unlinked`, where others need the row but not the person in it
 * (`set` says what is overwritten; `number`: the number of the emptied account stays); or `kept` as they are, because something asks us to.
 */
export type RetentionRule =
  | { retention: 'erased'; where?: Condition }
  | {
      retention: 'unlinked';
      where?: Condition;
      set: (who: Identifiers) => RawBuilder<unknown>;
      reason: string;
      number?: true;
    }
  | { retention: 'kept'; where?: Condition; reason: string; term: string };

/** A table that reaches a person: which of its rows are theirs (as `t`), and what becomes of them. */
export interface PersonalTable {
  table: string;
  /** In words for the person, on the page where they leave and in what they take along. */
  title: string;
  reach: Condition;
  /** The first rule with a matching condition counts; one without a condition fits every row. */
  rules: readonly RetentionRule[];
  /** Columns that are secrets of ours or hashes: of no use to the person, and dangerous elsewhere. */
  secret?: readonly string[];
  /** Columns that name files in our store: taken along, and removed with the row. */
  file?: string;
}

/** Rows with the person's id in the column. */
export const byColumn =
  (column: string): Condition =>
  ({ id }) =>
    sql`t.${sql.ref(column)} = ${id}`;

export const byEmail =
  (column: string): Condition =>
  ({ emails }) =>
    sql`t.${sql.ref(column)} = any(${emails}::citext[])`;

export const byTracking: Condition = ({ trackingIds }) => sql`t.tracking_id = any(${trackingIds}::text[])`;

export const anyOf =
  (...conditions: readonly Condition[]): Condition =>
  (who) =>
    sql`(${sql.join(
      conditions.map((each) => each(who)),
      sql` or `,
    )})`;

/** Rows that belong to a row of another table which is theirs. */
export const viaTable =
  (column: string, table: string, reach: Condition, key = 'id'): Condition =>
  (who) =>
    sql`t.${sql.ref(column)} in (select t.${sql.ref(key)} from ${sql.table(table)} t where ${reach(who)})`;

export const erasedAll: readonly RetentionRule[] = [{ retention: 'erased' }];
export const retained = (why: string, term: string): readonly RetentionRule[] => [
  { retention: 'kept', reason: why, term },
];
