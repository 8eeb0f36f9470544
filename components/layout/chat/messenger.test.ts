import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '@/contract/account/users/endpoints';

const identity = { userId: 'u-1', userHash: 'signed', name: 'Maya Lee', email: 'm@x.test' };
const call = vi.fn(async () => identity);
const sdk = { Intercom: vi.fn(), boot: vi.fn(), show: vi.fn(), hide: vi.fn(), shutdown: vi.fn() };

async function opened(isHere = () => true) {
  const { openMessenger } = await import('./messenger');
  return openMessenger({ call } as never, 'app-1', sdk, isHere);
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

test('begins as who is signed in, with the hash our server made, and draws no launcher beside ours', async () => {
  await opened();
  expect(call).toHaveBeenCalledWith(users.getChatIdentity);
  expect(sdk.Intercom).toHaveBeenCalledWith({
    app_id: 'app-1',
    user_id: 'u-1',
    user_hash: 'signed',
    name: 'Maya Lee',
    email: 'm@x.test',
    hide_default_launcher: true,
  });
});

test('opens and folds away; until its script has come it says so and does neither', async () => {
  let here = false;
  const messenger = await opened(() => here);
  expect(messenger.show()).toBe(false);
  messenger.hide();
  expect([sdk.show, sdk.hide].flatMap(({ mock }) => mock.calls)).toEqual([]);
  here = true;
  expect(messenger.show()).toBe(true);
  messenger.hide();
  expect([sdk.show, sdk.hide].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('forgets who was here when it ends, and begins again without a second script', async () => {
  (await opened()).close();
  expect(sdk.shutdown).toHaveBeenCalledOnce();
  await opened();
  expect(sdk.Intercom).toHaveBeenCalledOnce();
  expect(sdk.boot).toHaveBeenCalledWith(expect.objectContaining({ user_id: 'u-1', user_hash: 'signed' }));
});

test('sends no identity to Intercom for an unknown visitor', async () => {
  call.mockRejectedValueOnce(new Error('401'));
  await expect(opened()).rejects.toThrow('401');
  expect(sdk.Intercom).not.toHaveBeenCalled();
});
