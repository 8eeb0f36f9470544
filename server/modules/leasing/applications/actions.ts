// Acts on an application that is handed in: giving what was asked for, saying yes, leaving.

import { type ApplicationStatus, applicantLifecycle } from '@/contract/leasing/applications/constants';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { requirePerson } from '@/server/http/person';
import { enqueue } from '@/server/jobs/queue';
import { addInformation } from '@/server/modules/leasing/applications/information';
import { type ApplicationCall, assertStatus, withApplication } from './access';
import { coSignerStatus } from './coSigners/queries';
import { advanceApplication, moveApplication } from './index';
import * as repo from './repo';
import { releaseScreening, screensBeside } from './screeningRetries';

type InformationCall = ApplicationCall & { body: { note: string; documentIds: string[] } };

/** Adds what we asked for. Their papers must be their own. */
export const provideInformation = (call: InformationCall) =>
  withApplication(call, async (db, { application, me }) => {
    // A co-signer who came after the yes tells us of an opened file while the application stays where it is.
    const beside = screensBeside(application, me);
    if (!beside) assertStatus(application, 'needs_information');
    const { note, documentIds } = call.body;
    if (note === '' && documentIds.length === 0)
      throw new ApiError('invalid', undefined, { fields: { note: 'Enter a message or add a file' } });
    const personId = requirePerson(call.person).id;
    const wanted = [...new Set(documentIds)];
    if (wanted.length > 0 && (await repo.countOwnDocuments(db, personId, wanted)) < wanted.length)
      throw notFound('We couldn’t find that file.');
    await addInformation(db, me.id, { at: call.now.toISOString(), note, documentIds: wanted }, call.now);
    await releaseScreening(db, me, call.now);
    if (beside) {
      const { id: applicationId } = application;
      await enqueue(db, 'screenApplication', { applicationId }, { jobKey: `screen-application:${applicationId}` });
      return;
    }
    await moveApplication(db, call.services, application.id, 'inform', { personId, detail: { files: wanted.length } });
  });

/** Says yes to what was decided, in time; the lease follows. ApplicationCall twice, it is one yes. */
export const acceptDecision = (call: ApplicationCall) =>
  withApplication(call, async (db, { application, group, me }) => {
    assertStatus(application, 'approved', 'approved_with_conditions');
    if (application.acceptedAt) return;
    if (application.expiresAt <= call.now) throw conflict('The time to accept has passed. Please contact us.');
    const by = { personId: me.personId };
    const wait = await coSignerStatus(db, application, group);
    if (wait) throw conflict(wait.message);
    if (application.status === 'approved_with_conditions')
      await moveApplication(db, call.services, application.id, 'accept', by);
    else {
      await repo.update(db, application.id, { acceptedAt: call.now, updatedAt: call.now });
      await audit(db, { event: 'application.decision_accepted', subject: `application:${application.id}`, ...by });
    }
    await enqueue(db, 'sendLease', { applicationId: application.id }, { jobKey: `send-lease:${application.id}` });
  });

const WITHDRAWABLE_STATUSES: readonly ApplicationStatus[] = ['started', 'submitted'];

/** Anyone who began it can withdraw it for everybody; the others leave by themselves, until it is being looked at. */
export const withdraw = (call: ApplicationCall & { body: { whole: boolean } }) =>
  withApplication(call, async (db, { application, me }) => {
    const personId = requirePerson(call.person).id;
    if (call.body.whole) {
      if (me.role !== 'applicant')
        throw new ApiError('forbidden', 'Only the person who started the application can withdraw it.');
      await moveApplication(db, call.services, application.id, 'withdraw', { personId });
      return;
    }
    if (me.role === 'applicant')
      throw conflict('You started this application. Withdraw it for everyone, or ask the others to start a new one.');
    if (!WITHDRAWABLE_STATUSES.includes(application.status))
      throw conflict('We’re already reviewing the application. Contact us, and we’ll help you leave it.');
    const status = me.status === 'invited' ? undefined : applicantLifecycle.after(me.status, 'withdraw');
    if (!status) throw conflict('You already left this application.');
    await repo.updateApplicant(db, me.id, { status });
    await audit(db, {
      event: 'application.applicant_withdrawn',
      subject: `application:${application.id}`,
      personId,
      detail: { applicantId: me.id },
    });
    await enqueue(db, 'refundApplicationFees', { applicationId: application.id, applicantId: me.id });
    await advanceApplication(db, call.services, application.id, personId);
  });
