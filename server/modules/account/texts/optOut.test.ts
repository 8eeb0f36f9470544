import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOptOut } from './optOut';

describe('readOptOut', () => {
  test.each([
    'OPT OUT',
    'Stop.',
    'STOP!',
    'STOP ALL',
    'Please stop',
    'Stop texting me',
    'REMOVE',
    'stop please!!',
    'Opt-out',
    'Unsubscribe me please',
    'stop sending me these messages',
    'Please stop all text messages to this number',
    'Don’t text me anymore',
    'do not contact me again',
    'I don’t want any more texts',
    'no more messages',
    'Take me off your list',
    'remove my number',
    'I revoke my consent.',
    'Wrong number',
    '🛑 STOP',
  ])('takes “%s” as an opt-out', (text) => {
    expect(readOptOut(text)).toMatchObject({ language: 'en' });
  });

  test.each([
    'PARE',
    'ALTO',
    'Por favor pare',
    'No más',
    'No me escriban más',
    'No me manden más mensajes',
    'Dejen de mandarme mensajes',
    'No quiero recibir más mensajes',
    'Quiero darme de baja',
    'Quiten mi número de la lista',
    'basta ya',
  ])('takes “%s” as an opt-out in Spanish', (text) => {
    expect(readOptOut(text)).toMatchObject({ language: 'es' });
  });

  test.each([
    'The water won’t stop',
    'Please stop the leak',
    'Stop by on Tuesday',
    'Can you stop at the office first?',
    'It is at the end of the hall',
    'Don’t text before 9, I sleep late',
    'Do not contact me before noon',
    'Cancel my tour on Friday',
    'The pilot light went out',
    'Please remove the old dishwasher',
    'I quit my job, can I pay later?',
    'El agua no para',
    'Pare el agua por favor',
    'No me mande al plomero antes de las 9',
    'Hay un olor en el baño',
    'Yes',
    '',
  ])('does not take “%s” as an opt-out', (text) => {
    expect(readOptOut(text)).toBeNull();
  });
});

describe('the corpus of opt-outs', () => {
  const corpus = readFileSync('tests/corpora/optouts.tsv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([text = '', right = '']) => ({ text, right }));
  const read = (text: string) => readOptOut(text)?.language ?? 'no';

  test.each(corpus)('reads “$text” as $right', ({ text, right }) => {
    expect(read(text)).toBe(right);
    expect(read(` ${text.toUpperCase()}!! `)).toBe(right);
  });

  test('prints its score', () => {
    const right = corpus.filter((each) => read(each.text) === each.right).length;
    process.stdout.write(`Opt-outs: ${right} of ${corpus.length} read right.\n`);
    for (const language of ['en', 'es', 'no'])
      expect(corpus.filter((each) => each.right === language).length).toBeGreaterThanOrEqual(40);
    expect(right).toBe(corpus.length);
  });
});
