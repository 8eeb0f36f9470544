import { cents } from '@/contract/amounts/cents';
import { proServices, type ServiceOrder } from '@/contract/care/proServices/endpoints';
import { proServicesSchemas } from '@/contract/care/proServices/schemas';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { listServicePhotos } from '@/server/modules/care/workOrders/servicePhotos';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { decideOrder, orderService } from './index';
import { storeOrderPhoto } from './photos/system';
import { canAddOrderPhoto, canGiveConsent, canSeeOrder, type LoadedOrder } from './policy';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { serviceOrderId: string } };

/** An order that row-level security shows the caller. */
async function load({ db, person, params }: Call): Promise<LoadedOrder | undefined> {
  const row = isId(params.serviceOrderId) ? await repo.findById(db, params.serviceOrderId) : undefined;
  const home = row && (await findHomeAccess(db, row.homeId, requirePerson(person).id));
  return row && home && { row, home };
}

function present(row: repo.ServiceOrderRow, isOwner: boolean): Omit<ServiceOrder, 'photos'> {
  const { id, homeId, address, timeZone, service, scope, windows, orderedBy, status, declineReason } = row;
  return {
    id,
    homeId,
    address,
    timeZone,
    service,
    scope,
    windows,
    orderedBy,
    status,
    declineReason,
    // Anyone who orders it pays for it.
    payer: orderedBy,
    priceCents: row.priceCents === null ? null : cents(row.priceCents),
    workOrder: row.workOrderId && row.workOrderStatus ? { id: row.workOrderId, status: row.workOrderStatus } : null,
    createdAt: row.createdAt.toISOString(),
    canDecide: isOwner && status === 'waiting_for_consent',
  };
}

const presentFully = async (db: Db, row: repo.ServiceOrderRow, isOwner: boolean): Promise<ServiceOrder> => ({
  ...present(row, isOwner),
  photos: await listServicePhotos(db, row.id),
});

async function requireHome(db: Db, side: 'owner' | 'resident', homeId: string): Promise<repo.ServiceHome> {
  const [home] = await repo.listHomes(db, side, homeId);
  if (!home) throw notFound('We couldn’t find that home.');
  return home;
}

export const proServicesRoutes = implement(proServices, proServicesSchemas, {
  listServiceHomes: {
    authorize: rowLevel,
    handle: async ({ db, query }) =>
      (await repo.listHomes(db, query.as)).map(({ homeId, address, timeZone }) => ({ homeId, address, timeZone })),
  },
  listServiceOrders: {
    authorize: rowLevel,
    handle: async ({ db, person, query }) =>
      (await repo.list(db, requirePerson(person).id, query.as)).map((row) => present(row, query.as === 'owner')),
  },
  getServiceOrder: withResource({
    duties: ['care'],
    load,
    authorize: canSeeOrder,
    runAs: 'system',
    handle: async ({ db, person, loaded }) => {
      const row = await repo.findById(db, loaded.row.id);
      if (!row) throw notFound();
      return presentFully(db, row, canGiveConsent(person, loaded));
    },
  }),
  orderService: withResource({
    load: ({ db, body }) => requireHome(db, body.as, body.homeId),
    authorize: rowLevel,
    runAs: 'system',
    handle: async (call) => {
      const { loaded, person, body, auditSubject } = call;
      const row = await orderService(call, loaded, body, requirePerson(person).id);
      auditSubject(`service_order:${row.id}`);
      return presentFully(call.db, row, body.as === 'owner');
    },
  }),
  addServicePhoto: withResource({
    load: async (call) => (isId(call.params.photoId) ? load(call) : undefined),
    authorize: canAddOrderPhoto,
    transaction: 'manual',
    handle: (call) => storeOrderPhoto(call, call.loaded, requirePerson(call.person).id),
  }),
  decideServiceOrder: withResource({
    load,
    authorize: canGiveConsent,
    runAs: 'system',
    handle: async (call) => {
      const { loaded, body, person, auditSubject } = call;
      auditSubject(`service_order:${loaded.row.id}`);
      return presentFully(call.db, await decideOrder(call, loaded.row.id, body, requirePerson(person).id), true);
    },
  }),
});
