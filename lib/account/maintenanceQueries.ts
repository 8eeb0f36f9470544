import { workOrders } from '@/contract/care/workOrders/endpoints';
import { apiQuery } from '@/lib/api/query';

/** What the maintenance page shows at first: the homes to report for, visits ahead, and open repairs. */
export const maintenanceQueries = () => [
  apiQuery(workOrders.listReportableHomes),
  apiQuery(workOrders.listVisits),
  apiQuery(workOrders.listWorkOrders, { query: { state: 'open' } }),
];
