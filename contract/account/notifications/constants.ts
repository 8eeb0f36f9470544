/** What we tell people about, and by which ways each can be told. What concerns the safety of an account is always told. */
export const NOTIFICATION_TOPICS = ['messages', 'homes', 'tours', 'documents', 'todos'] as const;
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const;

export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What we do for somebody who has said nothing: no texts. Notifications go where somebody turned them on in a browser. */
export const isEnabledByDefault = (channel: NotificationChannel) => channel !== 'sms';

/** Browsers of one person that we notify. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
