// A prompt on the database: the system's psql, or where there is none a plain one of our own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { connect } from './databaseState.ts';

export async function psql(url: string): Promise<void> {
  if (spawnSync('psql', ['--version']).status !== 0) return ownPrompt(url);
  // Not the address itself: arguments are seen by everybody on the machine.
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  process.on('SIGINT', () => {});
  await once(spawn('psql', [], { stdio: 'inherit', env }), 'exit');
}

async function ownPrompt(url: string): Promise<void> {
  const client = await connect(url);
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'belong=> ' });
  console.log('One statement a line; Ctrl-D ends.');
  lines.prompt();
  for await (const line of lines) {
    if (line.trim()) await show(() => client.query(line));
    lines.prompt();
  }
  await client.end();
}

async function show(run: () => Promise<{ rows: object[]; rowCount: number | null; command: string }>): Promise<void> {
  try {
    const { rows, rowCount, command } = await run();
    if (rows.length > 0) console.table(rows);
    console.log(`${command} ${rowCount ?? ''}`);
  } catch (error) {
    console.log((error as Error).message);
  }
}
