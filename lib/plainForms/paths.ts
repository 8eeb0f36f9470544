// Where each screen of a flow stands for browsers without scripts.
import type { ScreenPath } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';

/** Whether a flow can be filled in without scripts. */
export const hasPlainForm = (flowId: string): boolean =>
  flowId === 'introduction' || flowId === 'qualification' || flowId.startsWith('setup-');

/** Which run a form writes to, in its address. */
export interface PlainScope {
  readonly run?: string | undefined;
  readonly home?: string | undefined;
}

function withScope(path: string, scope: PlainScope): string {
  const known = Object.entries(scope).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path;
}

/** Where a screen of a flow can be filled in without scripts. */
export const plainScreenPath = (flowId: string, { group, step, screen }: ScreenPath, scope: PlainScope = {}): string =>
  withScope(routes.forms({ form: flowId, at: `${group}/${step}/${screen}` }), scope);
export const plainReviewPath = (flowId: string, scope: PlainScope = {}): string =>
  withScope(routes.forms({ form: flowId, at: 'review' }), scope);
export const plainDonePath = (flowId: string, scope: PlainScope & { by?: string | undefined } = {}): string =>
  withScope(routes.forms({ form: flowId, at: 'done' }), scope);
export const plainFormPath = (formId: 'w9' | 'agreement', at?: string): string =>
  routes.forms({ form: formId, ...(at !== undefined && { at }) });
