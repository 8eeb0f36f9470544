import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '@/server/db/client';
import { findPlaceKey } from './index';
import * as repo from './repo';

const db = {} as Db;
const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1) + seconds * 1_000);

beforeEach(() => {
  vi.spyOn(repo, 'readKeys').mockResolvedValue(new Map([['oakland-ca', { cityId: 1 }]]));
  vi.spyOn(repo, 'findKey').mockImplementation(async (_, slug) => (slug === 'new-ca' ? { cityId: 2 } : undefined));
});

test('looks an unknown place up once without reading all names', async () => {
  expect(await findPlaceKey(db, 'oakland-ca', at(0))).toEqual({ cityId: 1 });
  for (let n = 0; n < 5; n += 1) expect(await findPlaceKey(db, `nowhere-${n}`, at(n))).toBeUndefined();
  expect(await findPlaceKey(db, 'new-ca', at(10))).toEqual({ cityId: 2 });
  expect(await findPlaceKey(db, 'new-ca', at(11))).toEqual({ cityId: 2 });
  expect(repo.readKeys).toHaveBeenCalledTimes(1);
  expect(repo.findKey).toHaveBeenCalledTimes(6);
  await findPlaceKey(db, 'oakland-ca', at(100));
  expect(repo.readKeys).toHaveBeenCalledTimes(2);
});
