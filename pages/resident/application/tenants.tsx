import { createPublicPage } from '@/components/layout/page/publicPages';
import { TenantsScreen } from '@/components/leasing/applications/tenants/TenantsScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.tenants, TenantsScreen, { slim: true });
