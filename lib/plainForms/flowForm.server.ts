// A flow filled in without scripts: one post saves a screen and leads to the next, as Continue does elsewhere.

import {
  ACCESS_CODES,
  type AccessCodeKind,
  homeSetup,
  type SetupGroup,
} from '@/contract/onboarding/homeSetup/endpoints';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { type FlowRun, flows } from '@/contract/platform/flows/endpoints';
import { type Answers, answerText, isEmpty, readAnswer } from '@/contract/questionnaire/answers';
import {
  type Flow,
  firstIncompleteStep,
  nextStep,
  resolveStep,
  type Screen,
  screenProblems,
  screenTitle,
  visibleScreens,
} from '@/contract/questionnaire/flow';
import { formatVisitTimeAnswer } from '@/contract/questionnaire/visitTime';
import { routes } from '@/contract/routes';
import { formatDateTime } from '@/lib/format/dates';
import { resultLabels } from '@/lib/labels/qualification.labels';
import type { PlainHandler, PlainPage } from './handler';
import { type PlainScope, plainDonePath, plainFormPath, plainReviewPath, plainScreenPath } from './paths';
import { codeKindOf, codeQuestions, type PlainForm, type PlainLine } from './plainForm';
import { type PlainRequest, postedAnswers, postedFiles } from './posted.server';

const scopeOf = ({ query: { run, home } }: PlainRequest): PlainScope => ({ run, home });

interface Position {
  readonly flow: Flow;
  readonly run: FlowRun | null;
  readonly answers: Answers;
  readonly scope: PlainScope;
}

/** The run of the home or the one that is named; otherwise the newest, with what the account knows where there is none. */
async function load(flow: Flow, request: PlainRequest): Promise<Position> {
  const { call, query } = request;
  const scope = scopeOf(request);
  if (query.home) {
    const setupGroup = flow.id.replace('setup-', '') as SetupGroup;
    const run = await call(homeSetup.openGroup, { params: { homeId: query.home, setupGroup } });
    return { flow, run, answers: run.answers, scope };
  }
  if (query.run) {
    const run = await call(flows.getRun, { params: { flowId: flow.id, runId: query.run } });
    return { flow, run, answers: run.answers, scope };
  }
  const { run, known } = await call(flows.latestRun, { params: { flowId: flow.id } });
  return { flow, run, answers: run?.answers ?? known, scope };
}

const firstPath = ({ flow, answers, scope }: Position): string => {
  const first = firstIncompleteStep(flow, answers);
  return first ? plainScreenPath(flow.id, first, scope) : plainReviewPath(flow.id, scope);
};

const asksCodes = (screen: Screen) => screen.view === 'accessCodes';

const viewLines: Readonly<Record<string, readonly PlainLine[]>> = {
  payoutAccount: [
    {
      text: 'You connect your bank account with your earnings. Until then, payouts wait.',
      link: { href: `${routes.accounts.portfolio.earnings()}#payout-account`, label: 'Connect your bank account' },
    },
  ],
  payoutShares: [
    {
      text: 'The reserve and each owner’s part are with your earnings.',
      link: { href: routes.accounts.portfolio.earnings(), label: 'Open your earnings' },
    },
  ],
  w9: [
    {
      text: 'Your tax number is entered on the W-9 and nowhere else.',
      link: { href: plainFormPath('w9'), label: 'Open the W-9' },
    },
  ],
};

function drawScreen(
  { flow, answers, scope }: Position,
  at: NonNullable<ReturnType<typeof resolveStep>>,
  problems: PlainForm['problems'] = {},
  message: string | null = null,
): PlainPage {
  const { screen, previous } = at;
  return {
    form: {
      formId: flow.id,
      title: screenTitle(screen, answers),
      help: screen.help ?? null,
      lines: viewLines[screen.view ?? ''] ?? [],
      asks: asksCodes(screen) ? [...screen.asks, ...Object.keys(codeQuestions)] : screen.asks,
      values: Object.fromEntries(screen.asks.map((name) => [name, answers[name] ?? null])),
      problems,
      message,
      submitLabel: 'Continue',
      backHref: previous ? plainScreenPath(flow.id, previous, scope) : null,
    },
  };
}

/** The page with the free times that it asks to choose from. */
async function withTimes({ call, query: { home } }: PlainRequest, { questions }: Flow, page: PlainPage) {
  if (!('form' in page) || !home) return page;
  const asked = page.form.asks.filter((name) => questions[name]?.kind === 'visitTime');
  if (asked.length === 0) return page;
  const { starts, timeZone } = await call(inspections.listInspectionSlots, { params: { homeId: home } });
  const options = starts.map((startsAt) => ({
    value: formatVisitTimeAnswer({ startsAt, timeZone }),
    label: formatDateTime(startsAt, timeZone),
  }));
  return { form: { ...page.form, times: Object.fromEntries(asked.map((name) => [name, options])) } };
}

function drawReview({ flow, answers, scope }: Position, message: string | null = null): PlainPage {
  const screens = visibleScreens(flow, answers);
  const last = screens.at(-1);
  return {
    form: {
      formId: flow.id,
      title: 'Check your answers',
      help: flow.title,
      lines: screens.map((screen) => ({
        heading: screenTitle(screen, answers),
        text: screen.asks
          .flatMap((name) => {
            const question = flow.questions[name];
            return question ? [`${question.label} ${answerText(question, answers[name]) || '–'}`] : [];
          })
          .join(' · '),
        link: {
          href: `${plainScreenPath(flow.id, screen, scope)}${Object.values(scope).some(Boolean) ? '&' : '?'}from=review`,
          label: `Edit: ${screenTitle(screen, answers)}`,
        },
      })),
      asks: [],
      values: {},
      problems: {},
      message,
      submitLabel: scope.home ? 'Mark as done' : 'Submit answers',
      backHref: last ? plainScreenPath(flow.id, last, scope) : null,
    },
  };
}

/** What submitting led to, in words. */
async function drawDone(flow: Flow, { call, query }: PlainRequest): Promise<PlainPage> {
  const empty = { asks: [], values: {}, problems: {}, message: null, submitLabel: null, help: null } as const;
  if (flow.id === 'qualification' && query.run) {
    const result = await call(qualifications.getQualification, { params: { qualificationId: query.run } });
    const { title, text } = resultLabels[result.status];
    const { streetAddress, city } = result.address;
    return {
      form: {
        ...empty,
        formId: flow.id,
        title: title(streetAddress, city),
        lines: [
          { text: text(result) },
          ...result.reasons.map(({ reason, change }) => ({ heading: reason, text: change })),
          { link: { href: plainReviewPath(flow.id, { run: query.run }), label: 'Change answers' } },
        ],
        backHref: null,
      },
    };
  }
  const answerBy = query.by ? `Someone who has read them will call or email you by ${formatDateTime(query.by)}. ` : '';
  return {
    form: {
      ...empty,
      formId: flow.id,
      title: 'Thanks, we got your answers',
      lines: [{ text: `${answerBy}We emailed you a copy, and you can still change them.` }],
      backHref: plainReviewPath(flow.id),
    },
  };
}

async function saveTyped({ flow, run, scope }: Position, request: PlainRequest, typed: Record<string, unknown>) {
  const entries = Object.entries(typed).flatMap(([name, value]) => {
    const question = flow.questions[name];
    if (!question) return [];
    if (isEmpty(value)) return [[name, null]];
    return 'answer' in readAnswer(question, value) ? [[name, value]] : [];
  });
  const body = { answers: Object.fromEntries(entries) };
  const saved = run
    ? await request.call(flows.saveAnswers, { params: { flowId: flow.id, runId: run.id }, body })
    : await request.call(flows.startRun, { params: { flowId: flow.id }, body });
  return { flow, scope, run: saved, answers: saved.answers };
}

/** Stores the files of a screen, each with the run that asked for it. */
async function storeFiles(position: Position, request: PlainRequest, screen: Screen, posted: FormData) {
  let now = position;
  for (const name of screen.asks) {
    const question = position.flow.questions[name];
    if (question?.kind !== 'files') continue;
    for (const file of postedFiles(posted, name)) {
      if (!now.run) now = await saveTyped(now, request, {});
      const {
        id,
        name: called,
        mime,
        bytes,
        notes,
        datedOn,
      } = await request.upload(file, {
        category: question.category,
        ...(now.run && { run: now.run.id }),
      });
      const known = Array.isArray(now.answers[name]) ? (now.answers[name] as unknown[]) : [];
      now = await saveTyped(now, request, { [name]: [...known, { id, name: called, mime, bytes, notes, datedOn }] });
    }
  }
  return now;
}

async function saveCodes({ call, query }: PlainRequest, posted: FormData): Promise<void> {
  for (const name of Object.keys(codeQuestions)) {
    const code = posted.get(name);
    const codeKind = codeKindOf(name) as AccessCodeKind;
    if (query.home && typeof code === 'string' && code.trim() && codeKind in ACCESS_CODES)
      await call(homeSetup.setAccessCode, { params: { homeId: query.home, codeKind }, body: { code: code.trim() } });
  }
}

async function postScreen(position: Position, request: PlainRequest, screen: Screen, posted: FormData) {
  const { flow } = position;
  const typed = await postedAnswers(request, posted, { ...flow, asks: screen.asks, known: position.answers });
  const saved = await saveTyped(position, request, typed);
  const now = await storeFiles(saved, request, screen, posted);
  if (asksCodes(screen)) await saveCodes(request, posted);
  // What was refused is drawn as it was typed; a question that an answer has just called for is asked on the same screen.
  const refused = Object.entries(typed).filter(([name, value]) => !isEmpty(value) && now.answers[name] === undefined);
  const shown = { ...now.answers, ...Object.fromEntries(refused) };
  const problems = screenProblems(flow, screen, shown);
  const at = resolveStep(flow, shown, screen);
  if (Object.keys(problems).length > 0 && at)
    return withTimes(
      request,
      flow,
      drawScreen({ ...now, answers: shown }, at, problems, 'Some answers are missing or need a change.'),
    );
  const next = nextStep(flow, now.answers, screen);
  if (request.query.from !== 'review' && next) return { redirect: plainScreenPath(flow.id, next, now.scope) };
  return { redirect: plainReviewPath(flow.id, now.scope) };
}

async function submit(position: Position, request: PlainRequest): Promise<PlainPage> {
  const { flow, run, scope } = position;
  if (!run) return { redirect: firstPath(position) };
  const result = await request.call(flows.submitRun, { params: { flowId: flow.id, runId: run.id }, body: {} });
  if ('missing' in result) return { redirect: firstPath(position) };
  if (scope.home) return { redirect: routes.accounts.portfolio.setup({ propertyId: scope.home }) };
  return { redirect: plainDonePath(flow.id, { run: run.id, by: result.outcome.answerBy }) };
}

export function flowFormHandler(flow: Flow): PlainHandler {
  const find = ({ at: [group, step, screen = '1'] }: PlainRequest) =>
    flow.screens.find((each) => each.group === group && each.step === step && each.screen === screen);
  return {
    membersOnly: flow.membersOnly,
    async read(request) {
      if (request.at[0] === 'done') return drawDone(flow, request);
      const position = await load(flow, request);
      const named = find(request);
      const at = named && resolveStep(flow, position.answers, named);
      if (at) return withTimes(request, flow, drawScreen(position, at));
      const isReview = request.at[0] === 'review' && !firstIncompleteStep(flow, position.answers);
      return isReview ? drawReview(position) : { redirect: firstPath(position) };
    },
    async post(request, posted) {
      const position = await load(flow, request);
      if (request.at[0] === 'review') return submit(position, request);
      const named = find(request);
      const at = named && resolveStep(flow, position.answers, named);
      return at ? postScreen(position, request, at.screen, posted) : { redirect: firstPath(position) };
    },
    draw: async (request, typed, message) => {
      const position = await load(flow, request);
      const named = find(request);
      const at = named && resolveStep(flow, position.answers, named);
      if (!at) return drawReview(position, message.message);
      const shown = { ...position, answers: { ...position.answers, ...typed } };
      return withTimes(request, flow, drawScreen(shown, at, message.fields, message.message));
    },
  };
}
