// The one way papers are signed: made, sent, and moved along their lifecycle, each step written down with its actor.

import { createHash } from 'node:crypto';
import type { AuditEventOf } from '@/contract/auditEvents';
import { DAY_MS } from '@/contract/calendar/durations';
import { type EnvelopeStatus, envelopeLifecycle } from '@/contract/platform/signing/constants';
import type { SignerRole, SigningDocument } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import type { signingTemplates } from '@/server/emails/templates/signing';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { assertDrawable } from '@/server/pdf/fonts';
import type { EnvelopeRow, EnvelopeWithSigners, SignerRow } from './repo';
import * as repo from './repo';

export { type SealedFile, sealFile } from './seals/system';

const REMIND_AFTER_DAYS = 2;

type SigningTemplate = keyof typeof signingTemplates;

interface NewSigner {
  /** The account of the person who signs; where it is not given, the account with their address, if there is one. */
  userId?: string | null;
  name: string;
  email: string;
  role: SignerRole;
  /** Lower turns sign first; equal ones side by side. */
  turn: number;
}

export interface NewEnvelope {
  /** What the paper is about, as `noun:id`. */
  subject: string;
  /** The home it is about, where it is about one. */
  homeId?: string;
  paper: SigningDocument;
  signers: readonly NewSigner[];
  createdBy: string | null;
  expiresAt: Date;
  now: Date;
}

export type Event = Parameters<typeof envelopeLifecycle.after>[1];

/** SHA-256 of what is to be signed, over its JSON as it was written. */
export const documentHash = (paper: unknown) => createHash('sha256').update(JSON.stringify(paper)).digest('hex');

/**
 * Makes papers ready to be sent. As the system: rules about who may send what belong to what the paper is about.
 * @throws {ApiError} invalid, where the sealed file could not show a letter of the paper or of a name
 */
export async function createEnvelope(db: Db, { signers, paper, now, ...rest }: NewEnvelope): Promise<string> {
  assertDrawable(JSON.stringify(paper));
  for (const { name } of signers) assertDrawable(name);
  const id = newId();
  await db
    .insertInto('envelopes')
    .values({ ...rest, id, paper: JSON.stringify(paper), paperHash: documentHash(paper), createdAt: now })
    .execute();
  for (const { userId, ...signer } of signers)
    await db
      .insertInto('envelopeSigners')
      .values({ ...signer, userId: userId ?? (await repo.accountOf(db, signer.email)), id: newId(), envelopeId: id })
      .execute();
  await auditEnvelope(db, id, 'created', { paperHash: documentHash(paper) });
  return id;
}

/** Sends it: from here on the paper is fixed, and anyone who signs first is invited. */
export async function sendEnvelope(db: Db, id: string, now: Date): Promise<void> {
  const { envelope, signers } = await lockEnvelope(db, id);
  await repo.update(db, id, { status: changeStatus(envelope, 'send'), sentAt: now });
  await auditEnvelope(db, id, 'sent', {});
  await inviteNextSigners(db, envelope, signers, now);
  await enqueue(db, 'expireEnvelope', { id }, { runAt: envelope.expiresAt, jobKey: `expire-envelope:${id}` });
}

/** Invites everybody of the first turn that has not signed yet, and reminds them if they let it lie. */
export async function inviteNextSigners(db: Db, envelope: EnvelopeRow, signers: SignerRow[], now: Date): Promise<void> {
  const open = signers.filter(({ status }) => !['signed', 'delegated'].includes(status));
  const turn = Math.min(...open.map((signer) => signer.turn));
  for (const signer of open.filter((one) => one.turn === turn && one.status === 'waiting')) {
    await repo.updateSigner(db, signer.id, { status: 'invited' });
    await notifySigner(db, 'documentsToSign', envelope, signer);
    await auditEnvelope(db, envelope.id, 'invited', { signerId: signer.id });
    const runAt = new Date(now.getTime() + REMIND_AFTER_DAYS * DAY_MS);
    await enqueue(
      db,
      'remindSigner',
      { id: envelope.id, signerId: signer.id },
      { runAt, jobKey: `remind:${signer.id}` },
    );
  }
}

/** Nothing is left to sign: the papers hold, and only their sealing is to come. */
export const isFullySigned = (signers: readonly Pick<SignerRow, 'status'>[]) =>
  signers.every(({ status }) => ['signed', 'delegated'].includes(status));

/**
 * Takes the papers back, for the person who sent them or, without a person, for what they belong to. Too late once everybody
 * has signed: what all of them agreed to is no longer one side’s to undo.
 */
export async function voidEnvelope(db: Db, id: string, reason: string, personId?: string | null): Promise<void> {
  const { envelope, signers } = await lockEnvelope(db, id);
  const status = changeStatus(envelope, 'void');
  if (isFullySigned(signers))
    throw conflict('Everyone has signed these documents, and they’re binding. We’re sealing them now.');
  await repo.update(db, id, { status });
  await auditEnvelope(db, id, 'voided', { reason }, personId ?? undefined);
  await notifyOthers(db, { envelope, signers }, 'documentsVoided', reason);
  await enqueueStatusTask(db, envelope);
}

/** The same where they may have ended already, unsigned: then nothing is left to take back. */
export async function voidIfOpen(db: Db, id: string, reason: string, personId: string | null): Promise<void> {
  const { envelope } = await lockEnvelope(db, id);
  if (!['declined', 'expired', 'voided'].includes(envelope.status)) await voidEnvelope(db, id, reason, personId);
}

/** A letter to each of them who was invited: to the others the papers never came. */
export async function notifyOthers(
  db: Db,
  { envelope, signers }: EnvelopeWithSigners,
  template: SigningTemplate,
  reason: string,
) {
  for (const signer of signers)
    if (!['waiting', 'delegated'].includes(signer.status))
      await notifySigner(db, template, envelope, signer, { reason });
}

/** Where each kind of document is read and signed; all others with the lease of the home. */
const signingPaths: Readonly<Record<string, (id: string, homeId: string, envelopeId: string) => string>> = {
  agreement: (id) => routes.agreement({ at: `signing/${id}` }),
  renewal: (id, homeId) => `${routes.leaseSigning({ homeId })}?renewal=${id}`,
  addendum: (id, homeId) => `${routes.leaseSigning({ homeId })}?addendum=${id}`,
  advance: (_, __, envelopeId) => routes.advanceSigning({ envelopeId }),
  installmentPlan: (_, homeId) => routes.smoothPayments.home({ homeId }),
};

function signingPath({ id: envelopeId, subject }: Pick<EnvelopeRow, 'id' | 'subject'>, homeId: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return signingPaths[kind]?.(id, homeId, envelopeId) ?? routes.leaseSigning({ homeId });
}

/** A letter to one signer about where the papers stand. */
export const notifySigner = async (
  db: Db,
  template: SigningTemplate,
  envelope: EnvelopeRow,
  signer: SignerRow,
  more: { reason?: string; accountLink?: string } = {},
) =>
  queueMessage(db, {
    dedupeKey: `${template}:${signer.id}`,
    channel: 'email',
    // Anyone who has an account is reached where they are now, not where they were when it was sent.
    recipient: (signer.userId && (await repo.emailOf(db, signer.userId))) || signer.email,
    template,
    data: {
      name: signer.name,
      title: envelope.paper.title,
      ...(envelope.homeId && { link: `${env().SITE_URL}${signingPath(envelope, envelope.homeId)}` }),
      ...more,
    },
  });

/** Lets what the documents belong to follow them once the transaction holds: their status, and who signs them by which name. */
export const enqueueStatusTask = (db: Db, { id, subject }: Pick<EnvelopeRow, 'id' | 'subject'>) =>
  enqueue(db, 'handleEnvelopeStatus', { subject }, { jobKey: `envelope-status:${id}` });

/**
 * Puts another person in the place of the one who would sign in this role, before they have; as the system. Only for
 * roles that belong to a side and not to a person: our own countersignature.
 */
export async function replaceSigner(
  db: Db,
  envelopeId: string,
  role: 'manager',
  by: { userId: string; name: string; email: string },
): Promise<void> {
  const { signers } = await lockEnvelope(db, envelopeId);
  const signer = signers.find((one) => one.role === role && one.status !== 'delegated');
  if (!signer || signer.status === 'signed') throw conflict('There’s nothing left to countersign.');
  if (signer.userId === by.userId) return;
  if (signers.some((one) => one.userId === by.userId || one.email.toLowerCase() === by.email.toLowerCase()))
    throw conflict('You’re signing this document in another role.');
  await repo.replaceSigner(db, signer.id, { ...by, status: signer.status === 'waiting' ? 'waiting' : 'invited' });
  await auditEnvelope(db, envelopeId, 'delegated', { signerId: signer.id, from: signer.name, to: by.name }, by.userId);
}

/** One line of the audit trail. */
export const auditEnvelope = (
  db: Db,
  id: string,
  event: AuditEventOf<'signing'>,
  detail: Record<string, unknown>,
  personId?: string,
) => audit(db, { event: `signing.${event}`, subject: `envelope:${id}`, personId, detail });

/** Why papers were declined or voided, in the words of the person who did it. */
export const endReasonOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await repo.auditTrail(db, id))
    .filter(({ event }) => event === 'signing.declined' || event === 'signing.voided')
    .map(({ detail }) => String(detail.reason ?? ''))
    .at(-1);

/** Where an envelope stands; undefined where there is none. */
export const envelopeStatusOf = async (db: Db, id: string): Promise<EnvelopeStatus | undefined> =>
  (await db.selectFrom('envelopes').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** Writes down that one of its people took the sealed file along; files that were not sealed here are passed over. */
export async function auditDownload(
  db: Db,
  sealedKey: string,
  { personId, ...how }: { personId: string; sessionId: string; address: string | null; device: string },
): Promise<void> {
  const papers = await repo.findByKey(db, sealedKey);
  if (papers) await auditEnvelope(db, papers.id, 'downloaded', { sealedHash: papers.sealedHash, ...how }, personId);
}

/** The envelope, locked. Missing ones are a defect of the caller. */
export async function lockEnvelope(db: Db, id: string): Promise<EnvelopeWithSigners> {
  const found = await repo.lock(db, id);
  if (!found) throw new Error(`There is no envelope ${id}`);
  return found;
}

/** The status that the event leads to; a conflict where it leads nowhere, because another signer was faster. */
export function changeStatus({ status }: EnvelopeRow, event: Event): EnvelopeStatus {
  const next = envelopeLifecycle.after(status, event);
  if (!next) throw conflict(conflictMessages[status] ?? 'You can’t sign these documents now.');
  return next;
}

const conflictMessages: Record<string, string> = {
  completed: 'These documents are signed and sealed.',
  declined: 'A signer declined to sign these documents.',
  expired: 'The deadline to sign these documents has passed. Ask the sender for new ones.',
  voided: 'These documents were withdrawn.',
};

export {
  canSign,
  canSignAs,
  countUnsigned,
  envelopeIdsOf,
  isSignerOf,
  listSigned,
  listSigners,
  signerRoleOf,
  unsignedNames,
} from './signers';
