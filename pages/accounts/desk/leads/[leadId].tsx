import { createAccountPage } from '@/components/layout/page/accountPages';
import { LeadScreen } from '@/components/platform/correspondence/LeadScreen';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskLead;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(correspondence.getLead, { params })]);

export default createAccountPage(route, LeadScreen);
