// The suites on other days of the calendar, with the clock of the processes changed by libfaketime (Debian).
import { globSync } from 'node:fs';
import { command } from './command.ts';
import type { Outcome, Step } from './schedule.ts';

/** In UTC: ends of a year and of a leap month, the changes of clocks in California, and the first minutes of a month. */
const DATES = [
  '2026-12-31T12:00:00Z',
  '2027-01-20T12:00:00Z',
  '2027-03-14T10:30:00Z',
  '2027-05-01T00:30:00Z',
  '2027-11-07T09:30:00Z',
  '2028-02-29T12:00:00Z',
];

const libraryFile = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/** Fetches the library where Debian has it and we may. */
async function fetchLibrary(): Promise<string | undefined> {
  if (!libraryFile() && process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await command(['apt-get', 'update', '-q'], quiet);
    if (updated.ok)
      await command(
        ['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-q', '--no-install-recommends', 'libfaketime'],
        quiet,
      );
  }
  return libraryFile();
}

/** Each date runs one part of the files, another one with each seed: six runs try every file on every date. */
async function runOnOtherDates(): Promise<Outcome> {
  const library = await fetchLibrary();
  if (!library) return { ok: false, output: 'Install libfaketime: no test ran on another date.\n' };
  const failures: string[] = [];
  for (const [at, date] of DATES.entries()) {
    const part = 1 + ((Number(process.env.TEST_SEED) + at) % DATES.length);
    const projects = ['unit', 'dom', 'api'].flatMap((project) => ['--project', project]);
    const { ok, output } = await command(['vitest', 'run', ...projects, `--shard=${part}/${DATES.length}`], {
      DEEP: '',
      LD_PRELOAD: library,
      // An offset: with a start time, each process that a test starts would begin there again.
      FAKETIME: `+${Math.round((Date.parse(date) - Date.now()) / 1000)}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    if (!ok) failures.push(`On ${date}, part ${part}:\n${output}`);
  }
  return { ok: failures.length === 0, output: failures.join('\n') };
}

export const otherDates: Step = { name: 'other dates', alone: true, run: runOnOtherDates };
