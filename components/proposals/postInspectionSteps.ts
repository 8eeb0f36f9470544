import { routes } from '@/lib/routing/routes';

const STEPS = ['decide', 'payment', 'status'] as const;
export type PostInspectionStep = (typeof STEPS)[number];

type Place = { readonly proposalId: null } | { readonly proposalId: string; readonly step: PostInspectionStep };

/** `proposal/{step}/{proposalId}`, or nothing: the list. Undefined: there is no such page. */
export function parsePostInspection(at: string | undefined): Place | undefined {
  if (!at) return { proposalId: null };
  const [group, step, proposalId, ...more] = at.split('/');
  const known = STEPS.find((each) => each === step);
  return group === 'proposal' && known && proposalId && more.length === 0 ? { proposalId, step: known } : undefined;
}

export const postInspectionHref = (proposalId: string, step: PostInspectionStep) =>
  routes.postInspection({ at: `proposal/${step}/${proposalId}` });
