import { type Estimate, estimatePassword } from '@/contract/passwords';

type Judge = (password: string, told: readonly (string | undefined)[]) => Estimate;

let judge: Promise<Judge> | undefined;

/** What zxcvbn thinks of a password, as the API will judge it. Its word lists are fetched when first asked for. */
export function passwordJudge(): Promise<Judge> {
  judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, told) => estimatePassword(estimator, password, told);
    },
  );
  // A list that did not arrive may be asked for again; the API judges in any case.
  judge.catch(() => {
    judge = undefined;
  });
  return judge;
}
