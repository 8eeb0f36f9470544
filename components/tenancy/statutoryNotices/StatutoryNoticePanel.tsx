import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { desk } from '@/contract/platform/desk/endpoints';
import { letters } from '@/contract/platform/letters/endpoints';
import {
  formKindLabels,
  type StatutoryNotice,
  type StatutoryNotices,
  statutoryNoticeStatusLabels,
  statutoryNotices,
} from '@/contract/tenancy/statutoryNotices/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { StatutoryNoticeForm } from './StatutoryNoticeForm';

type Lease = StatutoryNotices['leases'][number];

/** Notices in the form of a statute, for our team: those that were given, and those that can be. */
export function StatutoryNoticePanel({ homeId }: { readonly homeId: string }) {
  const query = useApi(statutoryNotices.listStatutoryNotices, { params: { homeId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the notices after missed payments" level="h2" />;
  if (data.leases.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="statutory-notices">
      <Stack $gap="s16">
        <Heading id="statutory-notices" $size="small">
          Missed payments and things left behind
        </Heading>
        <Text $size="small" $tone="soft">
          A notice has the words of the statute, goes on paper, and counts from its service. We file no case: after the
          last day, our lawyer takes over.
        </Text>
        {data.items.map((notice) => (
          <GivenNotice key={notice.id} notice={notice} />
        ))}
        {data.leases.map((lease) => (
          <LeaseChoices key={lease.leaseId} lease={lease} />
        ))}
      </Stack>
    </Card>
  );
}

function GivenNotice({ notice }: { readonly notice: StatutoryNotice }) {
  const { id, kind, status, citation, amountCents, lastDay, servedOn, reason } = notice;
  const close = useApiMutation(statutoryNotices.closeStatutoryNotice, { touches: [statutoryNotices, letters, desk] });
  const [why, setWhy] = useState<string>();
  const isOpen = status === 'prepared' || status === 'served';
  return (
    <Stack as="article" aria-label={`${formKindLabels[kind]}, ${citation}`} $gap="s8">
      <Row>
        <Badge tone={isOpen ? 'warning' : 'neutral'}>{statutoryNoticeStatusLabels[status]}</Badge>
        <Text $weight="semibold">{formKindLabels[kind]}</Text>
      </Row>
      <Text $size="small">
        {citation}
        {amountCents !== null && `. ${formatExactMoney(amountCents)}`}.{' '}
        {servedOn ? `Served on ${formatDate(servedOn)}. Last day: ${formatDate(lastDay)}.` : 'Not served yet.'}
      </Text>
      {reason && <Text>{reason}</Text>}
      {isOpen && why === undefined && (
        <Row>
          <Button tone="secondary" size="small" onClick={() => setWhy('')}>
            {status === 'prepared' ? 'Withdraw' : 'Close'}
          </Button>
        </Row>
      )}
      {isOpen && why !== undefined && (
        <Stack
          as="form"
          noValidate
          aria-label="Close the notice"
          $gap="s8"
          onSubmit={(event) => {
            event.preventDefault();
            close.mutate({ params: { statutoryNoticeId: id }, body: { reason: why } });
          }}
        >
          <TextField
            label={status === 'prepared' ? 'Why it is withdrawn' : 'How it ended'}
            error={close.error?.fields?.reason}
            value={why}
            onChange={setWhy}
          />
          {close.error && !close.error.fields && (
            <Notice live tone="danger">
              {close.error.message}
            </Notice>
          )}
          <Row>
            <Button type="submit" size="small" loading={close.isPending}>
              Save
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}

function LeaseChoices({ lease }: { readonly lease: Lease }) {
  const [open, setOpen] = useState<string>();
  const { leaseId, residents, leftOn, choices } = lease;
  return (
    <Stack as="section" aria-label={`Lease of ${residents.join(', ')}`} $gap="s8">
      <Text $weight="semibold">
        {residents.join(', ')}
        {leftOn && `, left on ${formatDate(leftOn)}`}
      </Text>
      {choices.map((choice) => (
        <Stack key={choice.kind} $gap="s8">
          <Text>
            {formKindLabels[choice.kind]}
            {choice.amountCents !== null &&
              choice.amountCents > 0 &&
              `: ${formatExactMoney(choice.amountCents)} past due`}
          </Text>
          {choice.refusal ? (
            <Text $size="small" $tone="soft">
              {choice.refusal}
            </Text>
          ) : open === choice.kind ? (
            <StatutoryNoticeForm leaseId={leaseId} choice={choice} onClose={() => setOpen(undefined)} />
          ) : (
            <Row>
              <Button
                tone="secondary"
                size="small"
                aria-label={`Prepare: ${formKindLabels[choice.kind]}`}
                onClick={() => setOpen(choice.kind)}
              >
                Prepare
              </Button>
            </Row>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
