import { passkeys } from '@/contract/account/passkeys/endpoints';
import { passkeysSchemas } from '@/contract/account/passkeys/schemas';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { newId } from '@/server/ids';
import {
  clientContext,
  createSession,
  markSecondStep,
  notifySecurityChange,
  setSessionHeaders,
} from '@/server/modules/account/sessions';
import { findAccountById, findProfile } from '@/server/modules/account/users';
import { createLoginChallenge, createRegistration, verifyLogin, verifyRegistration } from './index';
import * as repo from './repo';

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
    handle: async ({ db, person }) => (await repo.listByUser(db, requirePerson(person).id)).map(present),
  },
  startPasskeyRegistration: withResource({
    load: ({ db, person }) => findProfile(db, requirePerson(person).id),
    authorize: rowLevel,
    runAs: 'system',
    handle: ({ services, db, loaded, now }) => createRegistration(services, db, loaded, now),
  }),
  addPasskey: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ services, db, person, body, now }) => {
      const { id: userId, sessionId } = requirePerson(person);
      const {
        id: credentialId,
        publicKey,
        counter,
        transports = [],
      } = await verifyRegistration(services, db, userId, body, now);
      const passkey = {
        id: newId(now.getTime()),
        userId,
        credentialId,
        publicKey: Buffer.from(publicKey),
        counter,
        name: body.name,
        createdAt: now,
      };
      if (!(await repo.insert(db, { ...passkey, transports }))) throw conflict('This passkey is known already.');
      await markSecondStep(db, sessionId);
      await notifySecurityChange(db, userId, 'passkey_added', now, body.name);
      return present({ ...passkey, transports });
    },
  },
  renamePasskey: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, body, auditSubject }) => {
      await repo.rename(db, loaded.id, body.name);
      auditSubject(`passkey:${loaded.id}`);
      return {};
    },
  }),
  removePasskey: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, now, auditSubject }) => {
      await repo.remove(db, loaded.id);
      await notifySecurityChange(db, loaded.userId, 'passkey_removed', now, loaded.name);
      auditSubject(`passkey:${loaded.id}`);
      return {};
    },
  }),
  startPasskeyLogin: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: ({ services, db, now }) => createLoginChallenge(services, db, now),
  },
  loginByPasskey: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async (context) => {
      const { services, db, body, responseHeaders, now } = context;
      const { userId } = await verifyLogin(services, db, body, now);
      const [who, user] = [await findAccountById(db, userId, null), await findProfile(db, userId)];
      if (!who || !user) throw new ApiError('invalidPasskey');
      setSessionHeaders(
        responseHeaders,
        await createSession(services, db, who, 'passkey', clientContext(context), now),
      );
      return { user, step: null };
    },
  },
  confirmByPasskey: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async (context) => {
      const { services, db, person, body, now, responseHeaders } = context;
      const { userId } = await verifyLogin(services, db, body, now);
      const who = await findAccountById(db, userId, null);
      if (!who || userId !== requirePerson(person).id) throw new ApiError('invalidPasskey');
      setSessionHeaders(
        responseHeaders,
        await createSession(services, db, who, 'passkey', clientContext(context), now),
      );
      return {};
    },
  },
});
