import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyMapWorker } from './mapWorker';

const installed = (name: string) => readFileSync(join('node_modules/maplibre-gl', name), 'utf8');

test('a worker of another version is replaced, one of this version left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-worker-'));
  expect(copyMapWorker(folder)).toEqual(['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs']);
  expect(copyMapWorker(folder)).toEqual([]);
  writeFileSync(join(folder, 'maplibre-gl-worker.mjs'), '// of another version');
  expect(copyMapWorker(folder)).toEqual(['maplibre-gl-worker.mjs']);
  expect(readFileSync(join(folder, 'maplibre-gl-worker.mjs'), 'utf8')).toBe(installed('dist/maplibre-gl-worker.mjs'));
});

test('map and worker are of the version that package.json names', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version } = JSON.parse(installed('package.json'));
  expect(version).toBe(dependencies['maplibre-gl']);
  expect(installed('dist/maplibre-gl.mjs')).toContain(version);
});
