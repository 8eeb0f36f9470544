import { useRecentLogin } from '@/components/modals/shared/useRecentLogin';
import { ActionError } from '@/components/platform/desk/ActionError';
import { DeskList } from '@/components/platform/desk/DeskList';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { referralLifecycle, referrals, type StaffReferral } from '@/contract/onboarding/referrals/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';

const labels: Record<StaffReferral['status'], string> = {
  invited: 'Invited',
  joined: 'Joined',
  home_listed: 'Home listed',
  reward_due: 'Reward due',
  paid: 'Paid',
  declined: 'No reward',
};

/** Who sent us whom; what is due first. */
export function ReferralsQueue() {
  const read = useApi(referrals.listAllReferrals);
  const request = useApiMutation(referrals.payReferral, { touches: [referrals, desk] });
  const approve = useApiMutation(referrals.approveReferralPayment, { touches: [referrals, desk] });
  const decline = useApiMutation(referrals.declineReferral, { touches: [referrals, desk] });
  const { requireRecentLogin, dialog } = useRecentLogin('This moves money. Confirm it’s you.');
  const requestPayment = (referralId: string, paymentReference: string) =>
    request.mutate(
      { params: { referralId }, body: { paymentReference } },
      { onError: requireRecentLogin(() => requestPayment(referralId, paymentReference)) },
    );
  const approvePayment = (referralId: string) =>
    approve.mutate({ params: { referralId } }, { onError: requireRecentLogin(() => approvePayment(referralId)) });
  const failed = [request.error, approve.error, decline.error].find(
    (error) => error && error.code !== 'recentLoginRequired',
  );
  return (
    <Stack>
      <ActionError error={failed ?? null} />
      {dialog}
      <DeskList
        query={read}
        emptyTitle="No one has joined with a referral link yet."
        renderRow={({ id, status, referrer, invitee, dueAt, reason, rewardCents, paymentRequest }) => {
          const may = referralLifecycle.eventsFrom(status);
          return (
            <Stack $gap="s8">
              <Row $justify="space-between">
                <Heading as="h2" $size="label">
                  {referrer.name} referred {invitee?.name ?? 'someone whose account is closed'}
                </Heading>
                <Badge tone={status === 'reward_due' ? 'coral' : 'neutral'}>
                  {labels[status]}
                  {status === 'reward_due' && <Money amount={rewardCents} cents="never" />}
                </Badge>
              </Row>
              <Text $tone="soft" $size="small">
                {referrer.email}
                {invitee && `, for ${invitee.email}`}
                {dueAt && ` · due since ${formatDay(dueAt)}`}
                {reason && ` · ${reason}`}
              </Text>
              {may.includes('pay') && paymentRequest && (
                <Text $size="small">
                  {paymentRequest.by} requested this payment on {formatDay(paymentRequest.at)} (transfer{' '}
                  {paymentRequest.reference}).
                  {paymentRequest.isMine && ' Another staff member needs to approve it.'}
                </Text>
              )}
              <Row $align="start">
                {may.includes('pay') && paymentRequest && !paymentRequest.isMine && (
                  <Button tone="secondary" size="small" loading={approve.isPending} onClick={() => approvePayment(id)}>
                    Approve payment
                  </Button>
                )}
                {may.includes('pay') && !paymentRequest && (
                  <ReasonForm
                    defaultReason
                    action="Request payment"
                    label="Transfer reference"
                    help={
                      <>
                        <Money amount={rewardCents} />, once we have their W-9 and a signed management agreement.
                      </>
                    }
                    sending={request.isPending}
                    onSubmit={(paymentReference) => requestPayment(id, paymentReference)}
                  />
                )}
                {may.includes('decline') && (
                  <ReasonForm
                    action="No reward"
                    label="Reason (they’ll see it)"
                    sending={decline.isPending}
                    onSubmit={(why) => decline.mutate({ params: { referralId: id }, body: { reason: why } })}
                  />
                )}
              </Row>
            </Stack>
          );
        }}
      />
    </Stack>
  );
}
