// Every amount of a home, in the order people ask about them. The sums are the API's; here they are taken apart.
import type { Home } from '@/contract/homes/homes/endpoints';
import type { Amount } from './AmountTable';

const REQUIRED_NOTE = 'Required';

type PricedHome = Pick<Home, 'rentCents' | 'allInCents' | 'moveInCents' | 'depositCents' | 'fees'>;

function feeCosts({ fees }: PricedHome, required: boolean, every: 'month' | 'once'): Amount[] {
  return fees
    .filter((fee) => fee.required === required && fee.every === every)
    .map(({ name, why, cents }) => ({
      name,
      why: required ? `${REQUIRED_NOTE}. ${why}` : `Optional. ${why}`,
      cents,
      ...(every === 'month' && { per: 'month' as const }),
    }));
}

export function homeCosts(home: PricedHome): { monthly: Amount[]; moveIn: Amount[]; optional: Amount[] } {
  return {
    monthly: [{ name: 'Rent', cents: home.rentCents, per: 'month' }, ...feeCosts(home, true, 'month')],
    moveIn: [
      { name: 'First month with all required fees', cents: home.allInCents },
      {
        name: 'Security deposit',
        why: 'You get it back after you move out, minus only what the law allows.',
        cents: home.depositCents,
      },
      ...feeCosts(home, true, 'once'),
    ],
    optional: [...feeCosts(home, false, 'month'), ...feeCosts(home, false, 'once')],
  };
}
