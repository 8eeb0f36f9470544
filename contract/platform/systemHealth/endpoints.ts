import { endpoint, resource } from '@/contract/endpoint';
import type { systemHealthSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Whether the system does its work: jobs, those we call, backups, and deadlines of our team. */
export const systemHealth = resource<typeof systemHealthSchemas>('systemHealth')({
  getSystemHealth: endpoint('GET', '/system-health', {
    summary: 'Jobs that wait or failed, providers, the age of backups, and deadlines at risk',
    access: 'staff',
  }),
});
