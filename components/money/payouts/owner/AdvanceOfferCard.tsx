import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type AdvanceOffer, payouts } from '@/contract/money/payouts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

interface AdvanceOfferCardProps {
  readonly homeId: string;
  readonly offer: AdvanceOffer;
  readonly canAccept: boolean;
}

/** Rent before it comes in: what it costs, what happens if the lease ends early, and the button. */
export function AdvanceOfferCard({ homeId, offer, canAccept }: AdvanceOfferCardProps) {
  const accept = useApiMutation(payouts.acceptAdvance, { touches: [payouts] });
  const { requireRecentLogin, dialog } = useRecentLogin('This moves money, so please confirm that it is you.');
  const submit = () =>
    accept.mutate({ params: { homeId }, body: { offerId: offer.id } }, { onError: requireRecentLogin(submit) });
  const error = visibleError(accept.error);
  return (
    <Stack as="section" aria-label="Advance" $gap="s8">
      <Heading as="h4" $size="label">
        Get <Money amount={offer.paid} cents="always" /> of rent now
      </Heading>
      <Row $justify="space-between">
        <span>{offer.months} months of rent after our management fee</span>
        <Money amount={offer.whole} cents="always" />
      </Row>
      <Row $justify="space-between">
        <span>Advance fee</span>
        <Money amount={-offer.fee} cents="always" />
      </Row>
      {offer.annualRateBps !== null && (
        <Row $justify="space-between">
          <span>Effective annual rate</span>
          <span>{(offer.annualRateBps / 100).toFixed(2)}%</span>
        </Row>
      )}
      <Text $size="small" $tone="soft">
        It comes with your next payout. After that we keep the rent until the advance is paid back. If the lease ends
        early, what is left comes out of your payouts. You can have one advance at a time. This offer ends{' '}
        <ReaderTime at={offer.expiresAt} format={formatDateTime} />.
      </Text>
      <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      {canAccept ? (
        <Row>
          <Button loading={accept.isPending} onClick={submit}>
            Accept the advance
          </Button>
        </Row>
      ) : (
        <Text $size="small" $tone="soft">
          Only the owner can accept it.
        </Text>
      )}
      {dialog}
    </Stack>
  );
}
