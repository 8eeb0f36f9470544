import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type HomeSetup, type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { type SetupPlace, setupNextPath } from './setupMount';
import { useSubmitGroup } from './useSubmitGroup';

interface GroupEndProps {
  readonly place: SetupPlace;
  readonly group: SetupGroup;
  readonly setup: HomeSetup;
  readonly mount: FlowMount;
}

/** Hands in a group of which everything is answered, and goes on with the next one. */
export function GroupEnd({ place, group, setup, mount }: GroupEndProps) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const { replace } = useRouter();
  const { run, ready } = useFlow(flow, { homeId });
  const { submitGroup, problem } = useSubmitGroup();
  const hasBegun = useRef(false);
  const end = async () => {
    const isComplete = await submitGroup(run);
    if (isComplete === undefined) return;
    const missing = isComplete ? undefined : firstIncompleteStep(flow, run.state.answers);
    await replace(missing ? mount.pathOf(missing) : setupNextPath(place, setup, group));
  };
  useEffect(() => {
    if (!ready || hasBegun.current) return;
    hasBegun.current = true;
    void end();
  });
  return (
    <Container $width="reading">
      <PageHead title={setupGroupLabels[group]} noindex />
      {problem ? (
        <Stack $gap="s24">
          <Notice tone="danger" live>
            {problem}
          </Notice>
          <Row>
            <Button size="large" onClick={() => void end()}>
              Try again
            </Button>
            <ButtonLink tone="ghost" size="large" href={routes.accounts.portfolio.setup({ propertyId })}>
              Back to the setup
            </ButtonLink>
          </Row>
        </Stack>
      ) : (
        <Stack role="status">
          <VisuallyHidden>Saving your answers</VisuallyHidden>
          <Skeleton $height="16rem" $round="card" />
        </Stack>
      )}
    </Container>
  );
}
