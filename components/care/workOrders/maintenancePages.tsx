import dynamic from 'next/dynamic';
import { createAccountPage } from '@/components/layout/page/accountPages';
import type { routes } from '@/contract/routes';
import { MaintenanceScreen } from './MaintenanceScreen';
import type { MaintenanceSide } from './maintenance.labels';

const WorkOrderScreen = dynamic(async () => (await import('./WorkOrderScreen')).WorkOrderScreen);

type ListRoute = typeof routes.accounts.home.maintenance | typeof routes.accounts.portfolio.maintenance;
type TaskRoute = typeof routes.accounts.home.maintenanceTask | typeof routes.accounts.portfolio.maintenanceTask;

/** The list of repairs of a side of the account area. */
export const maintenancePage = (route: ListRoute, side: MaintenanceSide) =>
  createAccountPage(route, () => <MaintenanceScreen side={side} />);

/** One repair. */
export const maintenanceTaskPage = (route: TaskRoute, side: MaintenanceSide) =>
  createAccountPage(route, ({ taskId }) => <WorkOrderScreen workOrderId={taskId} side={side} />);
