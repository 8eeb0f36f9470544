import { settings } from '@/contract/settings';
import { Settings, settingsSchemas } from '@/contract/settings.schemas';
import { implement } from '@/server/http/implement';
import * as repo from './settings.repo';

export const settingsRoutes = implement(settings, settingsSchemas, {
  getSettings: { may: 'anyone', handle: async ({ db }) => Settings.parse(await repo.read(db)) },
});
