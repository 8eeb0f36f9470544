// A question and who asks it go to the database in one message, which is a transaction of its own.
import type { Writable } from 'node:stream';
import pg from 'pg';
import { statementOf } from './plannedOnce';

/** Whoever is asking, as far as row-level security needs to know. */
export interface Asker {
  id: string | null;
  role: 'visitor' | 'homeowner' | 'resident' | 'editor' | 'staff';
  /** In hex, the hash of the secret that a browser without an account holds what it began by. */
  holder?: string | null;
}

/** What `pg` writes its messages with. Its types leave the methods for queries out. */
interface Wire {
  stream: Writable;
  parse: (message: { text: string; name?: string }) => void;
  close: (message: { type: 'S'; name: string }) => void;
  bind: (message: { statement: string; values: readonly string[] }) => void;
  execute: (message: object) => void;
  submittedNamedStatements: Record<string, string>;
}

/** What `pg` tells a query, of which its types leave this out. */
interface Told {
  hasBeenParsed: (this: pg.Query, wire: Wire) => boolean;
  submit: (this: pg.Query, wire: Wire) => Error | null;
  handleDataRow: (this: pg.Query, message: unknown) => void;
  handleCommandComplete: (this: pg.Query, message: unknown, wire: Wire) => void;
}
const told = pg.Query.prototype as unknown as Told;

/** Planned once a connection, as each message begins with it. */
const NAME = 'naming';
const NAMING = `select set_config('app.person', $1, true), set_config('app.role', $2, true),
  set_config('app.holder', $3, true), set_config('transaction_read_only', 'on', true)`;

/** Connections on which a naming has succeeded. */
const known = new WeakSet<Wire>();

/**
 * Up to its `Sync`, what one message asks is one transaction: the person holds for the question behind it, which cannot
 * write, and for nothing after it (https://www.postgresql.org/docs/current/protocol-flow.html, “Pipelining”).
 */
class Question extends pg.Query {
  isNamed = false;
  readonly asker: readonly string[];
  readonly statement: { text: string; name?: string };

  constructor({ id, role, holder }: Asker, text: string, values: readonly unknown[]) {
    const statement = statementOf(text);
    super({ ...statement, values: [...values], queryMode: 'extended' } as pg.QueryConfig);
    this.statement = statement;
    this.asker = [id ?? '', role, holder ?? ''];
  }
}
const here = {
  submit(this: Question, wire: Wire) {
    wire.stream.cork();
    try {
      const { text, name } = this.statement;
      // First of all, as what the database says of it is taken for its own: `pg` knows it from then on.
      if (name && !told.hasBeenParsed.call(this, wire)) {
        wire.parse({ text, name });
        wire.submittedNamedStatements[name] = text;
      }
      if (!known.has(wire)) {
        // It is there if all has failed but this; closing what is not there is no error.
        wire.close({ type: 'S', name: NAME });
        wire.parse({ text: NAMING, name: NAME });
      }
      wire.bind({ statement: NAME, values: this.asker });
      wire.execute({});
      return told.submit.call(this, wire);
    } finally {
      wire.stream.uncork();
    }
  },
  // First comes what the naming says, which nobody asked to hear.
  handleDataRow(this: Question, message: unknown) {
    if (this.isNamed) told.handleDataRow.call(this, message);
  },
  handleCommandComplete(this: Question, message: unknown, wire: Wire) {
    if (this.isNamed) return told.handleCommandComplete.call(this, message, wire);
    this.isNamed = true;
    known.add(wire);
  },
};
Object.assign(Question.prototype, here);

/** Asks on a connection as somebody. Nothing of them is left on it, however this ends. */
export function askAs(client: pg.PoolClient, asker: Asker, text: string, values: readonly unknown[]) {
  return new Promise<pg.QueryResult>((resolve, reject) => {
    const question = new Question(asker, text, values);
    Object.assign(question, {
      callback: (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result)),
    });
    client.query(question);
  });
}
