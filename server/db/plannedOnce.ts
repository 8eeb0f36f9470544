// Planning a statement with row-level security on all its tables takes the database longer than answering it does:
// docs/decisions/0063-statements-planned-once.md.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* planned once */';
/** As a statement of its own words begins, and one that is built. */
const BEGINNINGS = [MARK, `select ${MARK}`];

/**
 * Begins a statement that each connection plans once and then only runs, where somebody who is logged in reads. For what
 * is asked at nearly every request and always in the same words: a plan is kept for as long as its connection lives. A
 * statement that Kysely builds has it in front of what it selects (`modifyFront`).
 */
export const plannedOnce = sql.raw(`${MARK} `);

const names = new Map<string, string>();

/** The same words have the same name on every connection; others cannot have it. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

/** What is sent: a marked statement under a name, by which the database knows it again. */
export const statementOf = (text: string): { text: string; name?: string } =>
  BEGINNINGS.some((beginning) => text.startsWith(beginning)) ? { text, name: nameOf(text) } : { text };
