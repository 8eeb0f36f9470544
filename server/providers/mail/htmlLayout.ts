import { escapeHtml, renderHtml } from './renderHtml';

interface HtmlOptions {
  language?: string | undefined;
  /** What a reader of screens and the tab of a browser say first. */
  title?: string;
  /** Stands above the words of a page; a letter has none. */
  heading?: string;
  /** HTML of ours beneath the words. */
  footerHtml?: string;
}

/** For mail programs that follow the theme of their machine; the others show the light one, which the attributes say. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
body { background: #0F1613 !important }
.sheet { background: #17211C !important; border-color: #2A372F !important; color: #EEF3EE !important }
.brand, .sheet a { color: #3CBF86 !important }
.sheet a.act, button { background: #3CBF86 !important; color: #06180F !important }
.soft { color: #C2CDC5 !important }
.quote { border-color: #4A5A50 !important }
}`;

const tagline: Readonly<Record<string, string>> = {
  en: 'Renting people love, for homeowners and residents.',
  es: 'Alquileres que la gente quiere, para propietarios y residentes.',
};

/** The words of a letter in our look: paper, our green, a serif for our name. */
export function renderHtmlPage(
  body: string,
  { language = 'en', title = 'Belong', heading, footerHtml = '' }: HtmlOptions = {},
): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK_STYLES}</style></head>
<body style="margin:0;padding:24px 12px;background:#FBF8F2">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#FFFFFF;border:1px solid #E5DED0;border-radius:14px;color:#17231C;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">
<main>
<p class="brand" style="margin:0 0 24px;color:#007645;font:600 26px Fraunces,Georgia,serif">belong</p>
${
  heading
    ? `<h1 style="margin:0 0 16px;font:600 24px/1.25 Fraunces,Georgia,serif">${escapeHtml(heading)}</h1>
`
    : ''
}${renderHtml(body, language)}
${footerHtml}<p class="soft" style="margin:32px 0 0;color:#455249;font-size:14px">${tagline[language] ?? tagline.en}</p>
</main>
</div>
</body>
</html>`;
}
