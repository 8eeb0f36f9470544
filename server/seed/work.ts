// When and where the demo team works, through the same function as the team page.
import type pg from 'pg';
import type { Work } from '@/contract/platform/team/endpoints';
import { type Db, openDb, types } from '@/server/db/client';
import { changeWork } from '@/server/modules/platform/team';
import { hosts, hoursOf } from './people';
import type { Client } from './store';
import { TEAM } from './team';

/** What the functions of the site run on, inside the transaction of the seed. */
function dbOn(client: pg.PoolClient): Db {
  const shared = new Proxy(client, {
    get: (target, name) => {
      if (name === 'release') return () => undefined;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return openDb({ options: { types }, connect: async () => shared, end: async () => undefined } as unknown as pg.Pool);
}

async function knownMembers(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ user_id: string }>('select user_id from team_members');
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Roles, regions, and hours of everyone who has none yet. */
export async function seedWork(client: pg.PoolClient, zones: ReadonlyMap<number, string>, now: Date): Promise<void> {
  const known = await knownMembers(client);
  const db = dbOn(client);
  const works: { id: string; firstName: string; work: Work }[] = [
    ...hosts.map((host) => ({
      id: host.id,
      firstName: host.first_name,
      work: {
        roles: ['host', 'inspector', 'photographer'] as Work['roles'],
        regionIds: [host.regionId],
        timeZone: (zones.get(host.regionId) ?? 'America/Los_Angeles') as Work['timeZone'],
        hours: hoursOf(host).map(({ host_id: _, ...hours }) => hours),
        daysOff: [],
      },
    })),
    ...TEAM.map(({ id, name, time_zone, days, opens, closes }) => ({
      id,
      firstName: name,
      work: {
        roles: ['calls'] as Work['roles'],
        regionIds: [],
        timeZone: time_zone,
        hours: days.map((weekday) => ({ weekday, opens, closes })),
        daysOff: [],
      },
    })),
  ];
  for (const { id, firstName, work } of works) if (!known.has(id)) await changeWork(db, { id, firstName }, work, now);
}
