import styled from 'styled-components';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Text } from '@/components/ui/text/Text';
import type { Leasing } from '@/contract/leasing/decisions/endpoints';
import { formatDateTime } from '@/lib/format/dates';
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

const labels: Record<Tour['status'], { label: string; tone: BadgeTone }> = {
  booked: { label: 'Booked', tone: 'brand' },
  completed: { label: 'Completed', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  missed: { label: 'No-show', tone: 'warning' },
};
const tourMethodLabels = { inPerson: 'in person', video: 'by video', phone: 'by phone' } as const;

function TourList({ tours, timeZone }: { readonly tours: readonly Tour[]; readonly timeZone: string }) {
  return (
    <List>
      {tours.map(({ id, startsAt, status, way: method, host }) => (
        <Item key={id}>
          <span>
            <Text as="span" $weight="semibold">
              {formatDateTime(startsAt, timeZone)}
            </Text>{' '}
            <Text as="span" $tone="soft">
              {tourMethodLabels[method]}, with {host}
            </Text>
          </span>
          <Badge tone={labels[status].tone}>{labels[status].label}</Badge>
        </Item>
      ))}
    </List>
  );
}

/** Future tours, and those of the last month behind a fold. Names are not shown: applicants are not chosen on the doorstep. */
export function HomeTours({ tours, timeZone }: { readonly tours: readonly Tour[]; readonly timeZone: string }) {
  const upcoming = tours.filter(({ status }) => status === 'booked');
  const past = tours.filter(({ status }) => status !== 'booked').toReversed();
  if (tours.length === 0) return <Text $tone="soft">No tours booked, and none in the last month.</Text>;
  return (
    <div>
      {upcoming.length > 0 ? (
        <TourList tours={upcoming} timeZone={timeZone} />
      ) : (
        <Text $tone="soft">No upcoming tours.</Text>
      )}
      {past.length > 0 && (
        <Disclosure summary={`Past tours: ${past.length}`}>
          <TourList tours={past} timeZone={timeZone} />
        </Disclosure>
      )}
    </div>
  );
}
