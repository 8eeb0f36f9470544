import { readCookie } from '@/lib/cookies';
import { publicEnv } from '@/lib/env';
import { hasAnalyticsConsent } from '@/lib/tracking/privacyChoice';
import { createClients } from './client';
import { createQueryClient } from './query';

/** The query client of a browser tab; during server rendering it only carries what the page was given. */
export function createBrowserQueryClient() {
  const { consumer } = createClients({ trackingId: () => (hasAnalyticsConsent() ? readCookie('trackingId') : undefined) });
  return createQueryClient(consumer, { production: publicEnv.production });
}
