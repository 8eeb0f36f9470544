import { endpoint, resource } from '@/contract/endpoint';
import type { notificationsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What somebody wants to hear of, and by which way. */
export const notifications = resource<typeof notificationsSchemas>('notifications')({
  listPreferences: endpoint('GET', '/users/notifications', {
    summary: 'What they hear of by email and by text, every topic by every way',
    access: 'signedIn',
  }),
  setPreference: endpoint('PUT', '/users/notifications', {
    summary: 'Wants, or no longer wants, one topic by one way',
    access: 'signedIn',
  }),
});
