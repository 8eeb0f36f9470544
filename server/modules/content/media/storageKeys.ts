import { PICTURE_WIDTHS } from '@/contract/content/media/constants';
import type { Rendition } from '@/server/modules/content/media/renditions';

const folder = (id: string) => `media/${id.slice(0, 2)}/${id}`;

export const masterKey = (id: string) => `${folder(id)}/master.webp`;
export const renditionKey = (id: string, { width, format }: Rendition) => `${folder(id)}/w${width}.${format}`;

const FORMATS = ['avif', 'webp', 'jpeg'] as const;

/** Everything the store may hold of a picture. */
export const storageKeys = ({ id, width }: { id: string; width: number }): string[] => [
  masterKey(id),
  ...[...PICTURE_WIDTHS, width].flatMap((each) => FORMATS.map((format) => `${folder(id)}/w${each}.${format}`)),
];
