import { endpoint, resource } from '@/contract/endpoint';
import type { notificationsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Notification preferences by topic and channel. */
export const notifications = resource<typeof notificationsSchemas>('notifications')({
  listPreferences: endpoint('GET', '/users/notifications', {
    summary: 'What they hear of by email, by text, and in a browser: every topic by every way',
    access: 'signedIn',
  }),
  getPushKey: endpoint('GET', '/users/push-key', {
    summary: 'The key a browser subscribes to notifications with',
    access: 'signedIn',
  }),
  subscribePush: endpoint('PUT', '/users/push-subscriptions', {
    summary: 'Turns notifications on in a browser',
    access: 'signedIn',
  }),
  unsubscribePush: endpoint('POST', '/users/push-subscriptions/removal', {
    summary: 'Turns notifications off in a browser',
    access: 'signedIn',
  }),
  setPreference: endpoint('PUT', '/users/notifications', {
    summary: 'Wants, or no longer wants, one topic by one way',
    access: 'signedIn',
  }),
});
