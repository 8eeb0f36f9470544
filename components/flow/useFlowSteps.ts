import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Flow,
  firstIncompleteStep,
  nextStep,
  resolveStep,
  type Screen,
  screenProblems,
} from '@/contract/questionnaire/flow';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { draftAccount } from '@/lib/storage/accountDraft';

const noProblems = {};

/** Position in a flow, and how to go on: the guard of deep links, what is wrong, next and back. */
export function useFlowSteps(flow: Flow, mount: FlowMount, screen: Screen, form: RefObject<HTMLFormElement | null>) {
  const { push, replace, prefetch, query } = useRouter();
  const { run, ready, answers, saving, runId } = useFlow(flow, mount);
  const [showProblems, setShowProblems] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const pendingWork = useRef<Promise<unknown>>(undefined);
  const knownAnswers = ready ? answers : noProblems;
  const position = resolveStep(flow, knownAnswers, screen);

  // A link beyond what has been answered leads to the first screen that still wants something.
  useEffect(() => {
    if (!ready || position) return;
    const first = firstIncompleteStep(flow, answers);
    void replace(first ? mount.pathOf(first) : mount.finish);
  }, [ready, position, flow, answers, mount, replace]);

  // Screens to come are fetched beforehand: going on needs no connection.
  useEffect(() => {
    for (const each of flow.screens) void prefetch(mount.pathOf(each));
    void prefetch(mount.finish);
  }, [flow, mount, prefetch]);

  const continueFlow = async () => {
    setWaiting(true);
    await pendingWork.current;
    const now = run.state.answers;
    if (Object.keys(screenProblems(flow, screen, now)).length > 0) {
      setWaiting(false);
      setShowProblems(true);
      focusFirstInvalid(form.current);
      return;
    }
    void run.save();
    draftAccount(now);
    const next = nextStep(flow, now, screen);
    const nextPath = next ? mount.pathOf(next) : mount.finish;
    // Until the next screen stands: its address shows first, and a press meant for it would fall on this one.
    await push(query.from === 'review' ? mount.review : nextPath).finally(() => setWaiting(false));
  };

  return {
    ready: ready && position !== undefined,
    /** With the questions that these answers call for. */
    visible: position?.screen ?? screen,
    input: knownAnswers,
    saving,
    begun: runId !== null || Object.keys(knownAnswers).length > 0,
    problems: showProblems ? screenProblems(flow, screen, knownAnswers) : noProblems,
    previous: position?.previous,
    waiting,
    say: (name: string, value: unknown) => run.say({ [name]: value }),
    hold: (until: Promise<unknown>) => {
      pendingWork.current = until;
    },
    goOn: continueFlow,
  };
}
