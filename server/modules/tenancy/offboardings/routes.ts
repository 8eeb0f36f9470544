import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { offboardingsSchemas } from '@/contract/tenancy/offboardings/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { askToOffboard, finishOffboarding, readOffboarding, withdrawOffboarding } from './index';
import { canAskToOffboard, canFinishOffboarding, canSeeOffboarding } from './policy';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };
type Handled = Pick<OperationContext, 'db' | 'person' | 'services' | 'now' | 'auditSubject'> & { loaded: HomeAccess };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function load({ db, person, params }: Call): Promise<HomeAccess | undefined> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  return access && (access.role !== null || isOnDuty(person)) ? access : undefined;
}

const present = ({ db, person, loaded, now }: Pick<Handled, 'db' | 'person' | 'loaded' | 'now'>) =>
  readOffboarding(
    db,
    loaded.homeId,
    { canAsk: canAskToOffboard(person, loaded), canFinish: canFinishOffboarding(person) },
    now,
  );

/** Acts, and answers where it stands then. */
async function acting(context: Handled, act: (call: Parameters<typeof withdrawOffboarding>[0]) => Promise<void>) {
  const { db, person, services, now, loaded, auditSubject } = context;
  await act({ db, services, homeId: loaded.homeId, personId: requirePerson(person).id, now });
  auditSubject(`home:${loaded.homeId}`, {});
  return present(context);
}

export const offboardingsRoutes = implement(offboardings, offboardingsSchemas, {
  getOffboarding: withResource({
    duties: ['leasing', 'money', 'support'],
    load,
    authorize: canSeeOffboarding,
    runAs: 'system',
    handle: present,
  }),
  askToOffboard: withResource({
    load,
    authorize: canAskToOffboard,
    runAs: 'system',
    handle: (context) => acting(context, (call) => askToOffboard(call, context.body)),
  }),
  withdrawOffboarding: withResource({
    load,
    authorize: canAskToOffboard,
    runAs: 'system',
    handle: (context) => acting(context, withdrawOffboarding),
  }),
  finishOffboarding: withResource({
    duties: ['leasing'],
    load,
    authorize: canFinishOffboarding,
    runAs: 'system',
    handle: (context) => acting(context, (call) => finishOffboarding(call, context.body.handoverNote)),
  }),
});
