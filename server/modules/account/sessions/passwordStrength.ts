import { estimatePassword, passwordProblem } from '@/contract/account/users/passwords';
import { ApiError } from '@/server/http/errors';
import { singleton } from '@/server/singleton';

/** The dictionaries weigh some megabytes: read when the first password is chosen. */
const estimator = () =>
  singleton('passwordJudge', async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  });

/** Refuses a password that is short or easy to guess with the facts in `context`. */
export async function assertPasswordStrength(password: string, ...context: (string | undefined)[]): Promise<void> {
  const problem = passwordProblem(password, estimatePassword(await estimator(), password, context));
  if (problem) throw new ApiError('invalid', problem, { fields: { password: problem } });
}
