import { endpoint, resource } from '@/contract/endpoint';
import type { paymentPlansSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** More time for rent: overdue charges in parts, and a later due day where the law gives one. */
export const paymentPlans = resource<typeof paymentPlansSchemas>('paymentPlans')({
  getPaymentPlan: endpoint('GET', '/leases/:leaseId/payment-plan', {
    summary: 'The payment plan of a lease, and whether its residents may ask for one or move the due day',
    access: 'signedIn',
  }),
  askForPaymentPlan: endpoint('POST', '/leases/:leaseId/payment-plan', {
    summary: 'Starts a plan for what is overdue where the rule allows it, else asks our team for one',
    access: 'signedIn',
    audit: 'payment_plan.asked',
  }),
  withdrawPaymentPlan: endpoint('DELETE', '/leases/:leaseId/payment-plan', {
    summary: 'Withdraws a plan that is not decided yet',
    access: 'signedIn',
    audit: 'payment_plan.withdrawn',
  }),
  decidePaymentPlan: endpoint('POST', '/payment-plans/:planId/decision', {
    summary: 'Starts or declines a plan that residents asked for, and says why',
    access: 'staff',
    audit: 'payment_plan.decided',
  }),
  changeDueDay: endpoint('PUT', '/leases/:leaseId/due-day', {
    summary: 'Moves the day rent is due, where the law gives residents that right',
    access: 'signedIn',
    audit: 'lease.due_day_changed',
  }),
});
