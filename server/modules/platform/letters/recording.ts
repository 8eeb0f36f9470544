// The record of a service: what a paper is about takes effect by it, counted from the day it is given. As the system.

import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import type { Jurisdiction } from '@/contract/law/rules';
import { givenOn, isMailed } from '@/contract/law/service';
import { letterLifecycle } from '@/contract/platform/letters/constants';
import type { Service } from '@/contract/platform/letters/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { letterHandlers } from '@/server/letterHandlers';
import type { LetterRow } from '@/server/modules/platform/letters/repo';
import * as repo from '@/server/modules/platform/letters/repo';

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

interface Recorded extends Omit<Service, 'proofId'> {
  proofId: string | null;
  where: Jurisdiction;
  /** The mail service keeps the proof under its reference. */
  hasCarrierProof?: boolean;
  /** Null where a mail service reports it. */
  personId: string | null;
  now: Date;
}

function assertService(row: LetterRow, service: Recorded): void {
  const { method, servedOn, certifiedNumber, proofId, formCompared, hasCarrierProof = false, now } = service;
  if (row.compareWith && !formCompared)
    throw rejectField('formCompared', `Compare the paper with the form of ${row.compareWith} first.`);
  if (!row.methods.includes(method))
    throw rejectField('method', `The law here doesn’t accept this method (${row.source}).`);
  const [created, today] = [localDay(row.createdAt, row.timeZone), localDay(now, row.timeZone)];
  if (servedOn > today) throw rejectField('servedOn', 'Choose today or the day it was served.');
  if (servedOn < created)
    throw rejectField('servedOn', `This paper was made on ${formatDay(created, 'medium')}. Choose that day or later.`);
  const needsNumber = method === 'certifiedMail' || (row.certified && isMailed(method));
  if (needsNumber && !certifiedNumber) throw rejectField('certifiedNumber', 'Enter the certified mail number.');
  if (!proofId && !hasCarrierProof && !(method === 'certifiedMail' && certifiedNumber))
    throw rejectField('proofId', 'Add the signed proof of service, the certificate of mailing, or a photo.');
}

/** Records a service. What the paper is about takes effect in the same transaction, counted from the day it is given. */
export async function recordService(db: Db, services: Services, id: string, service: Recorded): Promise<void> {
  const row = await repo.lock(db, id);
  const status = letterLifecycle.after(row.status, 'serve');
  if (!status)
    throw conflict(
      row.status === 'queued'
        ? 'This paper isn’t printed yet. Try again in a minute.'
        : 'This paper was served or canceled already.',
    );
  assertService(row, service);
  const { method, servedOn, servedBy, certifiedNumber, proofId, where, personId, now } = service;
  const given = givenOn(where, row.kind, { servedOn, method });
  await repo.update(db, id, {
    status,
    servedOn,
    givenOn: given,
    method,
    servedBy,
    certifiedNumber: certifiedNumber || null,
    proofId,
    recordedBy: personId,
    recordedAt: now,
    updatedAt: now,
  });
  const [noun = '', subjectId = ''] = row.subject.split(':');
  await letterHandlers[noun]?.serve(db, services, {
    id: subjectId,
    servedOn,
    givenOn: given,
    method,
    certifiedNumber,
    now,
  });
}
