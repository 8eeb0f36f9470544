// The API as a process of its own, beside others on the same database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ApiProcess {
  url: string;
  process: ChildProcess;
  fetch: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Starts `npm run api` on a free port. */
export async function startApi({ PORT = '0', ...variables }: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/api.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // tsx chooses by it what to load.
      NODE_ENV: 'production',
      VITEST: '',
      HOST: '127.0.0.1',
      PORT,
      SITE_URL: 'http://127.0.0.1:1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const at = /runs at (\S+),/.exec(output)?.[1];
      if (at) resolve(at);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The API ended:\n${output}`)));
  });
  return {
    url,
    process: child,
    fetch: (path, init = {}, address) => {
      const headers = new Headers(init.headers);
      if (address) headers.set('x-forwarded-for', address);
      return fetch(`${url}${path}`, { ...init, headers });
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
