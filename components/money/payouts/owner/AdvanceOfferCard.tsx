import { useRouter } from 'next/router';
import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type AdvanceOffer, payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

interface AdvanceOfferCardProps {
  readonly homeId: string;
  readonly offer: AdvanceOffer;
  readonly canAccept: boolean;
}

/** What the advance is and costs, as its disclosure says. */
function Figures({ offer }: { readonly offer: AdvanceOffer }) {
  return (
    <>
      <Row $justify="space-between">
        <span>{offer.months} months of rent after our management fee</span>
        <Money amount={offer.whole} cents="always" />
      </Row>
      <Row $justify="space-between">
        <span>Finance charge (advance fee)</span>
        <Money amount={offer.fee} cents="always" />
      </Row>
      {offer.aprBps !== null && (
        <Row $justify="space-between">
          <span>Estimated annual percentage rate (APR)</span>
          <span>{(offer.aprBps / 100).toFixed(2)}%</span>
        </Row>
      )}
    </>
  );
}

/** The disclosure waits for signatures, or for its seal. */
function Disclosed({ disclosure }: { readonly disclosure: NonNullable<AdvanceOffer['disclosure']> }) {
  const { envelopeId, unsigned, canSign } = disclosure;
  return (
    <Notice
      tone="info"
      title={unsigned === null ? 'We’re sealing the disclosure' : 'The disclosure waits for signatures'}
    >
      <Stack $gap="s8" $align="start">
        <span>
          {unsigned === null
            ? 'Everyone has signed. The advance comes with your next payout.'
            : `Still to sign: ${unsigned}. We pay nothing before everyone on the title has signed.`}
        </span>
        {canSign && <Link href={routes.advanceSigning({ envelopeId })}>Read and sign</Link>}
      </Stack>
    </Notice>
  );
}

/** Asks for the disclosure of an offered advance; everyone on the title signs it before the advance is paid. */
function Request({ homeId, offer }: Pick<AdvanceOfferCardProps, 'homeId' | 'offer'>) {
  const { push } = useRouter();
  const [agreed, setAgreed] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const disclose = useApiMutation(payouts.discloseAdvance, { touches: [payouts] });
  const { requireRecentLogin, dialog } = useRecentLogin('You are about to borrow, so please confirm that it is you.');
  const send = () =>
    disclose.mutate(
      { params: { homeId }, body: { offerId: offer.id, hasConsented: true } },
      {
        onSuccess: ({ envelopeId }) => void push(routes.advanceSigning({ envelopeId })),
        onError: requireRecentLogin(send),
      },
    );
  const submit = () => {
    setIsSubmitted(true);
    if (agreed) send();
  };
  const error = (isSubmitted && !agreed && 'Check the box to continue.') || visibleError(disclose.error);
  return (
    <>
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        I rent this home out, and Belong may keep the rent until the advance is paid back.
      </Checkbox>
      <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      <Row>
        <Button loading={disclose.isPending} onClick={submit}>
          Review the disclosure
        </Button>
      </Row>
      {dialog}
    </>
  );
}

/** Rent before it comes in: what it costs, what happens if the lease ends early, and the way to its disclosure. */
export function AdvanceOfferCard({ homeId, offer, canAccept }: AdvanceOfferCardProps) {
  return (
    <Stack as="section" aria-label="Advance" $gap="s8">
      <Heading as="h4" $size="label">
        Get <Money amount={offer.paid} cents="always" /> of rent now
      </Heading>
      <Figures offer={offer} />
      <Text $size="small" $tone="soft">
        It comes with your next payout after everyone on the title has signed. After that we keep the rent until the
        advance is paid back. If the lease ends early, you owe what is left. You can have one advance at a time. This
        offer ends <ReaderTime at={offer.expiresAt} format={formatDateTime} />.
      </Text>
      {offer.disclosure && <Disclosed disclosure={offer.disclosure} />}
      {!offer.disclosure && canAccept && <Request homeId={homeId} offer={offer} />}
      {!offer.disclosure && !canAccept && (
        <Text $size="small" $tone="soft">
          Only the owner can ask for it.
        </Text>
      )}
    </Stack>
  );
}
