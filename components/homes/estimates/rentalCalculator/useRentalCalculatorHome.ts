import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { account, type OwnedHome } from '@/contract/account/account/endpoints';
import { apiQuery } from '@/lib/api/query';
import { setCalculator, useStore } from '@/lib/store';

/**
 * The person's home to calculate for, if they opened the calculator from it. With us a home is a property
 * of its own, so both ids name it. A home of another person, or a visitor, leaves the napkin blank.
 */
export function useRentalCalculatorHome(homeId: string | undefined, onHome: (home: OwnedHome) => void) {
  const homeQuery = apiQuery(account.getOwnedHome, { params: { homeId: homeId ?? '' } });
  const { data: home } = useQuery({ ...homeQuery, queryFn: homeId ? homeQuery.queryFn : skipToken, retry: false });
  const applyHome = useEffectEvent((found: OwnedHome) => {
    // Opened again for the same home, the napkin keeps what was changed on it.
    if (useStore.getState().calculator.currentHomeId === found.id) return;
    const address = `${found.streetAddress}, ${found.city}, ${found.state} ${found.zipcode}`;
    setCalculator({ currentHomeId: found.id, currentPropertyId: found.id, address });
    onHome(found);
  });
  useEffect(() => {
    if (home) applyHome(home);
    else if (!homeId) setCalculator({ currentHomeId: null, currentPropertyId: null });
  }, [home, homeId]);
}
