// What only the person can mend: a frozen credit file, or a name, birthday, or number that did not match.

import { fullName } from '@/contract/account/users/personName';
import { localDay } from '@/contract/calendar/localDay';
import type { IdentityCorrection } from '@/contract/leasing/applications/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { requirePerson } from '@/server/http/person';
import { enqueue } from '@/server/jobs/queue';
import { leasingHandlers } from '@/server/leasingHandlers';
import { moveApplication } from '@/server/modules/leasing/applications';
import { type ApplicationCall, assertStatus, withApplication } from '@/server/modules/leasing/applications/access';
import { latestAdultBirthDate } from '@/server/modules/leasing/applications/personalDetails';
import type { ApplicantRow, ApplicationRow } from '@/server/modules/leasing/applications/repo';
import * as repo from '@/server/modules/leasing/applications/repo';
import { ownScreeningState } from '@/server/modules/leasing/applications/screeningStatus';
import { assertIdentityNumber, encryptedIdentity, identityAad } from '@/server/modules/leasing/applications/submission';
import { decrypt } from '@/server/vault';

/** A co-signer who came after the yes is screened while the application stays where it is. */
export const screensBeside = ({ status }: ApplicationRow, { role, mayCoSign }: ApplicantRow): boolean =>
  status === 'approved_with_conditions' && role === 'coSigner' && mayCoSign === null;

/** Their blocked reports, if there are any, may be ordered again. */
export const releaseScreening = (db: Db, { id, reusedFrom }: ApplicantRow, now: Date) =>
  leasingHandlers.retryBlockedScreenings(db, reusedFrom ? [id, reusedFrom] : [id], now);

type RetryCall = ApplicationCall & { body: { correction?: IdentityCorrection | undefined } };

/** Orders their reports again: by their word that the file is open, or with what they corrected. */
export const retryScreening = (call: RetryCall) =>
  withApplication(call, async (db, { application, me }) => {
    const beside = screensBeside(application, me);
    if (!beside) assertStatus(application, 'needs_information');
    const { blocked } = await ownScreeningState(db, me);
    if (!blocked) throw conflict('Nothing is on hold. Please reload the page to see the status.');
    const { correction } = call.body;
    if (correction) {
      if (blocked.why !== 'mismatch') throw conflict('You can correct only the details that didn’t match.');
      await correctIdentity(db, call, { application, me, correction });
    }
    await releaseScreening(db, me, call.now);
    const { id: applicationId } = application;
    if (beside)
      await enqueue(db, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
    else
      await moveApplication(db, call.services, applicationId, 'inform', {
        personId: requirePerson(call.person).id,
        detail: { applicantId: me.id, why: blocked.why },
      });
  });

interface Corrected {
  application: ApplicationRow;
  me: ApplicantRow;
  correction: IdentityCorrection;
}

/** Keeps who they are, entered again, the number sealed again. The trail names what changed, never from what to what. */
async function correctIdentity(db: Db, call: RetryCall, { application, me, correction }: Corrected): Promise<void> {
  const { firstName, lastName, oneName, birthDate, kind, number } = correction;
  assertIdentityNumber(correction, 'correction.number');
  const { timeZone } = await repo.findHome(db, application.homeId);
  if (birthDate > latestAdultBirthDate(localDay(call.now, timeZone)))
    throw new ApiError('invalid', undefined, {
      fields: { 'correction.birthDate': 'Everyone who applies must be 18 or older' },
    });
  const before = await repo.findPersonalDetails(db, me.id);
  const answers = (before?.answers ?? {}) as Record<string, unknown>;
  const sameNumber = before?.identity ? decrypt(before.identity, identityAad(me.id)) === number : false;
  const names = { firstName, lastName, birthDate };
  const changed = [
    ...Object.entries(names).flatMap(([name, value]) => ((answers[name] ?? '') === value ? [] : [name])),
    ...(sameNumber ? [] : ['number']),
  ];
  await repo.savePersonalDetails(db, {
    applicantId: me.id,
    ...encryptedIdentity(me.id, { kind, number }),
    answers: JSON.stringify({ ...answers, ...names, oneName: oneName || undefined }),
    updatedAt: call.now,
  });
  await repo.updateApplicant(db, me.id, { name: fullName(correction) });
  await audit(db, {
    event: 'application.identity_corrected',
    subject: `application:${application.id}`,
    personId: me.personId,
    detail: { applicantId: me.id, changed },
  });
}
