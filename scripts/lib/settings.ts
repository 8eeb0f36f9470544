// The environment of a command: `.env` where there is one, checked, in one sentence where it is wrong.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertBootable } from '../../server/bootCheck.ts';
import { type Env, EnvError, parseEnv } from '../../server/env.ts';
import { CliError, fail } from '../../server/host/cliError.ts';
import { plain } from './progress.ts';

export const root = join(import.meta.dirname, '../..');

export function settings(): Env {
  const file = join(root, '.env');
  if (existsSync(file)) {
    if (!statSync(file).isFile()) throw new CliError('.env is a folder. It must be a file: see .env.example.');
    process.loadEnvFile(file);
  }
  try {
    const env = parseEnv(process.env);
    return { ...env, DATA_DIR: resolve(root, env.DATA_DIR) };
  } catch (error) {
    throw error instanceof EnvError ? plain(error) : error;
  }
}

/** The same at the top of a command, which ends with that sentence. */
export function commandSettings(): Env {
  try {
    return settings();
  } catch (error) {
    return fail(error);
  }
}

/** The same for a program that serves: refused where something is missing that people rely on (server/bootCheck.ts). */
export function bootableSettings(): Env {
  const env = settings();
  try {
    assertBootable(env, process.env);
    return env;
  } catch (error) {
    throw error instanceof EnvError ? plain(error) : error;
  }
}

/** Whether demo data belongs in the database: as SEED says, else in our own and not in one that was named. */
export function wantsDemo({ SEED, DATABASE_URL }: Pick<Env, 'SEED' | 'DATABASE_URL'>): boolean {
  return (SEED ?? (DATABASE_URL ? 'none' : 'demo')) === 'demo';
}
