import pg from 'pg';
import sharp from 'sharp';
import { asSystem } from '@/server/db/client';
import { storePicture } from '@/server/modules/content/media';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { benchDatabase } from './database';
import { createApi, time } from './inProcess';
import { median, ms, printFigure, printTitle, times } from './report';

const ROUNDS = 20;
const PHOTOS = 500;
/** What we promise: published is found within 10 seconds. */
const MAX_WAIT_MS = 10_000;
const MEGABYTE = 1_048_576;

const photo = (n: number) =>
  sharp({ create: { width: 2_048, height: 1_536, channels: 3, background: { r: n % 255, g: (n * 7) % 255, b: 90 } } })
    .jpeg({ quality: 88 })
    .toBuffer();

/** From the click that publishes a home until a search finds it, beside a bare insert; and photos through the pipeline. */
export async function benchListing(photos = PHOTOS): Promise<void> {
  printTitle('Publishing a listing');
  const { url, stop } = await benchDatabase(300);
  const api = createApi(url);
  const client = new pg.Client({ connectionString: url, options: '-c app.role=staff' });
  await client.connect();
  const { db } = api.services;
  const { rows } = await client.query<{ id: string; slug: string; rent: number }>(
    `select home.id, city.slug, (home.rent / 100)::int as rent from homes home join cities city on city.id = home.city_id
     where home.status = 'active' order by home.id limit 1`,
  );
  const { id = '', slug = '', rent = 0 } = rows[0] ?? {};
  const isFound = async () => (await api.ask(`/homes?place=${slug}&minRent=${rent}&maxRent=${rent}`)).includes(id);
  const until = async (wanted: boolean) => {
    const begun = performance.now();
    while ((await isFound()) !== wanted)
      if (performance.now() - begun > MAX_WAIT_MS)
        throw new Error(`The home is ${wanted ? 'not found' : 'still found'}`);
  };
  try {
    const found: number[] = [];
    const inserts: number[] = [];
    await client.query('create temporary table bare (id uuid primary key, at timestamptz not null)');
    for (let n = 0; n < ROUNDS; n += 1) {
      await client.query("update homes set status = 'in_review' where id = $1", [id]);
      await until(false);
      found.push(
        await time(async () => {
          await asSystem(db, (trx) => changeHomeStatus(trx, id, 'publish', new Date()));
          await until(true);
        }),
      );
      inserts.push(await time(() => client.query('insert into bare values (gen_random_uuid(), now())')));
    }
    const [ours, theirs] = [median(found), median(inserts)];
    printFigure('published and found', ms(ours), `a bare insert ${ms(theirs)}`, times(ours / theirs));
    await benchPhotos(api.services, photos);
  } finally {
    await client.query("update homes set status = 'active' where id = $1", [id]);
    await client.end();
    await api.stop();
    await stop();
  }
}

/** Photos one after the other through decoding and storing, beside merely hashing what came, with the memory it took. */
async function benchPhotos(services: Parameters<typeof storePicture>[0], count: number): Promise<void> {
  const memory: number[] = [];
  const stored: number[] = [];
  const decoded: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const bytes = await photo(n);
    stored.push(await time(() => storePicture(services, bytes, { alt: '' })));
    decoded.push(await time(() => sharp(bytes).raw().toBuffer()));
    memory.push(process.memoryUsage().rss);
  }
  const [ours, theirs] = [median(stored), median(decoded)];
  printFigure(`a photo of ${count}`, ms(ours), `decoding it ${ms(theirs)}`, times(ours / theirs));
  const tenth = Math.ceil(count / 10);
  const [first, last] = [Math.max(...memory.slice(0, tenth)), Math.max(...memory.slice(-tenth))];
  const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
  printFigure('memory, last tenth of them', megabytes(last), `first tenth ${megabytes(first)}`, times(last / first));
}
