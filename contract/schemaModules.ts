// Every schema that a noun of the contract exports: the names of the OpenAPI document are the names of these exports.
import * as account from './account/account/schemas';
import * as authenticators from './account/authenticators/schemas';
import * as consents from './account/consents/schemas';
import * as deletions from './account/deletions/schemas';
import * as documents from './account/documents/schemas';
import * as exports from './account/exports/schemas';
import * as externalLogins from './account/externalLogins/schemas';
import * as leads from './account/leads/schemas';
import * as notifications from './account/notifications/schemas';
import * as passkeys from './account/passkeys/schemas';
import * as profiles from './account/profiles/schemas';
import * as sentMessages from './account/sentMessages/schemas';
import * as sessions from './account/sessions/schemas';
import * as settings from './account/settings/schemas';
import * as threads from './account/threads/schemas';
import * as todos from './account/todos/schemas';
import * as users from './account/users/schemas';
import * as amounts from './amounts/schemas';
import * as partnerRecords from './care/partnerRecords/schemas';
import * as proAccounts from './care/proAccounts/schemas';
import * as proJobs from './care/proJobs/schemas';
import * as proServices from './care/proServices/schemas';
import * as proAvailability from './care/pros/availability';
import * as pros from './care/pros/schemas';
import * as cadence from './care/recurrences/cadence';
import * as recurrences from './care/recurrences/schemas';
import * as workOrderCosts from './care/workOrders/costs';
import * as workOrderResults from './care/workOrders/results';
import * as workOrders from './care/workOrders/schemas';
import * as helpAnswers from './content/helpAnswers/schemas';
import * as media from './content/media/schemas';
import * as studio from './content/studio/schemas';
import * as errors from './errors/schemas';
import * as addresses from './homes/addresses/schemas';
import * as availabilityChecks from './homes/availabilityChecks/schemas';
import * as estimates from './homes/estimates/schemas';
import * as homeAlerts from './homes/homeAlerts/schemas';
import * as homeMembers from './homes/homeMembers/schemas';
import * as disclosures from './homes/homes/disclosures';
import * as flood from './homes/homes/flood';
import * as homes from './homes/homes/schemas';
import * as houseGuides from './homes/houseGuides/schemas';
import * as listingFeeds from './homes/listingFeeds/schemas';
import * as listingPerformance from './homes/listingPerformance/schemas';
import * as listingReports from './homes/listingReports/schemas';
import * as listings from './homes/listings/schemas';
import * as places from './homes/places/schemas';
import * as regions from './homes/regions/schemas';
import * as savedHomes from './homes/savedHomes/schemas';
import * as savedSearches from './homes/savedSearches/schemas';
import * as applications from './leasing/applications/schemas';
import * as appointments from './leasing/appointments/schemas';
import * as decisions from './leasing/decisions/schemas';
import * as homeAnswers from './leasing/homeAnswers/schemas';
import * as leases from './leasing/leases/schemas';
import * as moveIns from './leasing/moveIns/schemas';
import * as screenings from './leasing/screenings/schemas';
import * as approvalLimits from './money/approvalLimits/schemas';
import * as autopays from './money/autopays/schemas';
import * as bankOrders from './money/bankOrders/schemas';
import * as bills from './money/bills/schemas';
import * as charges from './money/charges/schemas';
import * as collections from './money/collections/schemas';
import * as debitHolds from './money/debitHolds/schemas';
import * as disputes from './money/disputes/schemas';
import * as expenses from './money/expenses/schemas';
import * as finalAccounts from './money/finalAccounts/schemas';
import * as leasePayers from './money/leasePayers/schemas';
import * as ledger from './money/ledger/schemas';
import * as moneyRequests from './money/moneyRequests/schemas';
import * as monthClosings from './money/monthClosings/schemas';
import * as ownerContributions from './money/ownerContributions/schemas';
import * as ownershipChecks from './money/ownershipChecks/schemas';
import * as paymentMethods from './money/paymentMethods/schemas';
import * as paymentPlans from './money/paymentPlans/schemas';
import * as payoutAccounts from './money/payoutAccounts/schemas';
import * as payoutPlans from './money/payoutPlans/schemas';
import * as payouts from './money/payouts/schemas';
import * as reconciliations from './money/reconciliations/schemas';
import * as returnRates from './money/returnRates/schemas';
import * as smoothPayments from './money/smoothPayments/schemas';
import * as stateTaxes from './money/stateTaxes/schemas';
import * as taxForms from './money/taxForms/schemas';
import * as unclaimedProperty from './money/unclaimedProperty/schemas';
import * as w9s from './money/w9s/schemas';
import * as wealth from './money/wealth/schemas';
import * as affiliates from './onboarding/affiliates/schemas';
import * as agreements from './onboarding/agreements/schemas';
import * as homeSetup from './onboarding/homeSetup/schemas';
import * as inspections from './onboarding/inspections/schemas';
import * as portfolioImports from './onboarding/portfolioImports/schemas';
import * as proposals from './onboarding/proposals/schemas';
import * as qualifications from './onboarding/qualifications/schemas';
import * as referrals from './onboarding/referrals/schemas';
import * as analytics from './platform/analytics/schemas';
import * as apiKeys from './platform/apiKeys/schemas';
import * as auditLog from './platform/auditLog/schemas';
import * as correspondence from './platform/correspondence/schemas';
import * as desk from './platform/desk/schemas';
import * as flags from './platform/flags/schemas';
import * as flows from './platform/flows/schemas';
import * as handouts from './platform/handouts/schemas';
import * as legalFigures from './platform/legalFigures/schemas';
import * as letters from './platform/letters/schemas';
import * as monitoring from './platform/monitoring/schemas';
import * as reports from './platform/reports/schemas';
import * as sessionReplays from './platform/sessionReplays/schemas';
import * as setup from './platform/setup/schemas';
import * as signing from './platform/signing/schemas';
import * as siteVisits from './platform/siteVisits/schemas';
import * as systemHealth from './platform/systemHealth/schemas';
import * as team from './platform/team/schemas';
import * as webhooks from './platform/webhooks/schemas';
import * as insurance from './tenancy/insurance/schemas';
import * as leaseRequests from './tenancy/leaseRequests/schemas';
import * as moveOutInspection from './tenancy/moveOuts/inspectionSchemas';
import * as moveOuts from './tenancy/moveOuts/schemas';
import * as notices from './tenancy/notices/schemas';
import * as offboardings from './tenancy/offboardings/schemas';
import * as renewals from './tenancy/renewals/schemas';
import * as rentReports from './tenancy/rentReports/schemas';
import * as statutoryNotices from './tenancy/statutoryNotices/schemas';

/** The exports of each file that exports schemas, by the path of its noun; other files by their own path. A test holds the list against the folders. */
export const schemaModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account/account': account,
  'account/authenticators': authenticators,
  'account/consents': consents,
  'account/deletions': deletions,
  'account/documents': documents,
  'account/exports': exports,
  'account/externalLogins': externalLogins,
  'account/leads': leads,
  'account/notifications': notifications,
  'account/passkeys': passkeys,
  'account/profiles': profiles,
  'account/sentMessages': sentMessages,
  'account/sessions': sessions,
  'account/settings': settings,
  'account/threads': threads,
  'account/todos': todos,
  'account/users': users,
  amounts: amounts,
  'care/proAccounts': proAccounts,
  'care/proJobs': proJobs,
  'care/partnerRecords': partnerRecords,
  'care/proServices': proServices,
  'care/pros': pros,
  'care/recurrences': recurrences,
  'care/workOrders': workOrders,
  'content/helpAnswers': helpAnswers,
  'content/media': media,
  'content/studio': studio,
  errors: errors,
  'homes/addresses': addresses,
  'homes/availabilityChecks': availabilityChecks,
  'homes/estimates': estimates,
  'homes/homeAlerts': homeAlerts,
  'homes/homeMembers': homeMembers,
  'homes/homes': homes,
  'homes/houseGuides': houseGuides,
  'homes/listingFeeds': listingFeeds,
  'homes/listingPerformance': listingPerformance,
  'homes/listingReports': listingReports,
  'homes/listings': listings,
  'homes/places': places,
  'homes/regions': regions,
  'homes/savedHomes': savedHomes,
  'homes/savedSearches': savedSearches,
  'leasing/applications': applications,
  'leasing/appointments': appointments,
  'leasing/decisions': decisions,
  'leasing/homeAnswers': homeAnswers,
  'leasing/leases': leases,
  'leasing/moveIns': moveIns,
  'leasing/screenings': screenings,
  'money/approvalLimits': approvalLimits,
  'money/bankOrders': bankOrders,
  'money/autopays': autopays,
  'money/bills': bills,
  'money/charges': charges,
  'money/ledger': ledger,
  'money/moneyRequests': moneyRequests,
  'money/debitHolds': debitHolds,
  'money/disputes': disputes,
  'money/monthClosings': monthClosings,
  'money/ownershipChecks': ownershipChecks,
  'money/returnRates': returnRates,
  'money/ownerContributions': ownerContributions,
  'money/expenses': expenses,
  'money/unclaimedProperty': unclaimedProperty,
  'money/collections': collections,
  'money/finalAccounts': finalAccounts,
  'money/leasePayers': leasePayers,
  'money/paymentMethods': paymentMethods,
  'money/paymentPlans': paymentPlans,
  'money/payoutAccounts': payoutAccounts,
  'money/payoutPlans': payoutPlans,
  'money/payouts': payouts,
  'money/reconciliations': reconciliations,
  'money/smoothPayments': smoothPayments,
  'money/stateTaxes': stateTaxes,
  'money/taxForms': taxForms,
  'money/w9s': w9s,
  'money/wealth': wealth,
  'onboarding/affiliates': affiliates,
  'onboarding/agreements': agreements,
  'onboarding/homeSetup': homeSetup,
  'onboarding/inspections': inspections,
  'onboarding/portfolioImports': portfolioImports,
  'onboarding/proposals': proposals,
  'onboarding/qualifications': qualifications,
  'onboarding/referrals': referrals,
  'platform/analytics': analytics,
  'platform/apiKeys': apiKeys,
  'platform/auditLog': auditLog,
  'platform/correspondence': correspondence,
  'platform/desk': desk,
  'platform/flags': flags,
  'platform/flows': flows,
  'platform/handouts': handouts,
  'platform/legalFigures': legalFigures,
  'platform/letters': letters,
  'platform/monitoring': monitoring,
  'platform/reports': reports,
  'platform/sessionReplays': sessionReplays,
  'platform/setup': setup,
  'platform/signing': signing,
  'platform/siteVisits': siteVisits,
  'platform/systemHealth': systemHealth,
  'platform/team': team,
  'platform/webhooks': webhooks,
  'tenancy/insurance': insurance,
  'tenancy/leaseRequests': leaseRequests,
  'tenancy/moveOuts': moveOuts,
  'tenancy/notices': notices,
  'tenancy/offboardings': offboardings,
  'tenancy/renewals': renewals,
  'tenancy/rentReports': rentReports,
  'tenancy/statutoryNotices': statutoryNotices,
  'tenancy/moveOuts/inspectionSchemas': moveOutInspection,
  'homes/homes/flood': flood,
  'homes/homes/disclosures': disclosures,
  'care/pros/availability': proAvailability,
  'care/recurrences/cadence': cadence,
  'care/workOrders/costs': workOrderCosts,
  'care/workOrders/results': workOrderResults,
};
