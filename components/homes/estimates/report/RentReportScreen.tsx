import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatAddress } from '@/lib/address/addressText';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { formatDay } from '@/lib/format/dates';
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
  const { report, isOwner, failed, retry } = useReport();
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
              Estimated rent
            </Heading>
            <Row $gap="s16" $align="baseline">
              <Rent>${estimate.toLocaleString('en-US')}</Rent>
              <Text $tone="soft">a month</Text>
              <Badge tone={tone}>{confidenceLabel}</Badge>
            </Row>
          </Stack>
          <RentRangeChart report={report} />
          <Text $tone="soft">{report.confidence.reasons.slice(1).join(' ')}</Text>
          <ReportActions report={report} isOwner={isOwner} />
        </Stack>
        <ReportSection id="price" title="Price vs. time to lease">
          <PriceAndDaysToLease report={report} plans={plans.data ?? []} />
        </ReportSection>
        {seasons.length > 0 && (
          <ReportSection id="season" title="Best time to list">
            <SeasonChart seasons={seasons} listedOn={availableOn ?? at.slice(0, 10)} region={address.regionName} />
          </ReportSection>
        )}
        <TwoColumns>
          <ReportSection id="why" title="How we got this number">
            <EstimateAdjustments lines={adjustments} isFromFirstEstimate />
          </ReportSection>
          {improvements.length > 0 && (
            <ReportSection id="improvements" title="What could increase your rent">
              <EstimateAdjustments lines={improvements} />
            </ReportSection>
          )}
        </TwoColumns>
        {comparables.length > 0 && (
          <ReportSection id="homes" title="Nearby homes">
            <NearbyComparables report={report} />
          </ReportSection>
        )}
        <TwoColumns>
          <ReportSection id="rent-laws" title="Local rental laws">
            <RentLawNotes laws={laws} />
          </ReportSection>
          <Card $tone="wash" $pad="s32" style={{ alignSelf: 'start' }}>
            <Stack $align="start">
              <Heading $size="part">What’s next</Heading>
              <Text>
                See whether we can manage your home. We keep what you entered here. Or take 20 minutes with a local
                expert to plan what to fix first, when to list, and how much rent to ask. Both are free, with no
                commitment.
              </Text>
              <Row $gap="s12">
                <ButtonLink href={`${qualificationStart()}?from=estimate`}>See if your home qualifies</ButtonLink>
                <ButtonLink tone="secondary" href="/meetings/pricing">
                  Book a call
                </ButtonLink>
              </Row>
            </Stack>
          </Card>
        </TwoColumns>
        <Text $size="small" $tone="soft">
          Created on <ReaderTime at={at} format={formatDay} /> from public data and Belong homes. This is an estimate,
          not an appraisal.
        </Text>
      </ReportLayout>
    </Container>
  );
}

function OutOfRegionNote({ report }: { readonly report: EstimateReport }) {
  return (
    <Stack $align="start">
      <Heading as="h1" $size="title">
        We’re not in {report.address.city} yet
      </Heading>
      <ButtonLink href={`${routes.rentEstimate.outOfCoverage()}?id=${report.id}`}>See public rent data</ButtonLink>
    </Stack>
  );
}
