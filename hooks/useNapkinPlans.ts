import { skipToken, useQuery } from '@tanstack/react-query';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { plansIn } from '@/lib/regionPlans';
import { useStore } from '@/lib/store';
import { useApi } from './useApi';

/** The plans in force where the home stands, and what homes there rent for; `where` is a region’s slug, else the region the visitor picked. */
export function useNapkinPlans(where: string | undefined) {
  const picked = useStore((state) => state.region.region);
  const regionKey = where || picked;
  const all = useApi(payoutPlans.listPayoutPlans, {});
  const asked = apiQuery(regions.getLocalFigures, { params: { regionKey } });
  const figures = useQuery({ ...asked, queryFn: regionKey === '' ? skipToken : asked.queryFn, retry: false }).data;
  return {
    figures,
    plans: {
      data: plansIn(all.data ?? [], figures?.region.id ?? 0),
      failed: all.isError && !all.data,
      asking: all.isFetching,
      retry: () => void all.refetch(),
    },
  };
}

export type NapkinPlans = ReturnType<typeof useNapkinPlans>['plans'];
