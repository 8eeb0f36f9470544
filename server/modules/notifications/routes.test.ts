import { describe, expect, test } from 'vitest';
import { notifications } from '@/contract/notifications/endpoints';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { isEnabled } from './service';

const api = testApi();

describe('listPreferences', () => {
  test('begins with letters of everything and texts of nothing', async () => {
    const all = await api.callAs(await createPerson(api), notifications.listPreferences);
    expect(all.every(({ channel, wanted }) => wanted === (channel === 'email'))).toBe(true);
  });
});

describe('setPreference', () => {
  test('holds for whoever writes to them, for this topic and way alone, and not for others', async () => {
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    await api.callAs(ada, notifications.setPreference, {
      body: { topic: 'messages', channel: 'email', wanted: false },
    });
    const ask = (userId: string, topic: 'messages' | 'homes') =>
      asSystem(api.services.db, (db) => isEnabled(db, userId, topic, 'email'));
    expect([await ask(ada.id, 'messages'), await ask(ada.id, 'homes'), await ask(ben.id, 'messages')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
