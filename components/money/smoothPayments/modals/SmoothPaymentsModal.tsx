import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { dollars } from '@/contract/amounts/cents';
import { payouts } from '@/contract/money/payouts/endpoints';
import { INSTALLMENT_MONTHS } from '@/contract/money/smoothPayments/constants';
import { installmentOffer } from '@/contract/money/smoothPayments/schedule';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useModal } from '@/hooks/useModal';
import { useSession } from '@/hooks/useSession';
import { formatCents } from '@/lib/format/money';
import type { ModalContentProps } from '@/lib/routing/modals';

const EXAMPLE = dollars(1_200);

/** The homes with bills that the person may spread. */
function Homes() {
  const query = useApi(payouts.getEarnings, {});
  const { data } = query;
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load your homes" skeleton={<Skeleton $height="6rem" $round="card" />} />
    );
  const own = data.homes.filter(({ isOwner, plan }) => isOwner && plan !== null);
  if (own.length === 0) return <Text $tone="soft">You can spread bills once you own a home that we manage.</Text>;
  return (
    <Stack $gap="s8" $align="start">
      {own.map(({ homeId, address }) => (
        <ButtonLink key={homeId} href={routes.smoothPayments.home({ homeId })}>
          Choose bills for {address}
        </ButtonLink>
      ))}
    </Stack>
  );
}

/** What spreading a bill costs, and the way to it. `homeId` leads straight to that home. */
export function SmoothPaymentsModal({ props, onClose }: ModalContentProps) {
  const { signedIn } = useSession();
  const modal = useModal();
  return (
    <Dialog title="Smooth payments" onClose={onClose}>
      <Stack>
        <Text>Spread a repair bill over your next payouts. We pay the Pro now. You pay us back in equal parts.</Text>
        <Text $weight="semibold">A {formatCents(EXAMPLE)} bill</Text>
        {INSTALLMENT_MONTHS.map((months) => {
          const { fee, aprBps, parts } = installmentOffer(EXAMPLE, months);
          const each = (parts[0]?.principal ?? 0) + (parts[0]?.fee ?? 0);
          return (
            <Row key={months} $justify="space-between">
              <span>
                {months} payouts of {formatCents(each)}
              </span>
              <Text $size="small" $tone="soft">
                {fee === 0 ? 'No fee' : `${formatCents(fee)} fee, ${(aprBps / 100).toFixed(2)}% APR`}
              </Text>
            </Row>
          );
        })}
        <Text $size="small" $tone="soft">
          Pay it off early at no cost. If a payout is too small, the part moves to the next one. There is no late fee.
        </Text>
        {!signedIn && (
          <Row>
            <Button onClick={() => void modal.replace('LOGIN')}>Log in</Button>
          </Row>
        )}
        {signedIn && props.homeId && (
          <Row>
            <ButtonLink href={routes.smoothPayments.home({ homeId: props.homeId })}>Choose bills</ButtonLink>
          </Row>
        )}
        {signedIn && !props.homeId && <Homes />}
      </Stack>
    </Dialog>
  );
}
