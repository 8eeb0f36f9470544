import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ReportTable } from '@/components/layout/account/ReportTable';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { capitalize } from '@/contract/format/capitalize';
import { providerLabels, type SystemHealth, systemHealth } from '@/contract/platform/systemHealth/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatMoment } from '@/lib/format/dates';
import { attentionLabel, durationLabel } from './systemHealth.labels';

const badges = {
  ok: ['success', 'Good'],
  attention: ['danger', 'Needs attention'],
  unused: ['neutral', 'Not used yet'],
  missing: ['warning', 'None yet'],
} as const;

/** Long, as others wrote it. */
const Cause = styled.span`
  display: block;
  width: 16rem;
  white-space: normal;
  overflow-wrap: anywhere;
`;

function StateBadge({ state }: { readonly state: keyof typeof badges }) {
  const [tone, text] = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}

const when = (at: string | null) => (at ? <ReaderTime at={at} format={formatMoment} /> : 'Never');

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" $gap="s8">
      <Heading $size="part">{title}</Heading>
      {children}
    </Stack>
  );
}

/** `Deliver statement` of `deliverStatement`. */
const taskLabel = (task: string) =>
  capitalize(task.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`));

function Jobs({ jobs }: Pick<SystemHealth, 'jobs'>) {
  return (
    <Part title="Background jobs">
      {jobs.length === 0 ? (
        <Text $tone="soft">No jobs are waiting.</Text>
      ) : (
        <ReportTable
          label="Background jobs"
          columns={['Job', 'State', 'Due now', 'Oldest wait', 'Retrying', 'Failed']}
          rows={jobs.map(({ task, state, waiting, oldestSeconds, failing, dead }) => ({
            id: task,
            cells: [
              taskLabel(task),
              <StateBadge key="state" state={state} />,
              waiting,
              waiting > 0 ? durationLabel(oldestSeconds) : '–',
              failing,
              dead,
            ],
          }))}
        />
      )}
    </Part>
  );
}

function Providers({ providers }: Pick<SystemHealth, 'providers'>) {
  return (
    <Part title="Providers">
      <ReportTable
        label="Providers"
        columns={['Provider', 'State', 'Last response', 'Last failure', 'Last error', 'Failures']}
        rows={providers.map(({ provider, state, answeredAt, failedAt, error, failures }) => ({
          id: provider,
          cells: [
            providerLabels[provider],
            <StateBadge key="state" state={state} />,
            when(answeredAt),
            when(failedAt),
            error ? <Cause key="error">{error}</Cause> : '–',
            failures,
          ],
        }))}
      />
    </Part>
  );
}

function Backups({ backups, now }: Pick<SystemHealth, 'backups'> & { readonly now: number }) {
  return (
    <Part title="Backups">
      <ReportTable
        label="Backups"
        columns={['Kind', 'State', 'Last successful backup', 'Age']}
        rows={backups.map(({ kind, state, lastAt }) => ({
          id: kind,
          cells: [
            kind === 'drill' ? 'Restore drill' : 'Backup',
            <StateBadge key="state" state={state} />,
            when(lastAt),
            lastAt ? durationLabel((now - Date.parse(lastAt)) / 1_000) : '–',
          ],
        }))}
      />
    </Part>
  );
}

function Deadlines({ deadlines }: Pick<SystemHealth, 'deadlines'>) {
  return (
    <Part title="Deadlines at risk">
      {deadlines.length === 0 ? (
        <Text $tone="soft">Nothing is overdue or due in the next 24 hours.</Text>
      ) : (
        <ReportTable
          label="Deadlines at risk"
          columns={['Queue', 'Overdue', 'Due in 24 hours', 'First one']}
          rows={deadlines.map(({ queueId, title, overdue, dueSoon, firstDueAt, isYours }) => ({
            id: queueId,
            cells: [
              isYours ? (
                <Link key="queue" href={`${routes.accounts.desk()}?queue=${queueId}`}>
                  {title}
                </Link>
              ) : (
                title
              ),
              overdue > 0 ? (
                <Badge key="overdue" tone="danger">
                  {overdue}
                </Badge>
              ) : (
                0
              ),
              dueSoon,
              when(firstDueAt),
            ],
          }))}
        />
      )}
    </Part>
  );
}

/** Whether the system does its work, and where it doesn’t. */
export function SystemHealthScreen() {
  const query = useApi(systemHealth.getSystemHealth);
  const { data, refetch, isFetching } = query;
  const attention = data && attentionLabel(data);
  return (
    <>
      <AccountPageHeader title="System health" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Jobs, providers, backups, and team deadlines.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load system health"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      >
        {(data) => (
          <Stack $gap="s32">
            <Stack $gap="s12">
              <div role="status">
                {attention ? (
                  <Notice tone="warning">Needs attention: {attention}.</Notice>
                ) : (
                  <Notice tone="success">Everything is working.</Notice>
                )}
              </div>
              <Row>
                <Button size="small" tone="secondary" loading={isFetching} onClick={() => void refetch()}>
                  Check again
                </Button>
                <Text $size="small" $tone="soft">
                  Checked {when(data.checkedAt)}
                </Text>
              </Row>
            </Stack>
            <Deadlines deadlines={data.deadlines} />
            <Jobs jobs={data.jobs} />
            <Providers providers={data.providers} />
            <Backups backups={data.backups} now={Date.parse(data.checkedAt)} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
