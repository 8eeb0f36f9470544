// Which pictures a home gets: outside as such homes look there, inside room by room in one palette where we can.

import type { Chance } from './generators/random';
import type { HomeShape } from './generators/shape';
import type { City } from './places';

export interface SeedPicture {
  /** Id in the media store. */
  id: string;
  /** The render it comes from, which a mirrored one shares. */
  scene: string;
  kind: 'exterior' | 'interior';
  /** Archetype of a house or name of a room. */
  subject: string;
  layout: string;
  palette: string;
}

export interface Gallery {
  pictures: SeedPicture[];
  /** How it looks from the street. */
  style: string;
  has: (room: string, layout?: string) => boolean;
}

const STYLES: Record<number, Record<string, number>> = {
  1: { craftsman: 32, spanish: 16, ranch: 30, victorian: 22 },
  2: { spanish: 44, ranch: 24, craftsman: 32 },
  3: { spanish: 50, ranch: 44, craftsman: 6 },
  4: { spanish: 46, craftsman: 26, ranch: 28 },
  5: { craftsman: 100 },
  6: { florida: 82, spanish: 18 },
  7: { colonial: 84, craftsman: 16 },
};
const VICTORIAN = new Set(['san-francisco-ca', 'oakland-ca', 'berkeley-ca', 'alameda-ca']);

function styleFor({ type, yearBuilt }: HomeShape, city: City, chance: Chance): string {
  if (type === 'townhouse') return city.state === 'VA' && yearBuilt < 2000 ? 'colonial' : 'townhouse';
  if (type === 'condo') return 'condo';
  if (VICTORIAN.has(city.slug) && (type === 'apartment' || type === 'multi'))
    return chance.yes(0.7) ? 'victorian' : 'condo';
  if (type === 'apartment') return 'condo';
  const styles = { ...STYLES[city.regionId] };
  if (!VICTORIAN.has(city.slug)) delete styles.victorian;
  return chance.weighted(styles);
}

const ROOMS = ['living', 'kitchen', 'bedroom', 'bathroom'];

/** Tells apart what was shown lately, so that one page of results repeats itself as little as the renders allow. */
export function openGallery(pictures: SeedPicture[]) {
  const shown = new Map<string, number>();
  let turn = 0;
  const bySubject = Map.groupBy(pictures, ({ subject }) => subject);
  const of = (subject: string) => bySubject.get(subject) ?? [];

  /** The one not shown for longest in this city, then in its region. */
  function stalest(candidates: SeedPicture[], city: City): SeedPicture {
    const since = (what: string) => turn - (shown.get(what) ?? -5_000);
    const age = ({ id, scene }: SeedPicture) =>
      Math.min(
        since(`${id} ${city.slug}`),
        2 * since(`${id} ${city.regionId}`),
        3 * since(`${scene} ${city.regionId}`),
      );
    return candidates.reduce((best, other) => (age(other) > age(best) ? other : best));
  }

  function choose(candidates: SeedPicture[], city: City, chance: Chance): SeedPicture {
    const chosen = stalest(chance.some(candidates, Math.max(4, Math.ceil(candidates.length * 0.8))), city);
    turn += 1;
    shown.set(`${chosen.id} ${city.slug}`, turn);
    shown.set(`${chosen.scene} ${city.regionId}`, turn);
    shown.set(`${chosen.id} ${city.regionId}`, turn);
    return chosen;
  }

  return function galleryFor(home: HomeShape, city: City, chance: Chance): Gallery {
    const style = styleFor(home, city, chance);
    const flat = home.type === 'condo' || home.type === 'apartment' || home.type === 'adu';
    const insideFirst = home.type === 'adu' || chance.yes(flat ? 0.72 : 0.3);
    const outside = of(style);
    const coverRoom = chance.weighted({ living: 50, kitchen: 30, patio: flat ? 0 : 20 });
    const cover = choose(insideFirst ? of(coverRoom) : outside, city, chance);
    const palette = insideFirst ? cover.palette : chance.pick(of('living')).palette;
    const rooms = [...ROOMS];
    if (home.beds >= 2 && chance.yes(0.6)) rooms.push('dining');
    if (home.beds >= 2 && chance.yes(0.55)) rooms.push('office');
    if (!flat && chance.yes(0.75)) rooms.push('patio');
    if (home.beds >= 3) rooms.push('bedroom');
    const taken = [cover];
    for (const room of rooms) {
      if (insideFirst && room === coverRoom) continue;
      const fresh = of(room).filter((picture) => !taken.some((other) => sameScene(other, picture)));
      const matching = fresh.filter((picture) => picture.palette === palette);
      const from = matching.length > 0 && room !== 'bedroom' ? matching : fresh;
      if (from.length > 0) taken.push(chance.pick(from));
    }
    if (insideFirst && home.type !== 'adu') taken.splice(2, 0, chance.pick(outside));
    const has = (room: string, layout?: string) =>
      taken.some(({ subject, layout: its }) => subject === room && (!layout || its === layout));
    return { pictures: taken, style, has };
  };
}

const sameScene = (a: SeedPicture, b: SeedPicture) =>
  a.subject === b.subject && (a.subject !== 'bedroom' || (a.layout === b.layout && a.palette === b.palette));
