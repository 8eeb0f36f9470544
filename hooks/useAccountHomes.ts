import { useInfiniteQuery } from '@tanstack/react-query';
import { type AccountHome, account } from '@/contract/account/account/endpoints';
import { useApi } from './useApi';

interface AccountHomes {
  /** Those of the account, and of the pages that were asked for since. */
  homes: readonly AccountHome[];
  hasMore: boolean;
  isLoading: boolean;
  isError: boolean;
  loadMore: () => void;
}

/** The homes of the signed-in person. Everyone who asks sees what anyone has loaded. */
export function useAccountHomes(): AccountHomes {
  const { data } = useApi(account.getAccount);
  const first = data?.homes ?? [];
  const pages = useInfiniteQuery({
    queryKey: [...account.listHomes.key, 'pages', first.at(-1)?.id],
    queryFn: ({ meta, signal, pageParam }) => {
      if (!meta?.api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
      return meta.api.call(account.listHomes, { query: { after: pageParam } }, { signal });
    },
    initialPageParam: first.at(-1)?.id,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    enabled: false,
  });
  const loaded = pages.data?.pages;
  return {
    homes: loaded ? [...first, ...loaded.flatMap(({ items }) => items)] : first,
    hasMore: loaded ? pages.hasNextPage : (data?.hasMoreHomes ?? false),
    isLoading: pages.isFetching,
    isError: pages.isError,
    loadMore: () => void pages.fetchNextPage(),
  };
}
