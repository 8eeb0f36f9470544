// How pages show slices: drawn by the server, without a script in the browser (docs/decisions/0009).
import { slicesPart } from '@/components/content/Slices';
import { components } from './index';

export const slices = slicesPart(
  () => import('./index').then((file) => file.components),
  typeof window === 'undefined' ? components : undefined,
);
