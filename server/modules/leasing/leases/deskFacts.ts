import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { rentOn } from '@/contract/money/charges/leaseTerms';
import { routes } from '@/contract/routes';
import type { DeskFactSource } from '@/server/desk/types';
import { listLiveLeases } from '@/server/modules/homes/residents/liveLeases';

/** The rent and the dates of the lease a home is under. */
export const leaseFacts: DeskFactSource = {
  duties: ['leasing', 'care', 'money', 'support'],
  read: async (db, { homeId, today, duties }) =>
    (await listLiveLeases(db, homeId)).flatMap(({ id, status, terms }) => {
      const canOpen = duties.includes('money') || duties.includes('support');
      const isOver = terms.endOn < today;
      return [
        {
          label: 'Rent',
          value: `${formatExactMoney(rentOn(terms, today))} a month`,
          ...(canOpen && { href: routes.accounts.leaseMoney({ leaseId: id }) }),
        },
        {
          label: status === 'signed' ? 'Lease signed' : 'Lease',
          value: `${formatDay(terms.startOn, 'medium')} to ${formatDay(terms.endOn, 'medium')}${isOver ? ', now month to month' : ''}`,
        },
      ];
    }),
};
