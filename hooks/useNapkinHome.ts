import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { account, type OwnedHome } from '@/contract/account';
import { apiQuery } from '@/lib/api/query';
import { tellCalculator, useStore } from '@/lib/store';

/**
 * The home of theirs that somebody calculates for, if they opened the calculator from it. With us a home is a property
 * of its own, so both ids name it. A home that is not theirs, or nobody logged in, leaves the napkin blank.
 */
export function useNapkinHome(homeId: string | undefined, onHome: (home: OwnedHome) => void) {
  const asked = apiQuery(account.getOwnedHome, { params: { homeId: homeId ?? '' } });
  const { data: home } = useQuery({ ...asked, queryFn: homeId ? asked.queryFn : skipToken, retry: false });
  const taken = useEffectEvent((found: OwnedHome) => {
    // Opened again for the same home, the napkin keeps what was changed on it.
    if (useStore.getState().calculator.currentHomeId === found.id) return;
    const address = `${found.streetAddress}, ${found.city}, ${found.state} ${found.zipcode}`;
    tellCalculator({ currentHomeId: found.id, currentPropertyId: found.id, address });
    onHome(found);
  });
  useEffect(() => {
    if (home) taken(home);
    else if (!homeId) tellCalculator({ currentHomeId: null, currentPropertyId: null });
  }, [home, homeId]);
}
