// What a signer does with the papers. Each act locks the envelope, so that two tabs, two people and the clock take turns.

import { isCorrectionOf, isSameName, signatureProblem } from '@/contract/account/users/personName';
import { canDelegate, esignConsent, OWN_EMAIL_NEEDED, signerLifecycle } from '@/contract/platform/signing/constants';
import type { SignatureMark } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { requireStrangerBudget } from '@/server/modules/account/outbox';
import { assertDrawable } from '@/server/pdf/fonts';
import {
  auditEnvelope,
  changeStatus,
  enqueueStatusTask,
  inviteNextSigners,
  isFullySigned,
  lockEnvelope,
  notifyOthers,
} from './index';
import type { EnvelopeRow, SignerRow } from './repo';
import * as repo from './repo';

/** Who acts, and how we know them. */
export interface Actor {
  personId: string;
  email: string;
  sessionId: string;
  /** How they had logged in. */
  method: string;
  address: string | null;
  device: string;
}

interface SigningCall {
  db: Db;
  id: string;
  actor: Actor;
  now: Date;
}

type SignerEvent = Parameters<typeof signerLifecycle.after>[1];

/** The caller among the signers. */
export const findSigner = (signers: readonly SignerRow[], { personId, email }: Pick<Actor, 'personId' | 'email'>) =>
  signers.find(
    (one) => one.userId === personId || (one.userId === null && one.email.toLowerCase() === email.toLowerCase()),
  );

/** Locks, checks that the time has not passed, and that this signer may do this now. */
async function withSigner({ db, id, actor, now }: SigningCall, event: SignerEvent) {
  const { envelope, signers } = await lockEnvelope(db, id);
  const signer = findSigner(signers, actor);
  if (!signer) throw notFound();
  if (envelope.expiresAt <= now) throw conflict('The deadline to sign these documents has passed.');
  if (!['sent', 'viewed', 'partly_signed'].includes(envelope.status)) changeStatus(envelope, 'view');
  const status = signerLifecycle.after(signer.status, event);
  if (!status)
    throw conflict(signer.status === 'waiting' ? 'Others need to sign before you.' : 'You already did this.');
  return { envelope, signers, signer, status };
}

const auditMeta = ({ sessionId, method, address, device }: Actor) => ({ sessionId, method, address, device });

/** A signer agrees to, and signs, only what was shown to them. */
function assertShown({ paper }: EnvelopeRow, { sectionsSeen }: SignerRow): void {
  const unseen = paper.sections.find(({ id }) => !sectionsSeen.includes(id));
  if (unseen) throw conflict(`Read the whole document first. You haven’t seen “${unseen.heading}” yet.`);
}

export async function viewDocument(act: SigningCall, sections: readonly string[]): Promise<void> {
  const { db, id, actor } = act;
  const { envelope, signer, status } = await withSigner(act, 'view');
  const all = envelope.paper.sections.map((section) => section.id);
  const seen = all.filter((section) => sections.includes(section) || signer.sectionsSeen.includes(section));
  await repo.updateSigner(db, signer.id, { status, userId: actor.personId, sectionsSeen: seen });
  const next = changeStatus(envelope, 'view');
  if (next !== envelope.status) await repo.update(db, id, { status: next });
  if (signer.userId === null) await enqueueStatusTask(db, envelope);
  const { paperHash } = envelope;
  await auditEnvelope(
    db,
    id,
    'viewed',
    { signerId: signer.id, sections: seen, paperHash, ...auditMeta(actor) },
    actor.personId,
  );
}

/**
 * Consent before any signature, given where the document itself is shown. That each of its sections was shown to this
 * session is on record by then: it demonstrates that the signer can open it in this form (E-SIGN 101(c)(1)(C)(ii)).
 */
export async function giveConsent(act: SigningCall, given: { version: string }): Promise<void> {
  const { db, id, actor, now } = act;
  const { envelope, signer, status } = await withSigner(act, 'consent');
  if (given.version !== esignConsent.version) throw conflict('The wording has changed. Please read it again.');
  assertShown(envelope, signer);
  const stored = { version: given.version, at: now.toISOString(), ...auditMeta(actor) };
  await repo.updateSigner(db, signer.id, { status, consent: JSON.stringify(stored) });
  await auditEnvelope(
    db,
    id,
    'consented',
    { signerId: signer.id, paperHash: envelope.paperHash, ...stored },
    actor.personId,
  );
}

/**
 * Corrects the caller's name before they sign: a misspelling or a new last name. Another person's name is no correction.
 * The paper keeps the name it was sent with; the sealed file shows both.
 */
export async function correctName(act: SigningCall, name: string): Promise<void> {
  const { db, id, actor, now } = act;
  const { envelope, signers, signer } = await withSigner(act, 'view');
  if (name === signer.name) return;
  assertDrawable(name, 'name');
  const taken = signers.some((one) => one.id !== signer.id && isSameName(name, one.name));
  if (taken || !isCorrectionOf(name, signer.name)) {
    const problem = 'That looks like a different person. Message us, and we’ll correct the document.';
    throw new ApiError('invalid', problem, { fields: { name: problem } });
  }
  const change = { from: signer.name, to: name, at: now.toISOString() };
  await repo.updateSigner(db, signer.id, { name, nameChanges: JSON.stringify([...signer.nameChanges, change]) });
  await enqueueStatusTask(db, envelope);
  await auditEnvelope(db, id, 'name_corrected', { signerId: signer.id, ...auditMeta(actor) }, actor.personId);
}

/** Signs. Anyone who is last starts the sealing. */
export async function signDocument(act: SigningCall, mark: SignatureMark): Promise<void> {
  const { db, id, actor, now } = act;
  const { envelope, signers, signer, status } = await withSigner(act, 'sign');
  const { sections } = envelope.paper;
  const problem = signatureProblem(mark.name, signer.name);
  if (problem) throw new ApiError('invalid', problem, { fields: { name: problem } });
  assertDrawable(mark.name, 'name');
  assertDrawable(mark.initials, 'initials');
  assertShown(envelope, signer);
  const owed = sections.filter(({ initials, optional }) => initials && !optional);
  if (signer.role === 'resident' && owed.some((section) => !mark.initialed.includes(section.id)))
    throw conflict('Add your initials everywhere they’re required.');
  const signingContext = JSON.stringify(auditMeta(actor));
  await repo.updateSigner(db, signer.id, { status, mark: JSON.stringify(mark), signedAt: now, signingContext });
  await repo.update(db, id, { status: changeStatus(envelope, 'sign') });
  const { paperHash } = envelope;
  await auditEnvelope(
    db,
    id,
    'signed',
    { signerId: signer.id, paperHash, kind: mark.kind, ...auditMeta(actor) },
    actor.personId,
  );
  const after = signers.map((one) => (one.id === signer.id ? { ...one, status } : one));
  if (isFullySigned(after)) await enqueue(db, 'sealEnvelope', { id }, { jobKey: `seal-envelope:${id}` });
  else await inviteNextSigners(db, envelope, after, now);
  await enqueueStatusTask(db, envelope);
}

/** Ends it for everybody, and tells them why. */
export async function declineToSign(act: SigningCall, reason: string): Promise<void> {
  const { db, id, actor } = act;
  const { envelope, signers, signer, status } = await withSigner(act, 'decline');
  await repo.updateSigner(db, signer.id, { status });
  await repo.update(db, id, { status: changeStatus(envelope, 'decline') });
  await auditEnvelope(db, id, 'declined', { signerId: signer.id, reason, ...auditMeta(actor) }, actor.personId);
  await notifyOthers(
    db,
    { envelope, signers: signers.filter(({ id: one }) => one !== signer.id) },
    'documentsDeclined',
    reason,
  );
  await enqueueStatusTask(db, envelope);
}

/** Puts another person in the caller's place, with everything still to be done by them. */
export async function delegateSigning(act: SigningCall, to: { name: string; email: string }): Promise<void> {
  const { db, id, actor, now } = act;
  const { envelope, signers, signer, status } = await withSigner(act, 'delegate');
  if (!canDelegate(signer.role))
    throw new ApiError(
      'forbidden',
      'These documents name you as a signer. If someone else should sign instead, contact us.',
    );
  if (signers.some((one) => one.email.toLowerCase() === to.email.toLowerCase()))
    throw conflict(`Someone who signs this already uses this email address. ${OWN_EMAIL_NEEDED}`);
  assertDrawable(to.name, 'name');
  await requireStrangerBudget(db, { recipient: to.email, sender: { personId: actor.personId } }, now);
  const other = newId();
  const { role, turn, envelopeId } = signer;
  await db
    .insertInto('envelopeSigners')
    .values({ ...to, userId: await repo.accountOf(db, to.email), id: other, envelopeId, role, turn })
    .execute();
  await repo.updateSigner(db, signer.id, { status, delegatedTo: other });
  await auditEnvelope(db, id, 'delegated', { signerId: signer.id, to: other, ...auditMeta(actor) }, actor.personId);
  await inviteNextSigners(db, envelope, (await lockEnvelope(db, id)).signers, now);
}
