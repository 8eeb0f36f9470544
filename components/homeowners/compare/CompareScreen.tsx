import { Beginning } from '@/components/homeowners/parts/Beginning';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Part } from '@/components/ui/Part';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { useApi } from '@/hooks/useApi';
import { useComparison } from '@/hooks/useComparison';
import { absolute } from '@/lib/absolute';
import { compareWays, YEARS } from '@/lib/comparison';
import { verdicts } from '@/lib/comparisonWords';
import { plansIn } from '@/lib/regionPlans';
import { routes } from '@/lib/routes';
import { Beside } from './Beside';
import { CompareForm } from './CompareForm';
import { Top } from './CompareScreen.styles';
import { CopyAddress } from './CopyAddress';
import { NoPlans } from './NoPlans';
import { WayCards } from './WayCards';
import { WayLines } from './WayLines';

/** Three ways to rent out a home, in dollars, from the visitor’s own figures. */
export function CompareScreen({ siteUrl }: { readonly siteUrl: string }) {
  const comparison = useComparison();
  const { told, odd, region, href, form } = comparison;
  const plans = useApi(payoutPlans.listPayoutPlans, {});
  const all = useApi(regions.listRegions).data ?? [];
  const regionId = all.find(({ slug }) => slug === region)?.id ?? 0;
  const [plan] = plansIn(plans.data ?? [], regionId);
  const totals = plan && compareWays(told, plan);
  return (
    <>
      <PageHead
        title="Belong, a manager, or on your own"
        description="Three ways to rent out your home, in dollars for the first and the third year, from your own rent and value. Every assumption shown, and yours to change."
        canonical={absolute(siteUrl, routes.homeowners.compare())}
        image={absolute(siteUrl, '/stills/hero-street-1600.webp')}
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
          <CompareForm told={told} odd={odd} region={region} regions={all} handlers={form} />
        </Top>
      </Container>
      {totals ? (
        <>
          <Part id="results" title="What is left for you">
            <WayCards totals={totals} rents={told.rent * 12 * YEARS} />
            <Stack $gap="s8">
              {verdicts(totals).map((sentence) => (
                <Text key={sentence} $size="large">
                  {sentence}
                </Text>
              ))}
              <Text $size="small" $tone="soft">
                Before mortgage, tax and insurance, which are the same whichever way; at one rent for all three years.
                Our fees are those in force; everything else is assumed.
              </Text>
            </Stack>
            <WayLines totals={totals} />
            <CopyAddress href={href} siteUrl={siteUrl} />
          </Part>
          <Part id="beside" title="What the fee does not say" tinted>
            <Beside plan={plan} />
          </Part>
        </>
      ) : (
        <NoPlans asking={plans.isFetching} onRetry={() => void plans.refetch()} />
      )}
      <Beginning />
    </>
  );
}
