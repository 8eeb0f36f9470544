import { estimates } from '@/contract/homes/estimates/endpoints';
import { apiQuery } from '@/lib/api/query';

type QueryValues = Readonly<Record<string, string | string[] | undefined>>;
const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The estimate that `?id=…&key=…` names; without an id the newest one of the person who asks. The page and its screen ask the same. */
export function estimateQuery({ id, key }: QueryValues) {
  const [estimateId, shared] = [firstValue(id), firstValue(key)];
  return estimateId
    ? apiQuery(estimates.getEstimate, { params: { estimateId }, ...(shared && { query: { key: shared } }) })
    : apiQuery(estimates.latestEstimate);
}
