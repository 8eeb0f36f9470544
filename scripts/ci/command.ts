// Runs one command of the proof, keeps what it said, and ends it with us.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

export interface Ended {
  ok: boolean;
  output: string;
}

/** Variables to add to our own environment. */
export type Variables = Record<string, string>;

const running = new Set<ChildProcess>();
const binaries = resolve('node_modules/.bin');

/** Each command leads a process group of its own, so that a stop reaches its children too. */
export async function command(line: readonly string[], env: Variables = {}): Promise<Ended> {
  const [program = '', ...args] = line;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...color(), ...env },
  });
  running.add(child);
  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  try {
    const [code, signal] = await once(child, 'close');
    if (signal) output += `\n${program} was ended by ${signal}\n`;
    return { ok: code === 0, output };
  } catch (error) {
    return { ok: false, output: `${program} could not be started: ${(error as Error).message}\n` };
  } finally {
    running.delete(child);
  }
}

function color(): Variables {
  return process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

/** Ctrl-C and SIGTERM: sends the signal to all running commands and exits after the last one. */
export function stopCommandsOnExit(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, async () => {
      console.log(`\n✗ stopped by ${signal}`);
      const closing = [...running].map((child) => once(child, 'close'));
      for (const child of running) signalGroup(child, 'SIGTERM');
      const patience = setTimeout(() => {
        for (const child of running) signalGroup(child, 'SIGKILL');
      }, 15_000);
      await Promise.allSettled(closing);
      clearTimeout(patience);
      process.exit(code);
    });
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
