import { useRouter } from 'next/router';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { type HomeInsurance, insurance } from '@/contract/tenancy/insurance/endpoints';
import { estimatePremium } from '@/contract/tenancy/insurance/rater';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { NoHome } from './CoverageScreen';
import { InsurerQuotes } from './InsurerQuotes';
import { exclusions, formLabels } from './insurance.labels';
import { LicenseNote } from './LicenseNote';
import { PremiumTable } from './PremiumTable';

const TITLE = 'Coverage summary';

function Summary({ home }: { readonly home: HomeInsurance }) {
  const { coverage, homeId, license, state, chosenAt } = home;
  const premium = estimatePremium(coverage, home);
  return (
    <Stack $gap="s32">
      {chosenAt === null && (
        <Notice tone="info" title="This is where we would start">
          You haven’t chosen a coverage for this home yet.
        </Notice>
      )}
      <Stack as="section" aria-labelledby="in-short">
        <Heading id="in-short" $size="small">
          {formLabels[coverage.form]}, from {formatDate(coverage.startOn)}
        </Heading>
        {premium && (
          <Text $weight="semibold">
            About <Money amount={premium.month} cents="always" per="month" />, or{' '}
            <Money amount={premium.year} cents="always" per="year" />
          </Text>
        )}
        <Text>
          House <Money amount={coverage.dwellingCents} /> · Lost rent <Money amount={coverage.lostRentCents} /> ·
          Liability <Money amount={coverage.liabilityCents} /> · Deductible <Money amount={coverage.deductibleCents} />
        </Text>
        <PremiumTable premium={premium} />
      </Stack>
      <Stack as="section" aria-labelledby="left-out">
        <Heading id="left-out" $size="small">
          What it leaves out
        </Heading>
        <Stack as="ul" $gap="s4">
          {exclusions
            .filter(({ unless }) => !unless || !coverage.addOns.includes(unless))
            .map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
        </Stack>
      </Stack>
      <Text>Ask for Belong to be named as additional insured. It’s usually free, and our agreement asks for it.</Text>
      <LicenseNote license={license} state={state} />
      {home.insurer && home.canChange && <InsurerQuotes home={home} insurer={home.insurer} />}
      <Row>
        <ButtonLink href={`${routes.accounts.inbox()}?new=1`}>Ask us about it</ButtonLink>
        <ButtonLink tone="secondary" href={`${routes.accounts.portfolio.insuranceCoverage()}?home=${homeId}`}>
          Change the coverage
        </ButtonLink>
        <ButtonLink tone="ghost" href={routes.accounts.portfolio.homeInsurance({ homeId })}>
          Add a policy you have
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function HomeSummary({ homeId }: { readonly homeId: string }) {
  const query = useApi(insurance.getInsurance, { params: { homeId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader title={data ? `${TITLE}: ${data.address}` : TITLE}>
        What is covered, what isn’t, and what it may cost.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load this home"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      >
        {(data) => <Summary home={data} />}
      </Loaded>
    </>
  );
}

/** A chosen coverage in short. */
export function CoverageSummaryScreen() {
  const { query } = useRouter();
  const homeId = typeof query.home === 'string' ? query.home : undefined;
  return homeId ? <HomeSummary homeId={homeId} /> : <NoHome title={TITLE} />;
}
