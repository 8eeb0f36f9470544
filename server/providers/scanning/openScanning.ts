import type { Env } from '@/server/env';
import { clamav } from './clamav';
import { localScanning } from './local';
import type { Scanning } from './scanning';

/** The scanner the environment names. */
export const openScanning = ({ CLAMAV_URL }: Pick<Env, 'CLAMAV_URL'>): Scanning =>
  CLAMAV_URL ? clamav(CLAMAV_URL) : localScanning();
