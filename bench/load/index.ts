// Everybody at once, as they come: what the site holds, how it answers below and above that, whether it grows, and what it costs.
import { readFileSync } from 'node:fs';
import { buildIfNeeded } from '../../scripts/build.ts';
import { createMembers, loginMember, type Member, memberRequest, randomClientHeaders } from '../accounts';
import { benchDatabase, sampleHome } from '../database';
import { findSaturation, LOAD_SHARE, TURN_SECONDS as SUSTAIN_SECONDS } from '../loadTest';
import { type BenchRequest, type LoadResult, openLoop } from '../openLoop';
import { ms, percent, percentile, perSecond, printFigure, printTitle, times } from '../report';
import { type BenchSite, startOurSite } from '../sites';

const HOMES = 1_500;
const MEMBERS = 120;
const MINUTES = 3;
const STEADY_SECONDS = 30;
const OVERLOAD_SECONDS = 20;
/** Processor time of one core for an hour, in dollars: what clouds ask for a small shared machine. */
const CORE_HOUR_DOLLARS = 0.04;
/** A visit opens so many addresses, beside files that a cache in front answers. */
const REQUESTS_OF_A_VISIT = 12;
const TICKS_A_SECOND = 100;

interface Audience {
  name: string;
  /** Of a hundred requests. */
  share: number;
  next: (n: number) => BenchRequest;
}

const visitor = (path: string): BenchRequest => ({ method: 'GET', path, headers: randomClientHeaders() });
const inTurn = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function audiencesOf(
  homeId: string,
  members: Record<'homeowner' | 'resident' | 'staff', readonly Member[]>,
): Audience[] {
  const consumer = '/api/consumer';
  const signedIn = (list: readonly Member[], paths: readonly string[]) => (n: number) =>
    memberRequest(inTurn(paths, n), inTurn(list, n));
  const open = ['/', '/homes', `${consumer}/homes?maxRent=3000`, `${consumer}/homes/${homeId}`, `${consumer}/regions`];
  const owned = ['account', 'earnings', 'work-orders', 'threads'].map((name) => `${consumer}/${name}`);
  const rented = ['account', 'leases', 'users/saved-homes', 'threads'].map((name) => `${consumer}/${name}`);
  return [
    { name: 'visitors', share: 70, next: (n) => visitor(inTurn(open, n)) },
    { name: 'homeowners', share: 12, next: signedIn(members.homeowner, owned) },
    { name: 'residents', share: 12, next: signedIn(members.resident, rented) },
    { name: 'staff', share: 6, next: signedIn(members.staff, [`${consumer}/account`, `${consumer}/threads`]) },
  ];
}

/** Requests of all of them, mixed by their shares, the same in each run. */
function mixOf(audiences: readonly Audience[]): () => BenchRequest {
  const order = audiences.flatMap(({ share }, which) =>
    Array.from({ length: share }, (_, k) => ({ which, at: (k + 0.5) / share })),
  );
  order.sort((one, other) => one.at - other.at);
  const counts = audiences.map(() => 0);
  let n = 0;
  return () => {
    const { which } = inTurn(order, n);
    n += 1;
    const count = counts[which] ?? 0;
    counts[which] = count + 1;
    return inTurn(audiences, which).next(count);
  };
}

/** Seconds of processors that the process has used, and megabytes that it holds. */
function usageOf(pid: number): { cpuSeconds: number; megabytes: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    megabytes: Number(resident) / 1_024,
  };
}

function printTurn(name: string, { latencies, errors, refused, seconds }: LoadResult): void {
  const [p50, p95, p99] = [50, 95, 99].map((each) => percentile([...latencies], each));
  const answered = (latencies.length - errors) / seconds;
  const waits = `p50 ${ms(p50 ?? 0)}, p95 ${ms(p95 ?? 0)}, p99 ${ms(p99 ?? 0)}`;
  printFigure(name, perSecond(answered), waits, `${errors - refused} errors, ${refused} told to come back`);
}

const TURN_SECONDS = 15;
/** Caches fill and code is compiled in the first part of a soak: it does not count. */
const WARM_SHARE = 0.3;

/** By how much `values` grow from one to the next, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  return spread === 0 ? 0 : values.reduce((sum, value, n) => sum + (n - middle) * value, 0) / spread;
}

/** Minutes at a constant rate: how its memory moves once it is warm, and the middle wait of the first and of the last turn. */
async function soak(site: BenchSite, next: () => BenchRequest, rate: number, minutes: number): Promise<void> {
  const turns: { megabytes: number; p50: number; errors: number }[] = [];
  const count = Math.max(4, Math.round((minutes * 60) / TURN_SECONDS));
  const warm = Math.floor(count * WARM_SHARE);
  let warmHeap = 0;
  for (let turn = 0; turn < count; turn += 1) {
    if (turn === warm) warmHeap = await site.heldHeap();
    const { latencies, errors } = await openLoop(site.url, next, rate, TURN_SECONDS);
    turns.push({ megabytes: usageOf(site.pid).megabytes, p50: percentile([...latencies], 50), errors });
  }
  const heap = await site.heldHeap();
  const slope = (slopeOf(turns.slice(warm).map(({ megabytes }) => megabytes)) * 60) / TURN_SECONDS;
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0);
  const waits = `p50 ${ms(turns[0]?.p50 ?? 0)} at first, ${ms(turns.at(-1)?.p50 ?? 0)} at last`;
  printFigure(`${minutes} min at ${perSecond(rate)}`, `${slope.toFixed(1)} MB/min`, waits, `${errors} errors`);
  const growth = `${warmHeap.toFixed(0)} MB warm, ${turns.at(-1)?.megabytes.toFixed(0)} MB of memory in all`;
  printFigure('objects held at the end', `${heap.toFixed(0)} MB`, growth, times(heap / warmHeap));
}

/** A rate that is given instead of looked for: on a machine that others use, what is held says nothing. */
function givenRate(): number | undefined {
  const rate = Number(process.argv.find((argument) => argument.startsWith('--rate='))?.slice('--rate='.length));
  return Number.isFinite(rate) && rate > 0 ? rate : undefined;
}

/** What it holds, how it answers below and above that, and again below; answers the rate below. */
async function benchOverload(site: BenchSite, next: () => BenchRequest): Promise<number> {
  const held = await findSaturation([site.url, next], 16);
  printFigure('saturation', perSecond(held), `p99 at most a second for ${SUSTAIN_SECONDS} s`);
  const steady = held * LOAD_SHARE;
  printTurn(`at ${LOAD_SHARE} of it`, await openLoop(site.url, next, steady, STEADY_SECONDS));
  const overload = await openLoop(site.url, next, held * 2, OVERLOAD_SECONDS);
  printTurn('at twice as much', overload);
  const goodput = (overload.latencies.length - overload.errors) / overload.seconds / held;
  printFigure('answered of what it holds, at twice as much', percent(goodput), 'wanted 80%');
  printTurn(`at ${LOAD_SHARE} again`, await openLoop(site.url, next, steady, STEADY_SECONDS));
  return steady;
}

/** Mixed traffic of the four audiences against the production build; `minutes` is how long the soak takes. */
export async function benchLoad(minutes = MINUTES): Promise<void> {
  printTitle(`Load: 70% visitors, 12% homeowners, 12% residents, 6% staff, on ${HOMES} homes`);
  await buildIfNeeded();
  const database = await benchDatabase(HOMES);
  const site = await startOurSite(database.url);
  try {
    const logIn = async (type: 'homeowner' | 'resident' | 'staff', many: number) => {
      const members: Member[] = [];
      for (const email of await createMembers(database.url, many, type))
        members.push(await loginMember(site.url, email));
      return members;
    };
    const members = {
      homeowner: await logIn('homeowner', MEMBERS),
      resident: await logIn('resident', MEMBERS),
      staff: await logIn('staff', MEMBERS / 2),
    };
    const next = mixOf(audiencesOf((await sampleHome(database.url)).id, members));
    const rate = givenRate() ?? (await benchOverload(site, next));
    const before = usageOf(site.pid).cpuSeconds;
    const calm = await openLoop(site.url, next, rate, STEADY_SECONDS);
    const used = usageOf(site.pid).cpuSeconds - before;
    printTurn(`at ${perSecond(rate)}`, calm);
    await soak(site, next, rate, minutes);
    const seconds = (used / calm.latencies.length) * REQUESTS_OF_A_VISIT * 1_000;
    const dollars = (seconds / 3_600) * CORE_HOUR_DOLLARS;
    printFigure(
      '1,000 visits',
      `${seconds.toFixed(0)} core seconds`,
      `${REQUESTS_OF_A_VISIT} requests each`,
      `$${dollars.toFixed(4)}`,
    );
  } finally {
    await site.stop();
    await database.stop();
  }
}
