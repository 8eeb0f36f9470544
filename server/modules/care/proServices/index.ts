import { DAY_MS } from '@/contract/calendar/durations';
import { proService } from '@/contract/care/proServices/constants';
import type { NewServiceOrder } from '@/contract/care/proServices/endpoints';
import { serviceTerms } from '@/contract/care/proServices/terms';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import { insertWorkOrder } from '@/server/modules/care/workOrders';
import { takeServicePhotos } from '@/server/modules/care/workOrders/servicePhotos';
import { listHomeOwners } from '@/server/modules/homes/homeMembers';
import * as repo from './repo';

interface ServiceCall {
  db: Db;
  services: Pick<Services, 'siteUrl'>;
  now: Date;
}

/** An order becomes an approved work order, which a Pro is found for like any other. */
async function makeWorkOrder({ db, now }: ServiceCall, order: repo.ServiceOrderRow): Promise<void> {
  const { title, area } = proService(order.service);
  const last = order.windows
    .map(({ to }) => new Date(to).getTime())
    .toSorted((one, other) => one - other)
    .at(-1);
  const dueAt = new Date(Math.max(last ?? 0, now.getTime() + DAY_MS));
  const id = newId(now.getTime());
  const { homeId, ownerId, ordererId, scope, windows } = order;
  const isNew = await insertWorkOrder(
    db,
    {
      id,
      homeId,
      ownerId,
      leaseId: await repo.findLeaseId(db, homeId),
      reporterId: ordererId,
      paidBy: order.orderedBy,
      source: 'service_order',
      sourceKey: `service_order:${order.id}`,
      title,
      area,
      description: scope,
      windows,
      tier: 'planned',
      tierReason: 'It was ordered as a service.',
      repairKind: 'other',
      status: 'approved',
      approvedCents: order.priceCents,
      responseDueAt: dueAt,
      repairDueAt: dueAt,
      lawDueAt: null,
      lawRuleId: null,
    },
    now,
  );
  if (!isNew) return;
  await repo.setWorkOrder(db, order.id, id);
  await takeServicePhotos(db, { serviceOrderId: order.id, workOrderId: id });
}

async function askForConsent({ db, services }: ServiceCall, order: repo.ServiceOrderRow): Promise<void> {
  for (const { personId, email, firstName } of await listHomeOwners(db, order.homeId))
    await queueMessage(db, {
      dedupeKey: `service-consent:${order.id}:${personId}`,
      channel: 'email',
      recipient: email,
      template: 'serviceConsent',
      data: {
        firstName,
        service: proService(order.service).title,
        home: order.address,
        scope: order.scope,
        link: `${services.siteUrl}${routes.homeowner.proServices.order({ proService: order.service, taskId: order.id })}`,
      },
    });
}

/** Who ordered it has it in writing: the price, how it is paid, and until when it can be canceled. */
async function confirmOrder({ db, services }: ServiceCall, order: repo.ServiceOrderRow): Promise<void> {
  const { id, service, orderedBy, ordererId, status, address: home } = order;
  const orderer = ordererId ? await findProfile(db, ordererId) : undefined;
  if (!orderer) return;
  const path = orderedBy === 'owner' ? routes.homeowner.proServices : routes.resident.proServices;
  await queueMessage(db, {
    dedupeKey: `service-ordered:${id}`,
    channel: 'email',
    recipient: orderer.email,
    template: 'serviceOrdered',
    data: {
      firstName: orderer.firstName,
      service: proService(service).title,
      home,
      waits: status === 'waiting_for_consent',
      ...serviceTerms(service, orderedBy),
      link: `${services.siteUrl}${path.order({ proService: service, taskId: id })}`,
    },
  });
}

const requireOrder = async (db: Db, id: string, lock = false): Promise<repo.ServiceOrderRow> => {
  const found = await repo.findById(db, id, lock);
  if (!found) throw notFound();
  return found;
};

/** Orders a service; what alters the home waits for its owner where a resident ordered it. */
export async function orderService(
  call: ServiceCall,
  home: repo.ServiceHome,
  { as: orderedBy, service, scope, windows }: NewServiceOrder,
  ordererId: string,
): Promise<repo.ServiceOrderRow> {
  const { db, now } = call;
  const { priceCents, altersHome } = proService(service);
  const waits = orderedBy === 'resident' && altersHome;
  const id = newId(now.getTime());
  const { homeId, ownerId } = home;
  await repo.insert(db, {
    id,
    homeId,
    ownerId,
    ordererId,
    orderedBy,
    service,
    scope,
    windows,
    priceCents,
    createdAt: now,
    status: waits ? 'waiting_for_consent' : 'ordered',
  });
  const order = await requireOrder(db, id);
  await (waits ? askForConsent(call, order) : makeWorkOrder(call, order));
  await confirmOrder(call, order);
  return requireOrder(db, id);
}

/** The owner's answer, once. */
export async function decideOrder(
  call: ServiceCall,
  orderId: string,
  { decision, reason }: { decision: 'allow' | 'decline'; reason: string },
  decidedBy: string,
): Promise<repo.ServiceOrderRow> {
  const { db, now: decidedAt } = call;
  const order = await requireOrder(db, orderId, true);
  if (order.status !== 'waiting_for_consent') throw conflict('This was answered already. Reload to see the answer.');
  const declineReason = decision === 'decline' ? reason : null;
  await repo.decide(db, order.id, {
    status: decision === 'allow' ? 'ordered' : 'declined',
    declineReason,
    decidedBy,
    decidedAt,
  });
  if (decision === 'allow') await makeWorkOrder(call, order);
  return requireOrder(db, order.id);
}
