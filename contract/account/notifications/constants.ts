/** Topics of notifications and their channels. Security messages are always sent. */
export const NOTIFICATION_TOPICS = ['messages', 'homes', 'tours', 'documents', 'todos'] as const;
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const;

export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Defaults: no texts. Push notifications go to browsers in which the person turned them on. */
export const isEnabledByDefault = (channel: NotificationChannel) => channel !== 'sms';

/** Browsers of one person that we notify. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
