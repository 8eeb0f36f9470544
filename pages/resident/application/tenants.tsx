import { createPublicPage } from '@/components/layout/page/publicPages';
import { TenantsScreen } from '@/components/leasing/applications/tenants/TenantsScreen';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.tenants, TenantsScreen);
