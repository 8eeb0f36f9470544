// Which pictures a home gets: its building first, as such homes look in its region, then rooms that suit the building.
import type { HomeType } from '@/contract/homes/homes/endpoints';
import type { Chance } from './generators/random';
import type { HomeShape } from './generators/shape';
import type { SeedPicture } from './pictures';
import type { City } from './places';
import { regions } from './regions';

/** What a building may hold. */
const BUILDINGS: Record<HomeType, readonly string[]> = {
  house: ['single-family'],
  townhouse: ['townhouse', 'rowhouse'],
  condo: ['condo', 'high-rise', 'mid-rise', 'loft building'],
  apartment: [
    'walk-up apartments',
    'garden apartments',
    'courtyard apartments',
    'mid-rise',
    'high-rise',
    'flats',
    'fourplex',
  ],
  multi: ['duplex', 'triplex', 'fourplex', 'flats'],
  adu: ['adu'],
};

/** Which rooms suit a home in such a building, beside those of its type. */
const ROOM_KINDS: Record<string, readonly string[]> = {
  rowhouse: ['rowhouse'],
  flats: ['flats', 'rowhouse'],
  'loft building': ['loft'],
  'high-rise': ['high-rise'],
  'mid-rise': ['mid-rise'],
  'walk-up apartments': ['walk-up'],
  'courtyard apartments': ['courtyard', 'walk-up'],
};
/** Features of a picture that only a home by the sea has. */
const BY_THE_SEA = ['ocean view'];
const SEASIDE_SCENES = ['exterior-beach_cottage', 'exterior-beach_tower'];

const slugOf = new Map(regions.map(({ id, slug }) => [id, slug]));
const MAX_PICTURES = 10;
/** A page of results. */
const PAGE = 24;

export interface Gallery {
  pictures: SeedPicture[];
  exterior: SeedPicture;
  /** What its pictures show: a feature, or a room by name. */
  shows: (feature: string) => boolean;
  /** The first picture of a room. */
  room: (name: string) => SeedPicture | undefined;
}

/** Says when a scene was last shown first, so that no page of the newest homes, of a region or of a city repeats one. */
function openCovers() {
  const lastShown = new Map<string, number>();
  const turns = new Map<string, number>();
  const placesOf = ({ slug, regionId }: City) => ['everywhere', `region ${regionId}`, slug];
  const turnOf = (place: string) => turns.get(place) ?? 0;
  /** How many pages ago at least, up to two. */
  const pagesAgo = (scene: string, city: City) =>
    Math.min(2, ...placesOf(city).map((at) => (turnOf(at) - (lastShown.get(`${scene} ${at}`) ?? -9 * PAGE)) / PAGE));
  const show = (scene: string, city: City) => {
    for (const at of placesOf(city)) {
      turns.set(at, turnOf(at) + 1);
      lastShown.set(`${scene} ${at}`, turnOf(at));
    }
  };
  /** Whether a page has passed since, everywhere it could be seen twice. */
  const isFresh = (scene: string, city: City) => pagesAgo(scene, city) >= 1;
  return { pagesAgo, isFresh, show };
}

export function openGallery(pictures: SeedPicture[]) {
  const covers = openCovers();
  const exteriors = pictures.filter(({ kind }) => kind === 'exterior');
  const rooms = Map.groupBy(
    pictures.filter(({ kind }) => kind === 'interior'),
    ({ subject }) => subject,
  );

  const exteriorsFor = (type: HomeType, { regionId }: City) =>
    exteriors.filter(
      ({ building = '', regions: where = [], features }) =>
        BUILDINGS[type].includes(building) &&
        where.includes(slugOf.get(regionId) ?? '') &&
        // A house of several homes is not one townhouse.
        (type !== 'townhouse' || !features.includes('multi-unit')),
    );

  /** The kinds of homes of which we have a picture there. */
  const hasBuilding = (type: HomeType, city: City) => exteriorsFor(type, city).length > 0;

  /** The building of a home: one not lately shown there, while there is one. */
  function exteriorFor(type: HomeType, city: City, chance: Chance): SeedPicture {
    const candidates = exteriorsFor(type, city);
    const fresh = candidates.filter(({ scene }) => covers.isFresh(scene, city));
    if (fresh.length > 0) return chance.pick(fresh);
    return candidates.reduce((best, other) =>
      covers.pagesAgo(other.scene, city) > covers.pagesAgo(best.scene, city) ? other : best,
    );
  }

  function suits(picture: SeedPicture, home: HomeShape, exterior: SeedPicture, { state }: City): boolean {
    const { fits = [], features, scene } = picture;
    const kinds = [
      'any',
      home.type === 'multi' ? 'apartment' : home.type,
      ...(ROOM_KINDS[exterior.building ?? ''] ?? []),
    ];
    if (!fits.some((kind) => kinds.includes(kind))) return false;
    if (features.some((each) => BY_THE_SEA.includes(each)) && !SEASIDE_SCENES.includes(exterior.scene)) return false;
    if (features.includes('palms') && (state === 'WA' || state === 'VA')) return false;
    if (scene === 'living-studio') return home.beds === 0;
    if (features.includes('fireplace')) return home.yearBuilt < 1995 && home.beds > 0;
    if (features.includes('gas range')) return /gas|furnace|Radiators/i.test(home.heating);
    return true;
  }

  /** The rooms of a home, in the order they are shown. */
  function roomsOf(home: HomeShape, exterior: SeedPicture, chance: Chance): string[] {
    const tall = exterior.features.includes('elevator building');
    const outside = {
      balcony: tall && exterior.features.includes('balcony') && chance.yes(0.6),
      roofdeck: /roof (deck|terrace)/.test(exterior.features.join()),
      porch: exterior.features.includes('front porch') && chance.yes(0.4),
      courtyard: exterior.building === 'courtyard apartments',
      patio: home.type === 'house' && chance.yes(0.4),
      yard: home.type === 'house' && exterior.features.includes('yard') && chance.yes(0.5),
      pool: home.pool && home.type === 'house',
    };
    return [
      'living',
      'kitchen',
      ...(home.beds > 0 ? ['bedroom'] : []),
      'bathroom',
      ...(home.beds >= 2 && chance.yes(0.55) ? ['dining'] : []),
      ...(home.beds >= 3 ? ['bedroom'] : []),
      ...(home.beds >= 2 && chance.yes(0.4) ? ['office'] : []),
      ...(home.inUnit && chance.yes(0.5) ? ['laundry'] : []),
      ...Object.entries(outside).flatMap(([room, there]) => (there ? [room] : [])),
      ...(home.garage && exterior.features.includes('garage') && chance.yes(0.25) ? ['garage'] : []),
      ...(home.type === 'house' && chance.yes(0.2) ? ['entry'] : []),
      ...(tall && chance.yes(0.5) ? ['lobby'] : []),
      ...(tall && home.yearBuilt > 2000 && chance.yes(0.3) ? ['gym'] : []),
    ];
  }

  function chooseRooms(home: HomeShape, exterior: SeedPicture, city: City, chance: Chance): SeedPicture[] {
    const taken: SeedPicture[] = [];
    for (const room of roomsOf(home, exterior, chance)) {
      const second = taken.some(({ subject }) => subject === room);
      const candidates = (rooms.get(room) ?? []).filter(
        (picture) =>
          suits(picture, home, exterior, city) &&
          !taken.some(({ scene }) => scene === picture.scene) &&
          // Bunks are for the second bedroom; a half bath is not the only one.
          (second || !/twin beds|bunk beds|no tub or shower/.test(picture.features.join())),
      );
      // A room of this very kind of building before one that suits any.
      const special = candidates.filter(({ fits = [] }) => !fits.includes('any'));
      if (candidates.length > 0) taken.push(chance.pick(special.length > 0 && chance.yes(0.75) ? special : candidates));
    }
    return taken;
  }

  /** Outside first as a rule; a room, where the building has been shown lately. Unlisted homes are on no page. */
  function galleryFor(home: HomeShape, exterior: SeedPicture, city: City, listed: boolean, chance: Chance): Gallery {
    const inside = chooseRooms(home, exterior, city, chance);
    const candidates = [exterior, ...inside.filter(({ subject }) => COVER_ROOMS.includes(subject))];
    const fresh = candidates.filter(({ scene }) => covers.isFresh(scene, city));
    const cover = (chance.yes(0.35) ? fresh.at(1) : undefined) ?? fresh[0] ?? freshRoom(home, exterior, inside, city);
    if (listed) covers.show(cover.scene, city);
    // A room found for the cover takes the place of the one of its kind.
    const replaced = cover === exterior || inside.includes(cover) ? undefined : cover.subject;
    const others = [exterior, ...inside].filter(({ scene, subject }) => scene !== cover.scene && subject !== replaced);
    const own = [cover, ...others].slice(0, MAX_PICTURES);
    const seen = new Set(own.flatMap(({ subject, features }) => [subject, ...features]));
    return {
      pictures: own,
      exterior,
      shows: (feature) => seen.has(feature),
      room: (name) => own.find(({ subject }) => subject === name),
    };
  }

  /** Any room that could be its own and was not shown lately; else the one shown longest ago. */
  function freshRoom(home: HomeShape, exterior: SeedPicture, inside: SeedPicture[], city: City): SeedPicture {
    const others = COVER_ROOMS.filter((room) => inside.some(({ subject }) => subject === room)).flatMap((room) =>
      (rooms.get(room) ?? []).filter(
        (picture) => suits(picture, home, exterior, city) && !/twin beds|bunk beds/.test(picture.features.join()),
      ),
    );
    return others.reduce(
      (best, other) => (covers.pagesAgo(other.scene, city) > covers.pagesAgo(best.scene, city) ? other : best),
      exterior,
    );
  }

  return { hasBuilding, exteriorFor, galleryFor };
}

/** Rooms that can stand for a home. */
const COVER_ROOMS = [
  'living',
  'kitchen',
  'bedroom',
  'dining',
  'patio',
  'yard',
  'porch',
  'courtyard',
  'balcony',
  'roofdeck',
];
