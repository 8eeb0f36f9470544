import { expect, test, vi } from 'vitest';
import { readOnce } from './readOnce';

test('is read once for all who ask, and again after a failure', async () => {
  const read = vi.fn(async () => 'table').mockRejectedValueOnce(new Error('too many open files'));
  const load = readOnce(read);
  const failed = [load(), load()];
  for (const each of failed) await expect(each).rejects.toThrow('too many open files');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await Promise.all([load(), load()])).toEqual(['table', 'table']);
  expect(await load()).toBe('table');
  expect(read).toHaveBeenCalledTimes(2);
});
