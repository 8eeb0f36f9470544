import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { PaymentMethodList } from '@/components/money/paymentMethods/PaymentMethodList';
import { LeasePayments } from '@/components/money/payments/LeasePayments';
import { OwnUnclaimedCard } from '@/components/money/unclaimedProperty/OwnUnclaimedCard';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { leasesToPay } from '@/lib/account/residenceQueries';

/** What is due, paying it, autopay, and saved methods: the same for each home that a person rents, has rented, or vouches for. */
function PaymentsOverview({ title }: { readonly title: string }) {
  useLiveUpdates(['leases', 'payments']);
  const query = useApi(account.getAccount);
  const { data } = query;
  const leases = data ? leasesToPay(data) : [];
  return (
    <>
      <AccountPageHeader
        title={title}
        actions={
          <ModalLink modal="PAYMENT_METHODS" href="#payment-methods">
            Payment methods
          </ModalLink>
        }
      />
      <Stack $gap="s48">
        <OwnUnclaimedCard />
        <Loaded
          query={query}
          title="We couldn’t load your payments"
          skeleton={<Skeleton $height="16rem" $round="card" />}
        />
        {data && leases.length === 0 && (
          <Card $tone="wash" $pad="s32">
            <Stack $gap="s16">
              <Text>Rent shows up here once your lease is signed. You can add a payment method now.</Text>
              <Row>
                <ButtonLink href={routes.homes.all()} tone="secondary">
                  Browse homes
                </ButtonLink>
              </Row>
            </Stack>
          </Card>
        )}
        {leases.map((residence) => (
          <LeasePayments key={residence.leaseId} residence={residence} isOnly={leases.length === 1} />
        ))}
        <section id="payment-methods" aria-labelledby="payment-methods-title">
          <Stack>
            <Heading id="payment-methods-title" $size="part">
              Payment methods
            </Heading>
            <PaymentMethodList />
          </Stack>
        </section>
      </Stack>
    </>
  );
}

/** `/accounts/payments`: for everybody who pays us. */
export const PaymentsScreen = () => <PaymentsOverview title="Payments" />;

/** `/accounts/home/payments`: the same in the area of residents. */
export const RentScreen = () => <PaymentsOverview title="Rent" />;
