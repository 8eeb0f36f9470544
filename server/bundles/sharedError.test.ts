// @vitest-environment node
import { expect, test, vi } from 'vitest';

/** The same module once more, as another bundle of Next has it. */
async function twice<T>(load: () => Promise<T>): Promise<[T, T]> {
  const first = await load();
  vi.resetModules();
  return [first, await load()];
}

test('an error of the API thrown in one bundle is answered as what it is in another', async () => {
  const [one, other] = await twice(() => import('@/server/http/errors'));
  expect(one.ApiError).not.toBe(other.ApiError);
  const { apiError, unexpected } = other.toApiError(new one.ApiError('tooManyRequests'));
  expect([apiError.status, unexpected]).toEqual([429, false]);
  expect(other.toApiError(new Error('ours')).apiError.status).toBe(500);
});

test('an error of one kind is none of another, whichever bundle it is from', async () => {
  const [one, other] = await twice(() => import('@/server/providers/storage/storage'));
  const { InvalidImageError } = await import('@/server/modules/content/media/decoding');
  const full = new one.StorageFull('full');
  expect([full instanceof other.StorageFull, full instanceof InvalidImageError, full instanceof Error]).toEqual([
    true,
    false,
    true,
  ]);
  expect(new Error('full') instanceof other.StorageFull).toBe(false);
});

test('a failure of a provider is known in every bundle, and so is the time that is left', async () => {
  const [one, other] = await twice(() => import('@/server/telemetry/providers'));
  const failure = new Error('away');
  const provider = one.observe('sms', { send: () => Promise.reject<void>(failure) });
  await expect(provider.send()).rejects.toBe(failure);
  expect([one, other].map(({ isProviderFailure }) => isProviderFailure(failure))).toEqual([true, true]);
  const [deadline, elsewhere] = await twice(() => import('@/server/db/deadline'));
  await deadline.withDeadline(5_000, async () => expect(elsewhere.timeLeft()).toBeLessThanOrEqual(5_000));
});
