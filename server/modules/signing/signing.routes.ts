import { signing } from '@/contract/signing';
import { signingSchemas } from '@/contract/signing.schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import * as acts from './signing.acts';
import { canVoid } from './signing.policy';
import { presentEnvelope } from './signing.presenter';
import * as repo from './signing.repo';
import { note, voidEnvelope } from './signing.service';

type Asked = Pick<OperationContext, 'db' | 'person' | 'now' | 'from'> & { params: { envelopeId: string } };

const load = async ({ db, params }: Asked) => (isId(params.envelopeId) ? repo.find(db, params.envelopeId) : undefined);

const deviceOf = (headers: Headers) => (headers.get('user-agent') ?? '').slice(0, 200);

async function actorOf({ db, person, from }: Asked): Promise<acts.Actor> {
  const { id, sessionId } = requirePerson(person);
  const device = deviceOf(from.headers);
  return { ...(await repo.knownBy(db, id, sessionId)), personId: id, sessionId, address: from.address, device };
}

const actOf = async (call: Asked) => ({
  db: call.db,
  id: call.params.envelopeId,
  actor: await actorOf(call),
  now: call.now,
});

/** The envelope as it stands now, for the caller. */
async function shown(call: Asked) {
  const whole = await repo.find(call.db, call.params.envelopeId);
  if (!whole) throw new Error('The envelope was here a moment ago');
  return presentEnvelope(whole, acts.signerOf(whole.signers, await actorOf(call)), call.now);
}

/** A file is ours and whole when we know its hash: whatever else it says about itself does not count. */
async function verify(trx: Db, sha256: string, { address, headers }: OperationContext['from']) {
  const sealed = await repo.findSealed(trx, sha256);
  const whole = sealed && (await repo.find(trx, sealed.id));
  if (!whole?.envelope.completedAt) return { valid: false as const };
  const { id, paper, completedAt } = whole.envelope;
  await note(trx, id, 'verified', { sealedHash: sha256, address, device: deviceOf(headers) });
  return {
    valid: true as const,
    title: paper.title,
    completedAt: completedAt.toISOString(),
    signers: whole.signers.flatMap(({ role, signedAt }) =>
      signedAt ? [{ role, signedAt: signedAt.toISOString() }] : [],
    ),
  };
}

export const signingRoutes = implement(signing, signingSchemas, {
  getEnvelope: withResource({ load, authorize: rowLevel, handle: shown }),
  viewEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.view(await actOf(call), call.body.sections);
      return shown(call);
    },
  }),
  consentToSign: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.consent(await actOf(call), call.body);
      return shown(call);
    },
  }),
  correctSignerName: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.correctName(await actOf(call), call.body.name);
      return shown(call);
    },
  }),
  signEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.sign(await actOf(call), call.body);
      return shown(call);
    },
  }),
  declineEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.decline(await actOf(call), call.body.reason);
      return shown(call);
    },
  }),
  delegateEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.delegate(await actOf(call), call.body);
      return shown(call);
    },
  }),
  voidEnvelope: withResource({
    load,
    authorize: canVoid,
    handle: async (call) => {
      await voidEnvelope(call.db, call.params.envelopeId, call.body.reason, requirePerson(call.person).id);
      return shown(call);
    },
  }),
  // Whoever has the file may ask: its hash is the permission.
  verifyFile: {
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, body, from }) => verify(db, body.sha256, from),
  },
});
