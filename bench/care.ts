import pg from 'pg';
import type { Person } from '@/server/http/person';
import { idOf } from '@/server/seed/generators/ids';
import { benchDatabase } from './database';
import { createApi, type Statement, time } from './inProcess';
import { median, ms, printFigure, printTitle, times } from './report';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 60;
const QUEUES = ['care_new', 'care_late', 'care_to_plan'];
/** Of work orders made here, to take them out again. */
const MADE_HERE = "source_key like 'bench:%'";

const staff: Person = {
  id: idOf('iris'),
  type: 'staff',
  sessionId: '01900000-0000-7000-8000-00000000be0d',
  authenticatedAt: 0,
} as Person;

/** Open repairs in every status that a queue shows, over the homes that are there. */
async function makeWorkOrders(client: pg.Client, count: number): Promise<void> {
  await client.query(`delete from work_orders where ${MADE_HERE}`);
  await client.query(
    `with place as (select id, owner_id, row_number() over (order by id) - 1 as n from homes),
       size as (select count(*)::int as homes from place)
     insert into work_orders (id, home_id, owner_id, source, source_key, title, area, tier, tier_reason, status,
       status_since, response_due_at, repair_due_at, created_at, updated_at)
     select gen_random_uuid(), place.id, place.owner_id, 'staff', 'bench:' || each, 'Faucet ' || each, 'plumbing',
       (array['life_safety', 'urgent', 'standard', 'planned'])[1 + each % 4], 'It drips.',
       (array['new', 'triaged', 'approved', 'assigned', 'scheduled', 'waiting', 'confirmed', 'reopened'])[1 + each % 8],
       now() - make_interval(mins => each), now() + make_interval(mins => each % 5000 - 2500),
       now() + make_interval(mins => each % 20000 - 5000), now() - make_interval(mins => each), now()
     from generate_series(1, $1::int) each, size, place where place.n = each % size.homes`,
    [count],
  );
  await client.query('vacuum analyze work_orders');
}

const isPage = ({ sql }: Statement) => sql.includes('as assignee');

/** The desk’s queues of repairs: a page through our API beside the same SQL alone, at 1,000 work orders and at 100,000. */
export async function benchCare(size = LARGE): Promise<void> {
  printTitle(`The desk’s queues of repairs, at ${size.toLocaleString('en-US')} work orders`);
  const { url, stop } = await benchDatabase(300);
  const client = new pg.Client({ connectionString: url, options: '-c app.role=staff' });
  await client.connect();
  let heard: Statement | undefined;
  const api = createApi(
    url,
    (statement) => {
      if (isPage(statement)) heard = statement;
    },
    staff,
  );
  const open = (queue: string) =>
    api.fetch(`/desk/queues/${queue}`, { headers: { authorization: 'Bearer bench' } }).then(async (response) => {
      if (response.status !== 200) throw new Error(`${queue} answered ${response.status}: ${await response.text()}`);
      return response.text();
    });
  const rounds = async (work: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) took.push(await time(work));
    return median(took.slice(ROUNDS / 6));
  };
  const pages = new Map<string, number>();
  try {
    for (const count of [Math.min(SMALL, size), size]) {
      await makeWorkOrders(client, count);
      for (const queue of QUEUES) {
        const ours = await rounds(() => open(queue));
        const { sql = 'select 1', parameters = [] } = heard ?? {};
        const theirs = await rounds(() => client.query(sql, [...parameters]));
        const before = pages.get(queue);
        printFigure(
          `${queue}, ${count.toLocaleString('en-US')}`,
          ms(ours),
          `its SQL alone ${ms(theirs)}`,
          times(ours / theirs),
        );
        if (before)
          printFigure(
            `${queue}, beside ${Math.min(SMALL, size).toLocaleString('en-US')}`,
            ms(ours),
            ms(before),
            times(ours / before),
          );
        pages.set(queue, ours);
      }
    }
  } finally {
    await client.query(`delete from work_orders where ${MADE_HERE}`);
    await client.end();
    await api.stop();
    await stop();
  }
}
