import type { Application } from '@/contract/leasing/applications/endpoints';
import { asSystem } from '@/server/db/client';
import type { ApplicationCall } from './access';
import { presentApplication } from './presenter';

/** How an application stands after an operation that ran its own transactions. */
export const shownAfterwards = ({ services, person, now, params }: ApplicationCall): Promise<Application> =>
  asSystem(services.db, (db) => presentApplication(db, params.applicationId, person?.id ?? null, now));
