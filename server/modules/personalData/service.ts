import { personalTables } from './constants';

export { collectFiles, collectRows, type Row, type StoredFile, toCsv } from './collection/queries';
export { personalTables } from './constants';
export { erasePerson } from './erasure/system';
export { findIdentifiers } from './identifiers/queries';

const tableTitles = (fate: 'erased') => [
  ...new Set(
    personalTables.filter(({ rules }) => rules.some((rule) => rule.retention === fate)).map(({ title }) => title),
  ),
];

/** What goes when an account ends, in words. */
export const erasedData = (): string[] => tableTitles('erased');

/** What stays, why, and until when; one line for each reason. */
export function retainedData(): { what: string[]; why: string; until: string | null }[] {
  const stays = new Map<string, { what: string[]; why: string; until: string | null }>();
  for (const { title, rules } of personalTables)
    for (const rule of rules) {
      if (rule.retention === 'erased') continue;
      const until = rule.retention === 'kept' ? rule.term : null;
      const line = stays.get(`${rule.reason} ${until}`) ?? { what: [], why: rule.reason, until };
      if (!line.what.includes(title)) line.what.push(title);
      stays.set(`${rule.reason} ${until}`, line);
    }
  return [...stays.values()];
}
