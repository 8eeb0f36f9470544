import { type Handout, handouts } from '@/contract/law/handouts.data';
import type { HandoutEntry, HandoutList } from '@/contract/platform/handouts/endpoints';
import { handoutHref } from './index';
import type { HandoutEditionView } from './repo';

function placeOf({ state, locality, builtBefore }: Handout): string {
  const place = state === 'US' ? 'every state' : [locality, state].filter(Boolean).join(', ');
  return `Homes in ${place}${builtBefore ? `, built before ${builtBefore} or in an unknown year` : ''}`;
}

function presentEntry(handout: Handout, rows: readonly HandoutEditionView[]): HandoutEntry {
  const { id, title, publisher, source, law, occasions } = handout;
  const own = rows.filter((row) => row.handout === id);
  return {
    id,
    title,
    publisher,
    source,
    law,
    place: placeOf(handout),
    when: occasions.includes('renewal') ? 'With each new lease and each renewal' : 'With each new lease',
    isMissing: own.every(({ language }) => language !== 'en'),
    editions: own.map((row) => ({
      id: row.id,
      language: row.language,
      edition: row.edition,
      bytes: row.bytes,
      sha256: row.sha256.toString('hex'),
      addedBy: row.addedByName ?? 'A former colleague',
      addedAt: row.addedAt.toISOString(),
      href: handoutHref(row.id),
      isCurrent: own.find(({ language }) => language === row.language)?.id === row.id,
    })),
  };
}

/** The registry with what is on file; papers that are missing first. */
export const presentHandouts = (rows: readonly HandoutEditionView[]): HandoutList => ({
  items: handouts
    .map((handout) => presentEntry(handout, rows))
    .toSorted((one, other) => Number(other.isMissing) - Number(one.isMissing)),
});
