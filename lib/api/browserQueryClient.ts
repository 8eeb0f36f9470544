import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { publicEnv } from '@/lib/env';
import { readCookie } from '@/lib/storage/cookies';
import { createClients } from './client';
import { createQueryClient } from './query';

/** The query client of a browser tab; during server rendering it only carries what the page was given. */
export function createBrowserQueryClient() {
  const { consumer } = createClients({
    trackingId: () => (allowsAnalytics() ? readCookie('trackingId') : undefined),
  });
  return createQueryClient(consumer, { production: publicEnv.production });
}
