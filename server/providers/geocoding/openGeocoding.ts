import type { Env } from '@/server/env';
import type { Geocoding } from './geocoding';
import { localGeocoding } from './local';

/** Google where there is a key for it, else our own table. Its client is loaded only where it is used. */
export function openGeocoding({ GOOGLE_GEOCODING_KEY }: Pick<Env, 'GOOGLE_GEOCODING_KEY'>): Geocoding {
  if (!GOOGLE_GEOCODING_KEY) return localGeocoding();
  let google: Promise<Geocoding> | undefined;
  return {
    async suggest(typed) {
      google ??= import('./google').then(({ googleGeocoding }) => googleGeocoding(GOOGLE_GEOCODING_KEY));
      return (await google).suggest(typed);
    },
  };
}
