import { randomUUID } from 'node:crypto';
import type { HomeStatus } from '@/contract/homes';
import type { UserType } from '@/contract/users';
import { Duty } from '@/contract/users.schemas';
import type { Person } from '@/server/http/person';
import type { TestApi } from './api';

let count = 0;

/** Somebody with an account, freshly logged in. */
export async function createPerson(
  api: TestApi,
  type: UserType = 'homeowner',
  duties: readonly Duty[] = Duty.options,
): Promise<Person & { email: string; name: string }> {
  count += 1;
  const id = randomUUID();
  const email = `person-${count}@example.test`;
  await api.rows('insert into users (id, email, first_name, last_name, type, duties) values ($1, $2, $3, $4, $5, $6)', [
    id,
    email,
    `Ada${count}`,
    'Lovelace',
    type,
    type === 'staff' ? duties : [],
  ]);
  const sessionId = randomUUID();
  await api.rows(
    `insert into sessions (id, family_id, user_id, method, authenticated_at, created_at, last_seen_at, expires_at)
     values ($1, $1, $2, 'password', $3, $3, $3, $3::timestamptz + interval '30 days')`,
    [sessionId, id, api.now.toISOString()],
  );
  return {
    id,
    type,
    email,
    name: `Ada${count} Lovelace`,
    sessionId,
    authenticatedAt: Math.floor(api.now.getTime() / 1_000),
  };
}

interface HomeOverrides {
  id?: string;
  owner?: { id: string };
  status?: HomeStatus;
  city?: string;
  neighborhood?: string;
  zipcode?: string;
  streetAddress?: string;
  lat?: number;
  lng?: number;
  rent?: number;
  beds?: number;
  baths?: number;
  type?: string;
  pets?: string;
  parking?: string;
  laundry?: string;
  ac?: boolean;
  furnished?: boolean;
  accessible?: boolean;
  availableOn?: string;
  listedDaysAgo?: number;
  fees?: { name: string; cents: number; every: 'month' | 'once'; required: boolean; why: string }[];
}

/** The city the homes of a test stand in, in one of the built-in regions. */
export async function createCity(api: TestApi, slug = 'oakland-ca', regionId = 1): Promise<void> {
  const name = slug
    .replace(/-[a-z]{2}$/, '')
    .replace(/(^|-)([a-z])/g, (_, start: string, letter: string) => `${start && ' '}${letter.toUpperCase()}`);
  await api.rows(
    `insert into cities (slug, name, state, region_id, lat, lng) values ($1, $2, 'CA', $3, 37.8, -122.27) on conflict do nothing`,
    [slug, name, regionId],
  );
}

/** A home; everything not wished for is plain. Rent in dollars. */
export async function createHome(api: TestApi, wish: HomeOverrides = {}): Promise<string> {
  const id = wish.id ?? randomUUID();
  await createCity(api, wish.city);
  await api.rows(
    `insert into homes (id, owner_id, status, region_id, city_id, type, street_address, neighborhood, zipcode, lat, lng, headline, description,
       beds, baths, pets, parking, laundry, air_conditioning, furnished, accessible, rent_cents, deposit_cents, fees,
       available_on, listed_at)
     select $1, $2, $3, city.region_id, city.id, $4, $19, $20, $21, $22, $23, 'A bright home', 'With windows.',
       $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16::timestamptz - make_interval(days => $17)
     from cities city where city.slug = $18`,
    [
      id,
      wish.owner?.id ?? null,
      wish.status ?? 'active',
      wish.type ?? 'house',
      wish.beds ?? 2,
      wish.baths ?? 1,
      wish.pets ?? 'none',
      wish.parking ?? 'none',
      wish.laundry ?? 'none',
      wish.ac ?? false,
      wish.furnished ?? false,
      wish.accessible ?? false,
      (wish.rent ?? 3_000) * 100,
      JSON.stringify(wish.fees ?? []),
      wish.availableOn ?? '2026-12-01',
      api.now.toISOString(),
      wish.listedDaysAgo ?? 1,
      wish.city ?? 'oakland-ca',
      wish.streetAddress ?? '12 Alder Lane',
      wish.neighborhood ?? null,
      wish.zipcode ?? '94601',
      wish.lat ?? 37.8,
      wish.lng ?? -122.27,
    ],
  );
  return id;
}
