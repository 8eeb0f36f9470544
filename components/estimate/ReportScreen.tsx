import styled from 'styled-components';
import { PageHead } from '@/components/layout/PageHead';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { EstimateReport } from '@/contract/estimates';
import { payoutPlans } from '@/contract/payoutPlans';
import { useApi } from '@/hooks/useApi';
import { addressText } from '@/lib/addressText';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { up } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { Adjustments } from './Adjustments';
import { ComparablesAround } from './ComparablesAround';
import { LawNotes } from './LawNotes';
import { NoReport } from './NoReport';
import { PriceAndTime } from './PriceAndTime';
import { RangeLine } from './RangeLine';
import { ReportActions } from './ReportActions';
import { ReportPart } from './ReportPart';
import { Seasons } from './Seasons';
import { useReport } from './useReport';

const Room = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const Rent = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t64};
`;

const Two = styled.div`
  display: grid;
  gap: ${space.s48};

  ${up('lg')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.s64};
  }
`;

const confidence = {
  high: ['success', 'High confidence'],
  medium: ['info', 'Medium confidence'],
  low: ['warning', 'Low confidence'],
} as const;

/** What a home could rent for: the range, why, what each price and plan would bring, and what to do next. */
export function ReportScreen() {
  const { report, own, failed, retry } = useReport();
  const plans = useApi(payoutPlans.listPayoutPlans);
  if (!report || report.estimate === null)
    return (
      <Container $width="reading">
        <PageHead title="Your rent estimate" noindex />
        <Room>{report ? <Elsewhere report={report} /> : <NoReport failed={failed} onRetry={retry} />}</Room>
      </Container>
    );
  const { estimate, address, at, adjustments, improvements, comparables, laws, availableOn, seasons = [] } = report;
  const [tone, words] = confidence[report.confidence.level];
  return (
    <Container>
      <PageHead title="Your rent estimate" noindex />
      <Room $gap="s64">
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Text $tone="soft">{addressText(address)}</Text>
            <Heading as="h1" $size="title">
              It could rent for
            </Heading>
            <Row $gap="s16" $align="baseline">
              <Rent>${estimate.toLocaleString('en-US')}</Rent>
              <Text $tone="soft">a month</Text>
              <Badge tone={tone}>{words}</Badge>
            </Row>
          </Stack>
          <RangeLine report={report} />
          <Text $tone="soft">{report.confidence.reasons.slice(1).join(' ')}</Text>
          <ReportActions report={report} own={own} />
        </Stack>
        <ReportPart id="price" title="A price, the waiting, and what you keep">
          <PriceAndTime report={report} plans={plans.data ?? []} />
        </ReportPart>
        {seasons.length > 0 && (
          <ReportPart id="season" title="When in the year">
            <Seasons seasons={seasons} listedOn={availableOn ?? at.slice(0, 10)} region={address.regionName} />
          </ReportPart>
        )}
        <Two>
          <ReportPart id="why" title="How we came to it">
            <Adjustments lines={adjustments} fromFirst />
          </ReportPart>
          {improvements.length > 0 && (
            <ReportPart id="raise" title="What would raise it most">
              <Adjustments lines={improvements} />
            </ReportPart>
          )}
        </Two>
        {comparables.length > 0 && (
          <ReportPart id="homes" title="Homes of ours nearby">
            <ComparablesAround report={report} />
          </ReportPart>
        )}
        <Two>
          <ReportPart id="law" title="What the law says here">
            <LawNotes laws={laws} />
          </ReportPart>
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
        </Two>
        <Text $size="small" $tone="soft">
          Made on {formatDate(at.slice(0, 10))} from public figures and homes of our own. An estimate, not an appraisal.
        </Text>
      </Room>
    </Container>
  );
}

function Elsewhere({ report }: { readonly report: EstimateReport }) {
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
