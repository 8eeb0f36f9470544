import { type ProService, proServices } from './catalog.data';

export type ProServiceName = keyof typeof proServices;
export const PRO_SERVICES = Object.keys(proServices) as [ProServiceName, ...ProServiceName[]];
export const isProService = (name: string): name is ProServiceName => Object.hasOwn(proServices, name);
export const proService = (name: ProServiceName): ProService => proServices[name];

export const SERVICE_ORDER_STATUSES = ['waiting_for_consent', 'ordered', 'declined'] as const;
export const MAX_SCOPE = 2_000;
export const MAX_SERVICE_WINDOWS = 5;
