import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamicCustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4';
import { describe, expect, test } from 'vitest';
import { contentRoutes } from '@/contract/content/pages/routes';
import { routes } from '@/contract/routes';
import { modalTypes } from '@/lib/routing/modals';
import { openRepository } from '@/server/content/store/repository';
import { validateContent } from '@/server/content/store/siteRepository';
import { routeList } from '../../scripts/routes/table.ts';
import { filesMatching } from '../support/sources';

const root = process.cwd();
const repository = openRepository({
  dir: join(root, 'content'),
  draftsDir: join(root, 'no-drafts'),
  projectRoot: root,
  previewSecret: () => 'none is needed here',
});
const { documents } = repository.store.published();

test('every content file is as its model says', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(validateContent(repository)).toEqual([]);
});

describe('the models', () => {
  test.each(filesMatching('customtypes/*/index.json'))('$path is a type as Prismic takes it', ({ text }) => {
    expect(() => DynamicCustomTypeModelSchema.parse(JSON.parse(text))).not.toThrow();
  });

  test.each(filesMatching('slices/*/model.json'))('$path is a slice as Prismic takes it', ({ text }) => {
    expect(() => SharedSliceModelSchema.parse(JSON.parse(text))).not.toThrow();
  });

  test('types and the index of slices are what Prismic’s tool makes of them', () => {
    const copy = mkdtempSync(join(tmpdir(), 'belong-models-'));
    for (const file of ['package.json', 'prismic.config.json', '.prismicrc', 'tsconfig.json'])
      copyFileSync(join(root, file), join(copy, file));
    for (const folder of ['customtypes', 'slices']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const tool = join(root, 'node_modules/.bin/prismic');
    for (const what of ['types', 'slice-index'])
      execFileSync(tool, ['gen', what], { cwd: copy, env: { ...process.env, PRISMIC_TELEMETRY_ENABLED: '0' } });
    for (const file of ['prismicio-types.d.ts', 'slices/index.ts'])
      expect(readFileSync(join(root, file), 'utf8'), file).toBe(readFileSync(join(copy, file), 'utf8'));
    rmSync(copy, { recursive: true });
  });

  test('prismic.config.json says the same of addresses as the site', () => {
    expect(JSON.parse(readFileSync('prismic.config.json', 'utf8')).routes).toEqual(contentRoutes);
  });
});

/** Every address of ours that stands anywhere in a document, with the file it stands in. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { link_type, url } = value as Record<string, unknown>;
  const own = link_type === 'Web' && typeof url === 'string' && /^[/#]/.test(url) ? [url] : [];
  return [...own, ...Object.values(value).flatMap(addressesIn)];
}

const named = documents.flatMap((document) =>
  addressesIn(document.data).map((address) => ({ file: `${document.type}/${document.uid ?? document.id}`, address })),
);
const patterns = routeList(routes).map(
  ({ pattern }) => new RegExp(`^${pattern.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.*)?').replace(/\[\w+\]/g, '[^/]+')}$`),
);
const uidsOf = (wanted: string) => documents.filter(({ type }) => type === wanted).map(({ uid }) => uid);

test('every link inside the site leads to a page, a document and a dialog that are there', () => {
  expect(named.length).toBeGreaterThan(50);
  const lost = named.filter(({ address }) => {
    const { pathname, searchParams } = new URL(address, 'http://site.invalid');
    const modal = searchParams.get('activeModal');
    if (modal && !modalTypes.some((known) => known === modal)) return true;
    const [, folder, uid] = pathname.split('/');
    if (folder === 'blog' && uid && uid !== 'author' && uid !== 'rss.xml') return !uidsOf('blog_post').includes(uid);
    if (folder === 'lp') return !uidsOf('landing_page').includes(uid);
    return pathname !== '/blog/rss.xml' && !patterns.some((pattern) => pattern.test(pathname));
  });
  expect(lost).toEqual([]);
});

test('the page behind the banner is there, and twelve posts by three authors', () => {
  expect(uidsOf('blog_post')).toContain('belong-is-coming-to-virginia');
  expect(uidsOf('blog_post').length).toBeGreaterThanOrEqual(12);
  expect(uidsOf('author').length).toBeGreaterThanOrEqual(3);
  expect(uidsOf('landing_page').length).toBeGreaterThanOrEqual(3);
});
