// GrowthBook in the place of our own rules. Its features are fetched here, with a limit, and evaluated in this process.
import type { FeatureApiResponse } from '@growthbook/growthbook';
import { GrowthbookProvider } from '@openfeature/growthbook-provider';
import * as z from 'zod';

/** What https://docs.growthbook.io/api answers at /api/features/{client key}; rules are GrowthBook’s own business. */
const Features = z.looseObject({
  status: z.number().optional(),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.unknown() })),
});

export interface GrowthbookSettings {
  host: string;
  clientKey: string;
}

/** Features as they are now, as text so that two answers can be compared. */
export async function fetchFeatures({ host, clientKey }: GrowthbookSettings): Promise<string> {
  const response = await fetch(`${host.replace(/\/$/, '')}/api/features/${encodeURIComponent(clientKey)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(2_000),
  });
  if (!response.ok) throw new Error(`GrowthBook answered ${response.status}`);
  return JSON.stringify(Features.parse(await response.json()).features);
}

export function growthbookProvider(features: string): GrowthbookProvider {
  const payload = { features: JSON.parse(features) } as FeatureApiResponse;
  return new GrowthbookProvider({}, { payload });
}
