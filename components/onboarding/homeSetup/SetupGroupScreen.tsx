import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { FlowReview } from '@/components/flow/FlowReview';
import { FlowScreen } from '@/components/flow/FlowScreen';
import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  type HomeSetup,
  homeSetup,
  isSetupGroup,
  isSharedGroup,
  type SetupGroup,
  setupGroupLabels,
} from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { flows } from '@/contract/platform/flows/endpoints';
import { firstUnansweredStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { plainScreenPath } from '@/lib/plainForms/paths';
import { AccessCodes } from './AccessCodes';
import { KnownW9 } from './KnownW9';
import { type SetupPlace, setupMount } from './setupMount';

/** The forms of one part of the setup: the other parts do not load them. */
const PayoutAccountSection = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutAccountSection').then((module) => module.PayoutAccountSection),
);
const PayoutSettingsForm = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutSettingsForm').then((module) => module.PayoutSettingsForm),
);

interface SetupGroupScreenProps extends SetupPlace {
  readonly at?: string;
}

/** …/steps/{group}/{step?}: one group of the setup, a screen at a time; at its end it is read over and marked as done. */
export function SetupGroupScreen({ propertyId, unitId, at = '' }: SetupGroupScreenProps) {
  const [group = '', step] = at.split('/');
  if (!isSetupGroup(group))
    return (
      <ErrorState
        title="We can’t find that part of the setup"
        action={<ButtonLink href={routes.accounts.portfolio.setup({ propertyId })}>Back to the setup</ButtonLink>}
      />
    );
  const place = { propertyId, unitId };
  const answers = <Group key={`${unitId} ${group}`} place={place} group={group} step={step} />;
  return group === 'w9' ? <KnownW9 propertyId={propertyId}>{answers}</KnownW9> : answers;
}

interface GroupProps {
  readonly place: SetupPlace;
  readonly group: SetupGroup;
  readonly step: string | undefined;
}

function Group({ place, group, step }: GroupProps) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const mount = useMemo(() => setupMount({ propertyId, unitId: homeId }, group), [propertyId, homeId, group]);
  const { run } = useFlow(flow, { homeId });
  // Another owner may answer at the same time: each change of the setup brings theirs.
  useLiveUpdates(['homes']);
  const { data: setup, dataUpdatedAt } = useApi(homeSetup.getSetup, { params: { homeId } });
  useEffect(() => {
    if (dataUpdatedAt > 0) void run.refresh();
  }, [run, dataUpdatedAt]);
  const Codes = useMemo(
    () => () => (
      <Container $width="reading">
        <AccessCodes homeId={homeId} />
      </Container>
    ),
    [homeId],
  );
  const address = setup?.address ?? '';
  const Account = useMemo(
    () => () => (
      <Container $width="reading">
        <PayoutAccountSection homes={[{ homeId, address }]} />
      </Container>
    ),
    [homeId, address],
  );
  const Shares = useMemo(
    () => () => (
      <Container $width="reading">
        <PayoutSettingsForm homeId={homeId} />
      </Container>
    ),
    [homeId],
  );
  const unitLabel = isSharedGroup(group) ? undefined : unitLabelOf(setup);
  const Unit = useMemo(() => unitLabel && (() => <Text $tone="soft">{unitLabel}</Text>), [unitLabel]);
  if (step === 'review') return <GroupReview place={place} group={group} />;
  if (!step) return <StartGroup place={place} group={group} />;
  const screen = flow.screens.find((each) => each.step === step);
  if (!screen) return <GroupReview place={place} group={group} />;
  return (
    <FlowScreen
      key={screen.step}
      flow={flow}
      mount={mount}
      screen={screen}
      fields={flowFieldComponents}
      Above={Unit || undefined}
      Below={
        screen.view
          ? { accessCodes: Codes, w9: W9Link, payoutAccount: Account, payoutShares: Shares }[screen.view]
          : undefined
      }
    />
  );
}

/** Which unit of the property this is; undefined where the home stands alone. */
const unitLabelOf = (setup: HomeSetup | undefined): string | undefined =>
  setup && setup.units.length > 1 ? setup.units.find(({ homeId }) => homeId === setup.homeId)?.label : undefined;

/** Goes to the first question that nobody has answered; where everything is known, to reading it over. */
function StartGroup({ place, group }: Omit<GroupProps, 'step'>) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const [firstScreen] = flow.screens;
  const { replace } = useRouter();
  const mount = useMemo(() => setupMount({ propertyId, unitId: homeId }, group), [propertyId, homeId, group]);
  const { answers, ready } = useFlow(flow, { homeId });
  useEffect(() => {
    if (!ready) return;
    const first = firstUnansweredStep(flow, answers);
    void replace(first ? mount.pathOf(first) : mount.review);
  }, [ready, flow, answers, mount, replace]);
  return (
    <Container $width="reading">
      <PageHead title={setupGroupLabels[group]} noindex />
      <Stack $gap="s16">
        {firstScreen && <WithoutScripts href={plainScreenPath(flow.id, firstScreen, { home: homeId })} />}
        <Skeleton $height="16rem" $round="card" />
      </Stack>
    </Container>
  );
}

/** The form itself, where the tax number is entered. */
function W9Link() {
  return (
    <Container $width="reading">
      <ButtonLink tone="secondary" href={routes.accounts.w9({ flowId: 'new' })}>
        Open the W-9
      </ButtonLink>
    </Container>
  );
}

/** Everything that was answered in a group, with the way to change it, and the last word. */
function GroupReview({ place, group }: Omit<GroupProps, 'step'>) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const { push } = useRouter();
  const mount = useMemo(() => setupMount({ propertyId, unitId: homeId }, group), [propertyId, homeId, group]);
  const { data: setup } = useApi(homeSetup.getSetup, { params: { homeId } });
  const unitLabel = isSharedGroup(group) ? undefined : unitLabelOf(setup);
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
