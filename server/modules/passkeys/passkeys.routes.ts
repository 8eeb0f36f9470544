import { passkeys } from '@/contract/passkeys';
import { passkeysSchemas } from '@/contract/passkeys.schemas';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { hand, securityChanged, startSession, visitOf, welcome } from '@/server/modules/sessions/sessions.service';
import { accountById, profileOf } from '@/server/modules/users/users.service';
import { challenge, enrolled, offer, proven } from './passkeys.ceremonies';
import * as repo from './passkeys.repo';

const present = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Omit<repo.PasskeyRow, 'lastUsedAt'> & { lastUsedAt?: Date | null }) => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const load = ({ db, person, params }: Pick<OperationContext, 'db' | 'person'> & { params: { passkeyId: string } }) =>
  repo.find(db, params.passkeyId, person?.id);

export const passkeysRoutes = implement(passkeys, passkeysSchemas, {
  listPasskeys: {
    authorize: rowLevel,
    handle: async ({ db, person }) => (await repo.findOf(db, requirePerson(person).id)).map(present),
  },
  offerPasskey: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: ({ services, person, now }) =>
      asSystem(services.db, async (db) => {
        const who = await profileOf(db, requirePerson(person).id);
        if (!who) throw notFound();
        return offer(services, db, who, now);
      }),
  },
  addPasskey: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: ({ services, person, body, now }) =>
      asSystem(services.db, async (db) => {
        const { id: userId } = requirePerson(person);
        const {
          id: credentialId,
          publicKey,
          counter,
          transports = [],
        } = await enrolled(services, db, userId, body, now);
        const id = newId(now.getTime());
        const passkey = {
          id,
          userId,
          credentialId,
          publicKey: Buffer.from(publicKey),
          counter,
          name: body.name,
          createdAt: now,
        };
        if (!(await repo.insert(db, { ...passkey, transports }))) throw conflict('This passkey is known already.');
        await securityChanged(db, userId, 'passkeyAdded', now, body.name);
        return present({ ...passkey, transports });
      }),
  },
  renamePasskey: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, body, about }) => {
      await repo.rename(db, loaded.id, body.name);
      about(`passkey:${loaded.id}`);
      return {};
    },
  }),
  removePasskey: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, now, about }) => {
      await repo.remove(db, loaded.id);
      await securityChanged(db, loaded.userId, 'passkeyRemoved', now, loaded.name);
      about(`passkey:${loaded.id}`);
      return {};
    },
  }),
  challengePasskey: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ services, now }) => asSystem(services.db, (db) => challenge(services, db, now)),
  },
  loginByPasskey: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      const { services, body, now } = call;
      const entry = await asSystem(services.db, async (db) => {
        const { userId } = await proven(services, db, body, now);
        const who = await accountById(db, userId, null);
        if (!who) throw new ApiError('wrongPasskey');
        return { userId, grant: await startSession(services, db, who, 'passkey', visitOf(call), now) };
      });
      return welcome(call, entry);
    },
  },
  confirmByPasskey: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => {
      const { services, person, body, now, answer } = call;
      const grant = await asSystem(services.db, async (db) => {
        const { userId } = await proven(services, db, body, now);
        const who = await accountById(db, userId, null);
        if (!who || userId !== requirePerson(person).id) throw new ApiError('wrongPasskey');
        return startSession(services, db, who, 'passkey', visitOf(call), now);
      });
      hand(answer, grant);
      return {};
    },
  },
});
