import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareImageName } from '@/contract/content/pages/routes';
import { publishDocument } from '@/server/content/store/documentWriter';
import { openRepository } from '@/server/content/store/repository';
import { isShareImageName, shareImageBytes } from './shareImages';

const folder = mkdtempSync(join(tmpdir(), 'belong-share-'));
cpSync('content', join(folder, 'content'), { recursive: true });
const repository = openRepository({
  dir: join(folder, 'content'),
  draftsDir: join(folder, 'drafts'),
  projectRoot: process.cwd(),
  previewSecret: () => 'none is needed here',
});
const cards = join(folder, 'share');
const post = () => {
  const found = repository.store.published().documents.find(({ uid }) => uid === 'belong-is-coming-to-virginia');
  if (!found) throw new Error('The post is not there');
  return found;
};

test('a document has a card of 1200 by 630, drawn once', async () => {
  const name = shareImageName(post());
  expect(isShareImageName(name)).toBe(true);
  const bytes = await shareImageBytes(repository, cards, name);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(readdirSync(cards)).toEqual([name]);
  expect(await shareImageBytes(repository, cards, name)).toEqual(bytes);
});

test('published again it has another; the former name leads nowhere', async () => {
  const former = shareImageName(post());
  publishDocument(repository.store, { ...post(), data: { ...post().data, title: 'Renamed' } }, Date.now());
  expect(shareImageName(post())).not.toBe(former);
  expect(await shareImageBytes(repository, cards, former)).toBeUndefined();
  expect(await shareImageBytes(repository, cards, shareImageName(post()))).toBeInstanceOf(Buffer);
});

test.each(['share-AAAAAAAAAAAAAAAA-20261001090000.jpg', 'share-../../../../x-20261001090000.jpg', 'other.jpg'])(
  '%s is no card',
  async (name) => {
    expect(await shareImageBytes(repository, cards, name)).toBeUndefined();
  },
);
