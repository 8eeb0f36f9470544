import { beforeAll, describe, expect, it } from 'vitest';
import { LISTED_STATUSES } from '@/contract/homes/homes/endpoints';
import { HomeType, Laundry, Parking, Pets } from '@/contract/homes/homes/schemas';
import { homeMaker, type SeedHome } from './home';
import { APPLICATION_FEE_CAP, DEPOSIT_MONTHS } from './laws';
import { readRenders, seedPicture } from './pictures';
import { type City, readCities } from './places';
import { regions } from './regions';
import { usualRent } from './rents';

const NOW = new Date('2026-11-21T18:00:00Z');
const COUNT = 3_000;
/** As many as `npm start` makes, and how many a page of results shows. */
const [DEMO_HOMES, PAGE] = [300, 24];
let cities: City[];
let homes: SeedHome[];
let renders: Map<string, Awaited<ReturnType<typeof readRenders>>[number]>;
const onMarket = () =>
  homes.slice(0, DEMO_HOMES).filter(({ status }) => LISTED_STATUSES.some((each) => each === status));
const sceneOf = (picture: string | undefined) => renders.get(picture ?? '')?.scene;
const cityOf = (home: SeedHome) => cities.find(({ id }) => id === home.city_id) as City;

async function make(count: number, now = NOW) {
  const pictures = (await readRenders()).map((render) => seedPicture(render, render.file));
  const homeNumber = homeMaker(readCities(), pictures, now);
  return Array.from({ length: count }, (_, n) => homeNumber(n));
}

beforeAll(async () => {
  cities = readCities();
  homes = await make(COUNT);
  renders = new Map((await readRenders()).map((render) => [render.file, render]));
});

describe('the demo homes', () => {
  it('are the same every time for the same day', async () => {
    expect(await make(200)).toEqual(homes.slice(0, 200));
  });

  it('keep all but their dates from day to day', async () => {
    const later = await make(50, new Date('2027-02-03T09:00:00Z'));
    const undated = ({ available_on, listed_at, status_since, pictured_on, rent_changed_at, ...rest }: SeedHome) =>
      rest;
    expect(later.map(undated)).toEqual(homes.slice(0, 50).map(undated));
  });

  it('each have an id and an address of their own', () => {
    expect(new Set(homes.map(({ id }) => id)).size).toBe(COUNT);
    expect(new Set(homes.map((home) => `${home.street_address} ${home.unit} ${home.city_id}`)).size).toBe(COUNT);
    for (const { id } of homes)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('are found in every region we serve, in every type', () => {
    expect(new Set(homes.map(({ region_id }) => region_id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(new Set(homes.map(({ type }) => type))).toEqual(new Set(HomeType.options));
    for (const { parking, laundry, pets } of homes.slice(0, 300))
      expect(
        [Parking.safeParse(parking), Laundry.safeParse(laundry), Pets.safeParse(pets)].every(({ success }) => success),
      ).toBe(true);
  });

  it('stand near the middle of their own ZIP code or neighbourhood', () => {
    for (const home of homes) {
      const spots = cityOf(home).spots.filter(
        ({ zip, neighborhood }) => zip === home.zipcode && neighborhood === home.neighborhood,
      );
      const far = spots.map(({ lat, lng, km }) => {
        const east = (home.lng - lng) * 111.32 * Math.cos((lat * Math.PI) / 180);
        return Math.hypot((home.lat - lat) * 110.57, east) - km;
      });
      expect(Math.min(...far), home.id).toBeLessThan(0.01);
    }
  });
});

describe('what a demo home costs', () => {
  it('is near what the fitted figures say', () => {
    const off = homes.map((home) => {
      const city = cityOf(home);
      const region = regions.find(({ id }) => id === home.region_id)?.name ?? '';
      const shape = {
        ...home,
        yearBuilt: home.year_built,
        inUnit: home.laundry === 'inUnit',
        garage: home.parking === 'garage',
        pool: home.features.some((name) => /pool/i.test(name)),
      };
      return home.rent / 100 / usualRent(region, city.name, home.zipcode, shape);
    });
    for (const ratio of off) expect(ratio).toBeGreaterThan(0.8);
    for (const ratio of off) expect(ratio).toBeLessThan(1.25);
    const typical = off.toSorted((a, b) => a - b)[Math.floor(COUNT / 2)];
    expect(typical).toBeCloseTo(1, 1);
  });

  it('never asks for more than the law of its state allows', () => {
    for (const home of homes) {
      const { state } = cityOf(home);
      expect(home.deposit, home.id).toBeLessThanOrEqual(home.rent * DEPOSIT_MONTHS[state]);
      expect(home.application_fee).toBeLessThanOrEqual(APPLICATION_FEE_CAP[state] ?? Number.POSITIVE_INFINITY);
      const once = home.fees.filter(({ every, required }) => every === 'once' && required);
      if (state === 'CA') expect(once).toEqual([]);
      if (state === 'WA') expect(home.lease_months).toEqual([12]);
      if (state === 'WA')
        expect(home.deposit + once.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(home.rent);
    }
  });

  it('holds California to one month and 65.86, Virginia to two months and 50 dollars', () => {
    expect(DEPOSIT_MONTHS).toMatchObject({ CA: 1, WA: 1, VA: 2 });
    expect(APPLICATION_FEE_CAP).toMatchObject({ CA: 6586, VA: 5000 });
  });

  it('names every fee and says what it is for', () => {
    for (const fee of homes.flatMap(({ fees }) => fees)) {
      expect(fee.cents).toBeGreaterThan(0);
      expect(fee.why.length).toBeGreaterThan(20);
    }
    expect(homes.some(({ fees }) => fees.length === 0)).toBe(true);
  });

  it('was more before a cut, never less', () => {
    const cut = homes.filter(({ previous_rent }) => previous_rent !== null);
    expect(cut.length).toBeGreaterThan(50);
    for (const home of cut) {
      expect(home.previous_rent).toBeGreaterThan(home.rent);
      expect(home.rent_changed_at?.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(home.rent_changed_at?.getTime()).toBeGreaterThan(home.listed_at?.getTime() ?? 0);
    }
  });
});

describe('when', () => {
  it('a home was listed lies in the last four months, some of it today', () => {
    const ages = homes.flatMap(({ listed_at }) =>
      listed_at ? [(NOW.getTime() - listed_at.getTime()) / 86_400_000] : [],
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(120);
    expect(ages.filter((age) => age < 1).length).toBeGreaterThan(20);
  });

  it('no visitor has seen a draft listed or pictured', () => {
    for (const home of homes.filter(({ status }) => status === 'ready' || status === 'in_review'))
      expect([home.listed_at, home.pictured_on]).toEqual([null, null]);
  });

  it('a home is coming soon, it is not to be had before', () => {
    for (const home of homes.filter(({ status }) => status === 'coming_soon'))
      expect(Date.parse(home.available_on)).toBeGreaterThan(NOW.getTime());
  });
});

describe('what we say about a home', () => {
  const BANNED =
    /\b(famil(y|ies)|kids?|child(ren)?|adults?|singles?|couples?|bachelors?|students?|professionals?|seniors?|retire[ed]*|mature|church|synagogue|mosque|temple|christian|jewish|muslim|catholic|ethnic|hispanic|asian|white|black|exclusive|safe|crime|quiet neighbou?rhood|able-bodied|handicap\w*|disab\w*|walking distance|master|no vouchers|section 8|landlord|tenant|unit|lorem|homework|school)\b/i;

  it('never names people or the classes the law protects', () => {
    for (const home of homes) {
      // The names of places are what they are, such as Falls Church.
      const places = [cityOf(home).name, home.neighborhood ?? ''].filter(Boolean);
      const answers = places.reduce(
        (text, place) => text.replaceAll(place, ''),
        `${home.headline} ${home.description}`,
      );
      expect(answers).not.toMatch(BANNED);
    }
  });

  it('is whole: a headline that fits a card, and a few sentences', () => {
    for (const { headline, description } of homes) {
      expect(headline).toMatch(/^[A-Z].{8,88}[a-z]$/);
      expect(description).toMatch(/^[A-Z0-9].*\.$/);
      expect(description).not.toMatch(/undefined|null|NaN|\s\s|\.\./);
      expect(description.length).toBeGreaterThan(150);
    }
  });

  it('has no sentence or headline that more than one in fifty homes share', () => {
    const counts = new Map<string, number>();
    const demo = homes.slice(0, DEMO_HOMES);
    for (const { headline, description } of demo)
      for (const sentence of [headline, ...description.split(/(?<=\.) /)])
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    const common = [...counts].filter(([, count]) => count > DEMO_HOMES / 50);
    expect(common).toEqual([]);
  });

  it('agrees with its facts', () => {
    for (const home of homes) {
      if (/washer and dryer in the home/i.test(home.description)) expect(home.laundry).toBe('inUnit');
      if (/fireplace/i.test(home.description)) expect(home.features).toContain('Fireplace');
      if (/\bpool\b/.test(home.description)) expect(home.features.join()).toMatch(/pool/i);
      if (/air conditioning/i.test(home.description)) expect(home.air_conditioning).toBe(true);
      if (/garage parking/i.test(home.description)) expect(home.parking).toBe('garage');
    }
  });
});

describe('pictures of a home', () => {
  it('are five to nine, none twice, with a bathroom, a bedroom and a kitchen', () => {
    for (const { pictures, beds } of homes) {
      expect(pictures.length).toBeGreaterThanOrEqual(4);
      expect(pictures.length).toBeLessThanOrEqual(10);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const room of ['bathroom', 'kitchen', ...(beds > 0 ? ['bedroom'] : [])])
        expect(pictures.join()).toContain(`interior-${room}`);
    }
  });

  it('show a building of its region, its type, and its year', () => {
    for (const home of homes) {
      const [building] = home.pictures.flatMap((file) => renders.get(file)?.building ?? []);
      const exterior = renders.get(home.pictures.find((file) => renders.get(file)?.kind === 'exterior') ?? '');
      expect(exterior, home.headline).toBeDefined();
      expect(exterior?.regions).toContain(regions.find(({ id }) => id === home.region_id)?.slug);
      expect(home.year_built).toBeGreaterThanOrEqual(exterior?.years?.[0] ?? 0);
      expect(home.year_built).toBeLessThanOrEqual(exterior?.years?.[1] ?? 0);
      if (home.type === 'house') expect(building).toBe('single-family');
      if (home.type === 'adu') expect(building).toBe('adu');
    }
  });

  it('never show one scene twice in a home', () => {
    for (const { pictures, headline } of homes)
      expect(new Set(pictures.map(sceneOf)).size, headline).toBe(pictures.length);
  });

  it.each(['region_id', 'city_id', undefined] as const)(
    'never begin with one scene twice on a page of the newest, by %s',
    (by) => {
      const groups = Map.groupBy(onMarket(), (home) => (by ? home[by] : 0));
      for (const group of groups.values())
        for (let first = 0; first < group.length; first += PAGE) {
          const covers = group.slice(first, first + PAGE).map(({ pictures }) => sceneOf(pictures[0]));
          expect(covers.filter((scene, n) => covers.indexOf(scene) !== n)).toEqual([]);
        }
    },
  );
});
