import { GetStartedBand } from '@/components/homes/addresses/GetStartedBand';
import { PageHead } from '@/components/layout/head/PageHead';
import { compareManagementOptions, YEARS } from '@/components/money/payoutPlans/compare/comparison';
import { comparisonSummary } from '@/components/money/payoutPlans/compare/comparison.labels';
import { useComparison } from '@/components/money/payoutPlans/compare/useComparison';
import { Container } from '@/components/ui/layout/Container';
import { Section } from '@/components/ui/layout/Section';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { plansForRegion } from '@/lib/regions/regionPlans';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { CompareForm } from './CompareForm';
import { Top } from './CompareScreen.styles';
import { CopyComparisonLink } from './CopyComparisonLink';
import { ManagementOptionCards } from './ManagementOptionCards';
import { ManagementOptionTable } from './ManagementOptionTable';
import { ManagerChecklist } from './ManagerChecklist';
import { PlansUnavailable } from './PlansUnavailable';

/** Compare three ways to rent out your home, from the visitor’s own figures. */
export function CompareScreen({ siteUrl }: { readonly siteUrl: string }) {
  const comparison = useComparison();
  const { message: assumptions, odd: invalidParameters, region, href, form } = comparison;
  const plans = useApi(payoutPlans.listPayoutPlans, {});
  const all = useApi(regions.listRegions).data ?? [];
  const regionId = all.find(({ slug }) => slug === region)?.id ?? 0;
  const [plan] = plansForRegion(plans.data ?? [], regionId);
  const totals = plan && compareManagementOptions(assumptions, plan);
  return (
    <>
      <PageHead
        title="Compare Belong, a manager, and managing yourself"
        description="Compare three ways to rent out your home, in dollars, for the first and third year. Use your own rent and home value, and edit every assumption."
        canonical={absoluteUrl(siteUrl, routes.homeowners.compare())}
        image={absoluteUrl(siteUrl, '/stills/hero-street-1600.webp')}
      />
      <Container>
        <Top>
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Compare three ways to rent out your home
            </Heading>
            <Text $size="lead" $tone="soft">
              See your rent, your home’s value, and every fee over three years. We don’t always win. We’d rather show
              you.
            </Text>
          </Stack>
          <CompareForm
            assumptions={assumptions}
            invalidParameters={invalidParameters}
            region={region}
            regions={all}
            handlers={form}
          />
        </Top>
      </Container>
      {totals ? (
        <>
          <Section id="results" title="Your take-home">
            <ManagementOptionCards totals={totals} totalRent={assumptions.rent * 12 * YEARS} />
            <Stack $gap="s8">
              {comparisonSummary(totals).map((sentence) => (
                <Text key={sentence} $size="large">
                  {sentence}
                </Text>
              ))}
              <Text $size="small" $tone="soft">
                Before mortgage, taxes, and insurance, which are the same with each option. Rent stays the same for all
                three years. Our fees are current. Everything else is an assumption.
              </Text>
            </Stack>
            <ManagementOptionTable totals={totals} />
            <CopyComparisonLink href={href} siteUrl={siteUrl} />
          </Section>
          <Section id="manager-checklist" title="What to ask other managers" tinted>
            <ManagerChecklist plan={plan} />
          </Section>
        </>
      ) : (
        <PlansUnavailable isLoading={plans.isFetching} onRetry={() => void plans.refetch()} />
      )}
      <GetStartedBand />
    </>
  );
}
