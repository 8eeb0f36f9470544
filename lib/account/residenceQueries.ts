import type { Account, Residence } from '@/contract/account/account/endpoints';
import { autopays } from '@/contract/money/autopays/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { apiQuery } from '@/lib/api/query';

/** The leases on the payments page. */
export const leasesToPay = ({ residences }: Pick<Account, 'residences'>): Residence[] =>
  residences.filter(({ phase, pages }) => phase !== 'signing' && pages.includes('rent'));

/** What the payments page shows of each lease. */
export const paymentQueries = (account: Pick<Account, 'residences'>) =>
  leasesToPay(account).flatMap(({ leaseId, phase, role }) => {
    const args = { params: { leaseId } };
    const hasAutopay = role === 'resident' && (phase === 'movingIn' || phase === 'living');
    return [
      apiQuery(charges.listCharges, args),
      apiQuery(charges.listTimeline, args),
      ...(phase === 'settling' || phase === 'settled' ? [apiQuery(finalAccounts.getFinalAccount, args)] : []),
      ...(phase === 'settled' ? [] : [apiQuery(paymentPlans.getPaymentPlan, args)]),
      ...(hasAutopay ? [apiQuery(autopays.getAutopay, args)] : []),
    ];
  });

/** What the page of bills shows of each lease. */
export const billQueries = ({ residences }: Pick<Account, 'residences'>) =>
  residences
    .filter(({ pages }) => pages.includes('bills'))
    .map(({ leaseId }) => apiQuery(bills.listBills, { params: { leaseId } }));
