import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';

const STEPS = ['decide', 'payment', 'status'] as const;
export type PostInspectionStep = (typeof STEPS)[number];

type Place = { readonly proposalId: null } | { readonly proposalId: string; readonly step: PostInspectionStep };

/** `proposal/{step}/{proposalId}`; without the last part, the list. Undefined: there is no such page. */
export function parsePostInspection(at: string | undefined): Place | undefined {
  if (!at) return { proposalId: null };
  const [group, step, proposalId, ...more] = at.split('/');
  const known = STEPS.find((each) => each === step);
  if (group !== 'proposal' || more.length > 0 || (step !== undefined && !known)) return undefined;
  return known && proposalId ? { proposalId, step: known } : { proposalId: null };
}

export const postInspectionHref = (proposalId: string, step: PostInspectionStep) =>
  routes.postInspection({ at: `proposal/${step}/${proposalId}` });

/** What the page of such an address asks for; null where there is no such page. */
export function postInspectionQueries(at: string | undefined): readonly unknown[] | null {
  const place = parsePostInspection(at);
  if (!place) return null;
  return place.proposalId === null
    ? [apiQuery(proposals.listProposals)]
    : [apiQuery(proposals.getProposal, { params: { proposalId: place.proposalId } })];
}
