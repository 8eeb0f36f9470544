import { useState } from 'react';
import { AutopayForm, FirstPayment, type LawPlace } from '@/components/money/payments/AutopayForm';
import { autopayDayLabel } from '@/components/money/payments/autopay.labels';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type Autopay, type AutopayRunStatus, autopays } from '@/contract/money/autopays/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate, formatMonth } from '@/lib/format/dates';

const lastRunLabels: Partial<Record<AutopayRunStatus, string>> = {
  failed: 'The last payment didn’t go through. Pay it above with another method.',
  over_cap: 'The last amount was over your limit, so nothing was taken. Pay it above.',
  method_blocked: 'The payment method couldn’t be used, so nothing was taken. Choose another one.',
};

const monthOf = (period: string) => formatMonth(`${period}-01`);

const payIt = (dueOn: string, today: string) =>
  dueOn < today ? `It was due ${formatDate(dueOn)}: pay it yourself now` : `Pay it yourself by ${formatDate(dueOn)}`;

/** What it takes next, in one sentence. */
function NextPayment({ autopay: { next, method }, today }: { readonly autopay: Autopay; readonly today: string }) {
  if (!next) return <Text>Nothing is due yet. Autopay pays your next charge.</Text>;
  const total = formatExactMoney(next.amountCents + next.feeCents);
  if (next.isSkipped)
    return (
      <Text>
        {monthOf(next.period)} is skipped. {payIt(next.dueOn, today)}.
      </Text>
    );
  if (next.isOverCap)
    return (
      <Notice tone="warning" title="Over your limit, so nothing will be taken">
        {total} is more than your limit. {payIt(next.dueOn, today)}, or raise the limit.
      </Notice>
    );
  return (
    <Text>
      Next: {total} from {method.label} on {formatDate(next.on)}.
      {next.feeCents > 0 && ` That includes a card fee of ${formatExactMoney(next.feeCents)}.`}
    </Text>
  );
}

function AutopayDetails({
  leaseId,
  today,
  autopay,
  dueDay,
  onEdit,
}: {
  readonly leaseId: string;
  readonly today: string;
  readonly dueDay: number;
  readonly autopay: Autopay;
  readonly onEdit: () => void;
}) {
  const touches = { touches: [autopays, paymentMethods] };
  const change = useApiMutation(autopays.changeAutopay, touches);
  const end = useApiMutation(autopays.endAutopay, touches);
  const params = { leaseId };
  const isActive = autopay.status === 'active';
  const problem = autopay.lastRun && lastRunLabels[autopay.lastRun.status];
  const error = change.error ?? end.error;
  const send = (wanted: 'pause' | 'resume' | 'skip' | 'unskip') => change.mutate({ params, body: { change: wanted } });
  return (
    <Stack $gap="s12">
      {isActive ? (
        <NextPayment autopay={autopay} today={today} />
      ) : (
        <Text>Autopay is paused. Nothing is taken until you resume it.</Text>
      )}
      <Text $size="small" $tone="soft">
        {autopayDayLabel(autopay.day, dueDay)}.
        {autopay.shareOf > 1 && ` Pays your share, 1 of ${autopay.shareOf} equal parts.`}
        {autopay.capCents !== null && ` Limit: ${formatExactMoney(autopay.capCents)} per payment.`}
      </Text>
      {autopay.method.status !== 'active' && (
        <Notice tone="danger" title={`${autopay.method.label} can’t be used`}>
          Choose another payment method for autopay.
        </Notice>
      )}
      {problem && <Notice tone="warning">{problem}</Notice>}
      {error && (
        <Notice live tone="danger">
          {error.message}
        </Notice>
      )}
      <Row>
        <Button tone="secondary" size="small" onClick={onEdit}>
          Edit autopay
        </Button>
        {isActive && autopay.next && (
          <Button
            tone="secondary"
            size="small"
            loading={change.isPending}
            onClick={() => send(autopay.next?.isSkipped ? 'unskip' : 'skip')}
          >
            {autopay.next.isSkipped
              ? `Don’t skip ${monthOf(autopay.next.period)}`
              : `Skip ${monthOf(autopay.next.period)}`}
          </Button>
        )}
        <Button
          tone="secondary"
          size="small"
          loading={change.isPending}
          onClick={() => send(isActive ? 'pause' : 'resume')}
        >
          {isActive ? 'Pause autopay' : 'Resume autopay'}
        </Button>
        <Button tone="ghost" size="small" loading={end.isPending} onClick={() => end.mutate({ params })}>
          Turn off autopay
        </Button>
      </Row>
    </Stack>
  );
}

/** Rent that is paid by itself: off, on, paused, or skipped once. */
export function AutopayCard({
  leaseId,
  residents,
  place,
  dueDay,
}: {
  readonly leaseId: string;
  readonly residents: number;
  readonly place: LawPlace;
  /** The day of the month on which rent is due. */
  readonly dueDay: number;
}) {
  const query = useApi(autopays.getAutopay, { params: { leaseId } });
  const { data } = query;
  const [isEditing, setIsEditing] = useState(false);
  const [isJustSaved, setIsJustSaved] = useState(false);
  const region = useFocusRestore<HTMLDivElement>();
  const autopay = data?.autopay ?? null;
  return (
    <Card ref={region} tabIndex={-1} as="section" aria-labelledby={`autopay-${leaseId}`}>
      <Stack>
        <Row $gap="s12">
          <Heading as="h3" id={`autopay-${leaseId}`} $size="small">
            Autopay
          </Heading>
          {data && (
            <Badge tone={autopay?.status === 'active' ? 'success' : 'neutral'}>
              {autopay ? (autopay.status === 'active' ? 'On' : 'Paused') : 'Off'}
            </Badge>
          )}
        </Row>
        <Loaded
          query={query}
          title="We couldn’t load autopay"
          level="h3"
          skeleton={<Skeleton $height="4rem" $round="card" />}
        />
        {data && isEditing && (
          <AutopayForm
            leaseId={leaseId}
            residents={residents}
            place={place}
            dueDay={dueDay}
            autopay={autopay}
            onDone={(isSaved) => {
              setIsEditing(false);
              setIsJustSaved(isSaved);
            }}
          />
        )}
        {autopay && !isEditing && (
          <>
            {isJustSaved && (
              <Notice live tone="success" title="Autopay is on">
                <FirstPayment next={autopay.next} />
              </Notice>
            )}
            <AutopayDetails
              leaseId={leaseId}
              today={place.day}
              dueDay={dueDay}
              autopay={autopay}
              onEdit={() => setIsEditing(true)}
            />
          </>
        )}
        {data && !autopay && !isEditing && (
          <Stack $align="start">
            <Text>
              Pay rent on time without thinking about it. You can skip a month, pause, or turn it off anytime.
            </Text>
            <Button tone="secondary" onClick={() => setIsEditing(true)}>
              Set up autopay
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
