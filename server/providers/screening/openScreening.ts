import type { Env } from '@/server/env';
import { checkrScreening } from './checkr';
import { localScreening } from './local';
import type { Screening } from './screening';

type Settings = Pick<Env, 'CHECKR_API_KEY' | 'CHECKR_PACKAGES' | 'DATA_DIR'>;

/** Checkr where there is a key of it, else people who do not exist. */
export const openScreening = (
  { CHECKR_API_KEY, CHECKR_PACKAGES = [], DATA_DIR }: Settings,
  clock: () => Date,
): Screening =>
  CHECKR_API_KEY
    ? checkrScreening({ apiKey: CHECKR_API_KEY, packages: CHECKR_PACKAGES })
    : localScreening(DATA_DIR, clock);
