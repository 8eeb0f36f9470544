import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { VisitStatus } from '@/contract/care/workOrders/constants';
import { type CalendarVisit, workOrders } from '@/contract/care/workOrders/endpoints';
import { TIER_NAMES } from '@/contract/care/workOrders/labels';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { VisitsMap } from './VisitsMap';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

const statusNames: Partial<Record<VisitStatus, string>> = {
  booked: 'Planned',
  en_route: 'On the way',
  arrived: 'Pro has arrived',
  completed: 'Visited',
  missed: 'Missed',
};

const dayOf = (at: number | string, timeZone: string) => localDay(at, timeZone);

/** Of the local day that it is at each home now. */
const isToday = ({ startsAt, home }: CalendarVisit, now: number) =>
  dayOf(startsAt, home.timeZone) === dayOf(now, home.timeZone);
const isLate = ({ status, endsAt }: CalendarVisit, now: number) => status === 'booked' && Date.parse(endsAt) < now;

const regionName = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Where our Pros are today: a map and a list of every visit, by region. */
export function TodayVisitsScreen() {
  const query = useApi(workOrders.listVisits);
  const { data, dataUpdatedAt } = query;
  const [chosen, setChosen] = useState<string>();
  const today = (data ?? []).filter((visit) => isToday(visit, dataUpdatedAt));
  const regions = [...new Set(today.map(({ home }) => home.region))].toSorted();
  const region = regions.find((slug) => slug === chosen) ?? regions[0];
  const visits = today.filter(({ home }) => home.region === region);
  const lateIds = new Set(visits.filter((visit) => isLate(visit, dataUpdatedAt)).map(({ id }) => id));
  return (
    <>
      <AccountPageHeader title="Today’s visits" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        {data && `${pluralize(today.length, 'visit')} today`}
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load today’s visits"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && !region && (
        <EmptyState picture={<MapIllustration />} title="No visits today">
          Visits show up here on their day.
        </EmptyState>
      )}
      {region && (
        <Stack $gap="s24">
          {regions.length > 1 && (
            <ChoicePills
              legend="Region"
              options={regions.map((slug) => ({ value: slug, label: regionName(slug) }))}
              value={region}
              onChange={setChosen}
            />
          )}
          <VisitsMap key={region} region={region} visits={visits} lateIds={lateIds} />
          <List>
            {visits.map((visit, n) => (
              <VisitRow key={visit.id} visit={visit} number={n + 1} late={lateIds.has(visit.id)} />
            ))}
          </List>
        </Stack>
      )}
    </>
  );
}

interface VisitRowProps {
  readonly visit: CalendarVisit;
  readonly number: number;
  readonly late: boolean;
}

function VisitRow({ visit, number, late }: VisitRowProps) {
  const { title, reference, home, pro, tier, status, startsAt, expectedAt, workOrderId: taskId } = visit;
  return (
    <Card as="li" $pad="s12">
      <Row $justify="space-between">
        <div>
          <Text as="span" $weight="semibold">
            {number}.{' '}
            <Link href={routes.accounts.portfolio.maintenanceTask({ taskId })}>
              {reference} {title}
            </Link>
          </Text>
          <Text $size="small" $tone="soft">
            {formatDateTime(expectedAt ?? startsAt, home.timeZone)} · {home.address}, {home.city} ·{' '}
            {pro ?? 'No Pro yet'}
          </Text>
        </div>
        <Row $gap="s8">
          {(tier === 'life_safety' || tier === 'urgent') && <Badge tone="warning">{TIER_NAMES[tier]}</Badge>}
          <Badge tone={late ? 'danger' : 'neutral'}>{late ? 'Late' : (statusNames[status] ?? 'Planned')}</Badge>
        </Row>
      </Row>
    </Card>
  );
}
