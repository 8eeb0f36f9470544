import { TenantsScreen } from '@/components/application/TenantsScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.tenants, TenantsScreen);
