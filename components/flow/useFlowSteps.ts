import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Flow, locate, problemsOn, type Screen, unfinished } from '@/contract/flow';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flowMounts';

const nothing = {};

/** Where somebody is in a flow, and how they go on: the guard of deep links, what is wrong, next and back. */
export function useFlowSteps(flow: Flow, mount: FlowMount, screen: Screen, form: RefObject<HTMLFormElement | null>) {
  const { push, replace, prefetch, query } = useRouter();
  const { run, ready, said, saving, runId } = useFlow(flow);
  const [judged, setJudged] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const held = useRef<Promise<unknown>>(undefined);
  const known = ready ? said : nothing;
  const here = locate(flow, known, screen);

  // A link beyond what has been answered leads to the first screen that still wants something.
  useEffect(() => {
    if (!ready || here) return;
    const first = unfinished(flow, said);
    void replace(first ? mount.pathOf(first) : mount.finish);
  }, [ready, here, flow, said, mount, replace]);

  // Screens to come are fetched beforehand: going on needs no connection.
  useEffect(() => {
    for (const each of flow.screens) void prefetch(mount.pathOf(each));
    void prefetch(mount.finish);
  }, [flow, mount, prefetch]);

  const goOn = async () => {
    setWaiting(true);
    await held.current;
    setWaiting(false);
    const now = run.state.said;
    if (Object.keys(problemsOn(flow, screen, now)).length > 0) {
      setJudged(true);
      window.requestAnimationFrame(() => firstWrong(form.current)?.focus());
      return;
    }
    void run.save();
    const next = locate(flow, now, screen)?.next;
    const onward = next ? mount.pathOf(next) : mount.finish;
    await push(query.from === 'review' ? mount.review : onward);
  };

  return {
    ready: ready && here !== undefined,
    said: known,
    saving,
    begun: runId !== null || Object.keys(known).length > 0,
    problems: judged ? problemsOn(flow, screen, known) : nothing,
    previous: here?.previous,
    waiting,
    say: (name: string, value: unknown) => run.say({ [name]: value }),
    hold: (until: Promise<unknown>) => {
      held.current = until;
    },
    goOn,
  };
}

/** The first thing to mend: an input that says so, or the first of a group that does. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input');
}
