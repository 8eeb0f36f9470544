import { Settings, settings } from '@/contract/settings';
import { implement } from '@/server/http/implement';
import * as repo from './settings.repo';

export const settingsRoutes = implement(settings, {
  getSettings: { may: 'anyone', handle: async ({ db }) => Settings.parse(await repo.read(db)) },
});
