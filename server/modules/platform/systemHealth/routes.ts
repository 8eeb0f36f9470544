import { PROVIDER_NAMES, systemHealth } from '@/contract/platform/systemHealth/endpoints';
import { systemHealthSchemas } from '@/contract/platform/systemHealth/schemas';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { countDeadlines } from '@/server/modules/platform/desk';
import { queueState } from '@/server/telemetry/gauges';
import { canReadSystemHealth } from './policy';
import { presentBackup, presentJob, presentProvider } from './presenter';
import * as repo from './repo';

export const systemHealthRoutes = implement(systemHealth, systemHealthSchemas, {
  getSystemHealth: {
    duties: ['admin'],
    authorize: canReadSystemHealth,
    // Deadlines are counted in the queues of every duty.
    runAs: 'system',
    handle: async ({ db, person, now }) => {
      const states = new Map((await repo.listProviderStates(db)).map((row) => [row.provider, row]));
      const ages = await repo.listBackupAges(db);
      return {
        checkedAt: now.toISOString(),
        jobs: (await queueState(db)).map(presentJob),
        providers: PROVIDER_NAMES.map((name) => presentProvider(name, states.get(name))),
        backups: [presentBackup('backup', ages.get('backup'), now), presentBackup('drill', ages.get('drill'), now)],
        deadlines: await countDeadlines(db, requirePerson(person).id, now),
      };
    },
  },
});
