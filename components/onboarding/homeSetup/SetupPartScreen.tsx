import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FlowProgress } from '@/components/flow/FlowProgress';
import { ContinueButton, FlowFooter, Page } from '@/components/flow/flowScreenStyles';
import { SaveIndicator } from '@/components/flow/SaveIndicator';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { HomeSetup, SetupGroup } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { partLabel, partOfGroup } from '@/contract/onboarding/homeSetup/parts';
import { submissionOf } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import type { FlowRun, SavingStatus } from '@/lib/flow/flowRun';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { plainScreenPath } from '@/lib/plainForms/paths';
import { HelperGroup, KnownW9 } from './GroupNotes';
import { type GroupStatus, PartGroup, placeId } from './PartGroup';
import { type SetupPlace, setupMount, setupNextPath, setupReviewPath, setupStepPath } from './setupMount';
import { partProgress, previousGroup, screenGroups, unitOfGroup } from './setupUnits';
import { useSubmitGroup } from './useSubmitGroup';

interface SetupPartScreenProps {
  readonly place: SetupPlace;
  readonly setup: HomeSetup;
  /** When the setup was last read: others may have answered since. */
  readonly readAt: number;
  /** The group that the address names; all groups that are asked with it are on the same screen. */
  readonly group: SetupGroup;
  /** The step that the address names; the screen opens at it. */
  readonly step: string | undefined;
  /** Whether the address names the part as a whole. */
  readonly isWholePart: boolean;
}

/** Every question of one part of the setup on one screen, with one way on: to the next part, or back to the review. */
export function SetupPartScreen({ place, setup, readAt, group: named, step, isWholePart }: SetupPartScreenProps) {
  const { unitId: homeId } = place;
  const { push, query } = useRouter();
  const body = useRef<HTMLDivElement>(null);
  const runs = useRef(new Map<SetupGroup, FlowRun>());
  const hasArrived = useRef(false);
  const pendingWork = useRef(new Set<Promise<unknown>>());
  const [statuses, setStatuses] = useState<Partial<Record<SetupGroup, GroupStatus>>>({});
  const [checked, setChecked] = useState<readonly SetupGroup[]>([]);
  const [waiting, setWaiting] = useState(false);
  const { submitGroup, problem } = useSubmitGroup();
  const isInSetup = setup.status === 'setup';
  const states = screenGroups(setup, named);
  const groups = states.map(({ group }) => group);
  const part = partOfGroup(named);
  const title = partLabel(part, groups);
  const unitLabel = unitOfGroup(setup, named);
  const [first] = setupFlows[named].screens;
  const at = setupFlows[named].screens.find((each) => each.step === step) ?? first;
  const isReady = groups.every((group) => statuses[group]?.ready !== false);
  const target = isWholePart || (!step && groups[0] === named) ? undefined : placeId(named, step);
  const previous = isInSetup ? previousGroup(setup, groups) : undefined;

  /** Runs of the groups on the screen; a group that leaves it, such as a known W-9, is not waited for. */
  const registerRun = useCallback((group: SetupGroup, run: FlowRun) => {
    runs.current.set(group, run);
    return () => void runs.current.delete(group);
  }, []);
  const reportStatus = useCallback(
    (group: SetupGroup, now: GroupStatus) => setStatuses((before) => ({ ...before, [group]: now })),
    [],
  );
  const holdUntil = useCallback((until: Promise<unknown>) => {
    const settle = () => pendingWork.current.delete(until);
    pendingWork.current.add(until);
    void until.then(settle, settle);
  }, []);

  // A link to a question opens its part there, once everything above it stands; after the page's own heading had the focus.
  // Tried after each drawing until the heading is there: groups that are read at once report nothing that changes.
  useEffect(() => {
    if (!isReady || !target || hasArrived.current) return;
    const frame = window.requestAnimationFrame(() => {
      const heading = document.getElementById(target);
      if (!heading) return;
      hasArrived.current = true;
      heading.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
    });
    return () => window.cancelAnimationFrame(frame);
  });

  /** Whether every required answer is there; marks the fields that are wrong and goes to the first of them. */
  const check = (asked: readonly SetupGroup[]): boolean => {
    const missing = asked.filter((group) => {
      const run = runs.current.get(group);
      return run && 'missing' in submissionOf(run.flow, run.state.answers);
    });
    setChecked(missing);
    if (missing.length > 0) focusFirstInvalid(body.current);
    return missing.length === 0;
  };
  /** Hands in the groups of this screen; false where one did not arrive. */
  const submitAll = async (): Promise<boolean> => {
    for (const { group, status } of states) {
      const run = runs.current.get(group);
      if (!run || (status === 'done' && run.state.submitted)) continue;
      const isComplete = await submitGroup(run);
      if (isComplete === false) check(groups);
      if (!isComplete) return false;
    }
    return true;
  };
  const goOn = async () => {
    if (waiting) return;
    setWaiting(true);
    try {
      await Promise.all([...pendingWork.current, ...[...runs.current.values()].map((run) => run.load())]);
      const isFromReview = query.from === 'review';
      if (!check(isFromReview ? [named] : groups)) return;
      for (const run of runs.current.values()) void run.save();
      if (isFromReview) return void (await push(isInSetup ? setupReviewPath(place, named) : ownReview));
      // A W-9 that we have asks nothing, so there is nothing to read over.
      if (!isInSetup) return void (await push(runs.current.size > 0 ? ownReview : hub));
      if (await submitAll()) await push(setupNextPath(place, setup, groups));
    } finally {
      setWaiting(false);
    }
  };
  const ownReview = setupStepPath(place, `${named}/review`);
  const hub = routes.accounts.portfolio.setup({ propertyId: place.propertyId });
  const hasStarted = Object.values(statuses).some(({ begun }) => begun);
  return (
    <Container $width="reading">
      <PageHead title={title} noindex />
      <Page ref={body}>
        {isInSetup && <FlowProgress groups={partProgress(setup, named)} />}
        <Stack $gap="s48">
          <Stack $gap="s8">
            <Heading as="h1" $size="title">
              {title}
            </Heading>
            {unitLabel && <Text $tone="soft">{unitLabel}</Text>}
          </Stack>
          {at && <WithoutScripts href={plainScreenPath(setupFlows[named].id, at, { home: homeId })} />}
          {states.map((state) => {
            const { group, status } = state;
            const questions = (
              <PartGroup
                key={group}
                group={group}
                mount={setupMount(place, group)}
                address={setup.address}
                isAlone={groups.length === 1}
                opened={group === named ? step : undefined}
                showsProblems={checked.includes(group)}
                readAt={readAt}
                onRun={registerRun}
                onStatus={reportStatus}
                onPending={holdUntil}
                onEnter={() => void goOn()}
              />
            );
            if (group === 'w9')
              return (
                <KnownW9 key={group} isAlone={groups.length === 1}>
                  {questions}
                </KnownW9>
              );
            const isLeft = setup.canInvite && state.helper !== null && status !== 'done';
            return isLeft && (isWholePart || group !== named) ? (
              <HelperGroup key={group} group={group} helper={state.helper?.name ?? ''}>
                {questions}
              </HelperGroup>
            ) : (
              questions
            );
          })}
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <FlowFooter>
            <SaveIndicator
              saving={worst(Object.values(statuses).map(({ saving }) => saving))}
              hasStarted={hasStarted}
            />
            <ContinueButton>
              <ButtonLink tone="ghost" size="large" href={previous ? setupStepPath(place, previous) : hub}>
                Back
              </ButtonLink>
              <Button size="large" loading={waiting} onClick={() => void goOn()}>
                Continue
              </Button>
            </ContinueButton>
          </FlowFooter>
        </Stack>
      </Page>
    </Container>
  );
}

const BEST_TO_WORST: readonly SavingStatus[] = ['saved', 'saving', 'offline', 'failed', 'loggedOut'];

/** How saving goes for several groups: what is worst of it. */
const worst = (all: readonly SavingStatus[]): SavingStatus =>
  BEST_TO_WORST.findLast((each) => all.includes(each)) ?? 'saved';
