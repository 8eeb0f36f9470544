import styled from 'styled-components';
import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { Disclosure } from '@/components/ui/Disclosure';
import { Text } from '@/components/ui/Text';
import type { Leasing } from '@/contract/decisions';
import { formatMoment } from '@/lib/format/dates';
import { plainList, tabular } from '@/styles/mixins';
import { space } from '@/styles/tokens';

type Tour = Leasing['homes'][number]['tours'][number];

const List = styled.ul`
  ${plainList}
  ${tabular}
  display: grid;
  gap: ${space.s12};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
`;

const words: Record<Tour['status'], { label: string; tone: BadgeTone }> = {
  booked: { label: 'Booked', tone: 'brand' },
  completed: { label: 'Shown', tone: 'success' },
  cancelled: { label: 'Called off', tone: 'neutral' },
  missed: { label: 'Nobody came', tone: 'warning' },
};
const ways = { inPerson: 'in person', video: 'by video', phone: 'by phone' } as const;

function Tours({ tours, timeZone }: { readonly tours: readonly Tour[]; readonly timeZone: string }) {
  return (
    <List>
      {tours.map(({ id, startsAt, status, way, host }) => (
        <Item key={id}>
          <span>
            <Text as="span" $weight="semibold">
              {formatMoment(startsAt, timeZone)}
            </Text>{' '}
            <Text as="span" $tone="soft">
              {ways[way]}, with {host}
            </Text>
          </span>
          <Badge tone={words[status].tone}>{words[status].label}</Badge>
        </Item>
      ))}
    </List>
  );
}

/** Tours to come, and those of the last month behind a fold. Who comes is not told: nobody is chosen on the doorstep. */
export function ToursOfHome({ tours, timeZone }: { readonly tours: readonly Tour[]; readonly timeZone: string }) {
  const coming = tours.filter(({ status }) => status === 'booked');
  const past = tours.filter(({ status }) => status !== 'booked').toReversed();
  if (tours.length === 0) return <Text $tone="soft">None in the last month, and none booked.</Text>;
  return (
    <div>
      {coming.length > 0 ? <Tours tours={coming} timeZone={timeZone} /> : <Text $tone="soft">None booked now.</Text>}
      {past.length > 0 && (
        <Disclosure summary={`Earlier: ${past.length}`}>
          <Tours tours={past} timeZone={timeZone} />
        </Disclosure>
      )}
    </div>
  );
}
