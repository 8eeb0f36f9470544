// Progress for people: one line a step, with how long it took.
import { CliError } from '../../server/host/cliError.ts';

const isInteractive = process.stdout.isTTY === true;

export function seconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1_000);
  return whole < 60 ? `${(milliseconds / 1_000).toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function formatStep(label: string, milliseconds: number): void {
  console.log(`${isInteractive ? '\r\u001b[K' : ''}✓ ${label}  ${seconds(milliseconds)}`);
}

/** Runs one step: announced if it lasts, closed with its time. `doing` is said meanwhile, `done` afterwards. */
export async function step<T>(doing: string, done: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const clock = setInterval(() => {
    if (isInteractive)
      process.stdout.write(`\r\u001b[K… ${doing}  ${Math.round((performance.now() - began) / 1_000)} s`);
  }, 1_000);
  const announce = setTimeout(() => process.stdout.write(isInteractive ? `\r\u001b[K… ${doing}` : `… ${doing}\n`), 700);
  try {
    const result = await work();
    formatStep(done, performance.now() - began);
    return result;
  } catch (error) {
    if (isInteractive) process.stdout.write('\r\u001b[K');
    throw error;
  } finally {
    clearInterval(clock);
    clearTimeout(announce);
  }
}

/** An error with a message that is the whole sentence the user needs, made of anything thrown. */
export function plain(error: unknown, before = ''): CliError {
  return new CliError(before + (error instanceof Error ? error.message : String(error)), { cause: error });
}
