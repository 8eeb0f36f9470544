import { TenantsScreen } from '@/components/application/TenantsScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.tenants, TenantsScreen);
