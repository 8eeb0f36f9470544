// The navigation of our team: a colleague who is shown a page may open it.
import { expect, test } from 'vitest';
import { accountNavigation, linksOf } from '@/components/layout/AccountShell/accountLinks';
import { account } from '@/contract/account/account/endpoints';
import { Duty } from '@/contract/account/users/schemas';
import { pros } from '@/contract/care/pros/endpoints';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { returnRates } from '@/contract/money/returnRates/endpoints';
import { taxForms } from '@/contract/money/taxForms/endpoints';
import { w9s } from '@/contract/money/w9s/endpoints';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { analytics } from '@/contract/platform/analytics/endpoints';
import { apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { auditLog } from '@/contract/platform/auditLog/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { flags } from '@/contract/platform/flags/endpoints';
import { handouts } from '@/contract/platform/handouts/endpoints';
import { legalFigures } from '@/contract/platform/legalFigures/endpoints';
import { letters } from '@/contract/platform/letters/endpoints';
import { monitoring } from '@/contract/platform/monitoring/endpoints';
import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { setup } from '@/contract/platform/setup/endpoints';
import { systemHealth } from '@/contract/platform/systemHealth/endpoints';
import { team } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

/** What the page of an address asks for first. */
const firstQuestions: Record<string, (person: Person) => Promise<unknown>> = {
  [routes.accounts.desk()]: (person) => api.callAs(person, desk.listQueues),
  [routes.accounts.deskVisits()]: (person) => api.callAs(person, workOrders.listVisits, { query: {} }),
  [routes.accounts.deskListingFeeds()]: (person) => api.callAs(person, listingFeeds.listListingFeeds),
  [routes.accounts.deskRentReports()]: (person) => api.callAs(person, rentReports.listRentReports),
  [routes.accounts.deskHandouts()]: (person) => api.callAs(person, handouts.listHandouts),
  [routes.accounts.deskLegalFigures()]: (person) => api.callAs(person, legalFigures.listLegalFigures),
  [routes.accounts.deskLetters()]: (person) => api.callAs(person, letters.listLetters),
  [routes.accounts.deskQualifications()]: (person) => api.callAs(person, qualifications.listQualifications),
  [routes.accounts.inspections()]: (person) => api.callAs(person, inspections.listInspections),
  [routes.accounts.deskPros()]: (person) => api.callAs(person, pros.listPros),
  [routes.accounts.payoutRuns()]: (person) => api.callAs(person, payouts.listPayoutRuns),
  [routes.accounts.moneyDesk()]: (person) => api.callAs(person, moneyRequests.listMoneyRequests),
  [routes.accounts.reconciliation()]: (person) => api.callAs(person, reconciliations.getReconciliation, { query: {} }),
  [routes.accounts.deskRisk()]: (person) => api.callAs(person, returnRates.listReturnRates),
  [routes.accounts.deskTaxForms()]: (person) => api.callAs(person, w9s.listWaitingW9s),
  [routes.accounts.deskReplies()]: (person) => api.callAs(person, desk.listReplies),
  [routes.accounts.analytics()]: (person) => api.callAs(person, analytics.getAnalyticsReport, { query: { days: 30 } }),
  [routes.accounts.monitoring()]: (person) =>
    api.callAs(person, monitoring.getMonitoringReport, { query: { days: 7 } }),
  [routes.accounts.sessionReplays()]: (person) => api.callAs(person, sessionReplays.listReplays),
  [routes.accounts.deskImports()]: (person) => api.callAs(person, portfolioImports.listPortfolioImports),
  [routes.accounts.deskTeam()]: (person) => api.callAs(person, team.getTeam),
  [routes.accounts.deskPartners()]: (person) => api.callAs(person, apiKeys.listApiKeys),
  [routes.accounts.deskFlags()]: (person) => api.callAs(person, flags.listFlags),
  [routes.accounts.deskYearEnd()]: (person) => api.callAs(person, taxForms.getTaxYear, { query: { year: 2026 } }),
  [routes.accounts.deskSetup()]: (person) => api.callAs(person, setup.getSetup),
  [routes.accounts.systemHealth()]: (person) => api.callAs(person, systemHealth.getSystemHealth),
  [routes.accounts.auditLog()]: (person) => api.callAs(person, auditLog.searchAuditLog, { query: {} }),
};

const isOurs = (href: string) => href.startsWith('/accounts/desk') || firstQuestions[href] !== undefined;

async function pagesOf(person: Person): Promise<string[]> {
  const { entries } = accountNavigation(await api.callAs(person, account.getAccount));
  return linksOf(entries)
    .map(({ href }) => href)
    .filter(isOurs);
}

test.each(Duty.options)(
  'a colleague with the duty of %s alone may open every page the navigation shows',
  async (duty) => {
    const person = await createPerson(api, 'staff', [duty]);
    const shown = await pagesOf(person);
    expect(shown).toContain(routes.accounts.desk());
    for (const href of shown) await expect(firstQuestions[href]?.(person), href).resolves.toBeDefined();
  },
);

test('shows a colleague with every duty every staff page, and a member none', async () => {
  expect((await pagesOf(await createPerson(api, 'staff'))).sort()).toEqual(Object.keys(firstQuestions).sort());
  expect(await pagesOf(await createPerson(api, 'homeowner'))).toEqual([]);
  expect(await pagesOf(await createPerson(api, 'staff', []))).toEqual([]);
});
