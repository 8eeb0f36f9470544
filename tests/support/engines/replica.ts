// Streaming replicas: one in the deep tests of the bundled or of Debian's server.
import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postgresAccount } from '../../../server/host/database/postgresAccount.ts';
import type { Binaries } from '../../../server/host/database/postgresBinaries.ts';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { type Postgres, type Started, scratch, start, untilAnswers } from './debian.ts';

export interface Replica extends Started {
  url: (database: string) => string;
  /** Stops it in the middle of everything, or lets it go on. */
  freeze: (frozen: boolean) => void;
}

/** A copy of the server that follows it, made as one makes it in earnest. */
export async function startReplica(primary: Postgres, binaries: Binaries): Promise<Replica> {
  const { folder, remove } = scratch('replica');
  const data = path.join(folder, 'data');
  const passwords = path.join(folder, 'pgpass');
  const { username, password } = new URL(primary.url);
  writeFileSync(passwords, `*:*:*:${username}:${decodeURIComponent(password)}\n`, { mode: 0o600 });
  const account = postgresAccount();
  if (account) chownSync(passwords, account.uid, account.gid);
  const env = { ...process.env, PGPASSFILE: passwords };
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', username, '-w'];
  execFileSync(path.join(binaries.folder, 'pg_basebackup'), [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], {
    ...(account ?? {}),
    env,
    cwd: '/',
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'hot_standby_feedback=on',
  ];
  const program = await start(
    [path.join(binaries.folder, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])],
    { port, log: path.join(folder, 'log') },
  );
  const url = (database: string) => {
    const address = new URL(primary.url);
    Object.assign(address, { port: String(port), pathname: `/${database}` });
    return address.href;
  };
  await untilAnswers(url('postgres'));
  const freeze = (frozen: boolean) => {
    const pid = String(program.process.pid);
    const sessions = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);
    for (const each of [pid, ...sessions]) process.kill(Number(each), frozen ? 'SIGSTOP' : 'SIGCONT');
  };
  return {
    ...program,
    freeze,
    url,
    stop: async () => {
      program.process.kill('SIGQUIT');
      await program.stop();
      remove();
    },
  };
}
