import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';

export type CalculationStage = 'finding' | 'saving' | 'estimating' | 'opening' | 'failed';

const { rentEstimate: pages } = routes;

/** Hands the answers in and goes on to the report. Each stage is what is really going on. */
export function useEstimateCalculation() {
  const { replace, prefetch } = useRouter();
  const { run, ready, answers, saving } = useFlow(rentEstimate);
  const [stage, setStage] = useState<CalculationStage>('finding');
  const hasStarted = useRef(false);
  const left = useRef(false);

  const estimate = async () => {
    hasStarted.current = true;
    try {
      setStage('saving');
      await run.save();
      if (left.current) return;
      setStage('estimating');
      const result = await run.submit();
      if (left.current) return;
      setStage('opening');
      if ('missing' in result) {
        await replace(pages.incompleteReport());
        return;
      }
      const { estimateId = '', coverageType } = result.outcome;
      const to = coverageType === 'out_of_coverage' ? pages.outOfCoverage() : pages.report();
      await replace(`${to}?id=${estimateId}`);
    } catch {
      hasStarted.current = false;
      setStage('failed');
    }
  };

  // The report's script comes while the estimate is made, not after it.
  useEffect(() => {
    void prefetch(pages.report());
  }, [prefetch]);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known what was answered.
  useEffect(() => {
    if (!ready || hasStarted.current) return;
    // The connection is gone: what was answered before is not known here, so nothing is called missing.
    if (saving === 'offline') setStage('failed');
    else if (firstIncompleteStep(rentEstimate, answers)) void replace(pages.incompleteReport());
    else void estimate();
  }, [ready]);

  return { stage, address: answers.address, estimate };
}
