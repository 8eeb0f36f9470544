import { useQuery } from '@tanstack/react-query';
import { announce } from '@/components/ui/announcements';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { HeartFullIcon, HeartIcon } from '@/components/ui/signIcons';
import type { HomeSearch } from '@/contract/homes';
import { savedSearches as searchesOf } from '@/contract/savedSearches';
import { useLocalIds } from '@/hooks/useKept';
import { useSession } from '@/hooks/useSession';
import { apiQuery } from '@/lib/api/query';
import { savedSearches } from '@/lib/keptHomes';
import { withReturn } from '@/lib/returnTo';
import { routes } from '@/lib/routes';
import { hrefOfFilters } from '@/lib/savedSearch';
import { searchHref } from '@/lib/searchHref';

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
        {signedIn ? 'Search saved' : 'Log in to hear of new homes'}
      </ButtonLink>
    );
  return (
    <Button
      tone="ghost"
      size="small"
      onClick={() => {
        savedSearches.add(href);
        announce(signedIn ? 'Saved. We write to you when new homes fit.' : 'Saved in this browser.');
      }}
    >
      <HeartIcon size={16} />
      Save this search
    </Button>
  );
}
