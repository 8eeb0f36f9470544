import { ButtonLink } from '@/components/ui/ButtonLink';
import { HeartFullIcon } from '@/components/ui/signIcons';
import { useLocalIds } from '@/hooks/useKept';
import { savedHomes } from '@/lib/keptHomes';
import { savedHref } from '@/lib/searchHref';

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
