import { sql } from 'kysely';
import type { Picture } from '@/contract/content/media/constants';
import type { HomeStatus, HomeType } from '@/contract/homes/homes/endpoints';

/** What a card shows, read from `home`. Its first pictures come along, so a page of results is one round trip. */
export const CARD_COLUMNS = sql`
  home.id, home.status, home.type, home.street_address as "streetAddress", home.unit, home.neighborhood,
  city.name as city, city.slug as "citySlug", city.state, home.zipcode, home.lat, home.lng,
  home.rent as "rentCents", home.all_in_rent as "allInCents",
  home.previous_rent as "previousRentCents", home.rent_changed_at as "rentChangedAt",
  home.beds, home.baths, home.sqft, home.available_on as "availableOn", home.listed_at as "listedAt"`;

const PICTURE = sql`json_build_object('id', media.id, 'width', media.width, 'height', media.height,
  'alt', media.alt, 'dominant', media.dominant, 'thumbhash', media.thumbhash)`;

const named = (most: number) => sql`unnest(home.pictures[1:${sql.lit(most)}]) with ordinality named (id, n)`;

export const pictures = (most: number) => sql`
  coalesce((select json_agg(${PICTURE} order by named.n)
    from ${named(most)} join media on media.id = named.id), '[]') as pictures`;

/** The same for many homes at once, by the id of each: the media are gone through once, not once a home. */
export const picturesPerHome = (most: number) => sql`
  select home.id, json_agg(${PICTURE} order by named.n) as pictures
  from home, ${named(most)} join media on media.id = named.id group by home.id`;

export interface CardRow {
  id: string;
  status: HomeStatus;
  type: HomeType;
  streetAddress: string;
  unit: string | null;
  neighborhood: string | null;
  city: string;
  citySlug: string;
  state: string;
  zipcode: string;
  lat: number;
  lng: number;
  rentCents: number;
  allInCents: number;
  previousRentCents: number | null;
  rentChangedAt: Date | null;
  beds: number;
  baths: number;
  sqft: number | null;
  availableOn: string;
  listedAt: Date | null;
  pictures: Picture[];
}
