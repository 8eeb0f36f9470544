import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FlowReview } from '@/components/flow/FlowReview';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import {
  type HomeSetup,
  homeSetup,
  type SetupGroup,
  type SetupGroupState,
  setupGroupLabels,
} from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { isAnswered, partsOf } from '@/contract/onboarding/homeSetup/parts';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import type { FlowRun } from '@/lib/flow/flowRun';
import { type SetupPlace, setupMount, setupNextPath, setupStepPath } from './setupMount';
import { unitLabelOf } from './setupUnits';
import { useSubmitGroup } from './useSubmitGroup';

interface SetupReviewProps {
  readonly place: SetupPlace;
  readonly setup: HomeSetup;
}

/** Every answer of the setup by part, each with the way to change it, and the one button that ends it or goes on. */
export function SetupReview({ place, setup }: SetupReviewProps) {
  const { push } = useRouter();
  const { submitGroup, problem } = useSubmitGroup();
  const finish = useApiMutation(homeSetup.finishSetup, { touches: [homeSetup, account] });
  const [waiting, setWaiting] = useState(false);
  const [incomplete, setIncomplete] = useState<SetupGroup>();
  const runs = useRef(new Map<SetupGroup, FlowRun>());
  const { propertyId, unitId: homeId } = place;
  const { groups } = setup;
  const unitLabel = unitLabelOf(setup);
  const hub = routes.accounts.portfolio.setup({ propertyId });
  const isWhole = groups.every(isAnswered);
  const title = unitLabel ? `Check your answers, ${unitLabel}` : 'Check your answers';

  /** Hands in what was changed since; false where an answer is missing or did not arrive. */
  const submitChanges = async (): Promise<boolean> => {
    for (const { group, status } of groups) {
      const run = runs.current.get(group);
      if (!run || (status === 'done' && run.state.submitted)) continue;
      const isComplete = await submitGroup(run);
      if (isComplete === false) setIncomplete(group);
      if (!isComplete) return false;
    }
    return true;
  };
  const end = async () => {
    setWaiting(true);
    setIncomplete(undefined);
    try {
      if (!(await submitChanges())) return;
      // A helper has no more to do, nor has an owner who changes answers after the setup.
      if (!finishes(setup)) return void (await push(hub));
      await finish.mutateAsync({ params: { homeId }, body: {} });
      await push(routes.accounts.portfolio.setupSuccess({ propertyId: homeId }));
    } catch {
      // The notice says why.
    } finally {
      setWaiting(false);
    }
  };
  const error = problem ?? finish.error?.message;
  return (
    <Container $width="reading">
      <PageHead title={title} noindex />
      <Stack $gap="s48">
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            {title}
          </Heading>
          <Text $size="large" $tone="soft">
            {isWhole
              ? 'The listing and the lease use these answers. Change what isn’t right, then finish.'
              : 'Some questions are still open. They are marked below.'}
          </Text>
        </Stack>
        {partsOf(groups).map(({ part, label, groups: own }) => (
          <Stack as="section" key={part} id={part} aria-labelledby={`${part}-title`} $gap="s32">
            <Heading id={`${part}-title`} $size="part">
              {label}
            </Heading>
            {own.map((state) => (
              <GroupAnswers
                key={state.group}
                place={place}
                state={state}
                isAlone={own.length === 1}
                onRun={(run) => runs.current.set(state.group, run)}
              />
            ))}
          </Stack>
        ))}
        {error && (
          <Notice tone="danger" live>
            {error}
          </Notice>
        )}
        {incomplete && (
          <Notice tone="danger" live>
            Some answers are still missing in “{setupGroupLabels[incomplete]}”. They are marked above.
          </Notice>
        )}
        <Row>
          {isWhole ? (
            <Button size="large" loading={waiting} onClick={() => void end()}>
              {finishLabel(setup, unitLabel)}
            </Button>
          ) : (
            <ButtonLink size="large" href={setupNextPath({ ...place }, { ...setup, canInvite: false })}>
              Answer what is open
            </ButtonLink>
          )}
          <ButtonLink tone="ghost" size="large" href={hub}>
            Back to the setup
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}

/** Whether the end of the review is the end of the setup. */
const finishes = ({ canInvite, status }: HomeSetup): boolean => canInvite && status === 'setup';

function finishLabel(setup: HomeSetup, unitLabel: string | undefined): string {
  if (!finishes(setup)) return 'Mark as done';
  return unitLabel ? `Finish setup of ${unitLabel}` : 'Finish setup';
}

interface GroupAnswersProps {
  readonly place: SetupPlace;
  readonly state: SetupGroupState;
  /** The part is named as this group already. */
  readonly isAlone: boolean;
  readonly onRun: (run: FlowRun) => void;
}

/** The answers of one group, or a link to start a group without answers. */
function GroupAnswers({ place, state, isAlone, onRun }: GroupAnswersProps) {
  const { group, status, helper } = state;
  if (status !== 'open') return <StartedGroup place={place} group={group} onRun={onRun} />;
  const name = setupGroupLabels[group];
  return (
    <Row id={group} $justify="space-between">
      <Text>
        {isAlone ? 'Not answered yet' : `${name}: not answered yet`}
        {helper && ` (${helper.name} was asked to do this)`}
      </Text>
      <Link href={setupStepPath(place, group)} aria-label={`Answer: ${name}`}>
        Answer
      </Link>
    </Row>
  );
}

function StartedGroup({ place, group, onRun }: Omit<GroupAnswersProps, 'state' | 'isAlone'> & { group: SetupGroup }) {
  const { propertyId, unitId: homeId } = place;
  const flow = setupFlows[group];
  const mount = useMemo(() => setupMount({ propertyId, unitId: homeId }, group), [propertyId, homeId, group]);
  const { run, answers, ready } = useFlow(flow, { homeId });
  useEffect(() => {
    onRun(run);
    // What others answered meanwhile.
    void run.refresh();
  }, [run, onRun]);
  return (
    <div id={group}>
      {ready ? (
        <FlowReview flow={flow} mount={mount} answers={answers} level="h3" />
      ) : (
        <Skeleton $height="8rem" $round="card" />
      )}
    </div>
  );
}
