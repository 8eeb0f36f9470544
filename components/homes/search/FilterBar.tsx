import NextLink from 'next/link';
import styled from 'styled-components';
import { SavedLink } from '@/components/homes/saved/SavedLink';
import { CloseIcon } from '@/components/ui/interfaceIcons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Place } from '@/contract/places';
import { searchHref } from '@/lib/searchHref';
import { alsoWords } from '@/lib/searchWords';
import { color, radius, size, space } from '@/styles/tokens';
import { BedsPill } from './BedsPill';
import type { FilterProps } from './filterProps';
import { MorePill } from './MorePill';
import { PlacePill } from './PlacePill';
import { RentPill } from './RentPill';

const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
`;

const Also = styled(NextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 2.25rem;
  padding-inline: ${space.s12};
  border-radius: ${radius.pill};
  background: ${color.brandTint};
  color: ${color.brandStrong};
  font-size: ${size.t14};
  text-decoration: none;
`;

interface FilterBarProps extends FilterProps {
  readonly place: Place | undefined;
  readonly regions: readonly Place[];
}

/** What is asked for, each part open to change. What a shared link asks beyond these can be taken away. */
export function FilterBar({ place, regions, ...search }: FilterBarProps) {
  const { filters, allIn } = search;
  return (
    <Bar aria-label="Filters">
      <PlacePill {...search} place={place} regions={regions} />
      <RentPill {...search} />
      <BedsPill {...search} />
      <MorePill {...search} />
      <SavedLink />
      {alsoWords(filters).map(({ name, words }) => (
        <Also key={name} href={searchHref({ ...filters, [name]: undefined, page: 1 }, allIn)} prefetch={false}>
          <VisuallyHidden>Without </VisuallyHidden>
          {words}
          <CloseIcon size={16} />
        </Also>
      ))}
    </Bar>
  );
}
