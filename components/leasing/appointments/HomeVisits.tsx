import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type CalendarVisit, workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const isAhead = ({ status }: CalendarVisit) => status === 'booked' || status === 'en_route' || status === 'arrived';

const visitHref = ({ role, workOrderId: taskId }: CalendarVisit) =>
  role === 'resident'
    ? routes.accounts.home.maintenanceTask({ taskId })
    : routes.accounts.portfolio.maintenanceTask({ taskId });

/** Visits of Pros to the homes of a person, those ahead; nothing where there are none. */
export function HomeVisits({ role }: { readonly role?: CalendarVisit['role'] }) {
  const { data } = useApi(workOrders.listVisits);
  const ahead = (data ?? []).filter((visit) => isAhead(visit) && (role ? visit.role === role : visit.role !== 'staff'));
  if (ahead.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="home-visits">
      <Heading id="home-visits" $size="small">
        Repair visits
      </Heading>
      <List>
        {ahead.map((visit) => (
          <Card as="li" key={visit.id} $pad="s16">
            <Row $justify="space-between">
              <Stack $gap="s4" $align="start">
                {visit.status !== 'booked' && (
                  <Badge tone="brand">{visit.status === 'arrived' ? 'Pro has arrived' : 'On the way'}</Badge>
                )}
                <Text $weight="semibold">{visit.title}</Text>
                <Text $size="small" $tone="soft">
                  {formatDateTime(visit.expectedAt ?? visit.startsAt, visit.home.timeZone)}
                  {visit.pro && `, ${visit.pro}`}, at {visit.home.address}
                </Text>
              </Stack>
              <ButtonLink
                href={visitHref(visit)}
                size="small"
                tone="secondary"
                aria-label={`${visit.status === 'booked' ? 'Reschedule' : 'See'}: ${visit.title}`}
              >
                {visit.status === 'booked' ? 'Reschedule' : 'See'}
              </ButtonLink>
            </Row>
          </Card>
        ))}
      </List>
    </Stack>
  );
}
