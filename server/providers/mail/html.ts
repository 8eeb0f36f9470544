const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#007645">${url}</a>`);

interface Look {
  language?: string | undefined;
  /** What a reader of screens and the tab of a browser say first. */
  title?: string;
  /** Stands above the words of a page; a letter has none. */
  heading?: string;
  /** HTML of ours beneath the words. */
  beneath?: string;
}

/** The words of a letter in our look: paper, our green, a serif for our name. */
export function htmlOf(body: string, { language = 'en', title = 'Belong', heading, beneath = '' }: Look = {}): string {
  const paragraphs = body
    .split('\n\n')
    .map((text) => `<p style="margin:0 0 16px">${linked(escaped(text)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#FBF8F2">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E5DED0;border-radius:14px;color:#17231C;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<main>
<p style="margin:0 0 24px;color:#007645;font:600 26px Fraunces,Georgia,serif">belong</p>
${
  heading
    ? `<h1 style="margin:0 0 16px;font:600 24px/1.25 Fraunces,Georgia,serif">${escaped(heading)}</h1>
`
    : ''
}${paragraphs}
${beneath}</main>
</div>
</body>
</html>`;
}
