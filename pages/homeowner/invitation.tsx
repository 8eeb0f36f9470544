import { HomeInvitationScreen } from '@/components/homes/homeMembers/HomeInvitationScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowner.invitation;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, HomeInvitationScreen);
