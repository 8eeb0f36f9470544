import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Comparable } from '@/contract/homes/estimates/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { roomsLabel } from '@/lib/labels/home.labels';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const List = styled(Grid)`
  ${plainList}
`;

const Item = styled.li`
  padding-block-start: ${space.s12};
  border-block-start: 2px solid ${color.coral};
`;

/** The homes behind the dots: where, how large, what they ask and what they would ask were they this one. */
export function ComparableList({ comparables }: { readonly comparables: readonly Comparable[] }) {
  return (
    <List as="ul" $gap="s24" $min="16rem">
      {comparables.map((home) => (
        <Item key={home.homeId}>
          <Link href={routes.homes.one({ place: home.citySlug, homeId: home.homeId })}>
            <Money amount={home.rent * 100} per="month" />, {home.area}
          </Link>
          <Text $size="small" $tone="soft">
            {roomsLabel(home)} · {home.miles} mi · {home.leased ? 'leased' : 'listed'} {formatDate(home.listedOn)}
          </Text>
          <Text $size="small">
            Adjusted to your home: <Money amount={home.adjusted * 100} />
          </Text>
        </Item>
      ))}
    </List>
  );
}
