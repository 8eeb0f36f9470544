import { profiles } from '@/contract/profiles';
import { profilesSchemas } from '@/contract/profiles.schemas';
import { type Db, runAs } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { type Call, implement, on } from '@/server/http/implement';
import { askerOf, demandFresh, type Person, signedIn } from '@/server/http/person';
import { accountKey, hand, visitOf } from '@/server/modules/sessions/sessions.service';
import { close as closeTodo } from '@/server/modules/todos/todos.service';
import type { Services } from '@/server/services';
import { askForEmail, changeEmail } from './profiles.email';
import { imageFrom, openUpload } from './profiles.images';
import { provePhone, textCode } from './profiles.phone';
import * as repo from './profiles.repo';

const load = ({ db, person }: Pick<Call, 'db' | 'person'>) => repo.find(db, person?.id);

async function shown(call: Pick<Call, 'db' | 'person'>) {
  const profile = await load(call);
  if (!profile) throw notFound();
  return profile;
}

/** Work on what is theirs, for a handler that runs alone. */
const asThem = <T>({ db }: Services, person: Person, work: (own: { db: Db; person: Person }) => Promise<T>) =>
  runAs(db, askerOf(person), true, (trx) => work({ db: trx, person }));

export const profilesRoutes = implement(profiles, profilesSchemas, {
  getProfile: on({ load, may: 'own', handle: ({ loaded }) => loaded }),
  updateProfile: {
    may: 'own',
    // A proof is ours to write, not theirs.
    alone: true,
    handle: async ({ services, body, now, ...call }) => {
      const person = signedIn(call.person);
      const { email, ...change } = body;
      const before = await asThem(services, person, shown);
      const asksForEmail = accountKey(email) !== accountKey(before.email);
      // Both say where we reach them when they cannot get in.
      if (asksForEmail || (before.phone && (change.phone ?? null) !== before.phone)) demandFresh(person, now);
      const attempt = asksForEmail ? await askForEmail(services, person, before, email, now) : null;
      const profile = await asThem(services, person, async (own) => {
        await repo.update(own.db, person.id, change);
        return shown(own);
      });
      return { ...profile, newEmail: attempt ? { email, attempt } : null };
    },
  },
  confirmEmail: {
    may: 'own',
    alone: true,
    handle: async (call) => {
      const { services, answer, body, now } = call;
      const person = signedIn(call.person);
      hand(answer, await changeEmail(services, person, body, visitOf(call), now));
      return asThem(services, person, shown);
    },
  },
  sendTextCode: {
    may: 'own',
    alone: true,
    handle: async ({ services, body, now, ...call }) => {
      const person = signedIn(call.person);
      const { phone, email } = await asThem(services, person, shown);
      if (phone && phone !== body.phone) demandFresh(person, now);
      return textCode(services, person, { phone: body.phone, email }, now);
    },
  },
  confirmPhone: {
    may: 'own',
    handle: async (call) => {
      const { services, db, body, from, now } = call;
      const person = signedIn(call.person);
      await provePhone(services, db, person, body, from.address, now);
      await closeTodo(db, { userId: person.id, kind: 'addPhone' });
      return shown(call);
    },
  },
  getImageUpload: {
    may: 'own',
    // It opens a place for the picture, which a call that only reads may not.
    alone: true,
    handle: ({ services, now, ...call }) => {
      const person = signedIn(call.person);
      return asThem(services, person, ({ db }) => openUpload(db, person.id, now));
    },
  },
  saveImage: {
    may: 'own',
    handle: async (call) => {
      const { services, db, body, now, about } = call;
      const { id } = signedIn(call.person);
      await repo.setImage(db, id, await imageFrom(services, db, id, body, now));
      await closeTodo(db, { userId: id, kind: 'addPhoto' });
      about(`user:${id}`);
      return shown(call);
    },
  },
  removeImage: {
    may: 'own',
    handle: async ({ db, person, about }) => {
      const { id } = signedIn(person);
      await repo.setImage(db, id, null);
      about(`user:${id}`);
      return {};
    },
  },
});
