import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { FlowScreen } from '@/components/flow/FlowScreen';
import { flowFieldComponents } from '@/components/flow/fields/everyField';
import type { Application } from '@/contract/applications';
import type { Flow } from '@/contract/flow';
import { applicationHref } from '@/lib/applicationLinks';
import type { FlowMount } from '@/lib/flowMounts';
import type { Route } from '@/lib/routes';
import { SubmitApplicationScreen } from './HandInScreen';
import { ApplicationLoader } from './OpenApplication';

/** A flow whose screens share one page: the step stands in the query, beside the application it is for. */
function createMount(page: Route, id: string): FlowMount {
  const at = (step: string) => applicationHref(page, id, { step });
  return {
    pathOf: ({ step }) => at(step),
    screenAt: (flow, path) => flow.screens.find(({ step }) => at(step) === path),
    finish: at('hand-in'),
    review: at('hand-in'),
  };
}

interface ApplicantScreenProps {
  readonly flow: Flow;
  readonly page: Route;
}

/** What one person tells about themselves, a screen at a time; at the end they hand it in. */
export function ApplicantScreen({ flow, page }: ApplicantScreenProps) {
  return (
    <ApplicationLoader>{(application) => <ApplicantStep application={application} flow={flow} page={page} />}</ApplicationLoader>
  );
}

function ApplicantStep({ application, flow, page }: ApplicantScreenProps & { readonly application: Application }) {
  const { query } = useRouter();
  const mount = useMemo(() => createMount(page, application.id), [page, application.id]);
  const step = typeof query.step === 'string' ? query.step : flow.screens[0]?.step;
  const screen = flow.screens.find((each) => each.step === step);
  if (!screen || application.me?.status !== 'joined')
    return <SubmitApplicationScreen application={application} flow={flow} mount={mount} />;
  return <FlowScreen key={screen.step} flow={flow} mount={mount} screen={screen} fields={flowFieldComponents} />;
}
