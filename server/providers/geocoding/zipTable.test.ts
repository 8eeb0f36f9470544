import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const files = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
const tooMany = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
const readFile = vi.fn(files.readFile);

beforeEach(() => {
  vi.resetModules();
  vi.doMock('node:fs/promises', () => ({ ...files, readFile }));
  readFile.mockRejectedValueOnce(tooMany);
});
afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

test('a table of ZIP Codes that could not be read is read again', async () => {
  const { loadZipTable } = await import('./zipTable');
  await expect(loadZipTable()).rejects.toBe(tooMany);
  expect((await loadZipTable()).zip('94601')?.city.name).toBe('Oakland');
});
