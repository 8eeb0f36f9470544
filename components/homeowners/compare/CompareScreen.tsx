import { compareManagementOptions, YEARS } from '@/components/homeowners/compare/comparison';
import { comparisonSummary } from '@/components/homeowners/compare/comparison.labels';
import { useComparison } from '@/components/homeowners/compare/useComparison';
import { GetStartedBand } from '@/components/homeowners/shared/GetStartedBand';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Section } from '@/components/ui/layout/Section';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { regions } from '@/contract/regions/endpoints';
import { useApi } from '@/hooks/useApi';
import { plansForRegion } from '@/lib/regions/regionPlans';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { routes } from '@/lib/routing/routes';
import { CompareForm } from './CompareForm';
import { Top } from './CompareScreen.styles';
import { CopyComparisonLink } from './CopyComparisonLink';
import { ManagementOptionCards } from './ManagementOptionCards';
import { ManagementOptionTable } from './ManagementOptionTable';
import { ManagerChecklist } from './ManagerChecklist';
import { PlansUnavailable } from './PlansUnavailable';

/** Three ways to rent out a home, in dollars, from the visitor’s own figures. */
export function CompareScreen({ siteUrl }: { readonly siteUrl: string }) {
  const comparison = useComparison();
  const { told: assumptions, odd: invalidParameters, region, href, form } = comparison;
  const plans = useApi(payoutPlans.listPayoutPlans, {});
  const all = useApi(regions.listRegions).data ?? [];
  const regionId = all.find(({ slug }) => slug === region)?.id ?? 0;
  const [plan] = plansForRegion(plans.data ?? [], regionId);
  const totals = plan && compareManagementOptions(assumptions, plan);
  return (
    <>
      <PageHead
        title="Belong, a manager, or on your own"
        description="Three ways to rent out your home, in dollars for the first and the third year, from your own rent and value. Every assumption shown, and yours to change."
        canonical={absoluteUrl(siteUrl, routes.homeowners.compare())}
        image={absoluteUrl(siteUrl, '/stills/hero-street-1600.webp')}
      />
      <Container>
        <Top>
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Three ways to rent out a home, in dollars
            </Heading>
            <Text $size="lead" $tone="soft">
              Your rent, your home’s value, and every fee counted to the end of the third year. We do not always win.
              Better you see it here.
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
          <Section id="results" title="What is left for you">
            <ManagementOptionCards totals={totals} totalRent={assumptions.rent * 12 * YEARS} />
            <Stack $gap="s8">
              {comparisonSummary(totals).map((sentence) => (
                <Text key={sentence} $size="large">
                  {sentence}
                </Text>
              ))}
              <Text $size="small" $tone="soft">
                Before mortgage, tax and insurance, which are the same whichever way; at one rent for all three years.
                Our fees are those in force; everything else is assumed.
              </Text>
            </Stack>
            <ManagementOptionTable totals={totals} />
            <CopyComparisonLink href={href} siteUrl={siteUrl} />
          </Section>
          <Section id="manager-checklist" title="What the fee does not say" tinted>
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
