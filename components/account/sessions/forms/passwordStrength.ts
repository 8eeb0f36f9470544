import { estimatePassword, type PasswordEstimate } from '@/contract/account/users/passwords';

type PasswordEstimator = (password: string, userInputs: readonly (string | undefined)[]) => PasswordEstimate;

let loadEstimator: Promise<PasswordEstimator> | undefined;

/** What zxcvbn thinks of a password, as the API will judge it. Its word lists are fetched when first asked for. */
export function passwordEstimator(): Promise<PasswordEstimator> {
  loadEstimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, userInputs) => estimatePassword(estimator, password, userInputs);
    },
  );
  // A list that did not arrive may be asked for again; the API judges in any case.
  loadEstimator.catch(() => {
    loadEstimator = undefined;
  });
  return loadEstimator;
}
