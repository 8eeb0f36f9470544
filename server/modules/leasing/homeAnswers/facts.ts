// The sentences that answer the topics of a question: each filled from one fact of the home or quoted from one rule.

import type { Rule } from '@/contract/law/rules';
import { rulesInSpanish } from '@/contract/law/texts/spanish.data';
import { type AnswerLanguage, MAX_SENTENCES } from '@/contract/leasing/homeAnswers/constants';
import type { AnswerSentence } from '@/contract/leasing/homeAnswers/schemas';
import { speech } from '@/contract/leasing/homeAnswers/topics/speech';
import type { Fact, Known, Speech, Topic } from '@/contract/leasing/homeAnswers/topics/types';

/** Of one topic: the state’s rule and those of the city on top of it. */
const MAX_RULES = 3;

function filled(fact: Fact, known: Known, say: Speech): AnswerSentence[] {
  const values = fact.read(known, say);
  if (!values) return [];
  const text = fact[say.language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return [{ factId: fact.id, text, language: say.language, source: fact.source }];
}

/** Of a year’s figure that our team entered, the Spanish text is of the year before. */
const hasSameDigits = (one: string, other: string) => {
  const digits = (text: string) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort().join(' ');
  return digits(one) === digits(other);
};

function quoted({ id, says, source }: Rule, language: AnswerLanguage): AnswerSentence {
  const known = language === 'es' ? rulesInSpanish[id] : undefined;
  const spanish = known !== undefined && hasSameDigits(known, says) ? known : undefined;
  return {
    factId: `law-${id}`,
    text: spanish ?? says,
    language: spanish === undefined ? 'en' : language,
    source: { kind: 'law', citation: source },
  };
}

const lawsOf = ({ laws: asked = [] }: Topic, { laws }: Known, language: AnswerLanguage) =>
  laws
    .filter(({ topic }) => asked.includes(topic))
    .slice(0, MAX_RULES)
    .map((rule) => quoted(rule, language));

export interface Retrieved {
  readonly sentences: readonly AnswerSentence[];
  /** Topics that nothing is known about, by name. */
  readonly unknown: readonly string[];
}

/** Every sentence that is true of this home and about one of the topics, each once; and the topics without any. */
export function retrieve(topics: readonly Topic[], known: Known, language: AnswerLanguage): Retrieved {
  const say = speech(language);
  const sentences = new Map<string, AnswerSentence>();
  const unknown: string[] = [];
  for (const topic of topics) {
    const found = [...topic.facts.flatMap((fact) => filled(fact, known, say)), ...lawsOf(topic, known, language)];
    if (found.length === 0) unknown.push(topic.about[language]);
    for (const sentence of found) if (!sentences.has(sentence.factId)) sentences.set(sentence.factId, sentence);
  }
  return { sentences: [...sentences.values()].slice(0, MAX_SENTENCES), unknown };
}
