import { type FlagKey, flags } from '@/contract/platform/flags/endpoints';
import type { ApiClient } from '@/lib/api/client';
import { oncePerSession } from '@/lib/storage/oncePerSession';
import { visitorExperiments } from './experiments';
import { logUnlessOffline } from './logUnlessOffline';
import { visitorId } from './trackingId';

/** Tells the API once per session which variant of an experiment this visitor sees. */
export async function recordExposure(api: Pick<ApiClient, 'call'>, flagKey: FlagKey): Promise<void> {
  const variant = visitorExperiments()[flagKey];
  const trackingId = visitorId();
  if (variant === undefined || trackingId === undefined) return;
  if (!oncePerSession(`exposure:${flagKey}:${variant}`, true)) return;
  try {
    await api.call(flags.recordExposure, { params: { flagKey }, body: { variant, trackingId } }, { keepalive: true });
  } catch (cause) {
    logUnlessOffline('A variant could not be counted.', cause);
  }
}
