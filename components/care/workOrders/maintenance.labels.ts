import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { Tier, WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Clock, Visit } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';

export type MaintenanceSide = 'home' | 'portfolio';

export const sideRoutes = {
  home: routes.accounts.home,
  portfolio: routes.accounts.portfolio,
} as const;

/** Where services are ordered, which are no repairs. */
export const serviceLists = {
  home: routes.resident.proServices.create,
  portfolio: routes.homeowner.proServices.create,
} as const;

export const tierTones: Readonly<Record<Tier, BadgeTone>> = {
  life_safety: 'danger',
  urgent: 'warning',
  standard: 'info',
  planned: 'neutral',
};

export const statusTone = (status: WorkOrderStatus): BadgeTone => {
  if (status === 'confirmed' || status === 'closed' || status === 'billed' || status === 'self_solved')
    return 'success';
  return status === 'canceled' || status === 'declined' || status === 'duplicate' ? 'neutral' : 'brand';
};

export const clockNames: Readonly<Record<Clock['kind'], string>> = {
  response: 'We’ll reply by',
  repair: 'We aim to repair by',
  law: 'The law’s deadline is',
};

export const visitNames: Readonly<Record<Visit['status'], string>> = {
  booked: 'Planned',
  en_route: 'On the way',
  arrived: 'Pro has arrived',
  completed: 'Visited',
  replaced: 'Rescheduled',
  missed: 'Missed',
  canceled: 'Canceled',
};

export const actorNames = {
  resident: 'the resident',
  owner: 'the homeowner',
  pro: 'the Pro',
  staff: 'Belong',
  system: 'Belong',
} as const;
