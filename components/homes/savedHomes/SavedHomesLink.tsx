import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { HeartFullIcon } from '@/components/ui/icons/statusIcons';
import { useLocalIds } from '@/hooks/useLocalIds';
import { savedHref } from '@/lib/search/searchHref';
import { savedHomes } from '@/lib/storage/savedHomes';

/** Leads to the saved homes, once there are any. */
export function SavedHomesLink() {
  const { length } = useLocalIds(savedHomes);
  if (length === 0) return null;
  return (
    <ButtonLink href={savedHref()} tone="ghost" size="small" prefetch={false}>
      <HeartFullIcon size={16} />
      Saved ({length})
    </ButtonLink>
  );
}
