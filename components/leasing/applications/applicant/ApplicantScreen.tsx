import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { FlowScreen } from '@/components/flow/FlowScreen';
import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { applicant } from '@/contract/platform/flows/definitions/applicant';
import type { Flow } from '@/contract/questionnaire/flow';
import type { Route } from '@/contract/routes';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { PrefillIncome } from './PrefillIncome';
import { SubmitApplicationScreen } from './SubmitApplicationScreen';

/** A flow with screens that share one page: the step stands in the query, beside the application it is for. */
function createMount(page: Route, id: string): FlowMount {
  const at = (step: string) => applicationHref(page, id, { step });
  return {
    pathOf: ({ step }) => at(step),
    screenAt: (flow, path) => flow.screens.find(({ step }) => at(step) === path),
    finish: at('submit'),
    review: at('submit'),
  };
}

interface ApplicantScreenProps {
  readonly flow: Flow;
  readonly page: Route;
}

/** What one person tells about themselves, a screen at a time; at the end they hand it in. */
export function ApplicantScreen({ flow, page }: ApplicantScreenProps) {
  return (
    <ApplicationLoader>
      {(application) => <ApplicantStep application={application} flow={flow} page={page} />}
    </ApplicationLoader>
  );
}

function ApplicantStep({ application, flow, page }: ApplicantScreenProps & { readonly application: Application }) {
  const { query } = useRouter();
  const mount = useMemo(() => createMount(page, application.id), [page, application.id]);
  // What was entered before is that of everybody together.
  const isAlone = flow.id === applicant.id && application.applicants.length === 1;
  const Above = useMemo(() => () => <PrefillIncome homeId={application.home.id} />, [application.home.id]);
  const step = typeof query.step === 'string' ? query.step : flow.screens[0]?.step;
  const screen = flow.screens.find((each) => each.step === step);
  if (!screen || application.me?.status !== 'joined')
    return <SubmitApplicationScreen application={application} flow={flow} mount={mount} />;
  return (
    <FlowScreen
      key={screen.step}
      flow={flow}
      mount={mount}
      screen={screen}
      fields={flowFieldComponents}
      Above={isAlone && screen.asks.includes('grossIncome') ? Above : undefined}
    />
  );
}
