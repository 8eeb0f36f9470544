import { existsSync, readdirSync } from 'node:fs';
import { CliError } from '../../server/host/cliError.ts';
import { flow } from './flow.ts';
import { modal } from './modal.ts';
import { page } from './page.ts';
import type { Plan } from './plan.ts';
import { resource } from './resource.ts';
import { slice } from './slice.ts';

const migrations = 'server/db/migrations';

const generators: Record<string, (name: string) => Plan> = {
  page,
  resource: (name) => resource(name, nextMigration()),
  flow,
  modal,
  slice,
};

/** The plan of a piece. A wrong kind or name is a CliError. */
export function createPlan(kind: string | undefined, name: string | undefined): Plan {
  const make = kind === undefined ? undefined : generators[kind];
  if (!make || !name) throw new CliError(`Use npm run new ${Object.keys(generators).join('|')} <name>.`);
  if (!/^[\w[\]./-]+$/.test(name) || !/[A-Za-z]/.test(name)) {
    throw new CliError(`${name} is not a valid name: use letters, digits, hyphens and, for a page, slashes.`);
  }
  return make(name);
}

/** Migrations run in the order of their numbers. */
function nextMigration(): string {
  const numbers = existsSync(migrations) ? readdirSync(migrations).map((file) => Number.parseInt(file, 10) || 0) : [];
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}
