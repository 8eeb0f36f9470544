import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { install, scratch, start } from './debian.ts';

export interface Pooler {
  port: number;
  stop: () => Promise<void>;
}

interface Login {
  name: string;
  password: string;
}

/** Debian’s PgBouncer in transaction mode before a server, with few sessions, so that transactions do share them. */
export async function startPgBouncer(server: string, logins: readonly Login[]): Promise<Pooler> {
  await install('pgbouncer');
  const { folder, remove } = scratch('pgbouncer');
  const port = await freePort();
  const target = new URL(server);
  const config = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  const all = [{ name: target.username, password: decodeURIComponent(target.password) }, ...logins];
  writeFileSync(users, all.map(({ name, password }) => `"${name}" "${password}"\n`).join(''));
  writeFileSync(
    config,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
server_idle_timeout = 5
`,
  );
  const program = await start(['pgbouncer', config], { port, log: path.join(folder, 'log') });
  return {
    port,
    stop: async () => {
      await program.stop();
      remove();
    },
  };
}
