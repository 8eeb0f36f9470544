/** Why a file may step up to the system, beside the jobs that `server/worker/registry.ts` lists. */
const LINK = 'The secret of a mailed link is the permission; its holder has no account.';
const LOGIN = 'No one is logged in yet, or an account proves itself here.';
const PROVIDER = 'Runs several transactions around a call of a provider, after the handler has authorized the person.';
const UPLOAD = 'Makes a file safe between two transactions, after the handler has authorized the person.';
const MESSAGE = 'An email, text, or webhook arrives without a login; its key or signature is the permission.';
const SCHEDULE = 'A job calls it for everyone; no person takes part.';
const OTHERS = 'Answers from rows that the person may not read: a total, or a fact of another party.';

/**
 * Files of nouns that step up to the system, each with its reason. Row-level security is the rule: remove rows. A new one
 * needs a reviewer, and no file name grants the right.
 */
export const systemCallers: Readonly<Record<string, string>> = {
  'server/desk/facts.ts': OTHERS,
  'server/modules/account/authenticators/system.ts': `${LOGIN} A wrong code counts although its request is refused.`,
  'server/modules/account/deletions/erasureLog/system.ts': SCHEDULE,
  'server/modules/account/deletions/system.ts': LINK,
  'server/modules/account/documents/uploads/store/system.ts': UPLOAD,
  'server/modules/account/exports/archive.ts': SCHEDULE,
  'server/modules/account/externalLogins/index.ts': LOGIN,
  'server/modules/account/leads/system.ts': 'A visitor gets a link to their own submission, and may not write links.',
  'server/modules/account/outbox/deliveries/system.ts': MESSAGE,
  'server/modules/account/personalData/erasure/system.ts': SCHEDULE,
  'server/modules/account/profiles/email.ts': `${OTHERS} The new address may have an account.`,
  'server/modules/account/profiles/phone.ts': `${OTHERS} The new number may have an account.`,
  'server/modules/account/sessions/contactVerification.ts': LOGIN,
  'server/modules/account/sessions/emailCodes.ts': LOGIN,
  'server/modules/account/sessions/login.ts': LOGIN,
  'server/modules/account/sessions/loginCompletion.ts': LOGIN,
  'server/modules/account/sessions/loginResponse.ts': LOGIN,
  'server/modules/account/sessions/recovery.ts': LOGIN,
  'server/modules/account/sessions/renewal.ts': LOGIN,
  'server/modules/account/texts/index.ts': MESSAGE,
  'server/modules/account/threads/guests.ts': SCHEDULE,
  'server/modules/account/threads/vendorEmail/files.ts': MESSAGE,
  'server/modules/account/threads/vendorEmail/system.ts': MESSAGE,
  'server/modules/care/proAccounts/system.ts': PROVIDER,
  'server/modules/care/proJobs/links/system.ts': LINK,
  'server/modules/care/proJobs/photos/system.ts': UPLOAD,
  'server/modules/care/proServices/photos/system.ts': UPLOAD,
  'server/modules/care/recurrences/evidence/system.ts': UPLOAD,
  'server/modules/care/workOrders/payments/system.ts': SCHEDULE,
  'server/modules/care/workOrders/prepayment/system.ts': PROVIDER,
  'server/modules/care/workOrders/replies/system.ts': MESSAGE,
  'server/modules/care/workOrders/system.ts': UPLOAD,
  'server/modules/care/workOrders/videos/system.ts': `${UPLOAD} The address of a clip is the permission to read it.`,
  'server/modules/content/studio/schedules.ts': SCHEDULE,
  'server/modules/homes/estimates/marketFigures.ts': OTHERS,
  'server/modules/homes/estimates/system.ts': LINK,
  'server/modules/homes/homeAlerts/system.ts': LINK,
  'server/modules/homes/listings/pictures/system.ts': UPLOAD,
  'server/modules/homes/savedSearches/unsubscribe/routes.ts': LINK,
  'server/modules/leasing/applications/fees/fees.ts': PROVIDER,
  'server/modules/leasing/applications/pdf.ts': SCHEDULE,
  'server/modules/leasing/applications/system.ts': PROVIDER,
  'server/modules/leasing/leases/applications.ts': SCHEDULE,
  'server/modules/leasing/moveIns/payment.ts': PROVIDER,
  'server/modules/leasing/moveIns/paymentDeadline.ts': SCHEDULE,
  'server/modules/leasing/moveIns/system.ts':
    'The keys start a lease: its money and its status belong to several people.',
  'server/modules/leasing/screenings/copies.ts': `${SCHEDULE} It writes the file of a copy between transactions.`,
  'server/modules/leasing/screenings/reports.ts': PROVIDER,
  'server/modules/money/charges/lateFees.ts': SCHEDULE,
  'server/modules/money/charges/payment/actions.ts': PROVIDER,
  'server/modules/money/charges/payment/payment.ts': PROVIDER,
  'server/modules/money/charges/reminders.ts': SCHEDULE,
  'server/modules/money/charges/returns.ts': SCHEDULE,
  'server/modules/money/charges/schedule.ts': SCHEDULE,
  'server/modules/money/collections/following.ts': SCHEDULE,
  'server/modules/money/ownerContributions/system.ts': `${PROVIDER} What an owner owes counts charges of residents.`,
  'server/modules/money/paymentMethods/setup/system.ts': PROVIDER,
  'server/modules/money/payments/events.ts': MESSAGE,
  'server/modules/money/payments/index.ts': PROVIDER,
  'server/modules/money/payments/refunds.ts': PROVIDER,
  'server/modules/money/payoutAccounts/system.ts': PROVIDER,
  'server/modules/money/payouts/outgoing.ts': SCHEDULE,
  'server/modules/money/payouts/runs/system.ts': SCHEDULE,
  'server/modules/money/payouts/sending/system.ts': SCHEDULE,
  'server/modules/money/payouts/topUps/system.ts': SCHEDULE,
  'server/modules/money/reconciliations/records/records.ts': SCHEDULE,
  'server/modules/onboarding/inspections/system.ts': OTHERS,
  'server/modules/onboarding/proposals/prepayment/system.ts': PROVIDER,
  'server/modules/onboarding/qualifications/evaluation/system.ts': OTHERS,
  'server/modules/platform/apiKeys/index.ts':
    'No one is logged in: the key proves itself here, and its use is written down.',
  'server/modules/platform/desk/assignment/system.ts': `${OTHERS} How many items each colleague has, in queues of every duty.`,
  'server/modules/platform/flows/abandoned.ts': SCHEDULE,
  'server/modules/platform/reports/system.ts':
    'Reads a report whose duties the handler has checked, in a transaction that ends before its pages are drawn.',
  'server/modules/platform/signing/seals/system.ts': 'Records the hash of a sealed file, which no person may write.',
  'server/modules/platform/team/system.ts': LINK,
  'server/modules/tenancy/moveOuts/inspection/system.ts': UPLOAD,
};
