import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ReportTable } from '@/components/layout/account/ReportTable';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { REPORT_DAYS } from '@/contract/platform/analytics/constants';
import {
  type MonitoringReport,
  monitoring,
  VITAL_METRICS,
  type VitalMetric,
} from '@/contract/platform/monitoring/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { size } from '@/styles/tokens';
import { deviceLabels, isGoodVital, missedVitalLabel, vitalLabel } from './monitoring.labels';

const Trace = styled.pre`
  margin: 0;
  font-size: ${size.t14};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const options = REPORT_DAYS.map((days) => ({ value: String(days), label: `Last ${days} days` }));
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Vital({
  metric,
  measured,
}: {
  readonly metric: VitalMetric;
  readonly measured?: { p75: number; count: number };
}) {
  if (!measured) return '–';
  return (
    <>
      {vitalLabel(metric, measured.p75)}{' '}
      {!isGoodVital(metric, measured.p75) && <Badge tone="warning">{missedVitalLabel(metric)}</Badge>}
      <Text $size="small" $tone="soft">
        {measured.count} measured
      </Text>
    </>
  );
}

function Speed({ vitals }: { readonly vitals: MonitoringReport['vitals'] }) {
  return (
    <Stack as="section" aria-labelledby="speed" $gap="s8">
      <Heading id="speed" $size="part">
        Speed
      </Heading>
      {vitals.length === 0 ? (
        <Text $tone="soft">Nothing has been measured in this time.</Text>
      ) : (
        <>
          <Text $tone="soft">Three of four visits were at least this fast.</Text>
          <ReportTable
            label="Speed by page and device"
            columns={['Page', 'Device', ...VITAL_METRICS]}
            rows={vitals.map(({ route, device, metrics }) => ({
              id: `${route} ${device}`,
              cells: [
                route,
                deviceLabels[device],
                ...VITAL_METRICS.map((metric) => <Vital key={metric} metric={metric} measured={metrics[metric]} />),
              ],
            }))}
          />
        </>
      )}
    </Stack>
  );
}

function Errors({ errors }: { readonly errors: MonitoringReport['errors'] }) {
  return (
    <Stack as="section" aria-labelledby="errors" $gap="s8">
      <Heading id="errors" $size="part">
        Errors
      </Heading>
      {errors.length === 0 && <Text $tone="soft">No errors in this time.</Text>}
      {errors.map(({ fingerprint, message, stack, route, device, build, count, firstAt, lastAt }) => (
        <Disclosure key={fingerprint} summary={`${message || 'Error without a message'} (${count})`}>
          <Stack $gap="s8">
            <Text>
              {route} · {deviceLabels[device]} · Build {build}
            </Text>
            <Text $tone="soft">
              First {formatDateTime(firstAt, zone())}, last {formatDateTime(lastAt, zone())}
            </Text>
            {stack && <Trace>{stack}</Trace>}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}

/** How fast pages are for visitors, and what breaks in their browsers. */
export function MonitoringScreen() {
  const [days, setDays] = useState('7');
  const query = useApi(monitoring.getMonitoringReport, {
    query: { days: Number(days) },
  });
  return (
    <>
      <AccountPageHeader title="Speed and errors" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Measured in visitors’ browsers.
      </AccountPageHeader>
      <Stack $gap="s32">
        <ChoicePills legend="Time" options={options} value={days} onChange={setDays} />
        <Loaded query={query} title="We couldn’t load the report" skeleton={<Skeleton $height="24rem" $round="card" />}>
          {(data) => (
            <>
              <Speed vitals={data.vitals} />
              <Errors errors={data.errors} />
            </>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
