import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { regionsQuery, searchHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s4} ${space.s24};
  max-width: 36rem;
  min-height: 5rem;
  margin: ${space.s12} auto 0;

  a {
    display: inline-block;
    padding-block: ${space.s8};
  }
`;

const placeholderRegions = ['one', 'two', 'three', 'four'];

/** Where we look after homes. Fetched where it is shown: the page around it is drawn once for everybody. */
export function CoveredRegions() {
  const { data, isPending } = useQuery(regionsQuery());
  return (
    <section aria-labelledby="coverage">
      <Heading as="h2" id="coverage" $size="small" $align="center">
        Where we operate
      </Heading>
      <List>
        {data?.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={searchHref({ place: slug })} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
        {isPending &&
          placeholderRegions.map((key) => (
            <li key={key}>
              <Skeleton $width="6rem" $height="1.5rem" />
            </li>
          ))}
        <li>
          <Link href={searchHref({})} prefetch={false}>
            See all homes
          </Link>
        </li>
      </List>
    </section>
  );
}
