// Names in many scripts, as people type them: tests/corpora/names.tsv.
import { readFileSync } from 'node:fs';

/** `ascii` is undefined where the script has no spelling of its own in Latin letters. */
export const namesCorpus: readonly { name: string; ascii: string | undefined }[] = readFileSync(
  'tests/corpora/names.tsv',
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', , ascii = ''] = line.split('\t');
    return { name, ascii: ascii.startsWith('ask ') ? undefined : ascii };
  });
