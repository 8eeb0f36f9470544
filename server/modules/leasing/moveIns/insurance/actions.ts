import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { fullName } from '@/contract/account/users/personName';
import type { InsuranceProof, MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import { presentMoveIn } from '@/server/modules/leasing/moveIns';
import { moveInPath } from '@/server/modules/leasing/moveIns/nextSteps/constants';
import { asParticipant, assertOpen, type MoveInCall } from '@/server/modules/leasing/moveIns/participants';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import { confirmsPolicy, readPolicyText } from './insurance';

type SubmitCall = MoveInCall & {
  services: Services;
  body: { documentId: string; insurer: string; until: string };
};

/** Keeps the proof: accepted where the policy's text confirms what was entered, else for a person to check. */
export async function submitInsurance(call: SubmitCall): Promise<MoveIn> {
  const { services, body, now } = call;
  const personId = requirePerson(call.person).id;
  const { proof, residents } = await asParticipant(call, async (db, party) => {
    await assertOpen(db, party, 'insurance');
    const found = await repo.findOwnDocument(db, body.documentId, personId);
    if (!found) throw notFound('We couldn’t find that document in your account.');
    if (found.category !== 'insurance')
      throw new ApiError('invalid', 'Add your insurance policy or its declarations page.');
    if (body.until < party.lease.terms.startOn)
      throw new ApiError('invalid', 'This policy ends before your lease begins.', {
        fields: { until: 'Ends too early' },
      });
    if (party.lease.status === 'active' && body.until < officeDay(now))
      throw new ApiError('invalid', 'This policy has ended. Add the one that insures you now.', {
        fields: { until: 'This day has passed' },
      });
    return { proof: found, residents: await listResidents(db, party.lease.id) };
  });
  const text = proof.mime === 'application/pdf' ? await readPolicyText(services.storage, proof.storageKey) : '';
  const lastNames = residents.map(({ name }) => name.split(' ').at(-1) ?? '');
  const isConfirmed = proof.notes.length === 0 && confirmsPolicy(text, { ...body, lastNames });
  return asParticipant(call, async (db, party) => {
    await assertOpen(db, party, 'insurance');
    await repo.saveMoveIn(db, party.lease.id, {
      insuranceDocumentId: body.documentId,
      insurer: body.insurer,
      insuredUntil: body.until,
      insuranceStatus: isConfirmed ? 'accepted' : 'checking',
      insuranceReason: null,
      insuranceSubmittedBy: personId,
      insuranceSubmittedAt: now,
    });
    return presentMoveIn(db, party);
  });
}

type ProofRow = Awaited<ReturnType<typeof repo.listInsuranceProofs>>[number];

export const presentInsuranceProof = ({ leaseId, terms, ...row }: ProofRow): InsuranceProof => ({
  id: leaseId,
  address: `${terms.address.streetAddress}${terms.address.unit ? `, ${terms.address.unit}` : ''}`,
  startOn: terms.startOn,
  submittedBy: fullName(row) || 'A resident',
  submittedAt: (row.insuranceSubmittedAt ?? new Date(0)).toISOString(),
  insurer: row.insurer ?? '',
  until: row.insuredUntil ?? terms.startOn,
  documentId: row.insuranceDocumentId,
});

type ReviewCall = Pick<OperationContext, 'db' | 'services' | 'auditSubject'> & {
  params: { leaseId: string };
  body: { accepted: boolean; reason?: string | undefined };
};

/** Result of the review of the proof; a resident hears why theirs is declined. */
export async function reviewInsurance({ db, services, params, body, auditSubject }: ReviewCall) {
  const { leaseId } = params;
  const { accepted } = body;
  const reason = accepted ? null : (body.reason ?? null);
  if (!isId(leaseId) || !(await repo.leaseExists(db, leaseId))) throw notFound();
  auditSubject(`lease:${leaseId}`, { accepted });
  const reviewed = await repo.reviewInsurance(db, leaseId, { accepted, reason });
  if (!reviewed) throw conflict('There’s no proof to check. Someone may have checked it already.');
  if (reviewed.insuranceSubmittedBy && reason)
    await notifyInsuranceDeclined(db, services, { ...reviewed, leaseId, reason });
  return {};
}

interface DeclinedProof {
  leaseId: string;
  insuranceSubmittedBy: string | null;
  insuranceDocumentId: string | null;
  reason: string;
}

async function notifyInsuranceDeclined(db: Db, { siteUrl }: Services, declined: DeclinedProof): Promise<void> {
  const resident = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', declined.insuranceSubmittedBy)
    .executeTakeFirst();
  if (!resident) return;
  await queueMessage(db, {
    dedupeKey: `insurance-declined:${declined.leaseId}:${declined.insuranceDocumentId}`,
    channel: 'email',
    recipient: resident.email,
    template: 'insuranceDeclined',
    data: {
      name: resident.firstName,
      reason: declined.reason,
      link: `${siteUrl}${(await repo.isRunning(db, declined.leaseId)) ? residenceSectionPath('insurance', declined.leaseId) : moveInPath(declined.leaseId)}`,
    },
  });
}
