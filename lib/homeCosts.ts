// Every amount of a home, in the order people ask about them. The sums are the API's; here they are taken apart.
import type { Home } from '@/contract/homes';

export interface Cost {
  name: string;
  why?: string | undefined;
  cents: number;
  per?: 'month';
}

const REQUIRED_WHY = 'Required';

type Priced = Pick<Home, 'rentCents' | 'allInCents' | 'moveInCents' | 'depositCents' | 'fees'>;

function feesOf({ fees }: Priced, required: boolean, every: 'month' | 'once'): Cost[] {
  return fees
    .filter((fee) => fee.required === required && fee.every === every)
    .map(({ name, why, cents }) => ({
      name,
      why: required ? `${REQUIRED_WHY}. ${why}` : `Only if you want it. ${why}`,
      cents,
      ...(every === 'month' && { per: 'month' as const }),
    }));
}

export function costsOf(home: Priced): { monthly: Cost[]; moveIn: Cost[]; optional: Cost[] } {
  return {
    monthly: [{ name: 'Rent', cents: home.rentCents, per: 'month' }, ...feesOf(home, true, 'month')],
    moveIn: [
      { name: 'First month, all-in', cents: home.allInCents },
      {
        name: 'Deposit',
        why: 'Yours: it comes back after you move out, less only what the law allows.',
        cents: home.depositCents,
      },
      ...feesOf(home, true, 'once'),
    ],
    optional: [...feesOf(home, false, 'month'), ...feesOf(home, false, 'once')],
  };
}
