import dynamic from 'next/dynamic';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { useNearViewport } from '@/components/ui/media/useNearViewport';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Home, homes, type Surroundings } from '@/contract/homes/homes/endpoints';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { bedsLabel, locationLabel } from '@/lib/labels/home.labels';
import { searchHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';
import { HomeDetailSection } from './HomeDetailSection';

const SpotMap = clientOnly(
  dynamic(() => import('@/components/homes/homes/map/HomeLocationMap').then((file) => file.HomeLocationMap), {
    ssr: false,
  }),
);

const Frame = styled.div`
  position: relative;
  height: clamp(16rem, 40vw, 24rem);
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

/** `Tilden Regional Park, about 2.5 miles away`, as a straight line. */
function parkLabel({ name, miles }: Surroundings['parks'][number]): string {
  return miles === 0 ? `${name}, right next door` : `${name}, about ${pluralize(miles, 'mile')} away`;
}

/** Where it stands and what is around it: places and prices, never people, and no promise about the way to work. */
export function HomeNeighborhoodSection({ home }: { readonly home: Home }) {
  const { data: nearbyPlaces } = useApi(homes.getSurroundings, { params: { homeId: home.id } });
  const frame = useRef<HTMLDivElement>(null);
  const [isNearViewport, setNearViewport] = useState(false);
  useNearViewport(
    frame,
    useCallback(() => setNearViewport(true), []),
  );
  return (
    <HomeDetailSection id="neighborhood" title="Location">
      <Text>
        {home.streetAddress}, {locationLabel(home)}, {home.state} {home.zipcode}
      </Text>
      {nearbyPlaces && (
        <>
          <Frame ref={frame}>{isNearViewport && <SpotMap home={home} region={nearbyPlaces.regionSlug} />}</Frame>
          <List>
            {nearbyPlaces.similar && (
              <li>
                Median rent for {nearbyPlaces.similar.homes} homes with {bedsLabel(home.beds).toLowerCase()} in{' '}
                {nearbyPlaces.area} is <Money amount={nearbyPlaces.similar.rentCents} cents="never" />. This home is{' '}
                <Money amount={home.rentCents} cents="never" />.
              </li>
            )}
            <li>
              <Link href={searchHref({ place: home.citySlug })} prefetch={false}>
                {pluralize(nearbyPlaces.homes, 'home')}
              </Link>{' '}
              with Belong in {nearbyPlaces.area} right now.
            </li>
            {nearbyPlaces.parks.length > 0 && (
              <li>Nearby parks (straight-line distance): {nearbyPlaces.parks.map(parkLabel).join('; ')}.</li>
            )}
          </List>
        </>
      )}
    </HomeDetailSection>
  );
}
