import { settings } from '@/contract/account/settings/endpoints';
import { Settings, settingsSchemas } from '@/contract/account/settings/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';

export const settingsRoutes = implement(settings, settingsSchemas, {
  getSettings: { authorize: audienceOnly, handle: async ({ db }) => Settings.parse(await repo.read(db)) },
});
