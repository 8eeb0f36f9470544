import { HomeInvitationScreen } from '@/components/homes/homeMembers/HomeInvitationScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.homeowner.invitation;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, HomeInvitationScreen, { slim: true });
