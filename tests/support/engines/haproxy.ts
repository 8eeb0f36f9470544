import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { install, scratch, start } from './debian.ts';

/** Debian’s HAProxy before those ports, with the settings of deploy/haproxy.cfg that matter: readiness decides. */
export async function startHaproxy(backends: readonly number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  await install('haproxy');
  const { folder, remove } = scratch('haproxy');
  const port = await freePort();
  const config = path.join(folder, 'haproxy.cfg');
  const servers = backends.map(
    (backend, number) => `  server api${number} 127.0.0.1:${backend} check inter 200ms fall 2 rise 1`,
  );
  writeFileSync(
    config,
    `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  option redispatch
  retries 3
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host belong
${servers.join('\n')}
`,
  );
  const program = await start(['haproxy', '-db', '-f', config], { port, log: path.join(folder, 'log') });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop();
      remove();
    },
  };
}
