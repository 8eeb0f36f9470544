import { createDocument, createRepository } from '@/server/content/store/repository.fixture';
import { median, ms, printFigure, printTitle } from './report';

const DOCUMENTS = 1_000;
const ROUNDS = 25;

/** A full-text question among a thousand documents of the embedded repository; the bar of the specification is 50 ms. */
export async function benchContent(documents = DOCUMENTS): Promise<void> {
  printTitle(`The embedded repository at ${documents.toLocaleString('en-US')} documents`);
  const many = Array.from({ length: documents }, (_, at) =>
    createDocument(`book-${at}`, {
      tags: [at % 2 ? 'odd' : 'even'],
      data: { blurb: `Number ${at} of many, with some words to look through`.repeat(20), pages: at },
    }),
  );
  const { repository, remove } = createRepository({}, many);
  const query = new URLSearchParams({
    ref: repository.refs.master(),
    q: '[[fulltext(document, "number 7")][at(document.tags, ["odd"])]]',
    orderings: '[my.book.pages desc]',
    pageSize: '100',
  });
  const ask = () => repository.handle(new Request(`http://bench.test/api/v2/documents/search?${query}`));
  ask();
  const took = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    if (ask().status !== 200) throw new Error('The repository refused the question');
    return performance.now() - started;
  });
  remove();
  printFigure('p50 of a full-text question', ms(median(took)), 'at most 50 ms');
}
