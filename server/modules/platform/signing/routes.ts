import { signing } from '@/contract/platform/signing/endpoints';
import { signingSchemas } from '@/contract/platform/signing/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import * as acts from './actions';
import { auditEnvelope, voidEnvelope } from './index';
import { canVoid } from './policy';
import { presentEnvelope } from './presenter';
import * as repo from './repo';

type EnvelopeCall = Pick<OperationContext, 'db' | 'person' | 'now' | 'client'> & { params: { envelopeId: string } };

const load = async ({ db, params }: EnvelopeCall) =>
  isId(params.envelopeId) ? repo.find(db, params.envelopeId) : undefined;

const deviceName = (headers: Headers) => (headers.get('user-agent') ?? '').slice(0, 200);

async function actorOf({ db, person, client }: EnvelopeCall): Promise<acts.Actor> {
  const { id, sessionId } = requirePerson(person);
  const device = deviceName(client.headers);
  return {
    ...(await repo.findKnownDevice(db, id, sessionId)),
    personId: id,
    sessionId,
    address: client.address,
    device,
  };
}

const signingCall = async (call: EnvelopeCall) => ({
  db: call.db,
  id: call.params.envelopeId,
  actor: await actorOf(call),
  now: call.now,
});

/** The envelope as it stands now, for the caller. */
async function presentCurrent(call: EnvelopeCall) {
  const whole = await repo.find(call.db, call.params.envelopeId);
  if (!whole) throw new Error('The envelope was here a moment ago');
  return presentEnvelope(whole, acts.findSigner(whole.signers, await actorOf(call)), call.now);
}

/** A file is ours and whole when we know its hash: whatever else it says about itself does not count. */
async function verify(trx: Db, sha256: string, { address, headers }: OperationContext['client']) {
  const sealed = await repo.findSealed(trx, sha256);
  const whole = sealed && (await repo.find(trx, sealed.id));
  if (!whole?.envelope.completedAt) {
    const seal = await repo.findSeal(trx, sha256);
    if (!seal) return { valid: false as const };
    return { valid: true as const, title: seal.title, completedAt: seal.sealedAt.toISOString(), signers: [] };
  }
  const { id, paper, completedAt } = whole.envelope;
  await auditEnvelope(trx, id, 'verified', { sealedHash: sha256, address, device: deviceName(headers) });
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
  getEnvelope: withResource({
    duties: ['leasing', 'money', 'support'],
    load,
    authorize: rowLevel,
    handle: presentCurrent,
  }),
  viewEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.viewDocument(await signingCall(call), call.body.sections);
      return presentCurrent(call);
    },
  }),
  consentToSign: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.giveConsent(await signingCall(call), call.body);
      return presentCurrent(call);
    },
  }),
  correctSignerName: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.correctName(await signingCall(call), call.body.name);
      return presentCurrent(call);
    },
  }),
  signEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.signDocument(await signingCall(call), call.body);
      return presentCurrent(call);
    },
  }),
  declineEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.declineToSign(await signingCall(call), call.body.reason);
      return presentCurrent(call);
    },
  }),
  delegateEnvelope: withResource({
    load,
    authorize: rowLevel,
    handle: async (call) => {
      await acts.delegateSigning(await signingCall(call), call.body);
      return presentCurrent(call);
    },
  }),
  voidEnvelope: withResource({
    duties: ['leasing'],
    load,
    authorize: canVoid,
    handle: async (call) => {
      await voidEnvelope(call.db, call.params.envelopeId, call.body.reason, requirePerson(call.person).id);
      return presentCurrent(call);
    },
  }),
  // Anyone who has the file may ask: its hash is the permission.
  verifyFile: {
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: ({ db, body, client }) => verify(db, body.sha256, client),
  },
});
