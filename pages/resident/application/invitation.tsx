import { InvitationsScreen } from '@/components/application/invitations/InvitationsScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.invitations, InvitationsScreen);
