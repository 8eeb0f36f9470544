// Addresses of a picture in every size we make. The rules are those of @imgix/js-core, held to it by a test; the
// library itself stays out of the browser.
import { PICTURE_WIDTHS, type Picture } from '@/contract/content/media/constants';

/** Quality for each pixel density: what a denser screen hides need not be sent. */
const DENSITIES = [
  [1, 75],
  [2, 50],
  [3, 35],
  [4, 23],
  [5, 20],
] as const;

type ImageParameters = Record<string, string | number>;

export function imageUrl(id: string, parameters: ImageParameters): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/media/${id}?${query.join('&')}`;
}

/** The widths worth naming for a picture: those below its own, then its own. */
export function widthsFor(own: number): number[] {
  const most = Math.min(own, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? own);
  const first = PICTURE_WIDTHS[0];
  if (most <= first) return [most];
  const below = PICTURE_WIDTHS.filter((width) => width < most);
  return [...below, most];
}

export type Aspect = '4:3' | '3:2' | '16:9' | '1:1';

/** How a picture will be drawn: across a width the page decides (`sizes`), or always at one width. */
export type ImageSource = { aspect?: Aspect } & ({ sizes: string } | { width: number });

const cropBox = (aspect: Aspect | undefined): ImageParameters => (aspect ? { ar: aspect, fit: 'crop' } : {});

export function imageSrcSet(picture: Pick<Picture, 'id' | 'width'>, sizing: ImageSource): string {
  const crop = cropBox(sizing.aspect);
  if ('width' in sizing) {
    const fixed = { ...crop, w: sizing.width };
    return DENSITIES.map(([dpr, q]) => `${imageUrl(picture.id, { ...fixed, dpr, q })} ${dpr}x`).join(',\n');
  }
  return widthsFor(picture.width)
    .map((w) => `${imageUrl(picture.id, { ...crop, w })} ${w}w`)
    .join(',\n');
}

/** What `components/ui/media/Picture.tsx` needs to draw a picture of the store. */
export function imageSource(picture: Picture, options: ImageSource) {
  const { id, width, height, alt, dominant, thumbhash } = picture;
  const [across, down] = options.aspect ? options.aspect.split(':').map(Number) : [width, height];
  const shownWidth = 'width' in options ? options.width : width;
  return {
    src: imageUrl(id, { ...cropBox(options.aspect), w: 'width' in options ? options.width : Math.min(width, 799) }),
    srcSet: imageSrcSet(picture, options),
    ...('sizes' in options && { sizes: options.sizes }),
    width: shownWidth,
    height: Math.round((shownWidth * (down ?? height)) / (across ?? width)),
    alt,
    dominant,
    thumbhash,
  };
}
