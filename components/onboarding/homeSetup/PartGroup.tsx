import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FlowQuestions } from '@/components/flow/FlowQuestions';
import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { RunScopeContext } from '@/components/flow/RunScopeContext';
import { SubmitButton } from '@/components/layout/slots/slotPickerStyles';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import type { Answers } from '@/contract/questionnaire/answers';
import { type Screen, screenProblems, visibleScreens } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import type { FlowRun, SavingStatus } from '@/lib/flow/flowRun';
import { color, space } from '@/styles/tokens';
import { AccessCodes } from './AccessCodes';

/** The forms of one part of the setup: the other parts do not load them. */
const PayoutAccountSection = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutAccountSection').then((module) => module.PayoutAccountSection),
);
const PayoutSettingsForm = dynamic(() =>
  import('@/components/money/payouts/owner/PayoutSettingsForm').then((module) => module.PayoutSettingsForm),
);

export const Section = styled(Stack)`
  padding-block-start: ${space.s32};
  border-block-start: 1px solid ${color.line};
`;

/** The id of the heading of a group or of one of its steps: where a link to it leads. */
export const placeId = (group: SetupGroup, step?: string): string => (step ? `${group}-${step}` : `${group}-questions`);

export interface GroupStatus {
  /** False until the answers given before are here. */
  readonly ready: boolean;
  readonly begun: boolean;
  readonly saving: SavingStatus;
}

interface PartGroupProps {
  readonly group: SetupGroup;
  readonly mount: FlowMount;
  readonly address: string;
  /** The screen has no other group, so its title names this one. */
  readonly isAlone: boolean;
  /** The step that the address names. */
  readonly opened: string | undefined;
  readonly showsProblems: boolean;
  /** When the setup was last read: others may have answered since. */
  readonly readAt: number;
  /** Answers what takes the run back. */
  readonly onRun: (group: SetupGroup, run: FlowRun) => () => void;
  readonly onStatus: (group: SetupGroup, status: GroupStatus) => void;
  readonly onPending: (until: Promise<unknown>) => void;
  /** Enter in a field goes on, as the button does. */
  readonly onEnter: () => void;
}

/** Steps with room between them; those that are folded make one list. */
function stepsBeneath(screens: readonly Screen[]): Screen[][] {
  const lists: Screen[][] = [];
  for (const screen of screens) {
    const last = lists.at(-1);
    if (screen.folded && last?.[0]?.folded) last.push(screen);
    else lists.push([screen]);
  }
  return lists;
}

/** The questions of one group, all of its steps one beneath another. */
export function PartGroup({ group, mount, isAlone, readAt, onRun, onStatus, ...rest }: PartGroupProps) {
  const flow = setupFlows[group];
  const { run, ready, answers, saving, runId } = useFlow(flow, mount);
  const begun = runId !== null;
  useEffect(() => onRun(group, run), [group, run, onRun]);
  useEffect(() => onStatus(group, { ready, begun, saving }), [group, ready, begun, saving, onStatus]);
  useEffect(() => {
    if (readAt > 0) void run.refresh();
  }, [run, readAt]);
  const name = setupGroupLabels[group];
  const id = placeId(group);
  const screens = ready ? visibleScreens(flow, answers) : [];
  const drawStep = (screen: Screen) => (
    <StepQuestions
      key={screen.step}
      {...rest}
      group={group}
      mount={mount}
      screen={screen}
      answers={answers}
      // The group is named as its one step, or the other way around.
      title={screens.length === 1 || screen.title === name ? null : screen.title}
      level={isAlone ? 'h2' : 'h3'}
      onAnswer={(question, value) => run.say({ [question]: value })}
    />
  );
  const content = ready ? (
    stepsBeneath(screens).map((steps) => <div key={steps[0]?.step}>{steps.map(drawStep)}</div>)
  ) : (
    <ScriptsOnly>
      <Stack role="status">
        <VisuallyHidden>Loading your answers</VisuallyHidden>
        <Skeleton $height="3rem" />
        <Skeleton $height="6rem" />
      </Stack>
    </ScriptsOnly>
  );
  if (isAlone)
    return (
      <Stack $gap="s48" id={id} tabIndex={-1}>
        {content}
      </Stack>
    );
  return (
    <Section as="section" $gap="s24" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1} $size="part">
        {name}
      </Heading>
      <Stack $gap="s48">{content}</Stack>
    </Section>
  );
}

interface StepQuestionsProps
  extends Pick<PartGroupProps, 'group' | 'mount' | 'address' | 'opened' | 'showsProblems' | 'onPending' | 'onEnter'> {
  readonly screen: Screen;
  readonly answers: Answers;
  /** Null where the heading above says it already. */
  readonly title: string | null;
  readonly level: 'h2' | 'h3';
  readonly onAnswer: (question: string, value: unknown) => void;
}

/** The questions of one step, under its own heading; details that many leave out are folded. */
function StepQuestions({ screen, title, level, ...rest }: StepQuestionsProps) {
  const { group, answers, opened, showsProblems } = rest;
  const id = placeId(group, screen.step);
  const problems = showsProblems ? screenProblems(setupFlows[group], screen, answers) : {};
  const isWrong = Object.keys(problems).length > 0;
  const [isOpen, setIsOpen] = useState(opened === screen.step);
  const fields = <StepFields {...rest} screen={screen} problems={problems} />;
  if (screen.folded)
    return (
      <div id={id} tabIndex={-1}>
        <Disclosure summary={`${screen.title} (optional)`} open={isOpen || isWrong} onToggle={setIsOpen}>
          <Stack role="group" aria-label={screen.title} $gap="s16">
            {screen.help && <Text $tone="soft">{screen.help}</Text>}
            {fields}
          </Stack>
        </Disclosure>
      </div>
    );
  return (
    <Stack role="group" aria-labelledby={title ? id : placeId(group)} $gap="s16">
      {title && (
        <Heading as={level} id={id} tabIndex={-1} $size="small">
          {title}
        </Heading>
      )}
      {screen.help && (
        <Text id={title ? undefined : id} tabIndex={title ? undefined : -1} $tone="soft">
          {screen.help}
        </Text>
      )}
      {fields}
    </Stack>
  );
}

type StepFieldsProps = Pick<StepQuestionsProps, 'group' | 'mount' | 'address' | 'answers' | 'screen'> &
  Pick<StepQuestionsProps, 'onAnswer' | 'onPending' | 'onEnter'> & {
    readonly problems: Readonly<Record<string, string>>;
  };

/** A form of its own, since the codes and the payout account beneath it are forms, too. */
function StepFields({ group, mount, address, answers, screen, problems, onEnter, ...rest }: StepFieldsProps) {
  return (
    <Stack $gap="s32">
      {screen.asks.length > 0 && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onEnter();
          }}
        >
          <RunScopeContext value={mount}>
            <FlowQuestions
              flow={setupFlows[group]}
              screen={screen}
              fields={flowFieldComponents}
              answers={answers}
              problems={problems}
              {...rest}
            />
          </RunScopeContext>
          <SubmitButton type="submit" tabIndex={-1} aria-hidden="true" />
        </form>
      )}
      {screen.view && <StepView view={screen.view} homeId={mount.homeId ?? ''} address={address} />}
    </Stack>
  );
}

interface StepViewProps {
  readonly view: string;
  readonly homeId: string;
  readonly address: string;
}

/** What a step shows beneath its questions. */
function StepView({ view, homeId, address }: StepViewProps) {
  if (view === 'accessCodes') return <AccessCodes homeId={homeId} level="h4" />;
  if (view === 'payoutAccount') return <PayoutAccountSection homes={[{ homeId, address }]} isPart />;
  if (view === 'payoutShares') return <PayoutSettingsForm homeId={homeId} />;
  // The form itself, where the tax number is entered.
  return (
    <div>
      <ButtonLink tone="secondary" href={routes.accounts.w9({ flowId: 'new' })}>
        Open the W-9
      </ButtonLink>
    </div>
  );
}
