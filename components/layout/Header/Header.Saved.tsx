import NextLink from 'next/link';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { HeartFullIcon } from '@/components/ui/icons/statusIcons';
import { Tooltip } from '@/components/ui/overlays/Tooltip';
import { headerDelays } from '@/components/ui/overlays/tooltipTiming';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { savedHref } from '@/lib/search/searchHref';
import { emptyList } from '@/lib/storage/localIdList';
import { savedHomes } from '@/lib/storage/savedHomes';
import { radius, space, weight } from '@/styles/tokens';

const Saved = styled(NextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 2.75rem;
  padding-inline: ${space.s8};
  border-radius: ${radius.pill};
  font-weight: ${weight.semibold};
  text-decoration: none;
`;

/** The homes saved in this browser, once there are any; members find theirs in their menu. */
export function SavedHomes() {
  const { length } = useSyncExternalStore(savedHomes.subscribe, savedHomes.read, () => emptyList);
  if (length === 0) return null;
  return (
    <Tooltip text="Homes saved in this browser" delays={headerDelays}>
      <Saved href={savedHref()} prefetch={false}>
        <HeartFullIcon size={20} />
        <VisuallyHidden>Saved homes: </VisuallyHidden>
        {length}
      </Saved>
    </Tooltip>
  );
}
