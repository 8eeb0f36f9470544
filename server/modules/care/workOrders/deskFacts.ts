import { OPEN_STATUSES } from '@/contract/care/workOrders/constants';
import { routes } from '@/contract/routes';
import type { DeskFactSource } from '@/server/desk/types';
import { reference } from './notifications';
import * as repo from './repo';

const MAX_FACTS = 10;

/** Every open repair of a home, with where it stands. */
export const workOrderFacts: DeskFactSource = {
  duties: ['leasing', 'care', 'money', 'support'],
  read: async (db, { homeId }, now) => {
    const rows = await repo.list(db, { statuses: OPEN_STATUSES, homeId, limit: MAX_FACTS });
    return rows.map((row) => {
      const { id, title, status, lawDueAt, repairDueAt } = row;
      const isLate = [lawDueAt, repairDueAt].some((due) => due !== null && due <= now);
      return {
        label: 'Open repair',
        value: `${reference(row)} ${title}: ${isLate ? 'late, ' : ''}${status.replaceAll('_', ' ')}`,
        href: routes.accounts.portfolio.maintenanceTask({ taskId: id }),
        isUrgent: isLate,
      };
    });
  },
};
