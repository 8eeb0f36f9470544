import { InvitationsScreen } from '@/components/application/GroupScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.group, InvitationsScreen);
