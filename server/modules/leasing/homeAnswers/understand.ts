// What a question about a home asks for: its topics, in the order of the list, and its language. The phrases are data in
// contract/leasing/homeAnswers/topics; those of the search box (its amenities and its answers) are read from its grammar.
import type { AnswerLanguage } from '@/contract/leasing/homeAnswers/constants';
import { topics } from '@/contract/leasing/homeAnswers/topics/topics';
import type { Topic } from '@/contract/leasing/homeAnswers/topics/types';
import {
  LANGUAGE_WORDS,
  NOT_ASKED,
  PERSON_ASKS,
  QUESTION_KEYWORDS,
} from '@/contract/leasing/homeAnswers/topics/words.data';
import { readFilters } from '@/server/modules/homes/homes/searchText/searchText';
import { Sentence, typoDistance, type Word, wordsOf } from '@/server/modules/homes/homes/searchText/sentence';

/** A shorter word has too many neighbors to be corrected. */
const MIN_CORRECTED_LENGTH = 5;
/** A word this long may have two wrong letters. */
const LONG_WORD = 9;

const patternOf = (asks: readonly string[]) =>
  asks.length === 0 ? undefined : new RegExp(String.raw`(?<![\w$])(?:${asks.join('|')})(?!\w)`, 'g');

const compiled = topics.map((topic) => ({ topic, pattern: patternOf(topic.asks) }));
const person = patternOf(PERSON_ASKS);
const notAsked = patternOf(NOT_ASKED);

const known = new Set<string>([...QUESTION_KEYWORDS, ...LANGUAGE_WORDS.en, ...LANGUAGE_WORDS.es]);

function corrected({ folded }: Word): string {
  const letters = folded.replace(/[^a-z]/g, '');
  if (letters.length < MIN_CORRECTED_LENGTH || letters !== folded.replace(/[^\w]/g, '') || known.has(letters))
    return folded;
  const limit = letters.length >= LONG_WORD ? 2 : 1;
  const meant = QUESTION_KEYWORDS.find(
    (keyword) =>
      keyword[0] === letters[0] && keyword.length >= MIN_CORRECTED_LENGTH && typoDistance(keyword, letters) <= limit,
  );
  // A plural is no mistake.
  return meant && meant !== `${letters}s` && letters !== `${meant}s` ? folded.replace(letters, meant) : folded;
}

/** Whether a pattern is found in what is left; what it found is marked as read. */
function take(sentence: Sentence, pattern: RegExp | undefined): boolean {
  if (!pattern) return false;
  let found = false;
  const matches = new RegExp(pattern.source, 'g');
  for (let match = matches.exec(sentence.text); match; match = matches.exec(sentence.text)) {
    if (match[0].trim() === '') {
      matches.lastIndex += 1;
      continue;
    }
    sentence.blank(match.index, match.index + match[0].length);
    found = true;
  }
  return found;
}

/** The language of a question: by its letters, then by its words; the one given where neither tells. */
export function languageOf(question: string, otherwise: AnswerLanguage): AnswerLanguage {
  if (/[¿¡ñ]/i.test(question)) return 'es';
  const words = wordsOf(question).map(({ folded }) => folded.replace(/[^a-z]/g, ''));
  const count = (language: AnswerLanguage) => words.filter((word) => LANGUAGE_WORDS[language].has(word)).length;
  const [english, spanish] = [count('en'), count('es')];
  if (english === spanish) return /[áéíóú]/i.test(question) ? 'es' : otherwise;
  return spanish > english ? 'es' : 'en';
}

export interface Understood {
  readonly language: AnswerLanguage;
  readonly topics: readonly Topic[];
  readonly asksForPerson: boolean;
}

/** `today` is a local date. Costs a number of patterns that does not depend on the question. */
export function understand(question: string, otherwise: AnswerLanguage, today: string): Understood {
  const sentence = new Sentence(wordsOf(question), corrected);
  take(sentence, notAsked);
  const asksForPerson = take(sentence, person);
  const found = new Set<Topic>();
  for (const { topic, pattern } of compiled) if (!topic.isFallback && take(sentence, pattern)) found.add(topic);
  const { filters, answers } = readFilters(sentence, today);
  for (const topic of topics) {
    const isFiltered = topic.filters?.some((name) => filters[name]);
    const isAnswered = topic.answers?.some((name) => answers.includes(name));
    if (isFiltered || isAnswered) found.add(topic);
  }
  if (found.size === 0)
    for (const { topic, pattern } of compiled) if (topic.isFallback && take(sentence, pattern)) found.add(topic);
  return {
    language: languageOf(question, otherwise),
    topics: topics.filter((topic) => found.has(topic)),
    asksForPerson,
  };
}
