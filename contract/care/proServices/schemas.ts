import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { workOrderLifecycle } from '@/contract/care/workOrders/constants';
import { Photo } from '@/contract/care/workOrders/results';
import { MAX_SCOPE, MAX_SERVICE_WINDOWS, PRO_SERVICES, SERVICE_ORDER_STATUSES } from './constants';

const At = z.iso.datetime();
const Window = z
  .strictObject({ from: At, to: At })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] });
const Side = z.enum(['owner', 'resident']);

export const ServiceOrder = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  address: z.string(),
  timeZone: z.string(),
  service: z.enum(PRO_SERVICES),
  scope: z.string(),
  windows: z.array(Window),
  orderedBy: Side,
  payer: Side,
  /** Null for a quote. */
  priceCents: Cents.nullable(),
  status: z.enum(SERVICE_ORDER_STATUSES),
  declineReason: z.string().nullable(),
  /** Of its work order, once there is one. */
  workOrder: z.object({ id: z.uuid(), status: z.enum(workOrderLifecycle.states) }).nullable(),
  createdAt: At,
  photos: z.array(Photo),
  /** Whether the caller gives the owner's consent. */
  canDecide: z.boolean(),
});
export type ServiceOrder = z.infer<typeof ServiceOrder>;

export const NewServiceOrder = z.strictObject({
  homeId: z.uuid(),
  service: z.enum(PRO_SERVICES),
  as: Side,
  scope: z.string().trim().min(1, 'Tell the Pro what to do').max(MAX_SCOPE, 'Use 2,000 characters or fewer'),
  windows: z.array(Window).min(1, 'Add at least one time').max(MAX_SERVICE_WINDOWS, 'Add at most five times'),
});
export type NewServiceOrder = z.infer<typeof NewServiceOrder>;

const PhotoBytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Please choose a photo',
);

/** What each endpoint takes and gives. */
export const proServicesSchemas = {
  listServiceHomes: {
    query: z.strictObject({ as: Side }),
    result: z.array(z.object({ homeId: z.uuid(), address: z.string(), timeZone: z.string() })),
  },
  listServiceOrders: { query: z.strictObject({ as: Side }), result: z.array(ServiceOrder.omit({ photos: true })) },
  getServiceOrder: { result: ServiceOrder },
  orderService: { body: NewServiceOrder, result: ServiceOrder },
  addServicePhoto: { body: PhotoBytes, result: Photo },
  decideServiceOrder: {
    body: z
      .strictObject({
        decision: z.enum(['allow', 'decline']),
        reason: z.string().trim().max(500, 'Use 500 characters or fewer').default(''),
      })
      .refine(({ decision, reason }) => decision === 'allow' || reason !== '', {
        error: 'Say why',
        path: ['reason'],
      }),
    result: ServiceOrder,
  },
};
