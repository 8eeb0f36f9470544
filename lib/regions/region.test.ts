import { expect, test } from 'vitest';
import { groupByState } from '@/components/layout/Header/regionGroups';
import type { Region } from '@/contract/homes/regions/endpoints';
import { noRegion, pickRegion, regionFrom } from './region';

const miami: Region = {
  id: 6,
  name: 'Miami',
  slug: 'miami',
  shortName: 'Miami',
  status: 'Active',
  state: 'FL',
  nameKebabCase: 'miami',
  lat: 25.76,
  lng: -80.19,
  zoom: 10,
};

test('nothing picked is region 0 of state NA with status Other', () => {
  expect(regionFrom(undefined)).toBe(noRegion);
  expect(noRegion).toMatchObject({ id: 0, state: 'NA', status: 'Other' });
});

test('a picked region survives its cookie', () => {
  const picked = pickRegion(miami);
  expect(regionFrom(JSON.stringify(picked))).toEqual(picked);
  expect(picked.information.contactInformation.coordinates).toEqual({ latitude: 25.76, longitude: -80.19 });
});

test('a forged cookie keeps nothing that is not ours', () => {
  const forged = { ...pickRegion(miami), admin: true, __proto__: { evil: 1 } };
  expect(Object.keys(regionFrom(JSON.stringify(forged)))).toEqual(Object.keys(noRegion));
});

test.each([
  'null',
  '[]',
  '7',
  '{"id":',
  JSON.stringify({ ...pickRegion(miami), name: '<script>' }),
  JSON.stringify({ ...pickRegion(miami), region: '../admin' }),
  JSON.stringify({ ...pickRegion(miami), id: 'x' }),
  JSON.stringify({ ...pickRegion(miami), information: null }),
])('the cookie %j counts as none', (text) => expect(regionFrom(text)).toBe(noRegion));

test('regions are grouped by state, those of status Other left out', () => {
  const tampa: Region = { ...miami, id: 7, name: 'Tampa', status: 'Other' };
  const virginia: Region = { ...miami, id: 8, name: 'Virginia', state: 'VA' };
  const naples: Region = { ...miami, id: 9, name: 'Naples' };
  const { all, active } = groupByState([miami, virginia, tampa, naples]);
  expect(all.map(({ state, regions }) => [state, regions.map(({ id }) => id)])).toEqual([
    ['FL', [6, 9]],
    ['VA', [8]],
  ]);
  expect(active).toEqual(all);
});
