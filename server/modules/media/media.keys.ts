import type { Rendition } from './media.rendition';

const folder = (id: string) => `media/${id.slice(0, 2)}/${id}`;

export const masterKey = (id: string) => `${folder(id)}/master.webp`;
export const renditionKey = (id: string, { width, format }: Rendition) => `${folder(id)}/w${width}.${format}`;
