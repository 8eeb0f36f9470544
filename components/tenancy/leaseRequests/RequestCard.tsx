import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { routes } from '@/contract/routes';
import { isDecidedByOwner, type LeaseRequest, leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate, formatDay } from '@/lib/format/dates';
import { applyHref } from '@/lib/routing/applicationLinks';
import { addendumText, kindLabels, requestStatuses, transferText } from './leaseRequest.labels';

const TOUCHES = { touches: [leaseRequests] };

/** One request as either side sees it, with what the reader can do about it. */
export function RequestCard({ request }: { readonly request: LeaseRequest }) {
  const { id, kind, status, askedBy, createdAt, details, decision, addendum, newHomeId } = request;
  const { canDecide, canWithdraw, isResident } = request;
  const {
    values: { reason, startsOn, petRent },
    set,
    clear,
  } = useDraft(`lease-request:${id}`, { reason: '', startsOn: '', petRent: null as number | null });
  const decide = useApiMutation(leaseRequests.decideLeaseRequest, { ...TOUCHES, onArrived: clear });
  const withdraw = useApiMutation(leaseRequests.withdrawLeaseRequest, TOUCHES);
  const error = visibleError(decide.error, withdraw.error);
  const params = { leaseRequestId: id };
  const changesLease = isDecidedByOwner(kind);
  const canApply = isResident && (status === 'open' || addendum?.status === 'sent' || addendum?.status === 'signed');
  const answer = (approve: boolean) =>
    decide.mutate({
      params,
      body: {
        approve,
        reason,
        ...(approve && changesLease && startsOn !== '' && { effectiveOn: startsOn }),
        ...(approve && kind === 'pet' && petRent !== null && petRent > 0 && { petRentCents: cents(petRent) }),
      },
    });
  return (
    <Card as="article" aria-label={kindLabels[kind]}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Text $weight="semibold">{kindLabels[kind]}</Text>
          <Badge tone={requestStatuses[status].tone}>{requestStatuses[status].label}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {askedBy}, <ReaderTime at={createdAt} format={formatDay} />
        </Text>
        {details.map(({ label, value }) => (
          <Text key={label}>
            {label}: {value}
          </Text>
        ))}
        {decision && (
          <Text>
            Answer on <ReaderTime at={decision.at} format={formatDay} />: {decision.reason}
          </Text>
        )}
        {addendum && (
          <Row $justify="space-between">
            <Text>
              {(kind === 'transfer' && transferText[addendum.status]) || addendumText[addendum.status]}{' '}
              {(addendum.status === 'signed' || addendum.status === 'sent') &&
                (kind === 'transfer'
                  ? `The last day here is ${formatDate(addendum.effectiveOn)}.`
                  : `It starts on ${formatDate(addendum.effectiveOn)}.`)}
            </Text>
            {addendum.status === 'sent' && (
              <ButtonLink
                size="small"
                href={`${routes.leaseSigning({ homeId: addendum.homeId })}?addendum=${addendum.id}`}
              >
                Read and sign
              </ButtonLink>
            )}
          </Row>
        )}
        {canDecide && (
          <>
            <TextAreaField
              label="Reason"
              help="Your residents will see this."
              error={decide.error?.fields?.reason}
              rows={2}
              value={reason}
              onChange={(reason) => set({ reason })}
            />
            {changesLease && kind !== 'transfer' && (
              <TextField
                label="Change starts on"
                optional
                help="Everyone signs a lease addendum. Leave this blank to use the date that fits the request."
                error={decide.error?.fields?.effectiveOn}
                type="date"
                value={startsOn}
                onChange={(startsOn) => set({ startsOn })}
              />
            )}
            {kind === 'pet' && (
              <MoneyField
                label="Monthly pet rent"
                optional
                help="It must stay within the legal limit on rent."
                error={decide.error?.fields?.petRentCents}
                cents={petRent}
                onChange={(petRent) => set({ petRent })}
              />
            )}
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
        {newHomeId && canApply && (
          <Row>
            <ButtonLink size="small" tone="secondary" href={applyHref(newHomeId)}>
              Apply for the new home
            </ButtonLink>
          </Row>
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
