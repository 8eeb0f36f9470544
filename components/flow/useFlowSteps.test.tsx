import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Flow, Screen } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { ACCOUNT_DRAFT } from '@/lib/storage/accountDraft';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { useFlowSteps } from './useFlowSteps';

const router = { query: {}, push: vi.fn(), replace: vi.fn(async () => true), prefetch: vi.fn(async () => undefined) };
vi.mock('next/router', () => ({ useRouter: () => router }));
const run = { state: { answers: {} }, save: vi.fn(async () => undefined), say: vi.fn() };
vi.mock('@/hooks/useFlow', () => ({
  useFlow: () => ({ run, ready: true, answers: {}, saving: 'saved', runId: null }),
}));

test('Continue is busy until the next screen stands, so that a second press cannot fall on the one that leaves', async () => {
  const screens = ['first', 'second'].map((id): Screen => ({ title: id, asks: [] }) as unknown as Screen);
  const flow = { id: 'demo', title: 'Demo', screens, questions: {} } as unknown as Flow;
  const mount = { pathOf: ({ title }: Screen) => `/demo/${title}`, finish: '/done' } as unknown as FlowMount;
  const arrival = Promise.withResolvers<boolean>();
  router.push.mockReturnValue(arrival.promise);
  const { result } = renderHook(() => useFlowSteps(flow, mount, screens[0] as Screen, { current: null }));
  await act(async () => {
    void result.current.goOn();
  });
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(result.current.waiting).toBe(true);
  await act(async () => {
    arrival.resolve(true);
  });
  expect(result.current.waiting).toBe(false);
});

test('who says their name and email in a flow finds them where an account is opened', async () => {
  saveDraft(ACCOUNT_DRAFT, { firstName: 'A', type: 'homeowner' });
  run.state.answers = { firstName: 'Marta', lastName: 'Quist', email: 'marta@example.test', phone: null };
  router.push.mockResolvedValue(true);
  const screen = { title: 'contact', asks: [] } as unknown as Screen;
  const flow = { id: 'demo', title: 'Demo', screens: [screen], questions: {} } as unknown as Flow;
  const mount = { pathOf: () => '/demo/contact', finish: '/done' } as unknown as FlowMount;
  const { result } = renderHook(() => useFlowSteps(flow, mount, screen, { current: null }));
  await act(() => result.current.goOn());
  const known = { firstName: 'Marta', lastName: 'Quist', email: 'marta@example.test' };
  expect(readDraft(ACCOUNT_DRAFT)).toEqual({ type: 'homeowner', ...known });
});
