import { createRequire } from 'node:module';
import { CliError } from '../../server/host/cliError.ts';
import { flow } from './flow.ts';
import { modal } from './modal.ts';
import { page } from './page.ts';
import type { Plan } from './plan.ts';
import { resource } from './resource.ts';
import { slice } from './slice.ts';

const { domains } = createRequire(import.meta.url)('../../.dependency-cruiser.domains.cjs') as { domains: string[] };

type Generator = (name: string, place: string) => Plan;

/** These belong to a noun of a domain, named after the piece. */
const placed: Record<string, Generator> = {
  page,
  resource: (name, place) => resource(name, place, nextMigration()),
  modal,
};
const generators: Record<string, Generator> = { ...placed, flow, slice };

/**
 * The plan of a piece. `place` is the `domain/noun` that a page or a modal belongs to, or the domain of a resource.
 * Throws a CliError for a wrong kind, name, or place.
 */
export function createPlan(kind = '', name = '', place = ''): Plan {
  const make = generators[kind];
  if (!make || !name) throw new CliError(`Use npm run new ${Object.keys(generators).join('|')} <name> [place].`);
  if (!/^[\w[\]./-]+$/.test(name) || !/[A-Za-z]/.test(name)) {
    throw new CliError(`${name} is not a valid name: use letters, digits, hyphens and, for a page, slashes.`);
  }
  if (placed[kind]) checkPlace(kind, place);
  return make(name, place);
}

function checkPlace(kind: string, place: string): void {
  const [domain = '', noun] = place.split('/');
  const shape = kind === 'resource' ? 'domain' : 'domain/noun';
  if (!domains.includes(domain) || (kind !== 'resource') !== /^[a-z][A-Za-z0-9]*$/.test(noun ?? ''))
    throw new CliError(`Add the ${shape} of the ${kind}. The domains are ${domains.join(', ')}.`);
}

/** Migrations run in the order of their names: the UTC minute in which each was made. */
const nextMigration = () => new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
