// The lifecycle of a command that runs until a signal or the end of its parent process stops it.
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from './cliError.ts';

type Ending = NodeJS.Signals | 'parent gone' | 'failure';
type Closer = (why: Ending) => Promise<void>;

export type Lifecycle = {
  /** Adds something to close at the end; the last added is closed first. */
  onEnd: (close: Closer) => void;
  end: (why: Ending, exitCode: number) => Promise<void>;
  /** Ends with one sentence, unless we are ending already and this is only its echo. */
  fail: (error: unknown) => Promise<void>;
};

const deadline = 14_500;
const secondWordAfter = 2_000;

/** Ctrl-C and SIGTERM close everything and exit with 0. A second one, 2 s later, no longer waits. */
export function lifecycle(): Lifecycle {
  const closers: Closer[] = [];
  let endedAt = 0;
  let exitsWith = 0;

  async function end(why: Ending, exitCode: number): Promise<void> {
    if (endedAt) {
      // One Ctrl-C reaches us from the terminal and again through npm, so only a later one means impatience.
      if (Date.now() - endedAt > secondWordAfter) process.exit(1);
      return;
    }
    endedAt = Date.now();
    exitsWith = exitCode;
    if (exitCode === 0) console.log('\n… stopping');
    await Promise.race([closeAll(why), sleep(deadline)]);
    if (exitCode === 0) console.log('✓ stopped');
    process.exit(exitsWith);
  }

  async function closeAll(why: Ending): Promise<void> {
    for (const close of closers.reverse()) {
      await close(why).catch((error: unknown) => {
        exitsWith = 1;
        console.error(error);
      });
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0));
  // The terminal we print to may be gone before we are.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  endWithParent(() => void end('parent gone', 0));

  return {
    onEnd: (close) => void closers.push(close),
    end,
    async fail(error) {
      if (endedAt) return;
      console.error(error instanceof CliError ? `✗ ${error.message}` : error);
      await end('failure', 1);
    },
  };
}

/** Calls back when the process that started us over a channel is gone. Without a channel it does nothing. */
export function endWithParent(onGone: () => void): void {
  if (!process.channel) return;
  process.once('disconnect', onGone);
  process.channel.unref();
}
