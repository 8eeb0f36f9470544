// What stands below the pictures: drawn by the server, and awake where there is something to press.
import { part } from '@/components/layout/Later';
import { Around } from './Around';
import { Reading } from './Reading';
import { SimilarHomes } from './SimilarHomes';

export const reading = part(
  () => import('./Reading').then((file) => file.Reading),
  typeof window === 'undefined' ? Reading : undefined,
  { wakes: false },
);
export const around = part(
  () => import('./Around').then((file) => file.Around),
  typeof window === 'undefined' ? Around : undefined,
);
export const similarHomes = part(
  () => import('./SimilarHomes').then((file) => file.SimilarHomes),
  typeof window === 'undefined' ? SimilarHomes : undefined,
);
