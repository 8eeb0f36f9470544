import { profiles } from '@/contract/profiles';
import { profilesSchemas } from '@/contract/profiles.schemas';
import { type Db, runAs } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, type Person, requirePerson, requireRecentLogin } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { accountKey, hand, visitOf } from '@/server/modules/sessions/sessions.service';
import { close as closeTodo } from '@/server/modules/todos/todos.service';
import type { Services } from '@/server/services';
import { askForEmail, changeEmail } from './profiles.email';
import { imageFrom, openUpload } from './profiles.images';
import { provePhone, textCode } from './profiles.phone';
import * as repo from './profiles.repo';

const load = ({ db, person }: Pick<OperationContext, 'db' | 'person'>) => repo.find(db, person?.id);

async function shown(call: Pick<OperationContext, 'db' | 'person'>) {
  const profile = await load(call);
  if (!profile) throw notFound();
  return profile;
}

/** Work on what is theirs, for a handler that runs alone. */
const asThem = <T>({ db }: Services, person: Person, work: (own: { db: Db; person: Person }) => Promise<T>) =>
  runAs(db, dbActor(person), true, (trx) => work({ db: trx, person }));

export const profilesRoutes = implement(profiles, profilesSchemas, {
  getProfile: withResource({ load, authorize: rowLevel, handle: ({ loaded }) => loaded }),
  updateProfile: {
    authorize: rowLevel,
    // A proof is ours to write, not theirs.
    transaction: 'manual',
    handle: async ({ services, body, now, ...call }) => {
      const person = requirePerson(call.person);
      const { email, ...change } = body;
      const before = await asThem(services, person, shown);
      const asksForEmail = accountKey(email) !== accountKey(before.email);
      // Both say where we reach them when they cannot get in.
      if (asksForEmail || (before.phone && (change.phone ?? null) !== before.phone)) requireRecentLogin(person, now);
      const attempt = asksForEmail ? await askForEmail(services, person, before, email, now) : null;
      const profile = await asThem(services, person, async (own) => {
        await repo.update(own.db, person.id, change);
        return shown(own);
      });
      return { ...profile, newEmail: attempt ? { email, attempt } : null };
    },
  },
  confirmEmail: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => {
      const { services, answer, body, now } = call;
      const person = requirePerson(call.person);
      hand(answer, await changeEmail(services, person, body, visitOf(call), now));
      return asThem(services, person, shown);
    },
  },
  sendTextCode: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async ({ services, body, now, ...call }) => {
      const person = requirePerson(call.person);
      const { phone, email } = await asThem(services, person, shown);
      if (phone && phone !== body.phone) requireRecentLogin(person, now);
      return textCode(services, person, { phone: body.phone, email }, now);
    },
  },
  confirmPhone: {
    authorize: rowLevel,
    handle: async (call) => {
      const { services, db, body, from, now } = call;
      const person = requirePerson(call.person);
      await provePhone(services, db, person, body, from.address, now);
      await closeTodo(db, { userId: person.id, kind: 'addPhone' });
      return shown(call);
    },
  },
  getImageUpload: {
    authorize: rowLevel,
    // It opens a place for the picture, which a call that only reads may not.
    transaction: 'manual',
    handle: ({ services, now, ...call }) => {
      const person = requirePerson(call.person);
      return asThem(services, person, ({ db }) => openUpload(db, person.id, now));
    },
  },
  saveImage: {
    authorize: rowLevel,
    handle: async (call) => {
      const { services, db, body, now, about } = call;
      const { id } = requirePerson(call.person);
      await repo.setImage(db, id, await imageFrom(services, db, id, body, now));
      await closeTodo(db, { userId: id, kind: 'addPhoto' });
      about(`user:${id}`);
      return shown(call);
    },
  },
  removeImage: {
    authorize: rowLevel,
    handle: async ({ db, person, about }) => {
      const { id } = requirePerson(person);
      await repo.setImage(db, id, null);
      about(`user:${id}`);
      return {};
    },
  },
});
