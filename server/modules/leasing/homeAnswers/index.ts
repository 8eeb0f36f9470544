// Answers to questions about a home: retrieved from its facts and the law of its place, and said by the provider.
import { localDay } from '@/contract/calendar/localDay';
import { TOURABLE_STATUSES } from '@/contract/homes/homes/constants';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { allRules } from '@/contract/law/allRules';
import { exemptionFrom, rulesFor, withFigures } from '@/contract/law/rules';
import { OFFERED_TIMES } from '@/contract/leasing/homeAnswers/constants';
import type { AnswerSentence, HomeAnswer, HomeQuestion } from '@/contract/leasing/homeAnswers/endpoints';
import type { Known } from '@/contract/leasing/homeAnswers/topics/types';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { answerDeadline } from '@/server/modules/account/leads';
import { type HomeRow, presentListing } from '@/server/modules/homes/homes';
import { findSurroundings } from '@/server/modules/homes/homes/surroundings';
import { listSlots, tourSlots } from '@/server/modules/leasing/appointments';
import { enteredRules } from '@/server/modules/platform/legalFigures';
import { checkedSentences } from '@/server/providers/answers/checked';
import { retrieve } from './facts';
import { understand } from './understand';

/** An answer with what a provider may still say in other words. */
export interface Draft {
  /** Without email addresses and telephone numbers. */
  readonly question: string;
  readonly answer: HomeAnswer;
}

/** What a draft is read with. */
interface Reading {
  readonly db: Db;
  readonly now: Date;
  readonly services: Pick<Services, 'flags' | 'videoRoomsUrl'>;
}

/** Email addresses and long numbers of the person who asks are no part of the question, and no vendor needs them. */
const withoutContact = (question: string) =>
  question.replace(/\S+@\S+/g, '(email)').replace(/\+?\d(?:[\s().-]*\d){6,}/g, '(number)');

async function knownOf({ db, now, services }: Reading, home: HomeRow): Promise<Known> {
  const day = localDay(now, home.timeZone);
  const facts = { yearBuilt: home.yearBuilt, homeType: home.type };
  const rules = rulesFor(withFigures(allRules, await enteredRules(db), day), jurisdictionOf(home), day);
  return {
    home: await presentListing(services, home, now),
    surroundings: await findSurroundings(db, home),
    day,
    laws: rules.filter((rule) => exemptionFrom(rule, facts, day) === undefined),
    isTourable: TOURABLE_STATUSES.some((status) => status === home.status),
  };
}

/** The next times to see a home; null where there are none. */
async function nextTours(db: Db, home: HomeRow, rooms: string | undefined, now: Date): Promise<HomeAnswer['tour']> {
  const { timeZone, minutes, starts } = await listSlots(db, await tourSlots(db, home, rooms, now), now);
  return starts.length > 0 ? { timeZone, minutes, starts: spread(starts, timeZone) } : null;
}

/** The first time of each of the next days: times that follow one another offer no choice. */
function spread(starts: readonly string[], timeZone: string): string[] {
  const days = new Map<string, string>();
  for (const start of starts) {
    const day = localDay(new Date(start), timeZone);
    if (!days.has(day)) days.set(day, start);
  }
  const first = [...days.values()];
  return [...first, ...starts.filter((start) => !first.includes(start))].slice(0, OFFERED_TIMES).sort();
}

/** What is true of the home and about the question, in our own sentences. Reads alone. */
export async function draftAnswer(
  reading: Reading,
  home: HomeRow,
  { question: typed, language: otherwise }: HomeQuestion,
): Promise<Draft> {
  const question = withoutContact(typed);
  const { db, now, services } = reading;
  const known = await knownOf(reading, home);
  const { language, topics, asksForPerson } = understand(question, otherwise, known.day);
  const { sentences, unknown } = retrieve(topics, known, language);
  const asksForTour = known.isTourable && topics.some(({ id }) => id === 'tour');
  const tour = asksForTour ? await nextTours(db, home, services.videoRoomsUrl, now) : null;
  return {
    question,
    answer: {
      language,
      sentences: [...sentences],
      unknown: [...unknown],
      needsPerson: asksForPerson || sentences.length === 0 || unknown.length > 0 || (asksForTour && tour === null),
      answerBy: answerDeadline(now).toISOString(),
      tour,
    },
  };
}

/**
 * The answer in the words of the provider where they say the same, else in our own. Law is quoted as it stands. Never within a
 * transaction: a vendor takes its time.
 */
export async function sayAnswer(
  { answers, log }: Pick<Services, 'answers' | 'log'>,
  { question, answer }: Draft,
): Promise<HomeAnswer> {
  const isOurs = ({ source }: AnswerSentence) => source.kind !== 'law';
  const facts = answer.sentences.filter(isOurs).map(({ factId: id, text }) => ({ id, text }));
  if (answers.vendor === null || facts.length === 0) return answer;
  try {
    const phrased = await answers.phrase({ question, language: answer.language, facts });
    const checked = checkedSentences(facts, phrased);
    if (!checked) {
      log.warn({ vendor: answers.vendor }, 'an answer about a home did not say our facts');
      return answer;
    }
    const sentences = answer.sentences.flatMap((sentence) => {
      const text = isOurs(sentence) ? checked.get(sentence.factId) : sentence.text;
      return text === undefined ? [] : [{ ...sentence, text }];
    });
    return { ...answer, sentences };
  } catch (err) {
    log.warn({ err }, 'answers about homes are our own sentences for now');
    return answer;
  }
}
