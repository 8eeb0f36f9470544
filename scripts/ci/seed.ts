import { randomInt } from 'node:crypto';

/** Chooses the seed of a run unless TEST_SEED names one, for the commands that follow; says how to choose the same again. */
export function chooseSeed(command: string): void {
  process.env.TEST_SEED ??= String(randomInt(1_000_000));
  console.log(`Seed ${process.env.TEST_SEED}: TEST_SEED=${process.env.TEST_SEED} ${command} makes the same choices.`);
}
