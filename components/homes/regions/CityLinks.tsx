import styled from 'styled-components';
import { Section } from '@/components/ui/layout/Section';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { pluralize } from '@/lib/format/text';
import { regionHref, regionName } from '@/lib/labels/region.labels';
import { searchHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s4} ${space.s24};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.s8};
    padding-block: ${space.s4};
  }
`;

/** The cities of the region: each with a page of its own, and its homes to rent. */
export function CityLinks({ figures }: { readonly figures: MarketStats }) {
  const { region, city, cities } = figures;
  const others = cities.filter(({ slug }) => slug !== city?.slug);
  if (others.length === 0) return null;
  const regionLabel = regionName({ region, city: null });
  return (
    <Section
      id="cities"
      title={city ? `Other cities in ${regionLabel}` : `Cities in ${regionLabel}`}
      intro={
        city ? (
          <>
            See <Link href={regionHref({ region, city: null })}>{regionLabel}</Link> and its other cities.
          </>
        ) : undefined
      }
      tinted
    >
      <List>
        {others.map(({ slug, name, homes }) => (
          <li key={slug}>
            <Link href={routes.homeowners.inRegion({ region: slug })} prefetch={false}>
              {name}
            </Link>
            <Text as="span" $size="small" $tone="soft">
              {pluralize(homes, 'home')} for rent
            </Text>
          </li>
        ))}
      </List>
      <Text>
        <Link href={searchHref({ place: city?.slug ?? region.slug })} prefetch={false}>
          See homes for rent in {regionName(figures)}
        </Link>
      </Text>
    </Section>
  );
}
