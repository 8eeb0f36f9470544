import { useRouter } from 'next/router';
import { MoreHomes } from '@/components/homes/homes/owner/MoreHomes';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { NoticePanel } from '@/components/tenancy/notices/NoticePanel';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { routes } from '@/contract/routes';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { OpenRenewal } from './OpenRenewal';
import { RenewalComposer } from './RenewalComposer';
import { RenewalFacts } from './RenewalFacts';

const TITLE = 'Renew the lease';

/** The homes with a running lease, where the address names none. */
function ChooseHome() {
  const homes = useAccountHomes().homes.filter(({ status }) => status === 'leased');
  return (
    <>
      <AccountPageHeader title={TITLE}>Choose the home whose lease you want to renew.</AccountPageHeader>
      {homes.length === 0 ? (
        <EmptyState
          title="No lease to renew yet"
          actions={<ButtonLink href={routes.accounts.portfolio.properties()}>Your homes</ButtonLink>}
        >
          Your options show up here once a home is leased.
        </EmptyState>
      ) : (
        <Stack $gap="s16">
          {homes.map(({ id, streetAddress, city, state }) => (
            <Card key={id}>
              <Row $justify="space-between">
                <Heading $size="small">
                  {streetAddress}, {city}, {state}
                </Heading>
                <ButtonLink size="small" href={`${routes.accounts.portfolio.renewalOffer()}?home=${id}`}>
                  See renewal options
                </ButtonLink>
              </Row>
            </Card>
          ))}
        </Stack>
      )}
      <MoreHomes />
    </>
  );
}

function HomeRenewal({ homeId }: { readonly homeId: string }) {
  const query = useApi(renewals.getRenewalOutlook, { params: { homeId } });
  const { data, error } = query;
  if (error && !data)
    return (
      <>
        <AccountPageHeader title={TITLE} />
        {error.status === 409 || error.status === 404 ? (
          <EmptyState
            title="No lease to renew"
            actions={<ButtonLink href={routes.accounts.portfolio.renewalOffer()}>Choose a home</ButtonLink>}
          >
            {error.message}
          </EmptyState>
        ) : (
          <Loaded query={query} title="We couldn’t load this renewal" showsMessage />
        )}
      </>
    );
  if (!data)
    return (
      <>
        <AccountPageHeader title={TITLE} />
        <Skeleton $height="24rem" $round="card" />
      </>
    );
  const { address, leaseEndOn, currentRentCents, openRenewal } = data;
  return (
    <>
      <AccountPageHeader title={`${TITLE}: ${address}`}>
        The lease runs through {formatDate(leaseEndOn)}.
      </AccountPageHeader>
      <Stack $gap="s32">
        {openRenewal ? (
          <Card as="section" aria-label="Your offer">
            <OpenRenewal renewal={openRenewal} />
          </Card>
        ) : (
          <RenewalComposer key={currentRentCents} outlook={data} />
        )}
        <RenewalFacts outlook={data} />
        <NoticePanel leaseId={data.leaseId} />
      </Stack>
    </>
  );
}

/** What a renewal of a lease may be, beside the law and the market, and the offer that is out. */
export function RenewalOfferScreen() {
  const { query } = useRouter();
  const homeId = typeof query.home === 'string' ? query.home : undefined;
  return homeId ? <HomeRenewal homeId={homeId} /> : <ChooseHome />;
}
