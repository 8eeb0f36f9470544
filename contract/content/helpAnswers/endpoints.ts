import { endpoint, resource } from '@/contract/endpoint';
import type { helpAnswersSchemas } from './schemas';

export type * from './schemas';

/** What the FAQ and the help page answer, found by the words people use. */
export const helpAnswers = resource<typeof helpAnswersSchemas>('helpAnswers')({
  listHelpAnswers: endpoint('GET', '/help-answers', {
    summary: 'Questions and answers that fit the words of q, best first',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=60, stale-while-revalidate=3600',
  }),
});
