import { writeFileSync } from 'node:fs';
import { CliError } from '../../server/host/cliError.ts';
import { featureNames } from '../../server/rentModel/featureVector.ts';
import { type Artifact, RentModel, rentsOf } from '../../server/rentModel/rentModel.ts';
import type { Boosted } from './boost.ts';
import { type CrossFitResult, fitAll, limitsOf, meanFit } from './crossFit.ts';
import { packForest } from './packForest.ts';
import type { Listings } from './readListings.ts';

/** Fits the model that ships and writes it; tells the size of what it wrote. */
export function train(listings: Listings, crossed: CrossFitResult, out: string): number {
  const { rent, spread } = fitAll(listings, crossed);
  const artifact: Artifact = {
    edges: Object.fromEntries(featureNames.map((name, n) => [name, listings.data.edges[n]?.join(' ') ?? ''])),
    rent: rent.map(packForest),
    spread: packForest(spread),
    limits: limitsOf(listings, crossed),
    index: listings.index,
    zips: listings.zips,
  };
  const text = `${JSON.stringify(artifact, null, 2)}\n`;
  holdToFit(listings, JSON.parse(text), rent, spread);
  writeFileSync(out, text);
  return text.length;
}

/** The stored model must say of every home of ours, to the dollar, what the fitted one said. */
function holdToFit({ homes, levels }: Listings, artifact: Artifact, rent: Boosted[], spread: Boosted): void {
  const model = new RentModel(artifact);
  const middles = meanFit(rent);
  homes.forEach((home, row) => {
    if (home.region === 'other') return;
    const level = levels[row] as number;
    const [middle, error] = [middles[row] as number, spread.fitted[row] as number];
    const fitted = rentsOf(middle, error, level, artifact.limits[home.region]);
    const stored = model.estimate(home);
    if (stored.estimate !== fitted.estimate || stored.low !== fitted.low || stored.high !== fitted.high)
      throw new CliError(
        `The stored model says ${stored.estimate} of a home that the fitted one said ${fitted.estimate} of.`,
      );
  });
}
