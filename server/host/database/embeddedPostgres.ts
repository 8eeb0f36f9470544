// The embedded database: a real PostgreSQL server that one process owns and that ends with it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../cliError.ts';
import { isOwned, takeOwnerLock } from './ownerLock.ts';
import { type Binaries, postgresBinaries } from './postgresBinaries.ts';
import { type ClusterPlace, clusterPlace, prepareCluster } from './postgresCluster.ts';
import { EndedEarly, freePort, launchServer, type RunningServer } from './postgresServer.ts';
import { stopStaleProcess } from './staleProcess.ts';

type Step = 'database created' | 'database started' | 'database restarted';

export type EmbeddedPostgres = {
  url: string;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  onStep?: (step: Step, milliseconds: number) => void;
  /** Called when the server has ended by itself and could not be brought back. */
  onLost?: (reason: string) => void;
};

/** Starts the database of a data directory, making it if needed. Throws a CliError when it cannot be ours. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { onStep } = options;
  const dataDir = resolve(options.dataDir);
  const place = clusterPlace(dataDir);
  const lock = await takeOwnerLock(place.cluster);
  if (!lock) throw new CliError(inUse(dataDir, place));
  try {
    const binaries = postgresBinaries(place.account);
    const began = performance.now();
    if (prepareCluster(place, binaries)) onStep?.('database created', performance.now() - began);
    await stopStaleProcess(place.cluster);
    const launched = performance.now();
    const server = await launchPatiently(place, binaries);
    onStep?.('database started', performance.now() - launched);
    const stored = keepRunning(server, place, binaries, options);
    writeFileSync(connectionFile(place), JSON.stringify({ pid: process.pid, url: server.url }), { mode: 0o600 });
    return {
      url: server.url,
      stop: async () => {
        rmSync(connectionFile(place), { force: true });
        await stored.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address of the database that another process runs on this data directory, if one does. */
export async function connectionFor(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'database'))) return undefined;
  const place = clusterPlace(resolve(dataDir));
  return (await isOwned(place.cluster)) ? runningOwner(place)?.url : undefined;
}

/** Removes a stopped database and everything else in its data directory, wherever the cluster lies. */
export function removeDataDir(dataDir: string): void {
  const { cluster } = clusterPlace(resolve(dataDir));
  for (const path of [cluster, resolve(dataDir)]) rmSync(path, { recursive: true, force: true });
}

function connectionFile({ folder }: ClusterPlace): string {
  return join(folder, 'connection.json');
}

function runningOwner(place: ClusterPlace): { pid: number; url: string } | undefined {
  try {
    return JSON.parse(readFileSync(connectionFile(place), 'utf8'));
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, place: ClusterPlace): string {
  const owner = runningOwner(place);
  const who = owner ? ` by process ${owner.pid}` : '';
  return `The data directory ${dataDir} is already in use${who}: stop that one first, or set DATA_DIR to another directory.`;
}

/** After a crash the old server may be a pid the kernel has not let go of yet; a port may be taken in between. */
async function launchPatiently(place: ClusterPlace, binaries: Binaries, port?: number): Promise<RunningServer> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await launchServer(place, binaries, port ?? (await freePort()));
    } catch (error) {
      if (!(error instanceof EndedEarly)) throw error;
      const passing = /postmaster\.pid|pre-existing shared memory|could not (bind|create any TCP)/.test(error.message);
      if (!passing || Date.now() > deadline) throw new CliError(refusal(error.message));
      await sleep(200);
    }
  }
}

function refusal(lastWords: string): string {
  const fatal =
    /(?:FATAL|PANIC): +(.*)/.exec(lastWords)?.[1] ?? (lastWords.trim().split('\n').at(-1) || 'it gave no reason');
  const hint = lastWords.includes('postmaster.pid')
    ? ' (another process on this machine has the number of an old server: wait for it, or restart the machine)'
    : '';
  return `The database refused to start: ${fatal}${hint}.`;
}

/** Brings a server that died back on the same port, so that open pools find it again; gives up after five times. */
function keepRunning(first: RunningServer, place: ClusterPlace, binaries: Binaries, { onStep, onLost }: Options) {
  let server = first;
  let stopping = false;
  let restarts = 0;
  const watch = async (): Promise<void> => {
    const lastWords = await server.ended;
    if (stopping) return;
    const began = performance.now();
    try {
      restarts += 1;
      if (restarts > 5) throw new CliError(refusal(lastWords));
      await stopStaleProcess(place.cluster);
      server = await launchPatiently(place, binaries, server.port);
      onStep?.('database restarted', performance.now() - began);
      watching = watch();
    } catch (error) {
      onLost?.((error as Error).message);
    }
  };
  let watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
      await server.stop();
    },
  };
}
