import { useState } from 'react';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { FlowRun } from '@/lib/flow/flowRun';

const UNREACHABLE = 'We couldn’t reach our service. Your answers are saved on this device. Try again.';

/** Hands in the answers of groups of the setup, once they are saved. */
export function useSubmitGroup() {
  const submit = useApiMutation(flows.submitRun, { touches: [homeSetup] });
  const [problem, setProblem] = useState<string>();
  /** Whether everything was answered; undefined where the answers did not arrive. */
  const submitGroup = async (run: FlowRun): Promise<boolean | undefined> => {
    setProblem(undefined);
    try {
      const runId = await run.ensureId();
      if (!runId || run.state.saving !== 'saved') {
        setProblem(UNREACHABLE);
        return undefined;
      }
      const result = await submit.mutateAsync({ params: { flowId: run.flow.id, runId }, body: {} });
      return 'outcome' in result;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : UNREACHABLE);
      return undefined;
    }
  };
  return { submitGroup, problem };
}
