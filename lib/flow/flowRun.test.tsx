import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';
import type { ApiClient } from '@/lib/api/client';
import { ApiError } from '@/lib/api/error';
import { FlowRun } from './flowRun';

const flow = defineFlow({
  id: 'tabs',
  title: 'Tabs',
  groups: { you: 'You' },
  membersOnly: true,
  questions: { first: ask.text('First', { max: 20 }), last: ask.text('Last', { max: 20 }) },
  outline: { you: { who: { all: { title: 'Who', asks: ['first', 'last'] } } } },
});

/** A server with the runs of one person; `ended` is what it answers once their session is over. */
function aServer() {
  const runs: Record<string, unknown>[] = [];
  const server = { runs, ended: false, other: false };
  const call = async (endpoint: { path: string }, args: { params: { runId?: string }; body?: { answers: object } }) => {
    await Promise.resolve();
    if (server.ended) throw new ApiError({ message: 'Not found', code: 'notFound' }, '', 404);
    const latest = server.other
      ? { id: 'of another', answers: { first: 'Bo' } }
      : runs.length > 0 && { id: '0', answers: runs[0] };
    if (endpoint.path.endsWith('/run')) return { run: latest ? { ...latest, status: 'open' } : null };
    const { runId } = args.params;
    const at = runId === undefined ? runs.push({}) - 1 : Number(runId);
    runs[at] = { ...runs[at], ...args.body?.answers };
    return { id: String(at), status: 'open', answers: runs[at] };
  };
  return { server, api: { call } as unknown as ApiClient };
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: The browser of this test is logged in.
  document.cookie = 'signed_in=1; path=/';
});
afterEach(() => {
  window.localStorage.clear();
});

test('two tabs that begin the same flow tell one run, so that neither loses what the other typed', async () => {
  const { server, api } = aServer();
  const tabs = [new FlowRun(flow, api), new FlowRun(flow, api)] as const;
  await Promise.all(tabs.map((tab) => tab.load()));
  tabs[0].say({ first: 'Ada' });
  await tabs[0].save();
  tabs[1].say({ last: 'Finch' });
  await tabs[1].save();
  tabs[0].say({ first: 'Adelheid' });
  await tabs[0].save();
  expect(server.runs).toEqual([{ first: 'Adelheid', last: 'Finch' }]);
});

test('what is typed after the session has ended waits in the browser, and goes to its person', async () => {
  const { server, api } = aServer();
  const before = new FlowRun(flow, api);
  await before.load();
  before.say({ first: 'Ada' });
  await before.save();
  server.ended = true;
  // biome-ignore lint/suspicious/noDocumentCookie: The door forgets a session that has ended.
  document.cookie = 'signed_in=; path=/; max-age=0';
  before.say({ last: 'Finch' });
  await before.save();
  expect(before.state).toMatchObject({ saving: 'loggedOut', answers: { first: 'Ada', last: 'Finch' } });
  expect(server.runs).toEqual([{ first: 'Ada' }]);
  server.ended = false;
  // biome-ignore lint/suspicious/noDocumentCookie: And they log in again.
  document.cookie = 'signed_in=1; path=/';
  const after = new FlowRun(flow, api);
  await after.load();
  await after.save();
  expect(server.runs.at(-1)).toMatchObject({ last: 'Finch' });
});

test('keeps nothing that an anonymous visitor types into a run without an owner', async () => {
  const { server, api } = aServer();
  const before = new FlowRun(flow, api);
  await before.load();
  server.ended = true;
  // biome-ignore lint/suspicious/noDocumentCookie: The door forgets a session that has ended.
  document.cookie = 'signed_in=; path=/; max-age=0';
  before.say({ last: 'Finch' });
  await before.save();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Finch');
  server.ended = false;
  // biome-ignore lint/suspicious/noDocumentCookie: Another person logs in.
  document.cookie = 'signed_in=1; path=/';
  const after = new FlowRun(flow, api);
  await after.load();
  await after.save();
  expect(after.state.answers).toEqual({});
  expect(server.runs).toEqual([]);
});

test('anyone who logs in next on the same device gets nothing of what another has typed', async () => {
  const { server, api } = aServer();
  const before = new FlowRun(flow, api);
  await before.load();
  before.say({ first: 'Ada' });
  await before.save();
  // biome-ignore lint/suspicious/noDocumentCookie: The door forgets a session that has ended.
  document.cookie = 'signed_in=; path=/; max-age=0';
  before.say({ last: 'Finch' });
  await before.save();
  server.other = true;
  // biome-ignore lint/suspicious/noDocumentCookie: Another person logs in.
  document.cookie = 'signed_in=1; path=/';
  const after = new FlowRun(flow, api);
  await after.load();
  await after.save();
  expect(after.state.answers).toEqual({ first: 'Bo' });
  expect(server.runs).toEqual([{ first: 'Ada' }]);
});

test('an answer that was saved while an older state was being read stays', async () => {
  const { api } = aServer();
  let slow: Promise<void> | undefined;
  const call = async (...args: Parameters<ApiClient['call']>) => {
    const answer = await api.call(...args);
    if ((args[0] as { path: string }).path.endsWith('/run')) await slow;
    return answer;
  };
  const run = new FlowRun(flow, { call } as unknown as ApiClient);
  await run.load();
  run.say({ first: 'Ada' });
  await run.save();
  const { promise, resolve } = Promise.withResolvers<void>();
  slow = promise;
  const refreshed = run.refresh();
  run.say({ last: 'Finch' });
  await run.save();
  resolve();
  await refreshed;
  expect(run.state.answers).toEqual({ first: 'Ada', last: 'Finch' });
});

/** A run with responses to saves that wait until they are released. */
async function slowSaves() {
  const { server, api } = aServer();
  const waiting: (() => void)[] = [];
  const call = async (...args: Parameters<ApiClient['call']>) => {
    if (!(args[0] as { path: string }).path.endsWith('/run')) await new Promise<void>((go) => waiting.push(go));
    return api.call(...args);
  };
  const run = new FlowRun(flow, { call } as unknown as ApiClient);
  await run.load();
  return { server, run, waiting };
}

test('saves that are asked for at once are sent one after another, so that none overtakes a newer one', async () => {
  const { server, run, waiting } = await slowSaves();
  run.say({ first: 'Ada' });
  const saved = [run.save(), run.save(), run.save()];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await Promise.all(saved);
  expect(waiting).toHaveLength(1);
  expect(server.runs).toEqual([{ first: 'Ada' }]);
});

test('what is said after starting over goes to a new run, also while a save of the former one is on its way', async () => {
  const { server, run, waiting } = await slowSaves();
  run.say({ first: 'Ada' });
  const saved = run.save();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  run.startOver();
  run.say({ first: 'Bo' });
  const next = run.save();
  waiting[0]?.();
  await saved;
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await next;
  expect(server.runs).toEqual([{ first: 'Ada' }, { first: 'Bo' }]);
  expect(run.state).toMatchObject({ runId: '1', answers: { first: 'Bo' } });
});
