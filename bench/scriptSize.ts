import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript, gzip, that a page needs before it answers: its scripts, and the links that bootstrap.js turns into scripts. What is fetched later does not count. */
export async function scriptWeight(site: string, path: string, cookie?: string): Promise<number> {
  const html = await (await fetch(site + path, cookie === undefined ? {} : { headers: { cookie } })).text();
  const sources = [...html.matchAll(/<(?:script[^>]*\ssrc|link[^>]*as="script"[^>]*\shref)="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule|data-run="hydrated"/i.test(tag))
    .map(([, source = '']) => source);
  const sizes = await Promise.all(
    [...new Set(sources)].map(
      async (source) => gzipSync(Buffer.from(await (await fetch(site + source)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
