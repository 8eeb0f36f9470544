import { type ComponentType, useRef } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type Flow, progressOf, type Screen, screenTitle } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { hasPlainForm, plainScreenPath } from '@/lib/plainForms/paths';
import { FlowProgress } from './FlowProgress';
import { FlowQuestions } from './FlowQuestions';
import type { FieldComponents } from './fields/FlowField';
import { ContinueButton, FlowFooter, Page } from './flowScreenStyles';
import { RunScopeContext } from './RunScopeContext';
import { SaveIndicator } from './SaveIndicator';
import { useFlowSteps } from './useFlowSteps';
import { WithoutScripts } from './WithoutScripts';

interface FlowScreenProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly screen: Screen;
  readonly fields: FieldComponents;
  /** What stands above the questions, made for this screen alone. */
  readonly Above?: ComponentType | undefined;
  /** What stands beneath the question: on the first page of a flow, what it is about. */
  readonly Below?: ComponentType | undefined;
}

/** One screen of a flow: what is asked, how far one is, and the way on and back. Enter goes on. */
export function FlowScreen({ flow, mount, screen, fields, Above, Below }: FlowScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const steps = useFlowSteps(flow, mount, screen, form);
  const { input: answers, problems, previous, ready, waiting, saving, begun } = steps;
  const first = flow.screens[0] === screen;
  const title = screenTitle(screen, answers);
  return (
    <>
      <PageHead title={title} description={flow.title} noindex={!first} />
      <Container $width="reading">
        <Page>
          <FlowProgress groups={progressOf(flow, answers, screen)} />
          <form
            ref={form}
            noValidate
            aria-busy={!ready && !first}
            onSubmit={(event) => {
              event.preventDefault();
              void steps.goOn();
            }}
          >
            <Stack $gap="s32">
              <Stack $gap="s8">
                <Heading as="h1" $size="title">
                  {title}
                </Heading>
                {screen.help && (
                  <Text $size="large" $tone="soft">
                    {screen.help}
                  </Text>
                )}
              </Stack>
              {hasPlainForm(flow.id) ? (
                <WithoutScripts href={plainScreenPath(flow.id, screen, { run: mount.runId, home: mount.homeId })} />
              ) : (
                <noscript>
                  <Notice title="This page needs JavaScript">
                    Turn it on in your browser, or <a href={routes.support()}>contact us</a>. A person will go through
                    it with you.
                  </Notice>
                </noscript>
              )}
              {Above && <Above />}
              {ready || first ? (
                <RunScopeContext value={mount}>
                  <FlowQuestions
                    flow={flow}
                    screen={steps.visible}
                    fields={fields}
                    answers={answers}
                    problems={problems}
                    onAnswer={steps.say}
                    onPending={steps.hold}
                  />
                </RunScopeContext>
              ) : (
                <ScriptsOnly>
                  <Stack role="status">
                    <VisuallyHidden>Loading your answers</VisuallyHidden>
                    <Skeleton $height="3rem" />
                    <Skeleton $height="3rem" />
                    <Skeleton $height="6rem" />
                  </Stack>
                </ScriptsOnly>
              )}
              <FlowFooter>
                <SaveIndicator saving={saving} hasStarted={begun} />
                <ContinueButton>
                  {previous && (
                    <ButtonLink tone="ghost" size="large" href={mount.pathOf(previous)}>
                      Back
                    </ButtonLink>
                  )}
                  <Button type="submit" size="large" loading={waiting}>
                    Continue
                  </Button>
                </ContinueButton>
              </FlowFooter>
            </Stack>
          </form>
        </Page>
      </Container>
      {Below && <Below />}
    </>
  );
}
