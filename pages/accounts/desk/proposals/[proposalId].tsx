import { StaffProposalScreen } from '@/components/account/proposals/StaffProposalScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { proposals } from '@/contract/proposals/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.proposal;

export const getServerSideProps = accountProps(route, ({ proposalId }) => [
  apiQuery(proposals.getProposal, { params: { proposalId } }),
]);

export default createAccountPage(route, StaffProposalScreen);
