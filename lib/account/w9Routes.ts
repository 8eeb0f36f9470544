import { w9s } from '@/contract/money/w9s/endpoints';
import { apiQuery } from '@/lib/api/query';

/** What `/accounts/w9-flow/{flowId}` asks for: `new` is where a form is started. */
export const w9Queries = (flowId: string): readonly unknown[] =>
  flowId === 'new' ? [apiQuery(w9s.listW9s)] : [apiQuery(w9s.getW9, { params: { w9Id: flowId } })];
