import { findBlogPost } from '../sites';

/** Who opens a page: a visitor, or one of the demo logins. */
export type Reader = 'visitor' | 'maya' | 'rosa' | 'iris';

export interface MeasuredPage {
  name: string;
  as: Reader;
  path: string;
}

/** What the addresses of the pages name. */
export interface SampleIds {
  /** The page of a listed home. */
  homePath: string;
  /** A repair of the home that Rosa rents. */
  workOrderId: string;
  /** A home that Maya owns. */
  ownedHomeId: string;
}

export const publicPages = ({ homePath }: SampleIds): MeasuredPage[] =>
  [
    { name: '/', path: '/' },
    { name: '/homes', path: '/homes' },
    { name: '/homes/[place]', path: '/homes/oakland-ca' },
    { name: '/homes/[place]/[homeId]', path: homePath },
    { name: '/blog/{uid}', path: findBlogPost },
    { name: '/faq', path: '/faq' },
    { name: '/rent-estimate', path: '/rent-estimate' },
    { name: '/auth/login', path: '/auth/login' },
  ].map((page) => ({ ...page, as: 'visitor' }));

export const accountPages = ({ workOrderId, ownedHomeId }: SampleIds): MeasuredPage[] => [
  { name: 'overview', as: 'maya', path: '/accounts' },
  { name: 'earnings', as: 'maya', path: '/accounts/portfolio/earnings' },
  { name: 'maintenance', as: 'rosa', path: '/accounts/home/maintenance' },
  { name: 'a work order', as: 'rosa', path: `/accounts/home/maintenance/${workOrderId}` },
  { name: 'payments', as: 'rosa', path: '/accounts/payments' },
  { name: 'bills', as: 'rosa', path: '/accounts/bills' },
  { name: 'inbox', as: 'maya', path: '/accounts/member/inbox' },
  { name: 'documents', as: 'maya', path: '/accounts/documents' },
  { name: 'settings', as: 'maya', path: '/accounts/settings' },
  { name: 'desk', as: 'iris', path: '/accounts/desk' },
  { name: 'money desk', as: 'iris', path: '/accounts/desk/money' },
  { name: 'listing editor', as: 'maya', path: `/accounts/portfolio/listing/${ownedHomeId}` },
];
