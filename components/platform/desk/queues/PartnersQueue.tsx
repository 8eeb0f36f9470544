import { ActionError } from '@/components/platform/desk/ActionError';
import { DeskList } from '@/components/platform/desk/DeskList';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { affiliates } from '@/contract/onboarding/affiliates/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';

const labels = { applied: 'Applied', approved: 'Partner', declined: 'Declined', ended: 'Ended' } as const;

/** Who wants to be a partner, and who is. */
export function PartnersQueue() {
  const read = useApi(affiliates.listAffiliates);
  const approve = useApiMutation(affiliates.approveAffiliate, { touches: [affiliates, desk] });
  const decline = useApiMutation(affiliates.declineAffiliate, { touches: [affiliates, desk] });
  const end = useApiMutation(affiliates.endAffiliate, { touches: [affiliates, desk] });
  return (
    <Stack>
      <ActionError error={approve.error ?? decline.error ?? end.error} />
      <DeskList
        query={read}
        emptyTitle="No one has applied yet."
        renderRow={({ id, status, name, email, site, audience, promotion, appliedAt, partnerKey, reason }) => (
          <Stack $gap="s8">
            <Row $justify="space-between">
              <Heading as="h2" $size="label">
                {name}
              </Heading>
              <Badge tone={status === 'applied' ? 'coral' : 'neutral'}>{labels[status]}</Badge>
            </Row>
            <Text $tone="soft" $size="small">
              {email} ·{' '}
              <Link href={site} rel="noreferrer">
                {site.replace(/^https?:\/\//, '')}
              </Link>{' '}
              · applied {formatDay(appliedAt)}
              {partnerKey && ` · key ${partnerKey}`}
              {reason && ` · ${reason}`}
            </Text>
            <Text>Audience: {audience}</Text>
            <Text>How they plan to promote us: {promotion}</Text>
            <Row $align="start">
              {status === 'applied' && (
                <>
                  <Button
                    size="small"
                    loading={approve.isPending && approve.variables.params.affiliateId === id}
                    onClick={() => approve.mutate({ params: { affiliateId: id } })}
                  >
                    Approve partner
                  </Button>
                  <ReasonForm
                    action="Decline"
                    label="Reason (they’ll see it)"
                    sending={decline.isPending}
                    onSubmit={(why) => decline.mutate({ params: { affiliateId: id }, body: { reason: why } })}
                  />
                </>
              )}
              {status === 'approved' && (
                <ReasonForm
                  action="End partnership"
                  label="Reason (they’ll see it)"
                  sending={end.isPending}
                  onSubmit={(why) => end.mutate({ params: { affiliateId: id }, body: { reason: why } })}
                />
              )}
            </Row>
          </Stack>
        )}
      />
    </Stack>
  );
}
