// PostgreSQL refuses to run as root, so as root we lend it another account of the machine.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { CliError } from '../cliError.ts';

export type Account = { uid: number; gid: number };

/** The account PostgreSQL must run as, or undefined for our own: the owner of existing data, else one of findAccount. */
export function postgresAccount(existingCluster?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existingCluster) {
    const owner = statSync(existingCluster);
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  const account = findAccount(readFileSync('/etc/passwd', 'utf8'));
  if (account) return account;
  throw new CliError('PostgreSQL refuses to run as root and this machine has no other account: run as a normal user.');
}

export function findAccount(passwd: string): Account | undefined {
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return undefined;
}

/** Whether that account can enter a folder, asked of the kernel itself so that every kind of permission counts. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const shell = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' });
  return shell.status === 0;
}
