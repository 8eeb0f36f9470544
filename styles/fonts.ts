// Headlines in Fraunces, everything else in Figtree; both from our own host, with fallbacks of the same measure.
// A page that is painted before they arrive keeps its fallbacks: a later change of font would move lines.
import localFont from 'next/font/local';

const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '560',
  style: 'normal',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'serif'],
});

const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '300 900',
  style: 'normal',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});

/** The families to hand to GlobalStyle. */
export const fonts = { display: display.style.fontFamily, text: text.style.fontFamily } as const;

export type Fonts = { readonly display: string; readonly text: string };
