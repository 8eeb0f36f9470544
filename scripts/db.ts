// `npm run db -- <command>`: looks after the database that DATABASE_URL names, or the one of this directory.
import { CliError, fail } from '../server/host/cliError.ts';
import { endWithParent } from '../server/host/lifecycle.ts';
import { printAuditProblems } from './db/audit.ts';
import { writeDataModel } from './db/dataModel.ts';
import { spread } from './db/distribute.ts';
import { printFileProblems } from './db/files.ts';
import { migrate, prepare, seedDemo } from './db/prepare.ts';
import { psql } from './db/psql.ts';
import { confirmReset, reset } from './db/reset.ts';
import { eraseRestored } from './db/restored.ts';
import { printStatus } from './db/status.ts';
import { withTarget } from './db/target.ts';
import { writeTypes } from './db/types.ts';
import { commandLine } from './lib/commandLine.ts';
import { commandSettings, settings, wantsDemo } from './lib/settings.ts';

const usage = `npm run db -- <command>
  migrate            brings the tables up to this code
  seed [--homes N]   stores the demo data, N homes of it
  reset [--yes]      empties the database, then migrates and seeds as npm start would
  prepare            migrates and, where wanted, seeds: what npm start does on first run
  audit              says whether the audit log is whole
  restored           after a backup was brought back: erases again whom we had erased since
  files              says which rows lack their file, and how many files belong to nothing
  distribute [--yes] prints what lets the data spread over several servers; with --yes, does it
  psql               opens a prompt
  status             queue, backups, drills, providers, and size
  types              writes server/db/types.ts from the migrations
  model              writes docs/data-model.md from the migrations
  url                prints the address`;

const { positionals, values } = commandLine(
  { allowPositionals: true, options: { homes: { type: 'string' }, yes: { type: 'boolean', default: false } } },
  usage,
);

const commands: Record<string, () => Promise<void>> = {
  migrate: () => withTarget(({ url }) => migrate(url)),
  seed: () =>
    withTarget(async ({ url }) => {
      await migrate(url);
      await seedDemo(url, homes());
    }),
  reset: () =>
    withTarget(async (target) => {
      await confirmReset(target, values.yes);
      await reset(target);
      await prepare(target.url, wantsDemo({ ...settings(), DATABASE_URL: target.embedded ? undefined : target.url }));
    }),
  prepare: () => withTarget(({ url }) => prepare(url, wantsDemo(settings()))),
  audit: () => withTarget(({ url }) => printAuditProblems(url)),
  restored: () => withTarget(({ url }) => eraseRestored(url)),
  files: () =>
    withTarget(async ({ url }) => {
      if (!(await printFileProblems(url))) process.exitCode = 1;
    }),
  distribute: () => withTarget(({ url }) => spread(url, values.yes)),
  psql: () => withTarget(({ url }) => psql(url)),
  status: () => withTarget(({ url }) => printStatus(url)),
  types: writeTypes,
  model: writeDataModel,
  url: () => withTarget(async ({ url }) => console.log(url)),
};

function homes(): number | undefined {
  if (values.homes === undefined) return undefined;
  const number = Number(values.homes);
  if (!Number.isInteger(number) || number < 1)
    throw new CliError('--homes takes a whole number, for example --homes 100000.');
  return number;
}

const command = commands[positionals[0] ?? ''];
if (!command) {
  console.log(usage);
  process.exit(positionals.length === 0 ? 0 : 1);
}
endWithParent(() => process.exit(1));
process.env.DATA_DIR = commandSettings().DATA_DIR;
await command().catch(fail);
process.exit(0);
