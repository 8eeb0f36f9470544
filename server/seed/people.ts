// Whom the demo homes belong to, who shows them, and the three people one can log in as.
import type { Duty } from '@/contract/account/users/endpoints';
import { idOf } from './generators/ids';
import { chance } from './generators/random';
import type { City } from './places';

/** What every demo login opens with. */
export const DEMO_PASSWORD = 'rent-with-love';
/** More homes than this and owners own more than two each. */
export const MAX_OWNERS = 20_000;

export interface SeedPerson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  type: 'homeowner' | 'resident' | 'editor' | 'staff';
  is_host: boolean;
  duties: Duty[];
}

const FIRST =
  'Ana Amir Beatriz Caleb Chidi Dana Elena Farid Grace Hana Hugo Ines Jamal June Kai Kavya Leo Lucia Malik Mei Nadia Noah Omar Priya Quinn Rafael Rosa Ruth Samir Sofia Tariq Tess Uma Victor Wen Yara Yusuf Zoe'.split(
    ' ',
  );
const LAST =
  'Abara Alvarez Banerjee Brandt Castillo Chen Diaz Eriksen Farouk Fischer Garcia Haddad Holm Ito Jensen Kaur Kim Larsen Lindqvist Marino Mbeki Moreau Nakamura Nguyen Novak Okafor Ortega Patel Quist Rahman Rossi Santos Silva Tanaka Varga Vega Walsh Weber Yilmaz Zhou'.split(
    ' ',
  );

function person(words: string, email: (first: string, last: string) => string, rest: Partial<SeedPerson>): SeedPerson {
  const dice = chance(words);
  const [first_name, last_name] = [dice.pick(FIRST), dice.pick(LAST)];
  const base = {
    id: idOf(words),
    first_name,
    last_name,
    phone: null,
    type: 'homeowner' as const,
    is_host: false,
    duties: [],
  };
  return { ...base, email: email(first_name, last_name).toLowerCase(), ...rest };
}

export const demoPeople: SeedPerson[] = [
  {
    id: idOf('maya'),
    email: 'maya@demo.belong.test',
    first_name: 'Maya',
    last_name: 'Okafor',
    phone: '+14155550141',
    type: 'homeowner',
    is_host: false,
    duties: [],
  },
  {
    id: idOf('sam'),
    email: 'sam@demo.belong.test',
    first_name: 'Sam',
    last_name: 'Rivera',
    phone: '+15105550142',
    type: 'resident',
    is_host: false,
    duties: [],
  },
  {
    id: idOf('rosa'),
    email: 'rosa@demo.belong.test',
    first_name: 'Rosa',
    last_name: 'Delgado',
    phone: '+15105550145',
    type: 'resident',
    is_host: false,
    duties: [],
  },
  {
    id: idOf('iris'),
    email: 'iris@demo.belong.test',
    first_name: 'Iris',
    last_name: 'Lindqvist',
    phone: '+14155550143',
    type: 'staff',
    is_host: false,
    duties: ['leasing', 'care', 'money', 'support', 'admin'],
  },
  {
    id: idOf('nora'),
    email: 'nora@demo.belong.test',
    first_name: 'Nora',
    last_name: 'Haddad',
    phone: null,
    type: 'editor',
    is_host: false,
    duties: [],
  },
];

const HOSTS_A_REGION = 5;

export interface Host extends SeedPerson {
  regionId: number;
  since: number;
}

export const hosts: Host[] = [1, 2, 3, 4, 5, 6, 7].flatMap((regionId) =>
  Array.from({ length: HOSTS_A_REGION }, (_, n) => {
    const words = `host ${regionId} ${n}`;
    const rest = { type: 'staff' as const, is_host: true, duties: ['leasing' as const] };
    const host = person(words, (first, last) => `${first}.${last}.${regionId}${n}@hosts.belong.test`, rest);
    return { ...host, regionId, since: chance(`${words} since`).int(2019, 2025) };
  }),
);

/** A city is shown by the same host, so that they know its doors. */
export function hostOf({ slug, regionId }: City): Host {
  return chance(`host of ${slug}`).pick(hosts.filter((host) => host.regionId === regionId));
}

/** Weekly hours of a host: five days of seven, some evenings. */
export function hoursOf({ id }: Host): { host_id: string; weekday: number; opens: string; closes: string }[] {
  const dice = chance(`hours ${id}`);
  const days = [6, 0, ...dice.some([1, 2, 3, 4, 5], 3)];
  return days.map((weekday) => ({
    host_id: id,
    weekday,
    opens: dice.pick(['09:00', '10:00', '10:00', '11:00']),
    closes: dice.pick(['17:00', '18:00', '19:00', '19:30']),
  }));
}

/** Which owner the nth home belongs to: one or two homes each, as owners here have; the first are Maya's. */
export function ownerOf(n: number): string {
  return n === 3 || n === 11 ? idOf('maya') : idOf(`owner ${Math.floor(n * 0.62) % MAX_OWNERS}`);
}

export function owner(n: number): SeedPerson {
  return person(`owner ${n}`, (first, last) => `${first}.${last}.${n}@owners.belong.test`, {});
}

/** Someone who lives in one of the demo homes; without a login. */
export function resident(n: number): SeedPerson {
  return person(`resident ${n}`, (first, last) => `${first}.${last}.${n}@residents.belong.test`, { type: 'resident' });
}
