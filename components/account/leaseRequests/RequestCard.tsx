import { useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type LeaseRequest, leaseRequests } from '@/contract/leaseRequests/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { kindLabels, requestStatuses } from './leaseRequest.labels';

const TOUCHES = { touches: [leaseRequests] };

/** One request as either side sees it, with what the reader can do about it. */
export function RequestCard({ request }: { readonly request: LeaseRequest }) {
  const { id, kind, status, askedBy, createdAt, details, decision, canDecide, canWithdraw } = request;
  const [reason, setReason] = useState('');
  const decide = useApiMutation(leaseRequests.decideLeaseRequest, TOUCHES);
  const withdraw = useApiMutation(leaseRequests.withdrawLeaseRequest, TOUCHES);
  const error = visibleError(decide.error, withdraw.error);
  const params = { leaseRequestId: id };
  const answer = (approve: boolean) => decide.mutate({ params, body: { approve, reason } });
  return (
    <Card as="article" aria-label={kindLabels[kind]}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Text $weight="semibold">{kindLabels[kind]}</Text>
          <Badge tone={requestStatuses[status].tone}>{requestStatuses[status].label}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {askedBy}, {formatDate(createdAt)}
        </Text>
        {details.map(({ label, value }) => (
          <Text key={label}>
            {label}: {value}
          </Text>
        ))}
        {decision && (
          <Text>
            Answer on {formatDate(decision.at)}: {decision.reason}
          </Text>
        )}
        {canDecide && (
          <>
            <Field label="Reason" help="Your residents read it." error={decide.error?.fields?.reason}>
              {(control) => (
                <TextArea {...control} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
              )}
            </Field>
            <Row>
              <Button size="small" loading={decide.isPending} onClick={() => answer(true)}>
                Approve
              </Button>
              <Button size="small" tone="secondary" loading={decide.isPending} onClick={() => answer(false)}>
                Decline
              </Button>
            </Row>
          </>
        )}
        {canWithdraw && (
          <Row>
            <Button
              size="small"
              tone="ghost"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ params, body: {} })}
            >
              Withdraw request
            </Button>
          </Row>
        )}
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      </Stack>
    </Card>
  );
}
