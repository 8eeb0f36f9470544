import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { install, scratch, start } from './debian.ts';

/**
 * The file that we hand out, for these addresses: without TLS, and each visitor of a test says where they come from.
 * Throws where a line that it replaces is gone.
 */
export function balancerSettings(port: number, backends: readonly number[]): string {
  const replace = (text: string, line: RegExp, by: string) => {
    if (!line.test(text)) throw new Error(`deploy/haproxy.cfg has no line like ${line}`);
    return text.replace(line, by);
  };
  const servers = backends.map((backend, number) => `  server api${number} 127.0.0.1:${backend}`).join('\n');
  let text = readFileSync('deploy/haproxy.cfg', 'utf8');
  text = replace(text, /^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`);
  text = replace(text, /^ {2}http-request set-header X-Forwarded-For .*\n/m, '');
  return replace(text, /(^ {2}server .*\n?)+/m, `${servers}\n`);
}

/** Debian’s HAProxy before those ports, with the settings of deploy/haproxy.cfg. */
export async function startHaproxy(backends: readonly number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  await install('haproxy');
  const { folder, remove } = scratch('haproxy');
  const port = await freePort();
  const config = path.join(folder, 'haproxy.cfg');
  writeFileSync(config, balancerSettings(port, backends));
  const program = await start(['haproxy', '-db', '-f', config], { port, log: path.join(folder, 'log') });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop();
      remove();
    },
  };
}
