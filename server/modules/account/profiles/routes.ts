import { profiles } from '@/contract/account/profiles/endpoints';
import { profilesSchemas } from '@/contract/account/profiles/schemas';
import { runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, requirePerson, requireRecentLogin } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { accountKey, clientContext, setSessionHeaders, verifyClaim } from '@/server/modules/account/sessions';
import { closeTodo } from '@/server/modules/account/todos';
import { setImage, updateProfile } from '@/server/modules/account/users/profile';
import { changeEmail, requestEmailChange } from './email';
import { openUpload, saveUploadedImage } from './images/images';
import { keepPhone, sendPhoneCode } from './phone';
import * as repo from './repo';

const load = ({ db, person }: Pick<OperationContext, 'db' | 'person'>) => repo.find(db, person?.id);

async function presentProfile(call: Pick<OperationContext, 'db' | 'person'>) {
  const profile = await load(call);
  if (!profile) throw notFound();
  return profile;
}

export const profilesRoutes = implement(profiles, profilesSchemas, {
  getProfile: withResource({ load, authorize: rowLevel, handle: ({ loaded }) => loaded }),
  updateProfile: withResource({
    load,
    authorize: rowLevel,
    // A proof is ours to write, not theirs.
    runAs: 'system',
    handle: async (context) => {
      const { db, body, loaded: before, now } = context;
      const person = requirePerson(context.person);
      const { email, ...change } = body;
      const asksForEmail = accountKey(email) !== accountKey(before.email);
      // Both say where we reach them when they cannot get in.
      if (asksForEmail || (before.phone && (change.phone ?? null) !== before.phone)) requireRecentLogin(person, now);
      const attempt = asksForEmail ? await requestEmailChange(db, person, before, email, now) : null;
      await updateProfile(db, person.id, change, now);
      if (change.phone) await closeTodo(db, { userId: person.id, kind: 'addPhone' });
      return { ...(await presentProfile(context)), newEmail: attempt ? { email, attempt } : null };
    },
  }),
  confirmEmail: withResource({
    load,
    authorize: rowLevel,
    // A wrong code is counted though it is refused.
    transaction: 'manual',
    handle: async (context) => {
      const { services, responseHeaders, body, now } = context;
      const person = requirePerson(context.person);
      setSessionHeaders(responseHeaders, await changeEmail(services, person, body, clientContext(context), now));
      return runAs(services.db, dbActor(person), false, (db) => presentProfile({ db, person }));
    },
  }),
  sendTextCode: withResource({
    load,
    authorize: rowLevel,
    transaction: 'manual',
    handle: ({ services, body, loaded: { phone, email }, now, ...context }) => {
      const person = requirePerson(context.person);
      if (phone && phone !== body.phone) requireRecentLogin(person, now);
      return sendPhoneCode(services, person, { phone: body.phone, email }, now);
    },
  }),
  confirmPhone: withResource({
    load,
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, body, client, now, ...context }) => {
      const person = requirePerson(context.person);
      const phone = await verifyClaim(services, { userId: person.id, purpose: 'phone', ...body }, client.address, now);
      return runAs(services.db, dbActor(person), true, async (db) => {
        await keepPhone(db, person, phone, now);
        await closeTodo(db, { userId: person.id, kind: 'addPhone' });
        return presentProfile({ db, person });
      });
    },
  }),
  getImageUpload: {
    authorize: rowLevel,
    handle: ({ db, person, now }) => openUpload(db, requirePerson(person).id, now),
  },
  saveImage: withResource({
    load,
    authorize: rowLevel,
    // The picture is cut and stored before the transaction that chooses it.
    transaction: 'manual',
    handle: async ({ services, person: caller, body, now, requestId }) => {
      const person = requirePerson(caller);
      const { id } = person;
      const imageId = await saveUploadedImage(services, person, body, now);
      return runAs(services.db, dbActor(person), true, async (db) => {
        await setImage(db, id, imageId, now);
        await closeTodo(db, { userId: id, kind: 'addPhoto' });
        const profile = await presentProfile({ db, person });
        await audit(db, { event: 'profile.image_changed', personId: id, requestId, subject: `user:${id}` });
        return profile;
      });
    },
  }),
  removeImage: {
    authorize: rowLevel,
    handle: async ({ db, person, auditSubject, now }) => {
      const { id } = requirePerson(person);
      await setImage(db, id, null, now);
      auditSubject(`user:${id}`);
      return {};
    },
  },
});
