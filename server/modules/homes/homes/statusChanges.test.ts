import { expect, test } from 'vitest';
import { homeLifecycle } from '@/contract/homes/homes/constants';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { createHome } from '@/tests/support/fixtures/people';
import { changeHomeStatus } from './statusChanges';

const api = testApi();
const events = [...new Set(homeLifecycle.states.flatMap((status) => homeLifecycle.eventsFrom(status)))];

test.each(homeLifecycle.states)(
  '%s moves as the graph says, at every event, and stays at every other',
  async (from) => {
    const homeId = await createHome(api, { status: from });
    const moved = await asSystem(api.services.db, async (db) => {
      const found = [];
      for (const event of events) {
        await db.updateTable('homes').set({ status: from }).where('id', '=', homeId).execute();
        const isMove = await changeHomeStatus(db, homeId, event, api.now);
        const { status } = await db
          .selectFrom('homes')
          .select('status')
          .where('id', '=', homeId)
          .executeTakeFirstOrThrow();
        found.push([event, isMove, status]);
      }
      return found;
    });
    expect(moved).toEqual(
      events.map((event) => {
        const next = homeLifecycle.after(from, event);
        return [event, next !== undefined, next ?? from];
      }),
    );
  },
);

test('every move stands in the history of the home, an announced listing once', async () => {
  const homeId = await createHome(api, { status: 'qualified' });
  const way = ['sendAgreement', 'signAgreement', 'finishSetup', 'propose', 'acceptWork', 'finishWork'] as const;
  const market = ['submit', 'approve', 'publish', 'hold', 'lease', 'giveNotice', 'moveOut'] as const;
  await asSystem(api.services.db, async (db) => {
    for (const event of [...way, ...market]) await changeHomeStatus(db, homeId, event, api.now);
  });
  const history = await api.rows<{ kind: string; at: Date }>(
    'select kind, at from home_events where home_id = $1 order by id',
    [homeId],
  );
  expect(history.map(({ kind }) => kind)).toEqual([
    ...['agreementSent', 'joined', 'setUp', 'inspected', 'workAccepted', 'workFinished'],
    ...['submitted', 'listed', 'applied', 'leased', 'noticeGiven', 'movedOut'],
  ]);
  const [home] = await api.rows<{ at: Date }>('select status_since as at from homes where id = $1', [homeId]);
  expect(new Set([...history, home].map((each) => each?.at.getTime()))).toEqual(new Set([api.now.getTime()]));
});
