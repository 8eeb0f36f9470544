import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { FlowScreen } from '@/components/flow/FlowScreen';
import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import {
  homeSetup,
  isSetupGroup,
  isSetupPart,
  type SetupGroup,
  type SetupPart,
  setupGroupLabels,
  setupPartLabels,
} from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { partsOf } from '@/contract/onboarding/homeSetup/parts';
import { firstUnansweredStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { plainScreenPath } from '@/lib/plainForms/paths';
import { AccessCodes } from './AccessCodes';
import { GroupEnd } from './GroupEnd';
import { KnownW9 } from './KnownW9';
import { type SetupPlace, setupMount, setupReviewPath, setupStepPath } from './setupMount';
import { partProgress, unitOfGroup } from './setupUnits';

/** The forms of one part of the setup: the other parts do not load them. */
const PayoutAccountSection = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutAccountSection').then((module) => module.PayoutAccountSection),
);
const PayoutSettingsForm = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutSettingsForm').then((module) => module.PayoutSettingsForm),
);

/** Reviews load with the end of a setup alone. */
const GroupReview = dynamic(() => import('./GroupReview').then((module) => module.GroupReview));
const SetupReview = dynamic(() => import('./SetupReview').then((module) => module.SetupReview));

interface SetupGroupScreenProps extends SetupPlace {
  readonly at?: string;
}

/**
 * …/steps/{group}/{step?}: one group of the setup, a screen at a time, and on to the next group; …/steps/{part} begins a
 * part, and …/steps/review reads everything over.
 */
export function SetupGroupScreen({ propertyId, unitId, at = '' }: SetupGroupScreenProps) {
  const [name = '', step] = at.split('/');
  const place = { propertyId, unitId };
  if (name === 'review' || isSetupPart(name)) return <WholeSetup place={place} part={name} />;
  if (!isSetupGroup(name))
    return (
      <ErrorState
        title="We can’t find that part of the setup"
        action={<ButtonLink href={routes.accounts.portfolio.setup({ propertyId })}>Back to the setup</ButtonLink>}
      />
    );
  const answers = <Group key={`${unitId} ${name}`} place={place} group={name} step={step} />;
  return name === 'w9' ? <KnownW9 place={place}>{answers}</KnownW9> : answers;
}

/** The review, or the beginning of a part: its first open group, else the review at that part. */
function WholeSetup({ place, part }: { readonly place: SetupPlace; readonly part: SetupPart | 'review' }) {
  const { propertyId, unitId: homeId } = place;
  const { replace } = useRouter();
  const { data: setup, isError, refetch, isFetching } = useApi(homeSetup.getSetup, { params: { homeId } });
  useLiveUpdates(['homes']);
  const own = part === 'review' ? [] : partsOf(setup?.groups ?? []).filter((each) => each.part === part);
  const [first] = own.flatMap(({ groups }) => groups).filter(({ status }) => status !== 'done');
  const target = first?.group;
  useEffect(() => {
    if (!setup || part === 'review') return;
    const at = { propertyId, unitId: homeId };
    void replace(target ? setupStepPath(at, target) : setupReviewPath(at, part));
  }, [setup, part, target, propertyId, homeId, replace]);
  if (isError && !setup)
    return <ErrorState title="We couldn’t load the setup" onRetry={() => void refetch()} retrying={isFetching} />;
  if (setup && part === 'review') return <SetupReview place={place} setup={setup} />;
  const screen = target && setupFlows[target].screens[0];
  return (
    <Container $width="reading">
      <PageHead title={part === 'review' ? 'Check your answers' : setupPartLabels[part]} noindex />
      <Stack $gap="s16">
        {target && screen && <WithoutScripts href={plainScreenPath(setupFlows[target].id, screen, { home: homeId })} />}
        <Skeleton $height="16rem" $round="card" />
      </Stack>
    </Container>
  );
}

interface GroupProps {
  readonly place: SetupPlace;
  readonly group: SetupGroup;
  readonly step: string | undefined;
}

function Group({ place, group, step }: GroupProps) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const { run } = useFlow(flow, { homeId });
  // Another owner may answer at the same time: each change of the setup brings theirs.
  useLiveUpdates(['homes']);
  const { data: setup, dataUpdatedAt } = useApi(homeSetup.getSetup, { params: { homeId } });
  const isInSetup = setup?.status === 'setup';
  const mount = useMemo(
    () => setupMount({ propertyId, unitId: homeId }, group, isInSetup),
    [propertyId, homeId, group, isInSetup],
  );
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
  const unitLabel = unitOfGroup(setup, group);
  const Unit = useMemo(() => unitLabel && (() => <Text $tone="soft">{unitLabel}</Text>), [unitLabel]);
  if (!step) return <StartGroup group={group} homeId={homeId} mount={mount} />;
  if (step === 'done' && setup && isInSetup)
    return <GroupEnd place={place} group={group} setup={setup} mount={mount} />;
  const screen = flow.screens.find((each) => each.step === step);
  if (!screen) return <GroupReview place={place} group={group} mount={mount} />;
  return (
    <FlowScreen
      key={screen.step}
      flow={flow}
      mount={mount}
      screen={screen}
      fields={flowFieldComponents}
      progress={setup && isInSetup ? partProgress(setup, group) : undefined}
      Above={Unit || undefined}
      Below={
        screen.view
          ? { accessCodes: Codes, w9: W9Link, payoutAccount: Account, payoutShares: Shares }[screen.view]
          : undefined
      }
    />
  );
}

interface StartGroupProps {
  readonly group: SetupGroup;
  readonly homeId: string;
  readonly mount: FlowMount;
}

/** Opens the first unanswered question, or the end of the group when all are answered. */
function StartGroup({ group, homeId, mount }: StartGroupProps) {
  const flow = setupFlows[group];
  const [firstScreen] = flow.screens;
  const { replace } = useRouter();
  const { answers, ready } = useFlow(flow, { homeId });
  useEffect(() => {
    if (!ready) return;
    const first = firstUnansweredStep(flow, answers);
    void replace(first ? mount.pathOf(first) : mount.finish);
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
