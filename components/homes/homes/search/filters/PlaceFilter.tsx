import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PlaceForm } from '@/components/homes/places/PlaceForm';
import { PinIcon } from '@/components/ui/icons/navigationIcons';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import type { Place } from '@/contract/homes/places/endpoints';
import { placeInputText } from '@/lib/labels/place.labels';
import { searchHref, searchTextHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { FilterPill } from './FilterPill';
import type { FilterProps } from './filterProps';
import { HiddenFilterInputs } from './HiddenFilterInputs';

const Regions = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space.s16};

  a {
    display: block;
    padding-block: ${space.s8};
  }
`;

interface PlaceFilterProps extends FilterProps {
  readonly place: Place | undefined;
  readonly regions: readonly Place[];
}

/** Where: any city or region by name, or one of the regions at once. */
export function PlaceFilter({ filters, allIn, onSearch, place, regions }: PlaceFilterProps) {
  const router = useRouter();
  const everywhere = { ...filters, place: undefined, bounds: undefined, unlisted: undefined, page: 1 };
  return (
    <FilterPill name="Place" summary={place && placeInputText(place)} icon={<PinIcon size={16} />}>
      {(close) => (
        <Stack>
          <PlaceForm
            key={place?.slug}
            label="City, neighborhood, ZIP code, or address"
            submitLabel="Show homes"
            onSearch={(search) => {
              close();
              const { filters: wished, place: found, unlisted, answers, unknown } = search;
              const hasNotes = answers.length > 0 || unknown.length > 0;
              if (hasNotes) void router.push(searchTextHref(search, everywhere, allIn));
              else onSearch({ ...everywhere, ...wished, place: found?.slug, unlisted: unlisted?.slug });
            }}
          >
            <HiddenFilterInputs filters={filters} allIn={allIn} exclude={['place']} />
          </PlaceForm>
          <Regions>
            {regions.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={searchHref({ ...everywhere, place: slug }, allIn)} prefetch={false} subdued onClick={close}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link href={searchHref(everywhere, allIn)} prefetch={false} subdued onClick={close}>
                Everywhere
              </Link>
            </li>
          </Regions>
        </Stack>
      )}
    </FilterPill>
  );
}
