// Statements that a connection is asked again and again are planned once. Planning under row-level security takes longer
// than most answers: it was more than half of the processor time of `/account` (docs/decisions/0126).
import type pg from 'pg';

/** So often a connection is asked before it keeps the plan: what is rare takes no memory. */
const KEPT_FROM = 3;
/** A plan takes some hundred kilobytes of a connection of the database. */
const MAX_KEPT = 200;
/** Texts that are counted; lists of different lengths make texts without end. */
const MAX_COUNTED = 2_000;

/**
 * One question; several statements in one text have no plan. Writes are planned each time: `on conflict` finds a partial
 * index by the values that it is given.
 */
const IS_QUESTION = /^\s*(?:select|with)\b[^;]*$/i;
const IS_WRITE = /\b(?:insert into|update|delete from|on conflict)\b/i;
/** All columns: a migration that adds one changes the result, and the database refuses the plan it kept. */
const IS_ALL_COLUMNS = /(?:\bselect|,|\.)\s*\*/i;

/** Gives the statements of one connection their names. `mayRetry`: what is refused can be asked again without harm. */
export function statementNames(prefix = 'kept'): (text: string, mayRetry: boolean) => string | undefined {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text, mayRetry) => {
    const known = names.get(text);
    if (!mayRetry && IS_ALL_COLUMNS.test(text)) return undefined;
    if (known) return known;
    const before = uses.get(text) ?? 0;
    if (before === 0 && (uses.size >= MAX_COUNTED || !IS_QUESTION.test(text) || IS_WRITE.test(text))) return undefined;
    uses.set(text, before + 1);
    if (before + 1 < KEPT_FROM || names.size >= MAX_KEPT) return undefined;
    const name = `${prefix}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** Whether the database refuses a plan because a migration has changed a table since. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

type Query = (...given: unknown[]) => unknown;

/**
 * Names what the connections of a pool are asked in words and values, as Kysely does. Not for a pooler, where the next
 * question meets another connection. After a migration every connection of the pool plans again.
 */
export function planKeeper(): (client: pg.Client) => void {
  let generation = 1;
  return (client) => {
    const query = client.query.bind(client) as Query;
    let mine = generation;
    let nameOf = statementNames(`kept_${mine}`);
    let transaction: 'none' | 'reads' | 'writes' = 'none';
    const follow = (text: string) => {
      if (/^(?:begin|start transaction)\b/i.test(text)) transaction = /read only/i.test(text) ? 'reads' : 'writes';
      else if (/^(?:commit|rollback)$/i.test(text)) transaction = 'none';
    };
    const named = (asked: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof asked !== 'string' || !Array.isArray(values) || rest.length > 0) return query(asked, values, ...rest);
      follow(asked);
      if (mine !== generation) {
        mine = generation;
        nameOf = statementNames(`kept_${mine}`);
      }
      const name = nameOf(asked, transaction !== 'writes');
      if (!name) return query(asked, values);
      const alone = transaction === 'none';
      return (query({ text: asked, values, name }) as Promise<unknown>).catch((error: unknown) => {
        if (!isOutdatedPlan(error)) throw error;
        generation += 1;
        if (!alone) throw error;
        return query(asked, values);
      });
    };
    Object.assign(client, { query: named });
  };
}
