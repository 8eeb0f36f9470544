// Empties a database: everything in it is dropped in one transaction.
import { createInterface } from 'node:readline/promises';
import { CliError } from '../../server/host/cliError.ts';
import { connect } from './databaseState.ts';
import type { Target } from './target.ts';

export async function reset({ url }: Target): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(`SET lock_timeout = '20s'`);
    await client.query('BEGIN');
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`,
    );
    for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
    await client.query('CREATE SCHEMA public');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** An external database is emptied only after typing its name or passing --yes. */
export async function confirmReset({ url, embedded }: Target, yes: boolean): Promise<void> {
  if (embedded || yes) return;
  const { host, pathname } = new URL(url);
  const name = pathname.slice(1);
  if (!process.stdin.isTTY)
    throw new CliError(`This would empty the database ${name} at ${host}: say --yes if you mean it.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Everything in ${name} at ${host} will be gone. Type its name to go on: `);
  prompt.close();
  if (answer.trim() !== name) throw new CliError('Nothing was changed.');
}
