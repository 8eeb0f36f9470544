import { createAccountPage } from '@/components/layout/page/accountPages';
import { StaffProposalScreen } from '@/components/onboarding/proposals/staff/StaffProposalScreen';
import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.proposal;

export const getServerSideProps = accountProps(route, ({ proposalId }) => [
  apiQuery(proposals.getProposal, { params: { proposalId } }),
]);

export default createAccountPage(route, StaffProposalScreen);
