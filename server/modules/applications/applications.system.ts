import type { Application } from '@/contract/applications';
import { asSystem } from '@/server/db/client';
import type { ApplicationCall } from './applications.access';
import { presentApplication } from './applications.presenter';

/** How an application stands after an operation that ran its own transactions. */
export const shownAfterwards = ({ services, person, now, params }: ApplicationCall): Promise<Application> =>
  asSystem(services.db, (db) => presentApplication(db, params.applicationId, person?.id ?? null, now));
