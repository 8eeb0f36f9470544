// Started once for the API tests: one PostgreSQL server and one migrated template that every test file clones.
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '@/server/db/migrate';
import { startTestServer, type TestServer, templateOn } from '../../scripts/ci/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; template: string };
  }
}

let server: TestServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer('.data/test');
  try {
    const template = await templateOn(server.url, {
      // The queue's own tables come from its package.
      madeFrom: ['server/db/migrate.ts', 'server/db/migrations/*.sql', 'node_modules/graphile-worker/package.json'],
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
