import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { routes } from '@/contract/routes';
import type { DeskFactSource } from '@/server/desk/types';
import { listLiveLeases } from '@/server/modules/homes/residents/liveLeases';
import { accountBalance, leaseDeposit, leasePrepaid, leaseReceivable } from '@/server/modules/money/ledger';

/** What the residents owe, as the books have it: charges that are due, less what they paid ahead. */
export const balanceFacts: DeskFactSource = {
  duties: ['money', 'support', 'leasing'],
  read: async (db, { homeId, duties }) => {
    const canOpen = duties.includes('money') || duties.includes('support');
    const facts = [];
    for (const { id } of await listLiveLeases(db, homeId)) {
      const owed = (await accountBalance(db, leaseReceivable(id))) - (await accountBalance(db, leasePrepaid(id)));
      facts.push({
        label: 'Balance',
        value:
          owed === 0
            ? 'Nothing owed'
            : `${formatExactMoney(cents(Math.abs(owed)))} ${owed > 0 ? 'owed' : 'paid ahead'}`,
        isUrgent: owed > 0,
        ...(canOpen && { href: routes.accounts.leaseMoney({ leaseId: id }) }),
      });
    }
    return facts;
  },
};

/** The deposit that we hold of a lease. */
export const depositFacts: DeskFactSource = {
  duties: ['money', 'leasing'],
  read: async (db, { homeId }) => {
    const facts = [];
    for (const { id } of await listLiveLeases(db, homeId)) {
      const held = await accountBalance(db, leaseDeposit(id));
      facts.push({ label: 'Deposit held', value: held === 0 ? 'None' : formatExactMoney(cents(held)) });
    }
    return facts;
  },
};
