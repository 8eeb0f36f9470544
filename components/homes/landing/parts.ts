// What stands below the two doors: drawn by the server, and awake where there is something to press.
import { part } from '@/components/layout/Later';
import { Closing } from './Closing';
import { HomesNearby } from './HomesNearby';
import { HowTabs } from './HowTabs';
import { Payouts } from './Payouts';
import { Promises } from './Promises';
import { Regions } from './Regions';

export const promises = part(
  () => import('./Promises').then((file) => file.Promises),
  typeof window === 'undefined' ? Promises : undefined,
  { wakes: false },
);
export const howTabs = part(
  () => import('./HowTabs').then((file) => file.HowTabs),
  typeof window === 'undefined' ? HowTabs : undefined,
);
export const homesNearby = part(
  () => import('./HomesNearby').then((file) => file.HomesNearby),
  typeof window === 'undefined' ? HomesNearby : undefined,
);
export const payouts = part(
  () => import('./Payouts').then((file) => file.Payouts),
  typeof window === 'undefined' ? Payouts : undefined,
);
export const regionCards = part(
  () => import('./Regions').then((file) => file.Regions),
  typeof window === 'undefined' ? Regions : undefined,
  { wakes: false },
);
export const closing = part(
  () => import('./Closing').then((file) => file.Closing),
  typeof window === 'undefined' ? Closing : undefined,
  { wakes: false },
);
