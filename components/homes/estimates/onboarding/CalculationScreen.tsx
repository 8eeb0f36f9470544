import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Progress } from '@/components/ui/feedback/Progress';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import { routes } from '@/contract/routes';
import { space } from '@/styles/tokens';
import { type CalculationStage, useEstimateCalculation } from './useEstimateCalculation';

const CalculationLayout = styled.div`
  display: grid;
  min-height: 60vh;
  align-content: center;
  padding-block: ${space.s48};
`;

const calculationStages: readonly Exclude<CalculationStage, 'failed'>[] = [
  'finding',
  'saving',
  'estimating',
  'opening',
];

function stageLabel(stage: CalculationStage, place: string): string {
  switch (stage) {
    case 'finding':
      return 'Loading your answers';
    case 'saving':
      return 'Saving your answers';
    case 'estimating':
      return `Comparing with our homes near ${place}, and running our rent model`;
    default:
      return 'Opening your report';
  }
}

/** The moment before the report: what is going on, and the way out of it. */
export function CalculationScreen() {
  const { stage, address, estimate } = useEstimateCalculation();
  const place = (address as PlacedAddress | undefined)?.city ?? 'yours';
  return (
    <Container $width="reading">
      <PageHead title="Calculating your estimate" noindex />
      <CalculationLayout>
        {stage === 'failed' ? (
          <ErrorState level="h1" title="We couldn’t calculate your estimate" onRetry={() => void estimate()}>
            Your answers are saved. Please try again in a moment.
          </ErrorState>
        ) : (
          <Stack $gap="s24">
            <Heading as="h1" $size="title">
              One moment
            </Heading>
            <Progress
              label="Estimate"
              value={calculationStages.indexOf(stage) + 1}
              max={calculationStages.length + 1}
            />
            <Text $size="large" $tone="soft" role="status">
              {stageLabel(stage, place)}
            </Text>
            <div>
              <ButtonLink tone="ghost" href={routes.rentEstimate.features()}>
                Cancel and go back
              </ButtonLink>
            </div>
          </Stack>
        )}
      </CalculationLayout>
    </Container>
  );
}
