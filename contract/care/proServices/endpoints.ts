import { MAX_WORK_ORDER_PHOTO_BYTES } from '@/contract/care/workOrders/constants';
import { endpoint, resource } from '@/contract/endpoint';
import type { proServicesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Work that people order: from the catalog to a work order. */
export const proServices = resource<typeof proServicesSchemas>('proServices')({
  listServiceHomes: endpoint('GET', '/service-orders/homes', {
    summary: 'Homes one can order a service for, as their owner or as who rents them',
    access: 'signedIn',
  }),
  listServiceOrders: endpoint('GET', '/service-orders', {
    summary: 'What was ordered for one’s homes, the newest first',
    access: 'signedIn',
  }),
  getServiceOrder: endpoint('GET', '/service-orders/:serviceOrderId', {
    summary: 'One order with what became of it',
    access: 'signedIn',
  }),
  orderService: endpoint('POST', '/service-orders', {
    summary: 'Orders a service; one that alters the home waits for its owner',
    access: 'signedIn',
    idempotent: true,
    rate: 'write',
    audit: 'service.ordered',
  }),
  addServicePhoto: endpoint('PUT', '/service-orders/:serviceOrderId/photos/:photoId', {
    summary: 'Stores a photo of what is to be done under the id its phone gave it, once',
    access: 'signedIn',
    rate: 'upload',
    maxBodyBytes: MAX_WORK_ORDER_PHOTO_BYTES,
  }),
  decideServiceOrder: endpoint('POST', '/service-orders/:serviceOrderId/consent', {
    summary: 'The owner allows what a resident ordered, or declines it',
    access: 'homeowner',
    rate: 'write',
    audit: 'service.decided',
  }),
});
