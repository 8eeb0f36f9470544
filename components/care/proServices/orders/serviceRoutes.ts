import { routes } from '@/contract/routes';

export type ServiceSide = 'owner' | 'resident';

export const serviceRoutes = (side: ServiceSide) =>
  side === 'owner' ? routes.homeowner.proServices : routes.resident.proServices;
