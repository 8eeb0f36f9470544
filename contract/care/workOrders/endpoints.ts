import { endpoint, resource } from '@/contract/endpoint';
import { MAX_WORK_ORDER_PHOTO_BYTES } from './constants';
import type { workOrdersSchemas } from './schemas';

export type * from './schemas';

/** What is wrong with a home, from the report to the paid invoice. */
export const workOrders = resource<typeof workOrdersSchemas>('workOrders')({
  listWorkOrders: endpoint('GET', '/work-orders', {
    summary: 'The work orders of one’s homes, the newest first; for staff, all of them',
    access: 'signedIn',
  }),
  listVisits: endpoint('GET', '/work-orders/visits', {
    summary: 'The visits to one’s homes, by their time; for staff, all of them',
    access: 'signedIn',
  }),
  listReportableHomes: endpoint('GET', '/work-orders/homes', {
    summary: 'The homes one can report a problem for',
    access: 'signedIn',
  }),
  listSymptoms: endpoint('GET', '/work-orders/symptoms', {
    summary: 'What can be wrong with a home, and what one can try alone, as our editors published it',
    access: 'signedIn',
  }),
  getReportableHome: endpoint('GET', '/work-orders/homes/:homeId', {
    summary: 'A home one can report a problem for, with what is open already',
    access: 'signedIn',
  }),
  createWorkOrders: endpoint('POST', '/work-orders/homes/:homeId', {
    summary: 'Reports one or several problems; what is open already is attached',
    access: 'signedIn',
    idempotent: true,
    bodyLimit: 200_000,
    audit: 'work_order.reported',
  }),
  getWorkOrder: endpoint('GET', '/work-orders/:workOrderId', {
    summary: 'A work order with its timeline, as far as the caller may see it',
    access: 'signedIn',
  }),
  addWorkOrderMessage: endpoint('POST', '/work-orders/:workOrderId/messages', {
    summary: 'Writes on the timeline',
    access: 'signedIn',
  }),
  addWorkOrderPhoto: endpoint('PUT', '/work-orders/:workOrderId/photos/:photoId', {
    summary: 'Stores a photo under the id its phone gave it, once',
    access: 'signedIn',
    rate: 'upload',
    maxBodyBytes: MAX_WORK_ORDER_PHOTO_BYTES,
  }),
  contestUrgency: endpoint('POST', '/work-orders/:workOrderId/urgency', {
    summary: 'Says why a problem is more urgent than we think; a person looks at it',
    access: 'signedIn',
    audit: 'work_order.urgency_contested',
  }),
  moveWorkOrder: endpoint('POST', '/work-orders/:workOrderId/moves', {
    summary: 'Moves a work order along its lifecycle',
    access: 'signedIn',
    audit: 'work_order.moved',
  }),
  addQuote: endpoint('POST', '/work-orders/:workOrderId/quotes', {
    summary: 'Adds a quote for the owner to compare',
    access: 'staff',
    audit: 'work_order.quote_added',
  }),
  decideApproval: endpoint('POST', '/work-orders/:workOrderId/approval', {
    summary: 'Whoever pays approves a quote, asks, declines, or wants a second one; an owner may name their own Pro',
    access: 'signedIn',
  }),
  submitVendorProof: endpoint('POST', '/work-orders/:workOrderId/proof', {
    summary: 'Names the proof that the owner’s own Pro did the work, among their documents',
    access: 'homeowner',
    audit: 'work_order.proof_submitted',
  }),
  checkVendorProof: endpoint('POST', '/work-orders/:workOrderId/proof-check', {
    summary: 'Accepts the proof of an owner’s own Pro, or asks for another',
    access: 'staff',
    audit: 'work_order.proof_checked',
  }),
  listVisitSlots: endpoint('GET', '/work-orders/:workOrderId/visit-slots', {
    summary: 'The times a visit could be booked for: the Pro is free, and the notice of entry is long enough',
    access: 'signedIn',
  }),
  scheduleVisit: endpoint('POST', '/work-orders/:workOrderId/visits', {
    summary: 'Books a visit, or moves the one ahead, and sends the notice of entry',
    access: 'signedIn',
    audit: 'work_order.visit_scheduled',
  }),
  addInvoice: endpoint('POST', '/work-orders/:workOrderId/invoices', {
    summary: 'Stores the invoice of a Pro as it is; more than was approved waits for the owner',
    access: 'staff',
    audit: 'work_order.invoice_added',
  }),
  approveInvoice: endpoint('POST', '/work-order-invoices/:invoiceId/approval', {
    summary: 'Whoever pays approves an invoice that is higher than what they approved',
    access: 'signedIn',
    audit: 'work_order.invoice_approved',
  }),
  disputeInvoice: endpoint('POST', '/work-order-invoices/:invoiceId/dispute', {
    summary: 'Whoever pays says what is wrong with an invoice',
    access: 'signedIn',
    audit: 'work_order.invoice_disputed',
  }),
  postInvoice: endpoint('POST', '/work-order-invoices/:invoiceId/posting', {
    summary: 'Decides who bears an invoice and posts it to the ledger',
    access: 'staff',
    audit: 'work_order.invoice_posted',
  }),
  payInvoice: endpoint('POST', '/work-order-invoices/:invoiceId/payment', {
    summary: 'Releases the payment of an invoice that someone else posted, to the Pro’s bank account',
    access: 'staff',
    sudo: true,
    audit: 'work_order.payment_released',
  }),
});
