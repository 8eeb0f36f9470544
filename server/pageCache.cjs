// Where Next keeps the pages it has rendered: this process's memory, bounded, and nowhere on disk. A restart, another
// database or another build starts from none, so no page can outlive what it was made from.
const { LRUCache } = require('lru-cache');

const MOST_BYTES = 64 * 1024 * 1024;

const sizeOf = (value) => (value?.html?.length ?? 0) + JSON.stringify(value?.pageData ?? null).length + 1_000;

const KEY = Symbol.for('belong.pages');
const pages = globalThis[KEY] ?? new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ value }) => sizeOf(value) });
globalThis[KEY] = pages;

module.exports = class PageCache {
  async get(key) {
    return pages.get(key) ?? null;
  }

  async set(key, value) {
    if (value) pages.set(key, { lastModified: Date.now(), value });
    else pages.delete(key);
  }

  async revalidateTag() {}

  resetRequestCache() {}
};
