import type { Assignment, ProDetails } from '@/contract/care/pros/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { rankForJob, tradeOf, waitsForResponders } from './assignment/assignment';
import type { JobRow } from './assignment/repo';
import * as offersRepo from './offers/repo';
import * as repo from './repo';

/** One address, one Pro: the link of a job goes there. */
export async function requireFreeEmail(db: Db, { email }: ProDetails, exceptId: string): Promise<void> {
  if (await repo.hasEmail(db, email, exceptId))
    throw new ApiError('invalid', undefined, { fields: { email: 'Another Pro has this email address.' } });
}

/** Who could do a job and why, and whom we asked. */
export async function readAssignment(db: Db, job: JobRow, now: Date): Promise<Assignment> {
  const offers = await offersRepo.listByJob(db, job.id);
  return {
    trade: tradeOf(job),
    timeZone: job.timeZone,
    waitsForResponders: waitsForResponders(job),
    ranking: (await rankForJob(db, job, now)).map((pro) => ({ ...pro, reasons: [...pro.reasons] })),
    offers: offers.map(({ id, proId, company, status, createdAt, answerBy, answeredAt, declineReason }) => ({
      id,
      proId,
      company,
      status,
      declineReason,
      sentAt: createdAt.toISOString(),
      answerBy: answerBy.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
  };
}

export const findPro = repo.findById;
export const insertPro = repo.insert;
export const savePaper = repo.saveDocument;
