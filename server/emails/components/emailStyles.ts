import type { CSSProperties } from 'react';

// Mail programs read styles from the elements themselves. Colors are those of the site's light theme.
const GREEN = '#007645';
const INK = '#17231C';
const SOFT = '#455249';
const SANS = 'Figtree, Helvetica, Arial, sans-serif';
const SERIF = 'Fraunces, Georgia, serif';

const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.5 };

export const emailStyles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#FBF8F2' },
  sheet: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '32px 24px',
    backgroundColor: '#FFFFFF',
    border: '1px solid #E5DED0',
    borderRadius: '14px',
    color: INK,
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  brand: { margin: '0 0 24px', color: GREEN, fontFamily: SERIF, fontSize: '26px', fontWeight: 600, lineHeight: 1.25 },
  heading: { margin: '0 0 16px', fontFamily: SERIF, fontSize: '24px', fontWeight: 600, lineHeight: 1.25 },
  text,
  link: { color: GREEN },
  code: { fontSize: '20px', letterSpacing: '.12em', whiteSpace: 'nowrap' },
  buttonLine: { ...text, margin: '0 0 8px' },
  button: {
    padding: '12px 28px',
    borderRadius: '999px',
    backgroundColor: GREEN,
    color: '#FFFFFF',
    fontWeight: 600,
    textDecoration: 'none',
  },
  submit: {
    padding: '12px 24px',
    border: 0,
    borderRadius: '999px',
    backgroundColor: GREEN,
    color: '#FFFFFF',
    font: `600 16px ${SANS}`,
  },
  buttonLink: { ...text, color: SOFT, fontSize: '14px' },
  list: { margin: '0 0 16px', paddingLeft: '20px' },
  quote: { margin: '0 0 16px', paddingLeft: '16px', borderLeft: '3px solid #B9B2A3' },
  tagline: { margin: '32px 0 0', color: SOFT, fontSize: '14px', lineHeight: 1.5 },
} satisfies Record<string, CSSProperties>;

/** For mail programs that follow the theme of their machine; the others show the light one. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
body, body > table > tbody > tr > td { background: #0F1613 !important }
.sheet { background: #17211C !important; border-color: #2A372F !important; color: #EEF3EE !important }
.brand, .sheet a { color: #3CBF86 !important }
.sheet a.act, button { background: #3CBF86 !important; color: #06180F !important }
.soft, .soft a { color: #C2CDC5 !important }
.quote { border-color: #4A5A50 !important }
}`;
