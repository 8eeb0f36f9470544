import type { Env } from '@/server/env';
import type { AnalyticsVendor } from './analytics';
import { mixpanel } from './mixpanel';

/** The configured vendor; without one, events stay in our own store. */
export const openAnalytics = ({
  MIXPANEL_TOKEN,
  MIXPANEL_URL,
}: Pick<Env, 'MIXPANEL_TOKEN' | 'MIXPANEL_URL'>): AnalyticsVendor | undefined =>
  MIXPANEL_TOKEN ? mixpanel({ token: MIXPANEL_TOKEN, url: MIXPANEL_URL }) : undefined;
