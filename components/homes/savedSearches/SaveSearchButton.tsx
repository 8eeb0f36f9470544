import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { announce } from '@/components/ui/feedback/announcements';
import { HeartFullIcon, HeartIcon } from '@/components/ui/icons/statusIcons';
import type { HomeSearch } from '@/contract/homes/homes/endpoints';
import { savedSearches as searchesOf } from '@/contract/homes/savedSearches/endpoints';
import { routes } from '@/contract/routes';
import { useLocalIds } from '@/hooks/useLocalIds';
import { useModal } from '@/hooks/useModal';
import { useSession } from '@/hooks/useSession';
import { apiQuery } from '@/lib/api/query';
import { hrefOfFilters } from '@/lib/search/savedSearch';
import { searchHref } from '@/lib/search/searchHref';
import { savedSearches } from '@/lib/storage/savedHomes';

interface SaveSearchButtonProps {
  readonly filters: HomeSearch;
  readonly label?: string;
  readonly tone?: 'ghost' | 'secondary';
  readonly size?: 'small' | 'medium';
}

/** Keeps a search, and emails its new homes: to members by their account, to anybody else by the address they give. */
export function SaveSearchButton({
  filters,
  label = 'Save this search',
  tone = 'ghost',
  size = 'small',
}: SaveSearchButtonProps) {
  const { signedIn } = useSession();
  const href = searchHref({ ...filters, sort: 'newest', page: 1 });
  const isSavedLocally = useLocalIds(savedSearches).includes(href);
  const list = useQuery({ ...apiQuery(searchesOf.listSavedSearches), enabled: signedIn });
  const isSavedToAccount = list.data?.some((search) => hrefOfFilters(search.filters) === href) ?? false;
  const { open } = useModal();
  const notify = () => void open('HOME_ALERT', { where: href });
  if (signedIn && (isSavedToAccount || isSavedLocally))
    return (
      <ButtonLink href={routes.accounts.saved()} tone={tone} size={size} prefetch={false}>
        <HeartFullIcon size={16} />
        Search saved
      </ButtonLink>
    );
  if (isSavedLocally)
    return (
      <Button tone={tone} size={size} aria-haspopup="dialog" onClick={notify}>
        <HeartFullIcon size={16} />
        Get email alerts
      </Button>
    );
  return (
    <Button
      tone={tone}
      size={size}
      onClick={() => {
        savedSearches.add(href);
        announce(signedIn ? 'Saved. We’ll email you when new homes match.' : 'Saved in this browser.');
        if (!signedIn) notify();
      }}
    >
      <HeartIcon size={16} />
      {label}
    </Button>
  );
}
