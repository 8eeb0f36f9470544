// One run of a flow in this tab: what was said, what the server has of it, and how saving goes. Knows no React.

import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { flows, type FlowRun as SavedRun } from '@/contract/platform/flows/endpoints';
import type { Answers } from '@/contract/questionnaire/answers';
import { isEmpty, readAnswer } from '@/contract/questionnaire/answers';
import type { Flow } from '@/contract/questionnaire/flow';
import type { ApiClient } from '@/lib/api/client';
import { ApiError } from '@/lib/api/error';
import { isSignedIn, sessionChanged } from '@/lib/session/session';
import { readStoredRun, storeRun } from './flowStorage';

export type SavingStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'loggedOut';

export interface RunState {
  /** False until we know what was said before. */
  readonly ready: boolean;
  readonly runId: string | null;
  readonly answers: Answers;
  readonly saving: SavingStatus;
  readonly submitted: boolean;
  /** The requested run does not exist or belongs to another person. */
  readonly missing?: boolean;
}

const AFTER_TYPING_MS = 700;
const RETRY_MS = 5_000;

/** Which run of a flow: by its own address, or the one that the people of a home share; otherwise the newest. */
export interface RunScope {
  readonly runId?: string;
  readonly homeId?: string;
}

export class FlowRun {
  state: RunState = { ready: false, runId: null, answers: {}, saving: 'saved', submitted: false };
  #unsaved: Record<string, unknown> = {};
  /** The answers as the server last had them. */
  #seen: Answers = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  /** How often something was saved: what was read before that knows nothing of it. */
  #saves = 0;
  /** How often it was begun again: what was sent before that is of the run that was left. */
  #starts = 0;
  /** What the account already answers of a flow that was not begun yet. */
  #known: Answers = {};
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly flow: Flow,
    private readonly api: ApiClient,
    private readonly scope: RunScope = {},
  ) {}

  get #key(): string {
    const { homeId } = this.scope;
    return homeId ? `${this.flow.id}:${homeId}` : this.flow.id;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(changed: Partial<RunState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  /** Finds what was said before: on the server, and what this device kept meanwhile, which is newer. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const stored = readStoredRun(this.#key);
    const restoreUnsaved = () => {
      this.#unsaved = { ...stored.unsaved, ...this.#unsaved };
    };
    try {
      const run = await this.#find();
      this.#seen = run?.answers ?? {};
      // Answers that members left on a shared device belong to the run they left them in, and go to no other person; the same
      // holds for answers of another run than the requested one.
      const isOfAnother = stored.runId !== null && stored.runId !== run?.id;
      if (!isOfAnother || (!this.flow.membersOnly && !this.scope.runId)) restoreUnsaved();
      this.take(run);
    } catch (error) {
      this.#loading = undefined;
      if (this.scope.runId && error instanceof ApiError && error.status === 404) {
        this.#set({ ready: true, missing: true });
        return;
      }
      restoreUnsaved();
      this.#set({ ready: true, runId: stored.runId, answers: { ...this.#unsaved }, saving: 'offline' });
      this.#later(RETRY_MS);
    }
  }

  async #find(): Promise<SavedRun | null> {
    const { id: flowId } = this.flow;
    const { runId, homeId } = this.scope;
    if (homeId)
      return this.api.call(homeSetup.openGroup, { params: { homeId, setupGroup: flowId.replace('setup-', '') } });
    if (runId) return this.api.call(flows.getRun, { params: { flowId, runId } });
    const { run, known } = await this.api.call(flows.latestRun, { params: { flowId } });
    this.#known = known;
    return run;
  }

  /** Goes on with a run of the server’s; what is unsaved here still counts. */
  take(run: SavedRun | null): void {
    const answers = { ...(run ? run.answers : this.#known), ...this.#unsaved };
    this.#set({ ready: true, runId: run?.id ?? null, answers, submitted: run?.status === 'submitted' });
    storeRun(this.#key, { runId: run?.id ?? null, unsaved: this.#unsaved });
    if (Object.keys(this.#unsaved).length > 0) void this.save();
  }

  /** Takes over what others answered meanwhile. What is being typed here stays. */
  async refresh(): Promise<void> {
    if (!this.state.ready) return;
    const saves = this.#saves;
    try {
      const run = await this.#find();
      if (saves !== this.#saves) return this.refresh();
      if (run) this.#set({ answers: this.#merge(run.answers), submitted: run.status === 'submitted' });
    } catch {
      // The next change, or the next save, brings it.
    }
  }

  /** The answers here with those that have changed on the server since it was last heard. */
  #merge(saved: Answers): Answers {
    const answers: Record<string, unknown> = { ...this.state.answers };
    for (const name of new Set([...Object.keys(saved), ...Object.keys(this.#seen)]))
      if (!(name in this.#unsaved) && JSON.stringify(saved[name]) !== JSON.stringify(this.#seen[name]))
        answers[name] = saved[name];
    this.#seen = saved;
    return answers;
  }

  /** Takes what was typed; it is saved soon, and at once with `save`. */
  say(given: Answers): void {
    Object.assign(this.#unsaved, given);
    this.#set({ answers: { ...this.state.answers, ...given }, submitted: false });
    this.#keep();
    this.#later(AFTER_TYPING_MS);
  }

  #keep(): void {
    // Another tab may have begun the run that this one does not know of yet.
    const runId = this.state.runId ?? readStoredRun(this.#key).runId;
    // The run has no owner and no one is logged in: the next visitor could not be distinguished from this one.
    if (runId === null && this.flow.membersOnly && !isSignedIn()) return;
    storeRun(this.#key, { runId, unsaved: this.#unsaved });
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** Sends what is unsaved and in order; half-typed answers wait. One call at a time. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    const sending = this.#sendable();
    if (!this.state.ready || Object.keys(sending).length === 0) return;
    this.#saving = this.#send(sending).finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
  }

  /** The run’s id; begins one where nothing has been said yet. Undefined while the server cannot be reached. */
  async ensureId(): Promise<string | undefined> {
    await this.load();
    await this.save();
    if (!this.state.runId) await this.#send({});
    return this.state.runId ?? undefined;
  }

  #sendable(): Record<string, unknown> {
    const validAnswers = Object.entries(this.#unsaved).flatMap(([name, value]) => {
      const question = this.flow.questions[name];
      if (!question) return [];
      if (isEmpty(value)) return [[name, null]];
      return 'answer' in readAnswer(question, value) ? [[name, value]] : [];
    });
    return Object.fromEntries(validAnswers);
  }

  async #send(answers: Record<string, unknown>): Promise<void> {
    if (this.#isShutOut()) return;
    this.#set({ saving: 'saving' });
    const starts = this.#starts;
    try {
      const run = this.state.runId
        ? await this.#saveTo(this.state.runId, answers)
        : await withRunLock(this.#key, () => this.#begin(answers));
      if (starts !== this.#starts) return;
      this.#saves += 1;
      for (const [name, value] of Object.entries(answers)) {
        const now = this.#unsaved[name];
        if (now === value || (isEmpty(now) && value === null)) delete this.#unsaved[name];
      }
      // What was sent is on the screen already, as it was typed.
      this.#seen = { ...this.#seen, ...pickNames(run.answers, Object.keys(answers)) };
      this.#set({ runId: run.id, saving: 'saved', answers: { ...run.answers, ...this.#merge(run.answers) } });
      this.#keep();
      if (Object.keys(this.#sendable()).length > 0) this.#later(AFTER_TYPING_MS);
    } catch (error) {
      if (starts === this.#starts) await this.#missed(error);
    }
  }

  #saveTo(runId: string, answers: Record<string, unknown>): Promise<SavedRun> {
    return this.api.call(flows.saveAnswers, { params: { flowId: this.flow.id, runId }, body: { answers } });
  }

  /** Begins a run, unless another tab of this browser has done so meanwhile: then both go on with that one. */
  async #begin(answers: Record<string, unknown>): Promise<SavedRun> {
    const starts = this.#starts;
    const { runId } = readStoredRun(this.#key);
    const run = runId
      ? await this.#saveTo(runId, answers).catch((error: unknown) => {
          if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
          throw error;
        })
      : undefined;
    const startedRun =
      run ?? (await this.api.call(flows.startRun, { params: { flowId: this.flow.id }, body: { answers } }));
    if (starts === this.#starts) storeRun(this.#key, { runId: startedRun.id, unsaved: this.#unsaved });
    return startedRun;
  }

  /** Whether the flow is for members only and its author has logged out. */
  #isShutOut(): boolean {
    if (!this.flow.membersOnly || isSignedIn()) return false;
    this.#set({ saving: 'loggedOut' });
    sessionChanged();
    return true;
  }

  async #missed(error: unknown): Promise<void> {
    if (this.#isShutOut()) return;
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 404 && this.state.runId && !this.scope.runId) {
      // The run is no longer accessible (logout or removal): further input starts a new run.
      this.#unsaved = { ...this.state.answers };
      this.#set({ runId: null, saving: 'saving' });
      storeRun(this.#key, { runId: null, unsaved: this.#unsaved });
      this.#later(0);
      return;
    }
    const refused = status >= 400 && status < 500 && status !== 429;
    this.#set({ saving: refused ? 'failed' : 'offline' });
    if (!refused) this.#later(RETRY_MS);
  }

  /** Hands the run in, once everything is saved. */
  async submit() {
    const runId = await this.ensureId();
    if (!runId || Object.keys(this.#sendable()).length > 0)
      throw new ApiError({ message: 'We couldn’t reach our service.', code: 'network' }, '', 0);
    const params = { flowId: this.flow.id, runId };
    const result = await this.api.call(flows.submitRun, { params, body: {} });
    if ('outcome' in result) this.#set({ submitted: true });
    return result;
  }

  /** Begins again; what was handed in stays where it is. */
  startOver(): void {
    clearTimeout(this.#timer);
    this.#starts += 1;
    this.#unsaved = {};
    this.#set({ runId: null, answers: {}, saving: 'saved', submitted: false });
    storeRun(this.#key, { runId: null, unsaved: {} });
  }
}

const pickNames = (answers: Answers, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, answers[name]]));

/** One tab after another, where the browser can see to that. */
const withRunLock = <T>(flowId: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(`flow:${flowId}`, work) : work();
