import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { FlowScreen } from '@/components/flow/FlowScreen';
import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { useFlow } from '@/hooks/useFlow';
import { NEW_RUN, qualificationMount, SUMMARY_STEP } from '@/lib/flow/flowMounts';
import { QualificationMissing } from './QualificationMissing';
import { QualificationSummary } from './QualificationSummary';
import { StartQualification } from './StartQualification';

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** One step of a qualification, by its address: where it begins, a question, or the summary. */
export function QualificationStepScreen() {
  const { query } = useRouter();
  const [runId, stepName, stepId] = [text(query.flowId), text(query.stepName), text(query.stepId)];
  // Before the browser knows its address, and where it names no run yet.
  if (runId === '' || runId === NEW_RUN) return <StartQualification />;
  return <StepOfRun key={runId} runId={runId} stepName={stepName} stepId={stepId} />;
}

interface StepOfRunProps {
  readonly runId: string;
  readonly stepName: string;
  readonly stepId: string;
}

function StepOfRun({ runId, stepName, stepId }: StepOfRunProps) {
  const mount = useMemo(() => qualificationMount(runId), [runId]);
  const { missing } = useFlow(qualification, { runId });
  if (missing) return <QualificationMissing />;
  if (stepName === SUMMARY_STEP) return <QualificationSummary mount={mount} runId={runId} />;
  // An address that names no step leads to the first that is not answered, as one beyond it does.
  const named = qualification.screens.find(({ step, screen }) => step === stepName && screen === stepId);
  const screen = named ?? qualification.screens.at(-1);
  if (!screen) return null;
  return (
    <FlowScreen
      key={`${screen.step}/${screen.screen}`}
      flow={qualification}
      mount={mount}
      screen={screen}
      fields={flowFieldComponents}
    />
  );
}
