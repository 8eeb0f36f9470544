// The keys that let the data spread over several servers: docs/how-to/sharding.md.
import { type DistributionStep, distribute, distributionSteps } from '../../server/db/distribution/distribute.ts';
import { connect } from './databaseState.ts';

export async function spread(url: string, yes: boolean): Promise<void> {
  if (yes) print(await distribute(url));
  else {
    const client = await connect(url);
    try {
      print(await distributionSteps(client));
    } finally {
      await client.end();
    }
  }
}

/** SQL that psql takes, with what each statement costs. */
function print(steps: readonly DistributionStep[]): void {
  if (steps.length === 0) console.log('-- The home is part of every key already.');
  for (const { sql, lost } of steps) console.log(`${lost ? `-- ${lost}\n` : ''}${sql};`);
}
