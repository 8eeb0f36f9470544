import dynamic from 'next/dynamic';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/Link';
import { Money } from '@/components/ui/Money';
import { Text } from '@/components/ui/Text';
import { useNear } from '@/components/ui/useNear';
import { type Home, homes, type Surroundings } from '@/contract/homes';
import { useApi } from '@/hooks/useApi';
import { counted } from '@/lib/format/words';
import { bedsWords, whereWords } from '@/lib/homeWords';
import { searchHref } from '@/lib/searchHref';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';
import { Section } from './Section';

const SpotMap = dynamic(() => import('@/components/homes/map/SpotMap').then((file) => file.SpotMap), { ssr: false });

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
function parkWords({ name, miles }: Surroundings['parks'][number]): string {
  return miles === 0 ? `${name}, next to it` : `${name}, about ${counted(miles, 'mile')} away`;
}

/** Where it stands and what is around it: places and prices, never people, and no promise about the way to work. */
export function Neighborhood({ home }: { readonly home: Home }) {
  const { data: around } = useApi(homes.getSurroundings, { params: { homeId: home.id } });
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useNear(
    frame,
    useCallback(() => setNear(true), []),
  );
  return (
    <Section id="neighborhood" title="Where it is">
      <Text>
        {home.streetAddress}, {whereWords(home)}, {home.state} {home.zipcode}
      </Text>
      {around && (
        <>
          <Frame ref={frame}>{near && <SpotMap home={home} region={around.regionSlug} />}</Frame>
          <List>
            {around.alike && (
              <li>
                The middle rent of {around.alike.homes} homes with {bedsWords(home.beds).toLowerCase()} on the market in{' '}
                {around.area} is <Money amount={around.alike.rentCents} cents="never" />; this one asks{' '}
                <Money amount={home.rentCents} cents="never" />.
              </li>
            )}
            <li>
              <Link href={searchHref({ place: home.citySlug })} prefetch={false}>
                {counted(around.homes, 'home')}
              </Link>{' '}
              with us in {around.area} at the moment.
            </li>
            {around.parks.length > 0 && (
              <li>Green space, in a straight line: {around.parks.map(parkWords).join('; ')}.</li>
            )}
          </List>
        </>
      )}
    </Section>
  );
}
