// A loader for two files of Next (browser.config.js). Where addresses are rewritten, Next draws each static page a second
// time once it answers, in case its address meant more than the server knew. Ours never do (lib/page/browserRewrites.ts).

/** Leaves out the two conditions that ask whether addresses are rewritten; what resolves a rewritten one stays. */
export default function drawnOnce(source: string): string {
  return source
    .replaceAll('location.search || process.env.__NEXT_HAS_REWRITES', 'location.search')
    .replace('!self.location.search && !process.env.__NEXT_HAS_REWRITES', '!self.location.search');
}
