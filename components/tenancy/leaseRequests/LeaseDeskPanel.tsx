import { useState } from 'react';
import { FinalAccountsPanel } from '@/components/money/finalAccounts/FinalAccountsPanel';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type LeaseDesk, leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { formatDate } from '@/lib/format/dates';
import { DepositReturn } from './DepositReturn';
import { RequestCard } from './RequestCard';

interface ReviewFormProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onReview: (reason: string) => void;
}

/** A second person says why something may go out after a repair request. */
function ReviewForm({ label, isPending, error, onReview }: ReviewFormProps) {
  const [reason, setReason] = useState('');
  return (
    <Stack>
      <TextAreaField
        label="Why it can be sent"
        help="Kept with the record."
        error={error?.fields?.reason}
        rows={2}
        value={reason}
        onChange={setReason}
      />
      <div aria-live="polite">{error && !error.fields && <Notice tone="danger">{error.message}</Notice>}</div>
      <Row>
        <Button size="small" loading={isPending} onClick={() => onReview(reason)}>
          {label}
        </Button>
      </Row>
    </Stack>
  );
}

function HeldNotice({ notice }: { readonly notice: LeaseDesk['notices'][number] }) {
  const review = useApiMutation(notices.reviewNotice, { touches: [leaseRequests, notices] });
  return (
    <Card as="article" aria-label="Notice to review">
      <Stack>
        <Heading as="h3" $size="label">
          Notice to review
        </Heading>
        <Text>
          Last day {formatDate(notice.lastDay)}
          {notice.guardUntil && `. A repair request guards the residents through ${formatDate(notice.guardUntil)}`}.
        </Text>
        {notice.note && <Text $tone="soft">{notice.note}</Text>}
        <ReviewForm
          label="Send the notice"
          isPending={review.isPending}
          error={review.error}
          onReview={(reason) => review.mutate({ params: { noticeId: notice.id }, body: { reason } })}
        />
      </Stack>
    </Card>
  );
}

function HeldRenewal({ renewal }: { readonly renewal: LeaseDesk['renewals'][number] }) {
  const review = useApiMutation(renewals.reviewRenewal, { touches: [leaseRequests, renewals] });
  return (
    <Card as="article" aria-label="Renewal to review">
      <Stack>
        <Heading as="h3" $size="label">
          Renewal to review
        </Heading>
        <Text>
          Current rent: <Money amount={renewal.currentRentCents} per="month" />
          {renewal.guardUntil &&
            `. Residents are protected after a repair request through ${formatDate(renewal.guardUntil)}`}
          .
        </Text>
        {renewal.options.map(({ months, rentCents }) => (
          <Text key={`${months}-${rentCents}`}>
            {months === null ? 'Month to month' : `${months} months`}: <Money amount={rentCents} per="month" />
          </Text>
        ))}
        <ReviewForm
          label="Send the offer"
          isPending={review.isPending}
          error={review.error}
          onReview={(reason) => review.mutate({ params: { renewalId: renewal.id }, body: { reason } })}
        />
      </Stack>
    </Card>
  );
}

/** What waits for our team at the lease of a home: reviews, requests, and deposits; nothing where nothing does. */
function LeaseActions({ homeId }: { readonly homeId: string }) {
  const query = useApi(leaseRequests.getLeaseDesk, { params: { homeId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load what the lease needs" level="h2" />;
  const { requests, returns } = data;
  if (data.notices.length + data.renewals.length + requests.length + returns.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="lease-desk">
      <Heading id="lease-desk" $size="small">
        Lease: needs our action
      </Heading>
      {data.notices.map((notice) => (
        <HeldNotice key={notice.id} notice={notice} />
      ))}
      {data.renewals.map((renewal) => (
        <HeldRenewal key={renewal.id} renewal={renewal} />
      ))}
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {returns.map((deposit) => (
        <DepositReturn key={deposit.tenancyId} deposit={deposit} />
      ))}
    </Stack>
  );
}

/** Leases of a home, for our team: what needs its action, and what those that ended came to in money. */
export function LeaseDeskPanel({ homeId }: { readonly homeId: string }) {
  return (
    <>
      <LeaseActions homeId={homeId} />
      <FinalAccountsPanel homeId={homeId} />
    </>
  );
}
