import { parseCronItems, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import { env } from '@/server/env';
import { handleFeeStatus, handleRefundFailure, refundFees } from '@/server/modules/applications/applications.fees';
import { expireApplication, remindApplication } from '@/server/modules/applications/applications.jobs';
import { generateApplicationDocuments } from '@/server/modules/applications/applications.papers';
import {
  sendAppointmentMessages,
  cancelHomeTours,
  sendAppointmentReminder,
} from '@/server/modules/appointments/appointments.jobs';
import { sendAvailabilityChecks, resendAvailabilityCheck } from '@/server/modules/availabilityChecks/availabilityChecks.jobs';
import { applyEvent, receiveEvent } from '@/server/modules/charges/charges.events';
import { completeAbandoned } from '@/server/modules/charges/charges.service';
import { eraseDueAccounts } from '@/server/modules/deletions/deletions.jobs';
import { removeFiles } from '@/server/modules/documents/documents.jobs';
import { expireExports, gatherExport } from '@/server/modules/exports/exports.jobs';
import { openFinishTodo } from '@/server/modules/flows/flows.unfinished';
import { drawShareImage } from '@/server/modules/homes/homes.jobs';
import { sendAcceptedLease } from '@/server/modules/leases/leases.applications';
import { handleEnvelopeStatus } from '@/server/modules/leases/leases.jobs';
import { startPaymentDeadlineJob, checkPaymentDeadline } from '@/server/modules/moveIns/moveIns.deadline';
import { completeHold } from '@/server/modules/moveIns/moveIns.money';
import { releaseLeaseHold, releaseHold } from '@/server/modules/moveIns/moveIns.release';
import { renewHold } from '@/server/modules/moveIns/moveIns.renewal';
import { sealCondition } from '@/server/modules/moveIns/moveIns.seal';
import { deliverMessage } from '@/server/modules/outbox/outbox.jobs';
import { notifyReferral } from '@/server/modules/referrals/referrals.jobs';
import { notifyNewHomes } from '@/server/modules/savedSearches/savedSearches.jobs';
import { screenApplication } from '@/server/modules/screenings/screenings.jobs';
import { expireEnvelope, remindSigner, sealEnvelope } from '@/server/modules/signing/signing.jobs';
import { notifyContentPublished } from '@/server/modules/studio/studio.jobs';
import { sendGuestEmail } from '@/server/modules/threads/threads.guests';
import { notifyNewMessage } from '@/server/modules/threads/threads.jobs';
import { openMail } from '@/server/providers/mail/openMail';
import type { Services } from '@/server/services';
import { writeAuditCheckpoint } from './anchors';
import { removeExpiredRows } from './sweep';

/** Starts taking jobs. The queue keeps its own owner connections; handlers work through the application role. */
export async function startWorker(services: Services, url: string): Promise<Runner> {
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on('error', (error) => services.log.warn({ err: error }, 'queue connection lost'));
  // Each client needs its own listener too, or a database restart would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const mail = openMail(env());
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: {
      anchorAudit: () => writeAuditCheckpoint(services),
      announceContent: (payload) => notifyContentPublished(services, payload),
      announceAppointment: (payload) => sendAppointmentMessages(services, payload),
      applicationFeeMoved: (payload) => handleFeeStatus(services, payload),
      askAboutHomes: () => sendAvailabilityChecks(services),
      awaitMoney: (payload) => startPaymentDeadlineJob(services, payload),
      askToFinish: (payload) => openFinishTodo(services, payload),
      askAgain: (payload) => resendAvailabilityCheck(services, payload),
      cancelToursOf: (payload) => cancelHomeTours(services, payload),
      eraseDueAccounts: () => eraseDueAccounts(services),
      tellOfNewHomes: () => notifyNewHomes(services),
      expireExports: () => expireExports(services),
      gatherExport: (payload) => gatherExport(services, payload),
      drawApplicationPapers: (payload) => generateApplicationDocuments(services, payload),
      drawShareImage: (payload) => drawShareImage(services, payload),
      deliverMessage: (payload) => deliverMessage(services, mail, payload),
      remindOfAppointment: (payload) => sendAppointmentReminder(services, payload),
      removeFiles: (payload) => removeFiles(services, payload),
      sweep: () => removeExpiredRows(services),
      expireApplication: (payload) => expireApplication(services, payload),
      applicationRefundFailed: (payload) => handleRefundFailure(services, payload),
      refundApplicationFees: (payload) => refundFees(services, payload),
      remindApplication: (payload) => remindApplication(services, payload),
      expireEnvelope: (payload) => expireEnvelope(services, payload),
      remindSigner: (payload) => remindSigner(services, payload),
      completeHold: (payload) => completeHold(services, payload),
      releaseHeld: (payload) => releaseLeaseHold(services, payload),
      releaseHold: (payload) => releaseHold(services, payload),
      renewHold: (payload) => renewHold(services, payload),
      watchMoney: (payload) => checkPaymentDeadline(services, payload),
      sealCondition: (payload) => sealCondition(services, payload),
      papersMoved: (payload) => handleEnvelopeStatus(services, payload),
      sendLease: (payload) => sendAcceptedLease(services, payload),
      sealEnvelope: (payload) => sealEnvelope(services, payload),
      tellGuest: (payload) => sendGuestEmail(services, payload),
      screenApplication: (payload) => screenApplication(services, payload),
      tellOfMessage: (payload) => notifyNewMessage(services, payload),
      tellOfReferral: (payload) => notifyReferral(services, payload),
      applyProcessorEvent: (payload) => applyEvent(services, payload),
      completeCharges: () => completeAbandoned(services),
      advanceSandbox: async () => {
        await services.payments.sandbox?.advance((body, signature) => receiveEvent(services, body, signature));
      },
    },
    parsedCronItems: parseCronItems([
      { task: 'anchorAudit', match: '3 * * * *', identifier: 'anchorAudit' },
      { task: 'askAboutHomes', match: '0 17 * * *', identifier: 'askAboutHomes' },
      { task: 'eraseDueAccounts', match: '7 * * * *', identifier: 'eraseDueAccounts' },
      { task: 'tellOfNewHomes', match: '0 15 * * *', identifier: 'tellOfNewHomes' },
      { task: 'expireExports', match: '27 * * * *', identifier: 'expireExports' },
      { task: 'sweep', match: '17 * * * *', identifier: 'sweep' },
      { task: 'completeCharges', match: '* * * * *', identifier: 'completeCharges' },
      { task: 'advanceSandbox', match: '* * * * *', identifier: 'advanceSandbox' },
    ]),
  });
  runner.events.on('stop', () => void pool.end());
  runner.promise.catch((error) => services.log.error({ err: error }, 'worker stopped'));
  return runner;
}
