import stored from './artifact.json';
import { type Artifact, RentModel } from './rentModel';

let model: RentModel | undefined;

/** The trained model, read on first use and kept. */
export function rentModel(): RentModel {
  const artifact: Artifact = stored;
  model ??= new RentModel(artifact);
  return model;
}
