import { GroupScreen } from '@/components/application/GroupScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.group, GroupScreen);
