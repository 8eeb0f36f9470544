import { parseArgs } from 'node:util';
import { CliError } from '../../server/host/cliError.ts';
import type { Step } from './schedule.ts';

/** `--only a,b` and `--skip c`, repeatable; an unknown name is refused rather than silently running nothing. */
export function selectSteps(steps: readonly Step[], args: readonly string[]): Step[] {
  const { only, skip } = read(args);
  const names = steps.map(({ name }) => name);
  const unknown = [...(only ?? []), ...skip].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new CliError(`There is no step ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  const chosen = steps.filter(({ name }) => (!only || only.includes(name)) && !skip.includes(name));
  if (chosen.length === 0) throw new CliError('These arguments leave no step to run.');
  return chosen;
}

function read(args: readonly string[]): { only?: string[]; skip: string[] } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string', multiple: true }, skip: { type: 'string', multiple: true } },
    });
    return { only: values.only?.flatMap(names), skip: (values.skip ?? []).flatMap(names) };
  } catch (error) {
    throw new CliError(`${(error as Error).message.split('. ')[0]}. Use --only <step> or --skip <step>.`);
  }
}

const names = (list: string) => list.split(',').filter(Boolean);
