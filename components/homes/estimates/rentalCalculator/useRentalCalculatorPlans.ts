import { skipToken, useQuery } from '@tanstack/react-query';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { useApi } from '@/hooks/useApi';
import { apiQuery } from '@/lib/api/query';
import { plansForRegion } from '@/lib/regions/regionPlans';
import { useStore } from '@/lib/store';

/** The plans in force where the home stands, and what homes there rent for; `where` is a region’s slug, else the region the visitor picked. */
export function useRentalCalculatorPlans(where: string | undefined) {
  const pickedRegion = useStore((state) => state.region.region);
  const regionKey = where || pickedRegion;
  const all = useApi(payoutPlans.listPayoutPlans, {});
  const figuresQuery = apiQuery(regions.getMarketStats, { params: { regionKey } });
  const figures = useQuery({
    ...figuresQuery,
    queryFn: regionKey === '' ? skipToken : figuresQuery.queryFn,
    retry: false,
  }).data;
  return {
    figures,
    plans: {
      data: plansForRegion(all.data ?? [], figures?.region.id ?? 0),
      failed: all.isError && !all.data,
      asking: all.isFetching,
      retry: () => void all.refetch(),
    },
  };
}

export type RentalCalculatorPlans = ReturnType<typeof useRentalCalculatorPlans>['plans'];
