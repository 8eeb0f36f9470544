import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { type OwnReport, screenings } from '@/contract/leasing/screenings/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { reportLabels, reportSummary } from '@/lib/labels/decision.labels';

/** What was asked about the one who reads this, and what came. Shown when they ask: each reading is written down. */
export function ScreeningReports({ application }: { readonly application: Application }) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="reports">
      <Stack>
        <Heading as="h2" id="reports" $size="part">
          Your reports
        </Heading>
        <Text $tone="soft">
          What we requested, what we got, and how to correct mistakes. The others on your application and the homeowner
          can’t see this.
        </Text>
        {open ? (
          <ReportList application={application} />
        ) : (
          <div>
            <Button tone="secondary" onClick={() => setOpen(true)}>
              View my reports
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function ReportList({ application: { id, home } }: { readonly application: Application }) {
  const query = useApi(screenings.listOwnReports);
  const { data } = query;
  if (!data)
    return (
      <Loaded
        query={query}
        level="h3"
        title="We couldn’t load your reports"
        note="They’re stored securely. Try again in a moment."
        skeleton={
          <Stack role="status">
            <VisuallyHidden>Loading your reports</VisuallyHidden>
            <Skeleton $height="8rem" />
          </Stack>
        }
      />
    );
  const ownReports = data.filter(({ applicationId }) => applicationId === id);
  // What an earlier application brought serves here for thirty days.
  const shown = ownReports.length > 0 ? ownReports : data;
  if (shown.length === 0)
    return <Text role="status">We haven’t requested any reports yet. We do that after everyone has submitted.</Text>;
  return (
    <Stack $gap="s32">
      {shown.map((report) => (
        <ReportSection key={report.id} report={report} timeZone={home.timeZone} />
      ))}
    </Stack>
  );
}

const statusLabels = {
  ordered: 'Ordered',
  answered: 'Complete',
  document_check: 'We’re checking your documents',
  blocked: 'Needs your attention',
} as const;

function ReportSection({ report, timeZone }: { readonly report: OwnReport; readonly timeZone: string }) {
  const { agency, asked: requestedKinds, status, orderedAt, answeredAt, home, id } = report;
  return (
    <Stack as="article" aria-labelledby={`report-${id}`} $gap="s12">
      <Row $justify="space-between">
        <Heading as="h3" id={`report-${id}`} $size="label">
          {agency.name}, for {home}
        </Heading>
        <Badge tone={status === 'blocked' ? 'warning' : status === 'answered' ? 'success' : 'info'}>
          {statusLabels[status]}
        </Badge>
      </Row>
      <Text $size="small" $tone="soft">
        Requested {formatDateTime(orderedAt, timeZone)}
        {answeredAt && `, received ${formatDateTime(answeredAt, timeZone)}`}. This is a soft inquiry. It doesn’t affect
        your credit.
      </Text>
      <div>
        {requestedKinds.map((kind) => {
          const { label: statusText, tone, lines } = reportSummary(kind, report);
          return (
            <Disclosure
              key={kind}
              summary={
                <Row $gap="s12">
                  {reportLabels[kind]} <Badge tone={tone}>{statusText}</Badge>
                </Row>
              }
            >
              {lines.length === 0 ? (
                <Text>{status === 'answered' ? 'No other details.' : 'Not received yet.'}</Text>
              ) : (
                lines.map((line) => <Text key={line}>{line}</Text>)
              )}
            </Disclosure>
          );
        })}
      </div>
      {report.recordReview && (
        <Text>
          {report.recordReview.counts ? 'The record counts. ' : 'The record does not count. '}
          Why: {report.recordReview.reason}
        </Text>
      )}
      <Text $size="small">
        <strong>Something wrong or incomplete?</strong> Dispute it with {agency.name}, {agency.address}, {agency.phone}.
        They look into it within 30 days and tell us what changes. You can get a free copy from them for 60 days after a
        decision against you.
      </Text>
    </Stack>
  );
}
