import { useQuery } from '@tanstack/react-query';
import { useLocalIds } from '@/components/homes/shared/useLocalIds';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { announce } from '@/components/ui/feedback/announcements';
import { HeartFullIcon, HeartIcon } from '@/components/ui/icons/statusIcons';
import type { HomeSearch } from '@/contract/homes/endpoints';
import { savedSearches as searchesOf } from '@/contract/savedSearches/endpoints';
import { useSession } from '@/hooks/useSession';
import { apiQuery } from '@/lib/api/query';
import { withReturn } from '@/lib/routing/returnTo';
import { routes } from '@/lib/routing/routes';
import { hrefOfFilters } from '@/lib/search/savedSearch';
import { searchHref } from '@/lib/search/searchHref';
import { savedSearches } from '@/lib/storage/savedHomes';

/** Keeps a search, and says where one hears of new homes for it. */
export function SaveSearchButton({ filters }: { readonly filters: HomeSearch }) {
  const { signedIn } = useSession();
  const href = searchHref({ ...filters, sort: 'newest', page: 1 });
  const isSavedLocally = useLocalIds(savedSearches).includes(href);
  const list = useQuery({ ...apiQuery(searchesOf.listSavedSearches), enabled: signedIn });
  const isSavedToAccount = list.data?.some((search) => hrefOfFilters(search.filters) === href) ?? false;
  const saved = routes.accounts.saved();
  if (isSavedToAccount || isSavedLocally)
    return (
      <ButtonLink
        href={signedIn ? saved : withReturn(routes.auth.login(), saved)}
        tone="ghost"
        size="small"
        prefetch={false}
      >
        <HeartFullIcon size={16} />
        {signedIn ? 'Search saved' : 'Log in to get alerts'}
      </ButtonLink>
    );
  return (
    <Button
      tone="ghost"
      size="small"
      onClick={() => {
        savedSearches.add(href);
        announce(signedIn ? 'Saved. We’ll email you when new homes match.' : 'Saved in this browser.');
      }}
    >
      <HeartIcon size={16} />
      Save this search
    </Button>
  );
}
