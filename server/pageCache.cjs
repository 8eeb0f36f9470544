// Where Next keeps the pages it has rendered: this process's memory, bounded, and nowhere on disk. A restart, another
// database or another build starts from none, so no page can outlive what it was made from.
const { AsyncLocalStorage } = require('node:async_hooks');
const { LRUCache } = require('lru-cache');

const MOST_BYTES = 64 * 1024 * 1024;

const sizeOf = (value) => (value?.html?.length ?? 0) + JSON.stringify(value?.pageData ?? null).length + 1_000;

const KEY = Symbol.for('belong.pages');
const kept = globalThis[KEY] ?? {
  pages: new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ value }) => sizeOf(value) }),
  // Whoever runs a request inside learns which entry answered it: scripts/lib/finishedPages.ts.
  asking: new AsyncLocalStorage(),
};
globalThis[KEY] = kept;

/** The first entry of a request is what it is answered with; one made behind it is for the next. */
function note(key, entry) {
  const asked = kept.asking.getStore();
  if (asked && entry && !asked.entry) Object.assign(asked, { key, entry });
}

module.exports = class PageCache {
  async get(key) {
    const entry = kept.pages.get(key) ?? null;
    note(key, entry);
    return entry;
  }

  async set(key, value) {
    if (!value) return void kept.pages.delete(key);
    const entry = { lastModified: Date.now(), value };
    kept.pages.set(key, entry);
    note(key, entry);
  }

  async revalidateTag() {}

  resetRequestCache() {}

  /** The same pages for the server in front of Next. */
  static kept = kept;
};
