// Pictures that belong to the site itself. `node scripts/siteImages.ts` makes them from imagery/renders into public/stills.

export interface SiteImageSource {
  /** Its render, and its name in public/stills. */
  name: string;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
}

export const streetImage: SiteImageSource = {
  name: 'hero-street',
  widths: [640, 828, 1080, 1600],
  width: 1600,
  height: 900,
  alt: '',
};

const postcard = (name: string): SiteImageSource => ({
  name: `region-${name}`,
  widths: [400, 800],
  width: 1200,
  height: 800,
  alt: '',
});

/** Region slug → its postcard. */
export const postcards: Readonly<Partial<Record<string, SiteImageSource>>> = Object.fromEntries(
  ['bay-area', 'los-angeles', 'orange-county', 'san-diego', 'seattle', 'miami', 'virginia'].map((slug) => [
    slug,
    postcard(slug),
  ]),
);

export function siteImageSrcSet({ name, widths }: SiteImageSource, format: 'avif' | 'webp'): string {
  return widths.map((width) => `/stills/${name}-${width}.${format} ${width}w`).join(', ');
}
