// How values are said in each language: an amount and a number the same in both, a date and a list each in its own way.
import { formatDay } from '@/contract/format/days';
import { formatMoney } from '@/contract/format/money';
import type { AnswerLanguage } from '@/contract/leasing/homeAnswers/constants';
import { spanishLabels } from './spanish.data';
import type { Speech } from './types';

const MONTHS_ES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthEs = (day: string) => MONTHS_ES[Number(day.slice(5, 7)) - 1] ?? '';
const JOINTS = { en: { and: 'and', or: 'or' }, es: { and: 'y', or: 'o' } } as const;
const grouped = (value: number) => {
  const [whole = '', rest] = String(value).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest ? `.${rest}` : '');
};
/** Before a word that starts with its sound, `y` is `e`. */
const jointFor = (language: AnswerLanguage, joint: 'and' | 'or', last: string) =>
  language === 'es' && joint === 'and' && /^h?[ií](?![eé])/i.test(last) ? 'e' : JOINTS[language][joint];

export const speech = (language: AnswerLanguage): Speech => ({
  language,
  money: formatMoney,
  day: (day) =>
    language === 'en' ? formatDay(day, 'long') : `${Number(day.slice(8, 10))} de ${monthEs(day)} de ${day.slice(0, 4)}`,
  month: (day) => (language === 'en' ? formatDay(day, 'monthAndYear') : `${monthEs(day)} de ${day.slice(0, 4)}`),
  number: grouped,
  count: (value, one, many) => `${grouped(value)} ${(value === 1 ? one : many)[language]}`,
  list: (items, joint = 'and') => {
    const last = items.at(-1) ?? '';
    const before = items.slice(0, -1);
    if (before.length === 0) return last;
    const comma = language === 'en' && before.length > 1 ? ',' : '';
    return `${before.join(', ')}${comma} ${jointFor(language, joint, last)} ${last}`;
  },
  words: (words) => words[language],
  listed: (label) => (language === 'es' ? (spanishLabels[label] ?? label) : label),
});
