import { decisions } from '@/contract/leasing/decisions/endpoints';
import { apiQuery } from '@/lib/api/query';

/** The screens about one application: read it, answer, done. */
const STEPS = new Set(['application/criteria', 'decision/answer', 'decision/done']);

interface ReviewStepParams {
  readonly unitId: string;
  readonly stepName: string;
  readonly stepId: string;
}

/** What the page of a step asks for; null where there is no such step. */
export const applicationReviewQueries = ({ unitId, stepName, stepId }: ReviewStepParams): readonly unknown[] | null =>
  STEPS.has(`${stepName}/${stepId}`)
    ? [apiQuery(decisions.listReceivedApplications, { params: { homeId: unitId } })]
    : null;
