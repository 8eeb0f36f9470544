// Pictures of documents in every size: our own media route's, or images.prismic.io's with the parameters it came with.
import { shareImageName } from '@/contract/content/pages/routes';
import { widthsFor } from '@/lib/media/images';
import { isEmbedded } from './config';

export interface CmsPicture {
  readonly url?: string | null;
  readonly alt?: string | null;
  readonly dimensions?: { readonly width: number; readonly height: number } | null;
}

const DENSITIES = [
  [1, 75],
  [2, 50],
  [3, 35],
  [4, 23],
  [5, 20],
] as const;

const OWN_MEDIA_PATH = /^\/media\/content\/[a-z0-9.-]+$/;
const PRISMIC_HOST = /^https:\/\/images\.prismic\.io\//;

function imageUrl(url: string, parameters: Record<string, number>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}

export type CmsImageSource = { sizes: string } | { width: number };

/** What an `<img>` needs; undefined for a picture that is none, or lies where we fetch nothing from. */
export function cmsImageSource({ url, dimensions }: CmsPicture, sizing: CmsImageSource) {
  if (!url || !dimensions || !(OWN_MEDIA_PATH.test(url) || PRISMIC_HOST.test(url))) return undefined;
  const { width, height } = dimensions;
  if ('width' in sizing) {
    const srcSet = DENSITIES.map(([dpr, q]) => `${imageUrl(url, { w: sizing.width, dpr, q })} ${dpr}x`).join(', ');
    const shown = Math.min(sizing.width, width);
    return {
      src: imageUrl(url, { w: sizing.width }),
      srcSet,
      width: shown,
      height: Math.round((shown * height) / width),
    };
  }
  const srcSet = widthsFor(width)
    .map((w) => `${imageUrl(url, { w })} ${w}w`)
    .join(', ');
  return { src: imageUrl(url, { w: Math.min(width, 799) }), srcSet, sizes: sizing.sizes, width, height };
}

/** An absolute address of one size, for link previews and feeds. */
export function sharedImageOf(siteUrl: string, { url }: CmsPicture): string | undefined {
  if (!url) return undefined;
  if (OWN_MEDIA_PATH.test(url)) return `${siteUrl.replace(/\/+$/, '')}${imageUrl(url, { w: 1247 })}`;
  return PRISMIC_HOST.test(url) ? imageUrl(url, { w: 1247 }) : undefined;
}

interface Shared {
  readonly id: string;
  readonly last_publication_date: string;
}

/** What stands for a page where its link is shared: the editor’s picture, else the card that is drawn at publishing. */
export function shareImage(siteUrl: string, document: Shared, chosen: CmsPicture, usual: CmsPicture = {}) {
  if (chosen.url || !isEmbedded)
    return { image: sharedImageOf(siteUrl, chosen.url ? chosen : usual), largeImage: false };
  return { image: `${siteUrl.replace(/\/+$/, '')}/media/content/${shareImageName(document)}`, largeImage: true };
}
