// `npm run db -- status`: what an operator asks first.
import { connect } from './databaseState.ts';

export async function statusLines(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    // Row-level security binds an ordinary owner: the system sees every row.
    await client.query("select set_config('app.role', 'staff', false)");
    const size = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const queue = await client.query<{ task: string; waiting: number; oldest: number; failing: number; dead: number }>(
      'select task, waiting, round(oldest_seconds)::int as oldest, failing, dead from app.queue_state() where waiting + failing + dead > 0 order by oldest_seconds desc',
    );
    const runs = await client.query<{ kind: string; status: string; at: string; error: string | null }>(
      `select distinct on (kind) kind, status, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as at, error
       from backup_runs order by kind, started_at desc`,
    );
    const providers = await client.query<{
      provider: string;
      answered: string;
      failures: string;
      error: string | null;
    }>(
      `select provider, coalesce(to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), 'never') as answered,
         failures::text, error from provider_states order by provider`,
    );
    return [
      `Size: ${size.rows[0]?.size}`,
      ...(queue.rows.length === 0 ? ['Queue: nothing waits'] : []),
      ...queue.rows.map(
        ({ task, waiting, oldest, failing, dead }) =>
          `Queue: ${task}: ${waiting} due, the oldest for ${oldest} s, ${failing} being retried, ${dead} given up`,
      ),
      ...['backup', 'drill'].map((kind) => {
        const run = runs.rows.find((row) => row.kind === kind);
        return run
          ? `Last ${kind}: ${run.at}, ${run.status}${run.error ? `: ${run.error}` : ''}`
          : `Last ${kind}: never`;
      }),
      ...providers.rows.map(
        ({ provider, answered, failures, error }) =>
          `Provider ${provider}: last answer ${answered}, ${failures} failures${error ? `, the last in ${error}` : ''}`,
      ),
    ];
  } finally {
    await client.end();
  }
}

export async function printStatus(url: string): Promise<void> {
  console.log((await statusLines(url)).join('\n'));
}
