// The arguments of a command: `--help` prints its usage, and what it does not know is refused in one sentence.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CliError, fail } from '../../server/host/cliError.ts';

/** Ends the process where there is nothing more to do. */
export function commandLine<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(new CliError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`));
  }
}
