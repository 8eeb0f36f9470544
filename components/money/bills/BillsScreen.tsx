import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leases } from '@/contract/leasing/leases/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { BillCard } from './BillCard';

/** The bills of one lease. */
function LeaseBills({ leaseId, isOnly }: { readonly leaseId: string; readonly isOnly: boolean }) {
  const query = useApi(bills.listBills, { params: { leaseId } });
  const { data, error } = query;
  if (!data) {
    return error?.status === 403 || error?.status === 404 ? (
      <Notice tone="warning" title="You can’t see these bills">
        Only the people on this lease can.
      </Notice>
    ) : (
      <Loaded
        query={query}
        title="We couldn’t load these bills"
        skeleton={<Skeleton $height="10rem" $round="card" />}
      />
    );
  }
  return (
    <section aria-label={`Bills for ${data.address}`}>
      <Stack>
        {!isOnly && <Heading $size="part">{data.address}</Heading>}
        {data.items.length === 0 && (
          <Text $tone="soft">No bills yet. Utilities, fines, and other charges show up here with their documents.</Text>
        )}
        {data.items.map((bill) => (
          <BillCard key={bill.chargeId} side={data.side} bill={bill} heading={isOnly ? 'h2' : 'h3'} />
        ))}
      </Stack>
    </section>
  );
}

/** What comes beside the rent, each with its document and a way to say that it is wrong. */
export function BillsScreen() {
  useLiveUpdates(['leases', 'payments']);
  const query = useApi(leases.listLeases);
  const { data } = query;
  const current =
    data?.items.filter(
      ({ status, myRole }) =>
        myRole !== 'formerResident' && (status === 'signed' || status === 'active' || status === 'ended'),
    ) ?? [];
  return (
    <>
      <AccountPageHeader title="Bills">Utilities, fines, and other charges beside the rent.</AccountPageHeader>
      <Stack $gap="s48">
        <Loaded
          query={query}
          title="We couldn’t load your bills"
          skeleton={<Skeleton $height="10rem" $round="card" />}
        />
        {data && current.length === 0 && (
          <Card $tone="wash" $pad="s32">
            <Stack $gap="s16">
              <Text>You have no bills. They show up here once you have a signed lease with us.</Text>
              <Row>
                <ButtonLink href={routes.accounts.documents()} tone="secondary">
                  See your documents
                </ButtonLink>
              </Row>
            </Stack>
          </Card>
        )}
        {current.map(({ id }) => (
          <LeaseBills key={id} leaseId={id} isOnly={current.length === 1} />
        ))}
      </Stack>
    </>
  );
}
