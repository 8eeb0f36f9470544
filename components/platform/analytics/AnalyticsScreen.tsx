import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ReportTable } from '@/components/layout/account/ReportTable';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type AnalyticsReport, analytics, type Funnel, REPORT_DAYS } from '@/contract/platform/analytics/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { color, radius, space } from '@/styles/tokens';
import { daysLabel, funnelTitles, shareLabel } from './analytics.labels';

const Share = styled.span`
  display: grid;
  grid-template-columns: 3rem minmax(6rem, 1fr);
  align-items: center;
  gap: ${space.s8};
  text-align: end;

  /* The same share as a length. */
  &::after {
    content: "";
    width: var(--share);
    height: 0.75rem;
    border-block-end: 0.75rem solid ${color.brand};
    border-radius: ${radius.control};
  }
`;

const percentOf = (people: number, of: number) => (of === 0 ? 0 : Math.min(1, people / of) * 100);

/** A share of a whole, in figures and as a bar. */
function ShareBar({ people, of }: { readonly people: number; readonly of: number }) {
  return <Share style={{ ['--share' as string]: `${percentOf(people, of)}%` }}>{shareLabel(people, of)}</Share>;
}

const Tint = styled.span`
  display: block;
  padding: ${space.s4} ${space.s8};
  border-radius: ${radius.control};
  background: color-mix(in srgb, ${color.brandTint} var(--share), transparent);
  text-align: center;
`;

/** Of those who came first, the part that came back: the more, the stronger. */
function Returned({ people, of }: { readonly people: number; readonly of: number }) {
  return <Tint style={{ ['--share' as string]: `${percentOf(people, of)}%` }}>{shareLabel(people, of)}</Tint>;
}

const options = REPORT_DAYS.map((days) => ({ value: String(days), label: daysLabel(days) }));

function FunnelSection({ funnel: { id, steps } }: { readonly funnel: Funnel }) {
  const first = steps[0]?.people ?? 0;
  return (
    <Stack $gap="s8">
      <Heading $size="part">{funnelTitles[id]}</Heading>
      <ReportTable
        label={funnelTitles[id]}
        columns={['Step', 'People', 'Of the step before', 'Of the first step']}
        rows={steps.map(({ event, people }, index) => ({
          id: event,
          cells: [
            event,
            people,
            index === 0 ? '' : shareLabel(people, steps[index - 1]?.people ?? 0),
            <ShareBar key="share" people={people} of={first} />,
          ],
        }))}
      />
    </Stack>
  );
}

function Retention({ cohorts }: { readonly cohorts: AnalyticsReport['retention'] }) {
  const count = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  const weeks = Array.from({ length: count }, (_, index) => `Week ${index + 1}`);
  return (
    <Stack $gap="s8">
      <Heading $size="part">Retention by week</Heading>
      <Text $tone="soft">The share of people who came back, by the week of their first visit.</Text>
      <ReportTable
        label="Retention by week"
        columns={['First visit', 'People', ...weeks]}
        rows={cohorts.map(({ week: first, people, returned }) => ({
          id: first,
          cells: [
            formatDate(first),
            people,
            ...weeks.map((week, index) => {
              const back = returned[index];
              return back === undefined ? null : <Returned key={week} people={back} of={people} />;
            }),
          ],
        }))}
      />
    </Stack>
  );
}

function Report({ report }: { readonly report: AnalyticsReport }) {
  if (report.topEvents.length === 0 && report.retention.length === 0)
    return <Text $tone="soft">There are no visits in this time yet.</Text>;
  return (
    <Stack $gap="s32">
      {report.funnels.map((funnel) => (
        <FunnelSection key={funnel.id} funnel={funnel} />
      ))}
      <Retention cohorts={report.retention} />
      <Stack $gap="s8">
        <Heading $size="part">Top events</Heading>
        <ReportTable
          label="Top events"
          columns={['Event', 'Times', 'People']}
          rows={report.topEvents.map(({ event, count, people }) => ({ id: event, cells: [event, count, people] }))}
        />
      </Stack>
    </Stack>
  );
}

/** What visitors do, in numbers. */
export function AnalyticsScreen() {
  const [days, setDays] = useState('30');
  const query = useApi(analytics.getAnalyticsReport, {
    query: { days: Number(days) },
  });
  return (
    <>
      <AccountPageHeader title="Analytics" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        People who opted out are not counted.
      </AccountPageHeader>
      <Stack $gap="s32">
        <ChoicePills legend="Time" options={options} value={days} onChange={setDays} />
        <Loaded query={query} title="We couldn’t load analytics" skeleton={<Skeleton $height="24rem" $round="card" />}>
          {(data) => <Report report={data} />}
        </Loaded>
      </Stack>
    </>
  );
}
