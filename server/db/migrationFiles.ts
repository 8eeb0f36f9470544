// Reads the base schema and the migrations after it. Imports nothing of the site, so that scripts can ask it, too.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(process.cwd(), 'server/db');
export const migrationsDir = path.join(folder, 'migrations');
const schemaDir = path.join(folder, 'schema');

/** Name of the base schema among the applied migrations: the files of server/db/schema, applied as one. */
export const BASE = '0000_schema';

/**
 * Marks in the comments at the head of a file (docs/how-to/migration.md). `expand` only adds, so that older code runs on
 * what it made: releases roll, and roll back. Everything else is `contract`, and older code refuses to start on it.
 */
const EXPAND = /^-- phase: expand$/m;
/** Statement by statement, for what cannot be part of a transaction: `create index concurrently`. */
const NO_TRANSACTION = /^-- no transaction$/m;

export type Phase = 'expand' | 'contract';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the SQL: an applied migration must never change. */
  checksum: string;
  phase: Phase;
  inTransaction: boolean;
}

/** The base schema, then the files of `dir` in the order of their names. */
export async function readMigrations(dir = migrationsDir): Promise<Migration[]> {
  const names = (await sqlFilesIn(dir)).sort();
  const files = names.map(async (name) => toMigration(name, await readFile(path.join(dir, name), 'utf8')));
  return [toMigration(BASE, await readSchema()), ...(await Promise.all(files))];
}

function toMigration(name: string, sql: string): Migration {
  const head = sql.slice(0, sql.search(/^(?!--)/m));
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    phase: EXPAND.test(head) ? 'expand' : 'contract',
    inTransaction: !NO_TRANSACTION.test(head),
  };
}

const sqlFilesIn = async (dir: string) => (await readdir(dir)).filter((name) => name.endsWith('.sql'));

/**
 * Headings of a schema file, in the order in which a database takes the sections of all files: tables of different files
 * refer to each other, so every table exists before the first function, foreign key, or policy.
 */
const SECTIONS = ['Tables', 'Functions', 'Foreign keys', 'Triggers', 'Row-level security', 'Reference data'] as const;
type Section = (typeof SECTIONS)[number];

const HEADING = new RegExp(`^-- (${SECTIONS.join('|')})$`, 'gm');

/** The SQL of the base schema: setup.sql, then one file per noun. Throws for a file with text before its first heading. */
async function readSchema(): Promise<string> {
  const domains = (await readdir(schemaDir)).filter((name) => !name.endsWith('.sql')).sort();
  const names = await Promise.all(
    domains.map(async (domain) => (await sqlFilesIn(path.join(schemaDir, domain))).map((name) => `${domain}/${name}`)),
  );
  const read = (name: string) => readFile(path.join(schemaDir, name), 'utf8');
  const files = await Promise.all(
    names
      .flat()
      .sort()
      .map(async (name) => sectionsOf(name, await read(name))),
  );
  const sections = SECTIONS.flatMap((section) => files.map((file) => file.get(section) ?? ''));
  // Functions name tables that come later.
  return ['set local check_function_bodies = off;', await read('setup.sql'), ...sections].join('\n');
}

function sectionsOf(name: string, sql: string): Map<Section, string> {
  const [before = '', ...parts] = sql.split(HEADING);
  if (before.trim()) throw new Error(`server/db/schema/${name} has SQL before its first heading.`);
  const sections = new Map<Section, string>();
  for (let at = 0; at < parts.length; at += 2) sections.set(parts[at] as Section, parts[at + 1] ?? '');
  return sections;
}
