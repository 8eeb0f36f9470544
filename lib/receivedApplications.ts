import { decisions } from '@/contract/decisions';
import { apiQuery } from './api/query';

/** The screens about one application: read it, answer, done. */
const STEPS = new Set(['application/criteria', 'decision/answer', 'decision/done']);

interface Place {
  readonly unitId: string;
  readonly stepName: string;
  readonly stepId: string;
}

/** What the page of a step asks for; null where there is no such step. */
export const wantedOfApplication = ({ unitId, stepName, stepId }: Place): readonly unknown[] | null =>
  STEPS.has(`${stepName}/${stepId}`) ? [apiQuery(decisions.listReceived, { params: { homeId: unitId } })] : null;
