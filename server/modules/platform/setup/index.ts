import type { SetupStep } from '@/contract/platform/setup/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { listEnteredFigures } from '@/server/modules/platform/legalFigures';
import { setupSteps } from './checklist';
import * as repo from './repo';

/** As the system. */
export const listSetupSteps = async (db: Db, now: Date): Promise<SetupStep[]> =>
  setupSteps(await repo.readFacts(db), { today: officeDay(now), entered: await listEnteredFigures(db) });
