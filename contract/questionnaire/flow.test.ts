import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { allFlows } from '@/contract/allFlows';
import { type Answers, readAnswer } from './answers';
import {
  defineFlow,
  type Flow,
  firstIncompleteStep,
  isSameScreen,
  itemAnswers,
  itemQuestion,
  nextStep,
  progressOf,
  resolveStep,
  type ScreenPath,
  screenProblems,
  screenTitle,
  submissionOf,
  visibleScreens,
} from './flow';
import { ask } from './questions';
import { anyAnswer, validAnswer } from './questions.fixture';

const answersOf = (flow: Flow, how: typeof anyAnswer): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(Object.entries(flow.questions).map(([name, question]) => [name, how(question)])));

/** A question of this screen that is asked now and has no answer yet. */
const firstUnanswered = (flow: Flow, screen: ScreenPath, input: Answers) =>
  visibleScreens(flow, input)
    .find((each) => isSameScreen(each, screen))
    ?.asks.find((name) => !Object.hasOwn(input, name));

describe.each(allFlows.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  test('whatever is said, the path goes through known screens in order and asks each question at most once', () => {
    fc.assert(
      fc.property(answersOf(flow, anyAnswer), (stated) => {
        const path = visibleScreens(flow, stated);
        const places = path.map((screen) => flow.screens.findIndex((each) => isSameScreen(each, screen)));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect(places).not.toContain(-1);
        const asked = path.flatMap(({ asks }) => asks);
        expect(new Set(asked).size).toBe(asked.length);
        for (const name of asked) expect(flow.questions[name]).toBeDefined();
      }),
    );
  });

  test('answering what is asked, screen by screen, always comes to an end that can be handed in', () => {
    fc.assert(
      fc.property(answersOf(flow, validAnswer), (good) => {
        const fields: Record<string, unknown> = {};
        const visited: string[] = [];
        for (let screen = firstIncompleteStep(flow, fields); screen; screen = firstIncompleteStep(flow, fields)) {
          const key = `${screen.group}/${screen.step}/${screen.screen}`;
          expect(visited).not.toContain(key);
          visited.push(key);
          // Answers bring further questions to the same screen; each is answered once it appears.
          for (let name = firstUnanswered(flow, screen, fields); name; name = firstUnanswered(flow, screen, fields)) {
            const question = flow.questions[name];
            const read = question && readAnswer(question, good[name]);
            // A consent, say, may be declined where it is optional; a required disclosure is always shown.
            fields[name] = read && 'answer' in read ? good[name] : true;
          }
          expect(screenProblems(flow, screen, fields)).toEqual({});
        }
        expect(visited.length).toBeLessThanOrEqual(flow.screens.length);
        expect(submissionOf(flow, fields)).toHaveProperty('answers');
      }),
    );
  });

  test('what is handed in holds answers of the path alone, and what is missing names where', () => {
    fc.assert(
      fc.property(answersOf(flow, anyAnswer), (given) => {
        const path = visibleScreens(flow, given);
        const asked = new Set(path.flatMap(({ asks }) => asks));
        const handed = submissionOf(flow, given);
        if ('answers' in handed) {
          expect(firstIncompleteStep(flow, given)).toBeUndefined();
          for (const name of Object.keys(handed.answers)) expect(asked).toContain(name);
        } else {
          const first = firstIncompleteStep(flow, given);
          expect(handed.missing[0]).toMatchObject({ step: first?.step, screen: first?.screen });
        }
      }),
    );
  });

  test('a screen is reached only over finished ones, and its neighbours lead back to it', () => {
    fc.assert(
      fc.property(answersOf(flow, anyAnswer), (given) => {
        const path = visibleScreens(flow, given);
        const stop = firstIncompleteStep(flow, given);
        const reached = flow.screens.flatMap((screen) => resolveStep(flow, given, screen)?.screen ?? []);
        const last = stop ? path.findIndex((each) => isSameScreen(each, stop)) : path.length - 1;
        expect(reached).toEqual(path.slice(0, last + 1));
        for (const screen of reached) {
          const here = resolveStep(flow, given, screen);
          const before = here?.previous && resolveStep(flow, given, here.previous);
          expect(before?.next ?? screen).toEqual(screen);
        }
      }),
    );
  });

  test('every screen can be reached by some answers', () => {
    const reached = new Set<string>();
    for (const good of fc.sample(answersOf(flow, validAnswer), { numRuns: 400, seed: 20_261_123 }))
      for (const { group, step, screen } of visibleScreens(flow, good)) reached.add(`${group}/${step}/${screen}`);
    expect([...reached].sort()).toEqual(
      flow.screens.map(({ group, step, screen }) => `${group}/${step}/${screen}`).sort(),
    );
  });

  test('progress never counts more than there is, and all of it once all is said', () => {
    fc.assert(
      fc.property(answersOf(flow, anyAnswer), (given) => {
        const groups = progressOf(flow, given);
        for (const { done, of } of groups) expect(done).toBeLessThanOrEqual(of);
        const whole = groups.every(({ done, of }) => done === of);
        expect(whole).toBe(firstIncompleteStep(flow, given) === undefined);
      }),
    );
  });
});

describe('a definition', () => {
  const questions = { one: ask.text('One'), two: ask.text('Two') };
  const groups = { a: 'A' };

  test('that asks a question twice, or asks nothing on a screen without a view, is refused', () => {
    const twice = { a: { s: { x: { title: 'X', asks: ['one'] }, y: { title: 'Y', asks: ['one'] } } } } as const;
    expect(() => defineFlow({ id: 'f', title: 'F', groups, questions, outline: twice })).toThrow(/twice/);
    const idle = { a: { s: { x: { title: 'X', asks: [] } } } } as const;
    expect(() => defineFlow({ id: 'f', title: 'F', groups, questions, outline: idle })).toThrow(/asks nothing/);
  });

  test('answers of a screen that is hidden again count no more', () => {
    const flow = defineFlow({
      id: 'f',
      title: 'F',
      groups,
      questions: { ...questions, three: ask.text('Three') },
      outline: {
        a: {
          s: {
            x: { title: 'X', asks: ['one'] },
            y: { title: 'Y', asks: ['two'], when: (given) => given.one === 'yes' },
            z: { title: 'Z', asks: ['three'], when: (given) => given.two !== undefined },
          },
        },
      },
    });
    const path = (given: Answers) => visibleScreens(flow, given).map(({ screen }) => screen);
    expect(path({ one: 'yes', two: 'a' })).toEqual(['x', 'y', 'z']);
    expect(path({ one: 'no', two: 'a' })).toEqual(['x']);
    expect(isSameScreen({ group: 'a', step: 's', screen: 'x' }, { group: 'a', step: 's', screen: 'y' })).toBe(false);
  });
});

describe('an answer', () => {
  test('that pretends to be text, and is none, is refused and throws nothing', () => {
    for (const kind of [
      ask.date('When?'),
      ask.email('Email'),
      ask.phone('Phone'),
      ask.text('Note'),
      ask.address('Where?'),
    ])
      expect(readAnswer(kind, { toString: null })).toHaveProperty('problem');
  });

  test('of any question and any kind is read or refused, never thrown at, and reading it again changes nothing', () => {
    const questions = Object.values(allFlows[0]?.questions ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...questions), fc.anything(), (question, value) => {
        const read = readAnswer(question, value);
        if ('answer' in read) expect(readAnswer(question, read.answer)).toEqual(read);
        else expect(read.problem.length).toBeGreaterThan(4);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of an address loses what no address has, and zero bytes', () => {
    const given = {
      streetAddress: '1 Elm St\u0000',
      unit: '',
      city: 'Oakland',
      state: 'CA',
      zipcode: '94601',
      lat: 37,
      lng: -122,
      precision: 'zip',
      extra: 'x',
    };
    const read = readAnswer(ask.address('Where?'), given);
    expect(read).toEqual({
      answer: {
        streetAddress: '1 Elm St',
        unit: null,
        city: 'Oakland',
        state: 'CA',
        zipcode: '94601',
        lat: 37,
        lng: -122,
        precision: 'zip',
        regionId: null,
        regionName: null,
      },
    });
    const unknown = { ...given, zipcode: '00000' };
    expect(readAnswer(ask.address('Where?'), unknown)).toMatchObject({ answer: { zipcode: '00000' } });
    const papers = ask.address('Where?', { needsZipcode: true });
    expect(readAnswer(papers, unknown)).toEqual({ problem: 'Add the ZIP code, such as 94601' });
    expect(readAnswer(papers, given)).toMatchObject({ answer: { zipcode: '94601' } });
  });
});

describe('a repeated group', () => {
  const words = {
    id: 'f',
    title: 'F',
    groups: { start: 'Start', units: 'Units', end: 'End' },
    questions: {
      units: ask.integer('How many?', { min: 1, max: 3 }),
      beds: ask.integer('Bedrooms', { max: 9 }),
      loft: ask.text('Loft'),
      note: ask.text('Note', { optional: true }),
    },
    outline: {
      start: { count: { '1': { title: 'How many?', asks: ['units'] } } },
      units: {
        rooms: { '1': { title: 'Rooms', asks: ['beds'] } },
        loft: { '1': { title: 'Loft', asks: ['loft'], when: ({ beds = 0 }: { beds?: number }) => beds === 0 } },
      },
      end: { note: { '1': { title: 'Note', asks: ['note'] } } },
    },
    repeats: { units: { max: 3, noun: 'Unit', count: ({ units = 0 }: { units?: number }) => units } },
  } as const;
  const flow = defineFlow(words);
  const pathOf = (answers: Answers) => visibleScreens(flow, answers).map(({ step, screen }) => `${step}/${screen}`);

  test('is asked as often as the answers say, one thing after another, and a condition sees that thing alone', () => {
    expect(pathOf({ units: 1, beds: 2 })).toEqual(['count/1', 'rooms/1', 'note/1']);
    expect(pathOf({ units: 3, beds: 2, beds_2: 0, beds_3: 1 })).toEqual([
      ...['count/1', 'rooms/1', 'rooms/2', 'loft/2', 'rooms/3', 'note/1'],
    ]);
    expect(pathOf({})).toEqual(['count/1', 'note/1']);
  });

  test('keeps the answers of each apart, and submits those that still count', () => {
    const answers = { units: 2, beds: 1, beds_2: 3, beds_3: 4 };
    expect(submissionOf(flow, answers)).toEqual({ answers: { units: 2, beds: 1, beds_2: 3 } });
    expect(itemAnswers(['beds'], answers, 2)).toMatchObject({ beds: 3 });
    expect(itemQuestion('beds', 1)).toBe('beds');
  });

  test('cannot be skipped: the second is reached only once the first is complete', () => {
    const second = { group: 'units', step: 'rooms', screen: '2' };
    expect(resolveStep(flow, { units: 2 }, second)).toBeUndefined();
    expect(resolveStep(flow, { units: 2, beds: 1 }, second)?.previous).toMatchObject({ screen: '1' });
    expect(resolveStep(flow, { units: 1, beds: 1 }, second)).toBeUndefined();
  });

  test('names each only where there are several', () => {
    const title = (answers: Answers) => visibleScreens(flow, answers).map((screen) => screenTitle(screen, answers))[1];
    expect(title({ units: 1 })).toBe('Rooms');
    expect(title({ units: 2 })).toBe('Unit 1: Rooms');
  });

  test('rejects an answer from a screen with another name', () => {
    const outline = { ...words.outline, units: { rooms: { a: { title: 'Rooms', asks: ['beds', 'loft'] } } } } as const;
    expect(() => defineFlow({ ...words, outline })).toThrow(/must be called 1/);
  });
});

test('a year is bound by the clock, when it is asked', () => {
  const built = ask.integer('Year built', { min: 1850, max: 'thisYear', withoutCommas: true });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01T12:00:00Z') });
  expect(readAnswer(built, 2031)).toEqual({ answer: 2031 });
  expect(readAnswer(built, 2032)).toHaveProperty('problem');
  vi.setSystemTime(new Date('2032-03-01T12:00:00Z'));
  expect(readAnswer(built, 2032)).toEqual({ answer: 2032 });
  vi.useRealTimers();
});

describe('nextStep', () => {
  const words = {
    id: 'demo',
    title: 'Demo',
    groups: { one: 'One' },
    questions: { a: ask.text('A'), b: ask.text('B'), c: ask.text('C', { optional: true }), d: ask.text('D') },
    outline: {
      one: {
        first: { 1: { title: 'A', asks: ['a'] } },
        second: { 1: { title: 'B', asks: ['b', 'c'] } },
        third: { 1: { title: 'D', asks: ['d'] } },
      },
    },
  } as const;
  const [first] = defineFlow(words).screens;
  const titleAfter = (flow: Flow, answers: Answers) => first && nextStep(flow, answers, first)?.title;

  test('leaves out what is answered in full, where the flow says so', () => {
    const flow = defineFlow({ ...words, skipsAnswered: true });
    expect(titleAfter(flow, { a: 'x' })).toBe('B');
    expect(titleAfter(flow, { a: 'x', b: 'y', c: 'z' })).toBe('D');
    // No one has seen the optional question yet.
    expect(titleAfter(flow, { a: 'x', b: 'y' })).toBe('B');
    expect(titleAfter(flow, { a: 'x', b: 'y', c: 'z', d: 'w' })).toBeUndefined();
  });

  test('goes screen by screen elsewhere', () => {
    expect(titleAfter(defineFlow(words), { a: 'x', b: 'y', c: 'z', d: 'w' })).toBe('B');
  });
});
