import { parseCronItems, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { Services } from '@/server/context';
import { env } from '@/server/env';
import { handleFeeStatus, handleRefundFailure, refundFees } from '@/server/modules/applications/fees/service';
import { expireApplication, remindApplication } from '@/server/modules/applications/jobs';
import { generateApplicationDocuments } from '@/server/modules/applications/pdf';
import { cancelHomeTours, sendAppointmentMessages, sendAppointmentReminder } from '@/server/modules/appointments/jobs';
import { resendAvailabilityCheck, sendAvailabilityChecks } from '@/server/modules/availabilityChecks/jobs';
import { applyEvent, receiveEvent } from '@/server/modules/charges/events/service';
import { completeAbandoned } from '@/server/modules/charges/service';
import { eraseDueAccounts } from '@/server/modules/deletions/jobs';
import { removeFiles } from '@/server/modules/documents/jobs';
import { expireExports, gatherExport } from '@/server/modules/exports/jobs';
import { openFinishTodo } from '@/server/modules/flows/abandoned/service';
import { drawShareImage } from '@/server/modules/homes/jobs';
import { sendAcceptedLease } from '@/server/modules/leases/applications/service';
import { handleEnvelopeStatus } from '@/server/modules/leases/jobs';
import { sealCondition } from '@/server/modules/moveIns/conditionRecord/jobs';
import { releaseHold, releaseLeaseHold } from '@/server/modules/moveIns/holdRelease/service';
import { renewHold } from '@/server/modules/moveIns/holdRenewal/service';
import { completeHold } from '@/server/modules/moveIns/payment/actions';
import { checkPaymentDeadline, startPaymentDeadlineJob } from '@/server/modules/moveIns/paymentDeadline/service';
import { deliverMessage } from '@/server/modules/outbox/jobs';
import { notifyReferral } from '@/server/modules/referrals/jobs';
import { notifyNewHomes } from '@/server/modules/savedSearches/jobs';
import { screenApplication } from '@/server/modules/screenings/jobs';
import { expireEnvelope, remindSigner, sealEnvelope } from '@/server/modules/signing/jobs';
import { notifyContentPublished } from '@/server/modules/studio/jobs';
import { sendGuestEmail } from '@/server/modules/threads/guests/service';
import { notifyNewMessage } from '@/server/modules/threads/jobs';
import { openMail } from '@/server/providers/mail/openMail';
import { writeAuditCheckpoint } from './auditCheckpoints';
import { removeExpiredRows } from './cleanup';

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
