import { createPublicPage } from '@/components/layout/page/publicPages';
import { PostInspectionScreen } from '@/components/proposals/PostInspectionScreen';
import { parsePostInspection } from '@/components/proposals/postInspectionSteps';
import { proposals } from '@/contract/proposals/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.postInspection;

export const getServerSideProps = accountProps(route, ({ at }) => {
  const place = parsePostInspection(at);
  if (!place) return null;
  return place.proposalId === null
    ? [apiQuery(proposals.listProposals)]
    : [apiQuery(proposals.getProposal, { params: { proposalId: place.proposalId } })];
});

export default createPublicPage(route, PostInspectionScreen);
