// A flow is questions and an outline (group, step, screen); its keys are the URL. Order plus `when`, never a graph:
// whatever people answer, the path goes forward, asks each question once and ends.
import { type Answers, isEmpty, readAnswer } from './answers';
import type { AnswersTo, Question, Questions } from './questions';

export interface ScreenDefinition<Qs extends Questions = Questions> {
  readonly title: string;
  readonly help?: string;
  readonly asks: readonly (keyof Qs & string)[];
  /** Whether the screen appears, by the answers given before it on the path. */
  readonly when?: (answers: AnswersTo<Qs>) => boolean;
  /** What its page draws above the questions; a screen with such a part may ask nothing. */
  readonly view?: string;
  /** Optional details: folded where it shares a page with other screens. */
  readonly folded?: true;
}

type Outline<Qs extends Questions> = {
  readonly [group: string]: { readonly [step: string]: { readonly [screen: string]: ScreenDefinition<Qs> } };
};

export interface FlowDefinition<Qs extends Questions, O extends Outline<Qs>> {
  readonly id: string;
  readonly title: string;
  /** What each group is called where progress is shown. */
  readonly groups: { readonly [Group in keyof O & string]: string };
  /** May be answered and submitted again: an estimate, but not an application. */
  readonly repeatable?: boolean;
  readonly membersOnly?: boolean;
  /** Screens with an answer to each question, for example from another flow, are left out on the way on; the review shows them. */
  readonly skipsAnswered?: boolean;
  readonly questions: Qs;
  readonly outline: O;
  /** Groups asked once per thing of a kind, such as each unit of a building; each of their steps has one screen, '1'. */
  readonly repeats?: { readonly [Group in keyof O & string]?: Repeat<Qs> };
}

/** How often a group is asked: as the answers before it say, up to `max`. */
export interface Repeat<Qs extends Questions = Questions> {
  readonly max: number;
  readonly count: (answers: AnswersTo<Qs>) => number;
  /** What one of them is called: "Unit". Its number follows. */
  readonly noun: string;
}

type AnyRepeat = Omit<Repeat, 'count'> & { readonly count: (answers: Answers) => number };

/** Where a screen stands: its part of the URL. */
export interface ScreenPath {
  readonly group: string;
  readonly step: string;
  readonly screen: string;
}
export interface Screen extends ScreenPath, Omit<ScreenDefinition, 'when'> {
  readonly when?: (answers: Answers) => boolean;
  /** Which one of a repeated group it is about, and its name where there are several. */
  readonly item?: { readonly number: number; readonly noun: string; readonly count: (answers: Answers) => number };
}
export interface Flow {
  readonly id: string;
  readonly title: string;
  readonly groups: { readonly [group: string]: string };
  readonly repeatable: boolean;
  /** Only for people with an account: once they are logged out, their input waits in their browser. */
  readonly membersOnly: boolean;
  readonly skipsAnswered: boolean;
  readonly questions: Questions;
  readonly screens: readonly Screen[];
}

/** Checks what the compiler cannot: each question is asked by at most one screen, each screen asks something or is a view. */
export function defineFlow<const Qs extends Questions, const O extends Outline<Qs>>(
  words: FlowDefinition<Qs, O>,
): Flow & { readonly questions: Qs } {
  const {
    id,
    title,
    groups,
    repeatable = false,
    membersOnly = false,
    skipsAnswered = false,
    outline,
    repeats = {},
  } = words;
  const screens: Screen[] = [];
  const copies: Record<string, Question> = {};
  for (const [group, steps] of Object.entries(outline)) {
    const own = Object.entries(steps).flatMap(([step, each]) =>
      Object.entries(each).map(([screen, definition]) => ({ group, step, screen, ...definition }) as Screen),
    );
    const repeat = (repeats as Record<string, AnyRepeat | undefined>)[group];
    if (!repeat) {
      screens.push(...own);
      continue;
    }
    const wrong = own.find(({ screen }) => screen !== '1');
    if (wrong) throw new Error(`${id} repeats ${wrong.step}, whose screen must be called 1`);
    const names = own.flatMap(({ asks }) => asks);
    for (let number = 1; number <= repeat.max; number += 1)
      screens.push(...own.map((each) => copyFor(each, repeat, number, names)));
    for (const name of names)
      for (let number = 2; number <= repeat.max; number += 1)
        copies[itemQuestion(name, number)] = questionCopy(words.questions[name] as Question, number, names);
  }
  const questions = { ...words.questions, ...copies };
  const asked = screens.flatMap(({ asks }) => asks);
  const twice = asked.find((name, at) => asked.indexOf(name) !== at);
  if (twice) throw new Error(`${id} asks ${twice} twice`);
  const idle = screens.find(({ asks, view }) => asks.length === 0 && !view);
  if (idle) throw new Error(`${id} has a screen that asks nothing: ${idle.screen}`);
  return { id, title, groups, repeatable, membersOnly, skipsAnswered, questions, screens };
}

/** The name of a question of a repeated group, asked about the second or a later one. */
export const itemQuestion = (name: string, number: number): string => (number === 1 ? name : `${name}_${number}`);

/** A screen of a repeated group for one of them: unrolled, so that each has its own address, questions, and place in the order. */
function copyFor(screen: Screen, { count, noun }: AnyRepeat, number: number, names: readonly string[]): Screen {
  const { when, asks } = screen;
  return {
    ...screen,
    screen: String(number),
    asks: asks.map((name) => itemQuestion(name, number)),
    item: { number, noun, count },
    when: (answers) => number <= count(answers) && (!when || when(itemAnswers(names, answers, number))),
  };
}

/** A question of a repeated group for one of them: its condition sees the answers about that one. */
function questionCopy(question: Question, number: number, names: readonly string[]): Question {
  const { when } = question;
  return when ? { ...question, when: (answers) => when(itemAnswers(names, answers, number)) } : question;
}

/** The answers with those about one of a repeated group under the plain names of its questions. */
export function itemAnswers(names: readonly string[], answers: Answers, number: number): Answers {
  return { ...answers, ...Object.fromEntries(names.map((name) => [name, answers[itemQuestion(name, number)]])) };
}

/** The title of a screen; where a group is asked of several, with which one it is about. */
export function screenTitle({ title, item }: Screen, answers: Answers): string {
  return item && item.count(answers) > 1 ? `${item.noun} ${item.number}: ${title}` : title;
}

/**
 * The screens for these answers, in order, each with the questions it asks now. A `when` sees answers given before it
 * alone, so what was hidden counts no more.
 */
export function visibleScreens(flow: Flow, answers: Answers): readonly Screen[] {
  const seen: Record<string, unknown> = {};
  return flow.screens.flatMap((screen) => {
    if (screen.when && !screen.when(seen)) return [];
    const asks = screen.asks.filter((name) => {
      if (flow.questions[name]?.when?.(seen) === false) return false;
      const read = readScreenAnswer(flow, name, answers);
      if ('answer' in read && read.answer !== undefined) seen[name] = read.answer;
      return true;
    });
    return [asks.length === screen.asks.length ? screen : { ...screen, asks }];
  });
}

function readScreenAnswer({ questions, id }: Flow, name: string, answers: Answers) {
  const question = questions[name];
  if (!question) throw new Error(`${id} has no question ${name}`);
  return readAnswer(question, answers[name]);
}

/** What is wrong on one screen of the path, by question; empty where all is well. */
export function screenProblems(flow: Flow, screen: ScreenPath, answers: Answers): Record<string, string> {
  const visible = visibleScreens(flow, answers).find((each) => isSameScreen(each, screen));
  return visible ? problemsOn(flow, visible, answers) : {};
}

function problemsOn(flow: Flow, screen: Screen, answers: Answers): Record<string, string> {
  const found = screen.asks.flatMap((name) => {
    const read = readScreenAnswer(flow, name, answers);
    return 'problem' in read ? [[name, read.problem]] : [];
  });
  return Object.fromEntries(found);
}

const isComplete = (flow: Flow, screen: Screen, answers: Answers) =>
  Object.keys(problemsOn(flow, screen, answers)).length === 0;

export const isSameScreen = (one: ScreenPath, other: ScreenPath) =>
  one.group === other.group && one.step === other.step && one.screen === other.screen;

/** The first screen on the path that still wants something; undefined once all is answered. */
export function firstIncompleteStep(flow: Flow, answers: Answers): Screen | undefined {
  return visibleScreens(flow, answers).find((screen) => !isComplete(flow, screen, answers));
}

export interface ResolvedStep {
  readonly screen: Screen;
  readonly previous: Screen | undefined;
  readonly next: Screen | undefined;
}

/** The screen at a place with its neighbours; undefined where the path does not lead there yet, or no more. */
export function resolveStep(flow: Flow, answers: Answers, at: ScreenPath): ResolvedStep | undefined {
  const path = visibleScreens(flow, answers);
  const here = path.findIndex((screen) => isSameScreen(screen, at));
  const screen = path[here];
  if (!screen || path.slice(0, here).some((each) => !isComplete(flow, each, answers))) return undefined;
  return { screen, previous: path[here - 1], next: path[here + 1] };
}

/** The screen to go on to from one that is complete; undefined at the end of the path, or where the path does not lead here. */
export function nextStep(flow: Flow, answers: Answers, at: ScreenPath): Screen | undefined {
  const path = visibleScreens(flow, answers);
  const here = path.findIndex((screen) => isSameScreen(screen, at));
  if (here === -1) return undefined;
  const isAnswered = (screen: Screen) =>
    screen.asks.length > 0 && screen.asks.every((name) => !isEmpty(answers[name])) && isComplete(flow, screen, answers);
  return path.slice(here + 1).find((screen) => !(flow.skipsAnswered && isAnswered(screen)));
}

export interface GroupProgress {
  readonly group: string;
  readonly title: string;
  readonly done: number;
  readonly of: number;
  readonly current: boolean;
}

/** How far along each group is; groups that these answers leave out are not listed. */
export function progressOf(flow: Flow, answers: Answers, at?: ScreenPath): readonly GroupProgress[] {
  const path = visibleScreens(flow, answers);
  const here = at ? path.findIndex((screen) => isSameScreen(screen, at)) : path.length;
  return Object.entries(flow.groups).flatMap(([group, title]) => {
    const own = path.filter((screen) => screen.group === group);
    const done = own.filter((screen) => path.indexOf(screen) < here && isComplete(flow, screen, answers)).length;
    return own.length > 0 ? [{ group, title, done, of: own.length, current: at?.group === group }] : [];
  });
}

export interface MissingAnswer extends ScreenPath {
  readonly question: string;
  readonly problem: string;
}

/** What is handed in: the answers on the path and nothing else, or what is still missing from it. */
export function submissionOf(
  flow: Flow,
  answers: Answers,
): { answers: Answers } | { missing: readonly MissingAnswer[] } {
  const path = visibleScreens(flow, answers);
  const missing = path.flatMap((screen) =>
    Object.entries(problemsOn(flow, screen, answers)).map(([question, problem]) => {
      const { group, step } = screen;
      return { group, step, screen: screen.screen, question, problem };
    }),
  );
  if (missing.length > 0) return { missing };
  const read = path.flatMap(({ asks }) =>
    asks.map((name) => {
      const found = readScreenAnswer(flow, name, answers);
      return [name, 'answer' in found ? found.answer : undefined] as const;
    }),
  );
  return { answers: Object.fromEntries(read.filter(([, answer]) => answer !== undefined)) };
}
