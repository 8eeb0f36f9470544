import { createPublicPage } from '@/components/layout/page/publicPages';
import { JoinTeamScreen } from '@/components/platform/team/JoinTeamScreen';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.auth.joinTeam;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, JoinTeamScreen, { slim: true });
