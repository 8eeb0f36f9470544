import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { type HomeInsurance, insurance, type PolicyInput } from '@/contract/tenancy/insurance/endpoints';
import { hasLimits } from '@/contract/tenancy/insurance/gaps';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { AddPolicyForm } from './AddPolicyForm';
import { HazardList } from './HazardList';
import { LicenseNote } from './LicenseNote';
import { PolicyList } from './PolicyList';

const TITLE = 'Insurance';

function Gaps({ gaps }: Pick<HomeInsurance, 'gaps'>) {
  return (
    <Stack as="section" aria-labelledby="gaps">
      <Heading id="gaps" $size="small">
        {gaps.length === 0 ? 'We found no gaps' : `${pluralize(gaps.length, 'gap')} to close`}
      </Heading>
      {gaps.length === 0 && <Text $tone="soft">Based on what you told us. Your policy itself controls.</Text>}
      {gaps.map(({ id, level, title, text }) => (
        <Notice key={id} tone={level} title={title}>
          {text}
        </Notice>
      ))}
    </Stack>
  );
}

/** A policy with nothing but its number from the setup. */
function namedPolicyOf({ policies }: HomeInsurance): PolicyInput | undefined {
  const named = policies.find((policy) => policy.daysLeft >= 0 && !hasLimits(policy));
  if (!named) return undefined;
  const { id: _, daysLeft: __, ...policy } = named;
  return policy;
}

function HomeInsuranceScreen({ homeId }: { readonly homeId: string }) {
  const query = useApi(insurance.getInsurance, { params: { homeId } });
  const { data } = query;
  const named = data && namedPolicyOf(data);
  return (
    <>
      <AccountPageHeader title={data ? `${TITLE}: ${data.address}` : TITLE}>
        Homeowner policies often stop paying once a home is rented.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the insurance"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s32">
          <Gaps gaps={data.gaps} />
          <HazardList hazards={data.hazards} />
          <PolicyList home={data} />
          {data.canChange && <AddPolicyForm key={named?.policyNumber} homeId={homeId} named={named} />}
          <Card $tone="wash" as="section" aria-labelledby="estimate">
            <Stack $align="start">
              <Heading id="estimate" $size="small">
                What would a landlord policy cost?
              </Heading>
              <Text>Choose coverage and see our estimate by month and by year.</Text>
              <ButtonLink href={`${routes.accounts.portfolio.insuranceCoverage()}?home=${homeId}`}>
                Choose coverage
              </ButtonLink>
            </Stack>
          </Card>
          <LicenseNote license={data.license} state={data.state} />
        </Stack>
      )}
    </>
  );
}

function InsuredHomes() {
  const query = useApi(insurance.listInsurance);
  const { data } = query;
  const shell = useApi(account.getAccount);
  const homes = data?.items ?? [];
  return (
    <>
      <AccountPageHeader title={TITLE}>A rented home needs a landlord policy.</AccountPageHeader>
      <Loaded query={query} title="We couldn’t load your homes" skeleton={<Skeleton $height="16rem" $round="card" />} />
      {data && homes.length === 0 && shell.data && <GetStarted roles={shell.data.roles} />}
      <Stack>
        {homes.map(({ homeId, address, policies, gaps }) => (
          <Card key={homeId} as="article" aria-label={address}>
            <Row $justify="space-between">
              <Stack $gap="s4">
                <Heading $size="small">{address}</Heading>
                <Text $tone="soft">
                  {policies.length === 0 ? 'No policy' : pluralize(policies.length, 'policy', 'policies')} on file
                </Text>
              </Stack>
              <Row>
                <Badge
                  tone={
                    gaps.some(({ level }) => level === 'danger') ? 'danger' : gaps.length > 0 ? 'warning' : 'success'
                  }
                >
                  {gaps.length === 0 ? 'No gaps found' : pluralize(gaps.length, 'gap')}
                </Badge>
                <ButtonLink size="small" tone="secondary" href={routes.accounts.portfolio.homeInsurance({ homeId })}>
                  Check coverage
                </ButtonLink>
              </Row>
            </Row>
          </Card>
        ))}
      </Stack>
    </>
  );
}

/** How the homes of an owner are insured, and what that leaves open. */
export function InsuranceScreen({ homeId }: { readonly homeId?: string }) {
  return homeId ? <HomeInsuranceScreen homeId={homeId} /> : <InsuredHomes />;
}
