import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SigningDocument } from '../contract/platform/signing/endpoints';
import { renderDocument } from '../server/modules/platform/signing/pdf';
import type { EnvelopeWithSigners } from '../server/modules/platform/signing/repo';
import { localSigning } from '../server/providers/signing/local';
import { time } from './inProcess';
import { median, ms, percentile, printFigure, printTitle, times } from './report';

const ROUNDS = 40;
const words = 'The Resident and the Homeowner agree on what stands here, and on nothing else, in good faith. '.repeat(
  6,
);

/** Twenty chapters of two clauses: a page each, as long as a lease. */
const paper: SigningDocument = {
  title: 'A lease of twenty pages',
  language: 'en-US',
  sections: Array.from({ length: 40 }, (_, n) => ({
    id: `clause-${n}`,
    part: `Chapter ${Math.floor(n / 2)}`,
    heading: `${n + 1}. A clause`,
    paragraphs: [words, words],
    summary: 'What it says in short.',
  })),
};

/** Sealing a lease of twenty pages, drawn and signed, beside writing the same PDF without a signature. */
export async function benchSealing(rounds = ROUNDS): Promise<void> {
  printTitle('Sealing a lease of 20 pages');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-sealing-'));
  const signing = localSigning(dataDir);
  const at = new Date();
  const whole = { envelope: { id: 'bench', paper, paperHash: 'bench' }, signers: [] } as unknown as EnvelopeWithSigners;
  const draw = () => renderDocument(whole, [], at);
  const seal = async () => signing.seal(await draw(), { reason: 'A bench', at });
  await seal();
  const [sealed, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    sealed.push(await time(seal));
    plain.push(await time(draw));
  }
  const [own, other] = [median(sealed), median(plain)];
  printFigure('p50, drawn and sealed', ms(own), `drawn alone ${ms(other)}`, times(own / other));
  printFigure('p95, drawn and sealed', ms(percentile(sealed, 95)), `drawn alone ${ms(percentile(plain, 95))}`);
  await rm(dataDir, { recursive: true, force: true });
}
