import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { EstimateReport } from '@/contract/estimates/endpoints';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatAddress } from '@/lib/address/addressText';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';
import { up } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { EstimateAdjustments } from './EstimateAdjustments';
import { NearbyComparables } from './NearbyComparables';
import { PriceAndDaysToLease } from './PriceAndDaysToLease';
import { RentLawNotes } from './RentLawNotes';
import { RentRangeChart } from './RentRangeChart';
import { ReportActions } from './ReportActions';
import { ReportSection } from './ReportSection';
import { ReportUnavailable } from './ReportUnavailable';
import { SeasonChart } from './SeasonChart';
import { useReport } from './useReport';

const ReportLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const Rent = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t64};
`;

const TwoColumns = styled.div`
  display: grid;
  gap: ${space.s48};

  ${up('lg')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.s64};
  }
`;

const confidenceLabels = {
  high: ['success', 'High confidence'],
  medium: ['info', 'Medium confidence'],
  low: ['warning', 'Low confidence'],
} as const;

/** What a home could rent for: the range, why, what each price and plan would bring, and what to do next. */
export function RentReportScreen() {
  const { report, isOwner: own, failed, retry } = useReport();
  const plans = useApi(payoutPlans.listPayoutPlans);
  if (!report || report.estimate === null)
    return (
      <Container $width="reading">
        <PageHead title="Your rent estimate" noindex />
        <ReportLayout>
          {report ? <OutOfRegionNote report={report} /> : <ReportUnavailable failed={failed} onRetry={retry} />}
        </ReportLayout>
      </Container>
    );
  const { estimate, address, at, adjustments, improvements, comparables, laws, availableOn, seasons = [] } = report;
  const [tone, confidenceLabel] = confidenceLabels[report.confidence.level];
  return (
    <Container>
      <PageHead title="Your rent estimate" noindex />
      <ReportLayout $gap="s64">
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Text $tone="soft">{formatAddress(address)}</Text>
            <Heading as="h1" $size="title">
              It could rent for
            </Heading>
            <Row $gap="s16" $align="baseline">
              <Rent>${estimate.toLocaleString('en-US')}</Rent>
              <Text $tone="soft">a month</Text>
              <Badge tone={tone}>{confidenceLabel}</Badge>
            </Row>
          </Stack>
          <RentRangeChart report={report} />
          <Text $tone="soft">{report.confidence.reasons.slice(1).join(' ')}</Text>
          <ReportActions report={report} isOwner={own} />
        </Stack>
        <ReportSection id="price" title="A price, the waiting, and what you keep">
          <PriceAndDaysToLease report={report} plans={plans.data ?? []} />
        </ReportSection>
        {seasons.length > 0 && (
          <ReportSection id="season" title="When in the year">
            <SeasonChart seasons={seasons} listedOn={availableOn ?? at.slice(0, 10)} region={address.regionName} />
          </ReportSection>
        )}
        <TwoColumns>
          <ReportSection id="why" title="How we came to it">
            <EstimateAdjustments lines={adjustments} isFromFirstEstimate />
          </ReportSection>
          {improvements.length > 0 && (
            <ReportSection id="improvements" title="What would raise it most">
              <EstimateAdjustments lines={improvements} />
            </ReportSection>
          )}
        </TwoColumns>
        {comparables.length > 0 && (
          <ReportSection id="homes" title="Homes of ours nearby">
            <NearbyComparables report={report} />
          </ReportSection>
        )}
        <TwoColumns>
          <ReportSection id="rent-laws" title="What the law says here">
            <RentLawNotes laws={laws} />
          </ReportSection>
          <Card $tone="wash" $pad="s32" style={{ alignSelf: 'start' }}>
            <Stack $align="start">
              <Heading $size="part">Talk it over with us</Heading>
              <Text>
                Twenty minutes with somebody who knows your streets: what to mend first, when to list, which rent to
                ask. It costs nothing and binds you to nothing.
              </Text>
              <Row $gap="s12">
                <ButtonLink href="/meetings/pricing">Book a call</ButtonLink>
                <ButtonLink tone="secondary" href={routes.homeowners.x.start()}>
                  Begin with Belong
                </ButtonLink>
              </Row>
            </Stack>
          </Card>
        </TwoColumns>
        <Text $size="small" $tone="soft">
          Made on {formatDate(at.slice(0, 10))} from public figures and homes of our own. An estimate, not an appraisal.
        </Text>
      </ReportLayout>
    </Container>
  );
}

function OutOfRegionNote({ report }: { readonly report: EstimateReport }) {
  return (
    <Stack $align="start">
      <Heading as="h1" $size="title">
        We are not in {report.address.city} yet
      </Heading>
      <ButtonLink href={`${routes.rentEstimate.outOfCoverage()}?id=${report.id}`}>
        See what public figures say
      </ButtonLink>
    </Stack>
  );
}
