// node check.mjs  ->  for each region: sizes, and every stretch of road longer than 350 m that runs over water and is not a listed bridge.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import * as turf from '@turf/turf';
import { REGIONS } from './regions.mjs';

const dir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../public/basemap');
let over = 0;
for (const r of REGIONS) {
  const text = fs.readFileSync(path.join(dir, `${r.slug}.json`));
  const { layers: L } = JSON.parse(text);
  const gz = zlib.gzipSync(text, { level: 9 }).length / 1024;
  if (gz > 350) over++;
  console.log(
    `${r.slug}  ${gz.toFixed(0)} KB gz of 350  ${Object.entries(L)
      .map(([k, v]) => `${k} ${v.features.length}`)
      .join(', ')}`,
  );
  const boxes = L.land.features.map((f) => [turf.bbox(f), f]);
  const dry = (p) =>
    boxes.some(
      ([b, f]) => p[0] >= b[0] && p[0] <= b[2] && p[1] >= b[1] && p[1] <= b[3] && turf.booleanPointInPolygon(p, f),
    );
  const nearBridge = (p) =>
    L.bridges.features.some((b) => {
      const x = turf.bbox(b);
      return (
        p[0] > x[0] - 0.02 &&
        p[0] < x[2] + 0.02 &&
        p[1] > x[1] - 0.02 &&
        p[1] < x[3] + 0.02 &&
        turf.pointToLineDistance(p, b) < 0.6
      );
    });
  for (const road of L.roads.features)
    for (const c of road.geometry.type === 'LineString' ? [road.geometry.coordinates] : road.geometry.coordinates) {
      const ln = turf.lineString(c);
      const len = turf.length(ln);
      let run = 0,
        at = null;
      for (let d = 0; d <= len + 0.12; d += 0.12) {
        const p = turf.along(ln, Math.min(d, len)).geometry.coordinates;
        if (d <= len && !dry(p) && !nearBridge(p)) {
          run += 0.12;
          at ??= p;
        } else {
          if (run > 0.35)
            console.log(
              `   ${road.properties.net}-${road.properties.ref} ${road.properties.n} ${run.toFixed(1)} km over water from ${at[1].toFixed(4)},${at[0].toFixed(4)}`,
            );
          run = 0;
          at = null;
        }
      }
    }
  const hoods = L.hoods.features.filter((h) => !dry(h.geometry.coordinates));
  if (hoods.length) console.log('   in water:', hoods.map((h) => h.properties.n).join(', '));
}
process.exitCode = over ? 1 : 0;
