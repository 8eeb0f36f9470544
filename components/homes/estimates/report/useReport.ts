import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { estimateQuery } from '@/components/homes/estimates/report/estimateQuery';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';

/** The report the address names. */
export function useReport(): {
  report: EstimateReport | undefined;
  isOwner: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { query } = useRouter();
  const { data, isError, refetch } = useQuery(
    estimateQuery(query) as ReturnType<typeof estimateQuery> & { queryKey: readonly unknown[] },
  );
  return {
    report: data?.report ?? undefined,
    isOwner: data?.own ?? false,
    failed: isError,
    retry: () => void refetch(),
  };
}
