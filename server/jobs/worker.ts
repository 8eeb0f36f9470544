import { parseCronItems, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import { env } from '@/server/env';
import { feeMoved, refundFailed, refundFees } from '@/server/modules/applications/applications.fees';
import { expireApplication, remindApplication } from '@/server/modules/applications/applications.jobs';
import { drawApplicationPapers } from '@/server/modules/applications/applications.papers';
import {
  announceAppointment,
  cancelToursOf,
  remindOfAppointment,
} from '@/server/modules/appointments/appointments.jobs';
import { askAboutHomes, askAgain } from '@/server/modules/availabilityChecks/availabilityChecks.jobs';
import { applyEvent, receiveEvent } from '@/server/modules/charges/charges.events';
import { completeAbandoned } from '@/server/modules/charges/charges.service';
import { eraseDueAccounts } from '@/server/modules/deletions/deletions.jobs';
import { removeFiles } from '@/server/modules/documents/documents.jobs';
import { expireExports, gatherExport } from '@/server/modules/exports/exports.jobs';
import { askToFinish } from '@/server/modules/flows/flows.unfinished';
import { drawShareImage } from '@/server/modules/homes/homes.jobs';
import { sendAccepted } from '@/server/modules/leases/leases.applications';
import { leasePapersMoved } from '@/server/modules/leases/leases.jobs';
import { awaitMoneyOf, watchMoney } from '@/server/modules/moveIns/moveIns.deadline';
import { completeHold } from '@/server/modules/moveIns/moveIns.money';
import { releaseHeld, releaseHold } from '@/server/modules/moveIns/moveIns.release';
import { renewHold } from '@/server/modules/moveIns/moveIns.renewal';
import { sealCondition } from '@/server/modules/moveIns/moveIns.seal';
import { deliverMessage } from '@/server/modules/outbox/outbox.jobs';
import { tellOfReferral } from '@/server/modules/referrals/referrals.jobs';
import { tellOfNewHomes } from '@/server/modules/savedSearches/savedSearches.jobs';
import { screenApplication } from '@/server/modules/screenings/screenings.jobs';
import { expireEnvelope, remindSigner, sealEnvelope } from '@/server/modules/signing/signing.jobs';
import { announceContent } from '@/server/modules/studio/studio.jobs';
import { mailGuest } from '@/server/modules/threads/threads.guests';
import { tellOfMessage } from '@/server/modules/threads/threads.jobs';
import { openMail } from '@/server/providers/mail/openMail';
import type { Services } from '@/server/services';
import { anchorAudit } from './anchors';
import { sweep } from './sweep';

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
      anchorAudit: () => anchorAudit(services),
      announceContent: (payload) => announceContent(services, payload),
      announceAppointment: (payload) => announceAppointment(services, payload),
      applicationFeeMoved: (payload) => feeMoved(services, payload),
      askAboutHomes: () => askAboutHomes(services),
      awaitMoney: (payload) => awaitMoneyOf(services, payload),
      askToFinish: (payload) => askToFinish(services, payload),
      askAgain: (payload) => askAgain(services, payload),
      cancelToursOf: (payload) => cancelToursOf(services, payload),
      eraseDueAccounts: () => eraseDueAccounts(services),
      tellOfNewHomes: () => tellOfNewHomes(services),
      expireExports: () => expireExports(services),
      gatherExport: (payload) => gatherExport(services, payload),
      drawApplicationPapers: (payload) => drawApplicationPapers(services, payload),
      drawShareImage: (payload) => drawShareImage(services, payload),
      deliverMessage: (payload) => deliverMessage(services, mail, payload),
      remindOfAppointment: (payload) => remindOfAppointment(services, payload),
      removeFiles: (payload) => removeFiles(services, payload),
      sweep: () => sweep(services),
      expireApplication: (payload) => expireApplication(services, payload),
      applicationRefundFailed: (payload) => refundFailed(services, payload),
      refundApplicationFees: (payload) => refundFees(services, payload),
      remindApplication: (payload) => remindApplication(services, payload),
      expireEnvelope: (payload) => expireEnvelope(services, payload),
      remindSigner: (payload) => remindSigner(services, payload),
      completeHold: (payload) => completeHold(services, payload),
      releaseHeld: (payload) => releaseHeld(services, payload),
      releaseHold: (payload) => releaseHold(services, payload),
      renewHold: (payload) => renewHold(services, payload),
      watchMoney: (payload) => watchMoney(services, payload),
      sealCondition: (payload) => sealCondition(services, payload),
      papersMoved: (payload) => leasePapersMoved(services, payload),
      sendLease: (payload) => sendAccepted(services, payload),
      sealEnvelope: (payload) => sealEnvelope(services, payload),
      tellGuest: (payload) => mailGuest(services, payload),
      screenApplication: (payload) => screenApplication(services, payload),
      tellOfMessage: (payload) => tellOfMessage(services, payload),
      tellOfReferral: (payload) => tellOfReferral(services, payload),
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
