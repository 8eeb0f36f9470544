import { Logger, type LogLevel, parseCronItems, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import { backUpDatabase } from '@/server/backups/jobs';
import type { Services } from '@/server/context';
import { closeUnanswered, openDb, UNLIMITED } from '@/server/db/client';
import { env } from '@/server/env';
import { handleAgreementEnvelope } from '@/server/modules/agreements/jobs';
import { forwardAnalytics } from '@/server/modules/analytics/jobs';
import { handleFeeStatus, handleRefundFailure, refundFees } from '@/server/modules/applications/fees/service';
import { expireApplication, remindApplication } from '@/server/modules/applications/jobs';
import { generateApplicationDocuments } from '@/server/modules/applications/pdf';
import { cancelHomeTours, sendAppointmentMessages, sendAppointmentReminder } from '@/server/modules/appointments/jobs';
import { runAutopays } from '@/server/modules/autopays/jobs';
import { resendAvailabilityCheck, sendAvailabilityChecks } from '@/server/modules/availabilityChecks/jobs';
import {
  handleLeasePaymentStatus,
  handleLeaseRefundFailure,
  retryReturnedPayment,
} from '@/server/modules/charges/jobs';
import { addLateFees } from '@/server/modules/charges/lateFees/service';
import { remindOfRent } from '@/server/modules/charges/reminders/service';
import { createDueCharges } from '@/server/modules/charges/schedule/service';
import { eraseAccount, eraseDueAccounts, recordErasure } from '@/server/modules/deletions/jobs';
import { removeFiles } from '@/server/modules/documents/jobs';
import { removeAbandonedUploads } from '@/server/modules/documents/uploads/jobs';
import { buildExport, expireExports } from '@/server/modules/exports/jobs';
import { openFinishTodo } from '@/server/modules/flows/abandoned/service';
import { applySetupGroup, remindOfSetups } from '@/server/modules/homeSetup/jobs';
import { renderShareImage } from '@/server/modules/homes/jobs';
import { remindOfPolicies } from '@/server/modules/insurance/jobs';
import { writeLeaseLetter } from '@/server/modules/leaseRequests/jobs';
import { sendAcceptedLease } from '@/server/modules/leases/applications/service';
import { handleEnvelopeStatus } from '@/server/modules/leases/jobs';
import { applyPriceRules } from '@/server/modules/listingPerformance/jobs';
import { openAnnouncedListings } from '@/server/modules/listings/jobs';
import { sealCondition } from '@/server/modules/moveIns/conditionRecord/jobs';
import { handleMoveInPaymentStatus } from '@/server/modules/moveIns/payment/actions';
import { checkPaymentDeadline, startPaymentDeadlineJob } from '@/server/modules/moveIns/paymentDeadline/service';
import { refundMoveInMoney } from '@/server/modules/moveIns/refunds/jobs';
import { documentDepositStatement } from '@/server/modules/moveOuts/jobs';
import { documentNotice } from '@/server/modules/notices/jobs';
import { deliverMessage } from '@/server/modules/outbox/jobs';
import { detachPaymentMethod } from '@/server/modules/paymentMethods/jobs';
import { followPaymentPlans } from '@/server/modules/paymentPlans/jobs';
import { applyEvent, receiveEvent } from '@/server/modules/payments/events/service';
import { completeAbandoned } from '@/server/modules/payments/service';
import { activatePayoutAccounts } from '@/server/modules/payoutAccounts/jobs';
import { sendOwnerDigests } from '@/server/modules/payouts/digests/jobs';
import { followPayouts, makePayouts, offerAdvances, openPayoutRuns } from '@/server/modules/payouts/jobs';
import { maintainPartitions, startSweeps, sweepTable } from '@/server/modules/personalData/retention/jobs';
import { checkPapersBeforeVisits } from '@/server/modules/proJobs/jobs';
import { offerApprovedJobs, passOnOffers, remindOfProPapers } from '@/server/modules/pros/jobs';
import { reconcileTrust } from '@/server/modules/reconciliations/jobs';
import { makePlannedCare, remindOfPlannedCare } from '@/server/modules/recurrences/jobs';
import { notifyReferral } from '@/server/modules/referrals/jobs';
import { expireRenewal, handleRenewalEnvelope, startRenewals } from '@/server/modules/renewals/jobs';
import { notifyNewHomes, notifySearches } from '@/server/modules/savedSearches/jobs';
import { screenApplication } from '@/server/modules/screenings/jobs';
import { expireEnvelope, remindSigner, sealEnvelope } from '@/server/modules/signing/jobs';
import { handleInstallmentEnvelope } from '@/server/modules/smoothPayments/jobs';
import { notifyContentPublished } from '@/server/modules/studio/jobs';
import { sendGuestEmail } from '@/server/modules/threads/guests/service';
import { notifyNewMessage } from '@/server/modules/threads/jobs';
import { matchTin, sealW9 } from '@/server/modules/w9s/jobs';
import { checkWorkOrderClocks } from '@/server/modules/workOrders/jobs';
import { openAnalytics } from '@/server/providers/analytics/openAnalytics';
import { openMail } from '@/server/providers/mail/openMail';
import { observedMail } from '@/server/telemetry/providers';
import { writeAuditCheckpoint } from './auditCheckpoints';
import { tracedTasks } from './tracedTasks';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  LogLevel,
  string
>;

/** The queue says something about each job: a line for whoever looks for it. */
const queueLogger = ({ log }: Services) =>
  new Logger(() => (level, message) => log[LEVELS[level]]({ component: 'queue' }, message));

/** The queue’s own statements take milliseconds; this is for a database that answers nothing. */
const QUEUE_QUERY_LIMIT_MS = 60_000;

/** Starts taking jobs. The queue keeps its own owner connections; handlers work through the application role. */
export async function startWorker(services: Services, url: string): Promise<Runner> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUEUE_QUERY_LIMIT_MS,
    options: UNLIMITED,
  });
  pool.on('error', (error) => services.log.warn({ err: error }, 'queue connection lost'));
  // Each client needs its own listener too, or a database restart would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeUnanswered(client);
  });
  const mail = observedMail(openMail(env()));
  const analyticsVendor = openAnalytics(env());
  const owner = openDb(pool);
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    logger: queueLogger(services),
    noHandleSignals: true,
    noPreparedStatements: false,
    taskList: tracedTasks({
      forwardAnalytics: () => forwardAnalytics(services, analyticsVendor),
      writeAuditCheckpoint: () => writeAuditCheckpoint(services),
      backUpDatabase: () => backUpDatabase(services, env(), url),
      notifyContentPublished: (payload) => notifyContentPublished(services, payload),
      sendAppointmentMessages: (payload) => sendAppointmentMessages(services, payload),
      handleApplicationFeeStatus: (payload) => handleFeeStatus(services, payload),
      sendAvailabilityChecks: () => sendAvailabilityChecks(services),
      startPaymentDeadline: (payload) => startPaymentDeadlineJob(services, payload),
      openFinishTodo: (payload) => openFinishTodo(services, payload),
      openAnnouncedListings: () => openAnnouncedListings(services),
      applyPriceRules: () => applyPriceRules(services),
      writeLeaseLetter: (payload) => writeLeaseLetter(services, payload),
      remindOfPolicies: () => remindOfPolicies(services),
      resendAvailabilityCheck: (payload) => resendAvailabilityCheck(services, payload),
      cancelHomeTours: (payload) => cancelHomeTours(services, payload),
      eraseDueAccounts: () => eraseDueAccounts(services),
      eraseAccount: (payload) => eraseAccount(services, payload),
      recordErasure: (payload) => recordErasure(services, payload),
      notifyNewHomes: () => notifyNewHomes(services),
      notifySearches: (payload) => notifySearches(services, payload),
      checkWorkOrderClocks: () => checkWorkOrderClocks(services),
      expireExports: () => expireExports(services),
      buildExport: (payload) => buildExport(services, payload),
      generateApplicationDocuments: (payload) => generateApplicationDocuments(services, payload),
      applySetupGroup: (payload) => applySetupGroup(services, payload),
      remindOfSetups: () => remindOfSetups(services),
      renderShareImage: (payload) => renderShareImage(services, payload),
      deliverMessage: (payload) => deliverMessage(services, mail, payload),
      sendAppointmentReminder: (payload) => sendAppointmentReminder(services, payload),
      removeFiles: (payload) => removeFiles(services, payload),
      startSweeps: () => startSweeps(services),
      sweepTable: async (payload) => void (await sweepTable(services, owner, payload)),
      maintainPartitions: () => maintainPartitions(services),
      removeAbandonedUploads: () => removeAbandonedUploads(services),
      expireApplication: (payload) => expireApplication(services, payload),
      handleApplicationRefundFailure: (payload) => handleRefundFailure(services, payload),
      refundApplicationFees: (payload) => refundFees(services, payload),
      remindApplication: (payload) => remindApplication(services, payload),
      expireEnvelope: (payload) => expireEnvelope(services, payload),
      remindSigner: (payload) => remindSigner(services, payload),
      handleMoveInPaymentStatus: (payload) => handleMoveInPaymentStatus(services, payload),
      refundMoveInMoney: (payload) => refundMoveInMoney(services, payload),
      checkPaymentDeadline: (payload) => checkPaymentDeadline(services, payload),
      sealCondition: (payload) => sealCondition(services, payload),
      handleEnvelopeStatus: async (payload) => {
        await handleEnvelopeStatus(services, payload);
        await handleAgreementEnvelope(services, payload);
        await handleRenewalEnvelope(services, payload);
        await handleInstallmentEnvelope(services, payload);
      },
      runAutopays: () => runAutopays(services),
      detachPaymentMethod: (payload) => detachPaymentMethod(services, payload),
      sendLease: (payload) => sendAcceptedLease(services, payload),
      sealEnvelope: (payload) => sealEnvelope(services, payload),
      sealW9: (payload) => sealW9(services, payload),
      matchTin: (payload) => matchTin(services, payload),
      checkPapersBeforeVisits: () => checkPapersBeforeVisits(services),
      offerApprovedJobs: () => offerApprovedJobs(services),
      passOnOffers: () => passOnOffers(services),
      remindOfProPapers: () => remindOfProPapers(services),
      makePlannedCare: () => makePlannedCare(services),
      remindOfPlannedCare: () => remindOfPlannedCare(services),
      sendGuestEmail: (payload) => sendGuestEmail(services, payload),
      screenApplication: (payload) => screenApplication(services, payload),
      notifyNewMessage: (payload) => notifyNewMessage(services, payload),
      activatePayoutAccounts: () => activatePayoutAccounts(services),
      sendOwnerDigests: () => sendOwnerDigests(services),
      openPayoutRuns: () => openPayoutRuns(services),
      makePayouts: () => makePayouts(services),
      followPayouts: () => followPayouts(services),
      offerAdvances: () => offerAdvances(services),
      reconcileTrust: () => reconcileTrust(services),
      notifyReferral: (payload) => notifyReferral(services, payload),
      applyProcessorEvent: (payload) => applyEvent(services, payload),
      createDueCharges: async () => void (await createDueCharges(services)),
      addLateFees: async () => void (await addLateFees(services)),
      remindOfRent: () => remindOfRent(services),
      followPaymentPlans: () => followPaymentPlans(services),
      handleLeasePaymentStatus: (payload) => handleLeasePaymentStatus(services, payload),
      handleLeaseRefundFailure: (payload) => handleLeaseRefundFailure(services, payload),
      retryReturnedPayment: (payload) => retryReturnedPayment(services, payload),
      completeAbandonedPayments: () => completeAbandoned(services),
      documentDepositStatement: (payload) => documentDepositStatement(services, payload),
      documentNotice: (payload) => documentNotice(services, payload),
      expireRenewal: (payload) => expireRenewal(services, payload),
      startRenewals: () => startRenewals(services),
      advanceSandbox: async () => {
        await services.payments.sandbox?.advance((body, signature) => receiveEvent(services, body, signature));
      },
    }),
    parsedCronItems: parseCronItems([
      { task: 'writeAuditCheckpoint', match: '3 * * * *', identifier: 'writeAuditCheckpoint' },
      { task: 'backUpDatabase', match: '*/5 * * * *', identifier: 'backUpDatabase' },
      { task: 'forwardAnalytics', match: '* * * * *', identifier: 'forwardAnalytics' },
      { task: 'sendAvailabilityChecks', match: '0 17 * * *', identifier: 'sendAvailabilityChecks' },
      { task: 'openAnnouncedListings', match: '2 * * * *', identifier: 'openAnnouncedListings' },
      { task: 'applyPriceRules', match: '32 * * * *', identifier: 'applyPriceRules' },
      { task: 'remindOfPolicies', match: '45 16 * * *', identifier: 'remindOfPolicies' },
      { task: 'runAutopays', match: '22 * * * *', identifier: 'runAutopays' },
      { task: 'startRenewals', match: '11 * * * *', identifier: 'startRenewals' },
      { task: 'eraseDueAccounts', match: '7 * * * *', identifier: 'eraseDueAccounts' },
      { task: 'notifyNewHomes', match: '0 15 * * *', identifier: 'notifyNewHomes' },
      { task: 'activatePayoutAccounts', match: '11 * * * *', identifier: 'activatePayoutAccounts' },
      { task: 'sendOwnerDigests', match: '30 16 * * 1', identifier: 'sendOwnerDigests' },
      { task: 'openPayoutRuns', match: '13 * * * *', identifier: 'openPayoutRuns' },
      { task: 'makePayouts', match: '*/10 * * * *', identifier: 'makePayouts' },
      { task: 'followPayouts', match: '23 * * * *', identifier: 'followPayouts' },
      { task: 'offerAdvances', match: '10 17 * * *', identifier: 'offerAdvances' },
      { task: 'reconcileTrust', match: '20 13 * * *', identifier: 'reconcileTrust' },
      { task: 'remindOfSetups', match: '0 16 * * *', identifier: 'remindOfSetups' },
      { task: 'checkPapersBeforeVisits', match: '22 * * * *', identifier: 'checkPapersBeforeVisits' },
      { task: 'checkWorkOrderClocks', match: '*/5 * * * *', identifier: 'checkWorkOrderClocks' },
      { task: 'offerApprovedJobs', match: '*/2 * * * *', identifier: 'offerApprovedJobs' },
      { task: 'passOnOffers', match: '* * * * *', identifier: 'passOnOffers' },
      { task: 'remindOfProPapers', match: '40 16 * * *', identifier: 'remindOfProPapers' },
      { task: 'makePlannedCare', match: '12 * * * *', identifier: 'makePlannedCare' },
      { task: 'remindOfPlannedCare', match: '30 16 * * *', identifier: 'remindOfPlannedCare' },
      { task: 'checkWorkOrderClocks', match: '*/5 * * * *', identifier: 'checkWorkOrderClocks' },
      { task: 'expireExports', match: '27 * * * *', identifier: 'expireExports' },
      { task: 'startSweeps', match: '17 * * * *', identifier: 'startSweeps' },
      { task: 'createDueCharges', match: '12 * * * *', identifier: 'createDueCharges' },
      { task: 'addLateFees', match: '22 * * * *', identifier: 'addLateFees' },
      { task: 'remindOfRent', match: '0 16 * * *', identifier: 'remindOfRent' },
      { task: 'followPaymentPlans', match: '40 15 * * *', identifier: 'followPaymentPlans' },
      { task: 'maintainPartitions', match: '41 4 * * *', identifier: 'maintainPartitions' },
      { task: 'removeAbandonedUploads', match: '47 * * * *', identifier: 'removeAbandonedUploads' },
      { task: 'completeAbandonedPayments', match: '* * * * *', identifier: 'completeAbandonedPayments' },
      { task: 'advanceSandbox', match: '* * * * *', identifier: 'advanceSandbox' },
    ]),
  });
  runner.events.on('stop', () => void pool.end());
  runner.promise.catch((error) => services.log.error({ err: error }, 'worker stopped'));
  return runner;
}
