import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { HomeCard } from '@/components/homes/homes/card/HomeCard';
import { Section } from '@/components/ui/layout/Section';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { HomeResults } from '@/contract/homes/homes/endpoints';
import { newestHomesQuery, searchHref } from '@/lib/search/searchHref';
import { useStore } from '@/lib/store';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const Strip = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s16};
  margin-inline: calc(-1 * var(--gutter));
  padding: 0 var(--gutter) ${space.s8};
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;

  li {
    flex: 0 0 min(82%, 22rem);
    scroll-snap-align: start;
  }

  ${up('lg')} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s24};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

interface HomesNearbyProps {
  readonly newest: HomeResults | undefined;
  readonly now: number;
}

/** The newest homes; of the visitor's region once they picked one. */
export function HomesNearby({ newest, now }: HomesNearbyProps) {
  const { region: slug, name } = useStore((state) => state.region);
  const near = useQuery({ ...newestHomesQuery(slug), enabled: slug !== '' });
  const inRegion = slug !== '' && near.data !== undefined && near.data.items.length > 0;
  const items = (inRegion ? near.data : newest)?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      id="homes"
      title={inRegion ? `New in ${name}` : 'New homes for rent'}
      intro="Each listing shows the full monthly cost, with all required fees."
    >
      <Strip>
        {items.map((home) => (
          <li key={home.id}>
            <HomeCard home={home} now={inRegion ? near.dataUpdatedAt : now} level="h3" />
          </li>
        ))}
      </Strip>
      <Text>
        <Link href={searchHref(inRegion ? { place: slug } : {})} prefetch={false}>
          {inRegion ? `All homes in ${name}` : 'All homes'}
        </Link>
      </Text>
    </Section>
  );
}
