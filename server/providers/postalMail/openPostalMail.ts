import type { Env } from '@/server/env';
import { lobPostalMail } from './lob';
import { localPostalMail } from './local';
import type { PostalMail } from './postalMail';

/** Lob where there is a key of it, else the print queue of our desk. */
export function openPostalMail({
  LOB_API_KEY,
  POSTAL_FROM,
  DATA_DIR,
}: Pick<Env, 'LOB_API_KEY' | 'POSTAL_FROM' | 'DATA_DIR'>): PostalMail {
  const desk = localPostalMail(DATA_DIR);
  return LOB_API_KEY && POSTAL_FROM ? lobPostalMail({ apiKey: LOB_API_KEY, from: POSTAL_FROM, desk }) : desk;
}
