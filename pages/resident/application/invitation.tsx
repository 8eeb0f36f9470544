import { createPublicPage } from '@/components/layout/page/publicPages';
import { InvitationsScreen } from '@/components/leasing/applications/invitations/InvitationsScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.invitations, InvitationsScreen, { slim: true });
