// Started once for the API tests: one PostgreSQL server and one migrated template that every test file clones.
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '@/server/db/migrate';
import { startTestServer, type TestServer, templateOn, testFolder } from '../../scripts/ci/database.ts';

/** Where the databases of tests are made. The deep tests name servers of other makers in TEST_SERVER, as JSON. */
export interface TestServerPlace {
  /** As a superuser. */
  url: string;
  template: string;
  /** Who owns the databases, as the API logs in; the superuser where it is not named. */
  owner?: { name: string; password: string };
  /** Port of a pooler before the server. */
  poolerPort?: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerPlace;
  }
}

let server: TestServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  if (process.env.TEST_SERVER) {
    project.provide('testServer', JSON.parse(process.env.TEST_SERVER) as TestServerPlace);
    return;
  }
  server = await startTestServer(testFolder('.data/test'));
  try {
    const template = await templateOn(server.url, {
      // The queue's own tables come from its package.
      madeFrom: [
        'server/db/migrat*.ts',
        'server/db/{schema,migrations}/**/*.sql',
        'node_modules/graphile-worker/package.json',
      ],
      make: async (url) => void (await migrateToLatest(url)),
    });
    project.provide('testServer', { url: server.url, template });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
