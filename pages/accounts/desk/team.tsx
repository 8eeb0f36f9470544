import { createAccountPage } from '@/components/layout/page/accountPages';
import { TeamScreen } from '@/components/platform/team/TeamScreen';
import { team } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskTeam;

export const getServerSideProps = accountProps(route, () => [apiQuery(team.getTeam)]);

export default createAccountPage(route, TeamScreen);
