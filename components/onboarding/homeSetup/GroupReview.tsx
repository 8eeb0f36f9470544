import { useRouter } from 'next/router';
import { FlowReview } from '@/components/flow/FlowReview';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { homeSetup, type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { flows } from '@/contract/platform/flows/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import type { SetupPlace } from './setupMount';
import { unitOfGroup } from './setupUnits';

interface GroupReviewProps {
  readonly place: SetupPlace;
  readonly group: SetupGroup;
  readonly mount: FlowMount;
}

/** Everything that was answered in a group, with the way to change it, and the last word. */
export function GroupReview({ place, group, mount }: GroupReviewProps) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const { push } = useRouter();
  const { data: setup } = useApi(homeSetup.getSetup, { params: { homeId } });
  const unitLabel = unitOfGroup(setup, group);
  const title = `Check: ${setupGroupLabels[group]}${unitLabel ? `, ${unitLabel}` : ''}`;
  const { run, answers, ready, runId } = useFlow(flow, { homeId });
  const submit = useApiMutation(flows.submitRun, { touches: [homeSetup] });
  const hub = routes.accounts.portfolio.setup({ propertyId });
  const missing = submit.data && 'missing' in submit.data;
  const markDone = async () => {
    await run.save();
    if (!runId) return;
    submit.mutate(
      { params: { flowId: flow.id, runId }, body: {} },
      { onSuccess: (result) => void ('outcome' in result && push(hub)) },
    );
  };
  return (
    <Container $width="reading">
      <PageHead title={title} noindex />
      <Stack $gap="s32">
        <Heading as="h1" $size="title">
          {title}
        </Heading>
        {ready && <FlowReview flow={flow} mount={mount} answers={answers} />}
        {(submit.error || missing) && (
          <Notice tone="danger" live>
            {submit.error?.message ?? 'Some answers are still missing. They are marked above.'}
          </Notice>
        )}
        <Row>
          <Button size="large" loading={submit.isPending} onClick={() => void markDone()}>
            Mark as done
          </Button>
          <ButtonLink tone="ghost" size="large" href={hub}>
            Back to the setup
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}
