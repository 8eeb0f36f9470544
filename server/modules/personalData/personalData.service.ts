import { personalTables } from './personalData.registry';

export { erasePerson } from './personalData.erase';
export { csvOf, filesOf, type Row, rowsOf, type StoredFile } from './personalData.read';
export { personalTables } from './personalData.registry';
export { tracesOf } from './personalData.traces';

const titlesOf = (fate: 'erased') => [
  ...new Set(personalTables.filter(({ rules }) => rules.some((rule) => rule.fate === fate)).map(({ title }) => title)),
];

/** What goes when an account ends, in words. */
export const whatGoes = (): string[] => titlesOf('erased');

/** What stays, why, and until when; one line for each reason. */
export function whatStays(): { what: string[]; why: string; until: string | null }[] {
  const stays = new Map<string, { what: string[]; why: string; until: string | null }>();
  for (const { title, rules } of personalTables)
    for (const rule of rules) {
      if (rule.fate === 'erased') continue;
      const until = rule.fate === 'kept' ? rule.term : null;
      const line = stays.get(`${rule.why} ${until}`) ?? { what: [], why: rule.why, until };
      if (!line.what.includes(title)) line.what.push(title);
      stays.set(`${rule.why} ${until}`, line);
    }
  return [...stays.values()];
}
