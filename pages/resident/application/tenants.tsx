import { TenantsScreen } from '@/components/application/tenants/TenantsScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.tenants, TenantsScreen);
