import { personalTables } from './personalData.registry';

export { erasePerson } from './personalData.erase';
export { toCsv, collectFiles, type Row, collectRows, type StoredFile } from './personalData.read';
export { personalTables } from './personalData.registry';
export { findIdentifiers } from './personalData.traces';

const tableTitles = (fate: 'erased') => [
  ...new Set(personalTables.filter(({ rules }) => rules.some((rule) => rule.retention === fate)).map(({ title }) => title)),
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
