type SegmentNames<Pattern extends string> = Pattern extends `${infer Head}[[...${infer Name}]]${infer Rest}`
  ? SegmentNames<Head> & { [K in Name]?: string } & SegmentNames<Rest>
  : Pattern extends `${string}[${infer Name}]${infer Rest}`
    ? { [K in Name]: string } & SegmentNames<Rest>
    : unknown;

/** The parameters of a route, by the names in its pattern. */
export type RouteParams<R> = R extends Route<infer Pattern> ? SegmentNames<Pattern> : never;

export interface Route<Pattern extends string = string> {
  (
    ...params: string extends Pattern
      ? never[]
      : unknown extends SegmentNames<Pattern>
        ? []
        : [params: SegmentNames<Pattern>]
  ): string;
  /** The path of the page file, as Next reads it. */
  readonly pattern: Pattern;
}

/** A route by the path of its page file; calling it fills the parameters in. */
function route<const Pattern extends string>(pattern: Pattern): Route<Pattern> {
  const fill = (params: Record<string, string | undefined> = {}) =>
    pattern.replace(/\/\[(?:\[\.\.\.)?(\w+)\]\]?/g, (_, name: string) => {
      const value = params[name];
      return value === undefined ? '' : `/${value.split('/').map(encodeURIComponent).join('/')}`;
    }) || '/';
  return Object.assign(fill as unknown as Route<Pattern>, { pattern });
}

/** Every page of the site by name. */
export const routes = {
  landing: route('/'),
  homes: {
    all: route('/homes'),
    inPlace: route('/homes/[place]'),
    one: route('/homes/[place]/[homeId]/[[...section]]'),
  },
  about: route('/about-us'),
  accounts: {
    analytics: route('/accounts/desk/analytics'),
    overview: route('/accounts'),
    auditLog: route('/accounts/desk/audit-log'),
    bills: route('/accounts/bills'),
    delete: route('/accounts/delete'),
    desk: route('/accounts/desk'),
    deskApplication: route('/accounts/desk/applications/[applicationId]'),
    deskFlag: route('/accounts/desk/flags/[flagKey]'),
    deskFlags: route('/accounts/desk/flags'),
    deskHome: route('/accounts/desk/homes/[homeId]'),
    deskLead: route('/accounts/desk/leads/[leadId]'),
    deskListingFeeds: route('/accounts/desk/listing-feeds'),
    deskJob: route('/accounts/desk/jobs/[workOrderId]'),
    deskHandouts: route('/accounts/desk/handouts'),
    deskRentReports: route('/accounts/desk/rent-reports'),
    deskLegalFigures: route('/accounts/desk/legal-figures'),
    deskLetters: route('/accounts/desk/letters'),
    deskNewPro: route('/accounts/desk/pros/new'),
    deskPro: route('/accounts/desk/pros/[proId]'),
    deskPros: route('/accounts/desk/pros'),
    deskPartners: route('/accounts/desk/partners'),
    deskPerson: route('/accounts/desk/people/[personId]'),
    deskQualifications: route('/accounts/desk/qualifications'),
    deskTaxForms: route('/accounts/desk/tax-forms'),
    deskYearEnd: route('/accounts/desk/year-end'),
    deskReplies: route('/accounts/desk/replies'),
    deskRisk: route('/accounts/desk/risk'),
    deskReport: route('/accounts/desk/reports/[reportId]'),
    deskReports: route('/accounts/desk/reports'),
    deskImport: route('/accounts/desk/import/[portfolioImportId]'),
    deskImports: route('/accounts/desk/import'),
    deskTeam: route('/accounts/desk/team'),
    deskVisits: route('/accounts/desk/visits'),
    inspection: route('/accounts/desk/inspections/[inspectionId]'),
    inspections: route('/accounts/desk/inspections'),
    documents: route('/accounts/documents'),
    proposal: route('/accounts/desk/proposals/[proposalId]'),
    inbox: route('/accounts/member/inbox'),
    monitoring: route('/accounts/desk/monitoring'),
    moveOutInspection: route('/accounts/move-out-inspections/[leaseId]'),
    payments: route('/accounts/payments'),
    payoutRun: route('/accounts/desk/payouts/[payoutRunId]'),
    payoutRuns: route('/accounts/desk/payouts'),
    reconciliation: route('/accounts/desk/reconciliation'),
    ledgerAccount: route('/accounts/desk/ledger/[accountCode]'),
    moneyDesk: route('/accounts/desk/money'),
    leaseMoney: route('/accounts/desk/money/[leaseId]'),
    saved: route('/accounts/saved'),
    sessionReplay: route('/accounts/desk/session-replays/[replayId]'),
    sessionReplays: route('/accounts/desk/session-replays'),
    settings: route('/accounts/settings'),
    deskSetup: route('/accounts/desk/setup'),
    systemHealth: route('/accounts/desk/system-health'),
    toursAndApplications: route('/accounts/tours-and-applications'),
    w9: route('/accounts/w9-flow/[flowId]'),
    portfolio: {
      overview: route('/accounts/portfolio'),
      earnings: route('/accounts/portfolio/earnings'),
      homeEarnings: route('/accounts/portfolio/earnings/[homeId]'),
      homeInsurance: route('/accounts/portfolio/landlord-insurance/[homeId]'),
      homeListingPerformance: route('/accounts/portfolio/listing-performance/[homeId]'),
      homePreMoveOut: route('/accounts/portfolio/pre-move-out/[homeId]'),
      homeSale: route('/accounts/portfolio/sell/[homeId]'),
      homeWealth: route('/accounts/portfolio/wealth/[homeId]'),
      homeWealthAnalysis: route('/accounts/portfolio/wealth-analysis/[homeId]'),
      insurance: route('/accounts/portfolio/landlord-insurance'),
      insuranceCoverage: route('/accounts/portfolio/landlord-insurance/coverage-selection'),
      insuranceSummary: route('/accounts/portfolio/landlord-insurance/summary'),
      listing: route('/accounts/portfolio/listing/[homeId]'),
      listingPerformance: route('/accounts/portfolio/listing-performance'),
      maintenance: route('/accounts/portfolio/maintenance'),
      maintenanceTask: route('/accounts/portfolio/maintenance/[taskId]'),
      offboarding: route('/accounts/portfolio/offboarding/[homeId]'),
      preMoveOut: route('/accounts/portfolio/pre-move-out'),
      properties: route('/accounts/portfolio/properties'),
      property: route('/accounts/portfolio/properties/[propertyId]'),
      setup: route('/accounts/portfolio/properties/[propertyId]/setup-flow'),
      setupStep: route('/accounts/portfolio/properties/[propertyId]/setup-flow/[unitId]/steps/[[...at]]'),
      setupSuccess: route('/accounts/portfolio/properties/[propertyId]/setup-flow/success'),
      recurrence: route('/accounts/portfolio/maintenance/recurrence'),
      recurrenceSubtask: route(
        '/accounts/portfolio/maintenance/recurrence/[homeUniqueId]/[recurrenceType]/[subtaskId]',
      ),
      renewalOffer: route('/accounts/portfolio/properties/renewal-offer'),
      sell: route('/accounts/portfolio/sell'),
      signRenewalOffer: route('/accounts/portfolio/properties/sign-renewal-offer'),
      wealth: route('/accounts/portfolio/wealth'),
      wealthAnalysis: route('/accounts/portfolio/wealth-analysis'),
    },
    home: {
      overview: route('/accounts/home'),
      maintenance: route('/accounts/home/maintenance'),
      maintenanceTask: route('/accounts/home/maintenance/[taskId]'),
      payments: route('/accounts/home/payments'),
      postMoveOut: route('/accounts/home/post-move-out'),
      properties: route('/accounts/home/properties'),
      recurrence: route('/accounts/home/maintenance/recurrence'),
      recurrenceSubtask: route('/accounts/home/maintenance/recurrence/[homeUniqueId]/[recurrenceType]/[subtaskId]'),
      troubleshoot: route('/accounts/home/troubleshoot/[unitId]'),
    },
  },
  advanceSigning: route('/advance-signing/[envelopeId]'),
  affiliates: route('/affiliates'),
  agreement: route('/agreement/homeowners/[[...at]]'),
  auth: {
    external: route('/auth/external'),
    joinTeam: route('/auth/join-team'),
    keepAccount: route('/auth/keep-account'),
    login: route('/auth/login'),
    setPassword: route('/auth/set-password'),
    twoStep: route('/auth/two-step'),
  },
  application: {
    coApplicant: route('/coapplicant/[applicationId]'),
    coSigner: route('/resident/application/co-signer'),
    getStarted: route('/resident/application/get-started'),
    invitations: route('/resident/application/invitation'),
    lease: route('/resident/application/lease'),
    applicant: route('/resident/application/pre-applicant-flow'),
    success: route('/resident/application/success'),
    tenants: route('/resident/application/tenants'),
    tracker: route('/resident/application/post-applicant-flow'),
  },
  blog: {
    all: route('/blog'),
    post: route('/blog/[uid]'),
    author: route('/blog/author/[authorId]'),
  },
  campaign: route('/lp/[uid]'),
  careers: route('/careers'),
  contentPreview: route('/content-preview'),
  download: route('/file/download/[fileType]/[ownerId]'),
  faq: route('/faq'),
  forms: route('/forms/[form]/[[...at]]'),
  help: route('/help'),
  homeowner: {
    proServices: {
      create: route('/homeowner/pro-services/create'),
      service: route('/homeowner/pro-services/[proService]'),
      order: route('/homeowner/pro-services/[proService]/[taskId]'),
    },
    invitation: route('/homeowner/invitation'),
    onboard: route('/homeowner/onboard/[[...at]]'),
  },
  homeowners: {
    all: route('/homeowners'),
    availabilityCheckIn: route('/homeowners/availability-check-in/[homeId]'),
    compare: route('/homeowners/compare'),
    inRegion: route('/homeowners/[region]'),
    leasing: route('/homeowners/leasing'),
    qualification: {
      step: route('/homeowners/qualification/[flowId]/property/[stepName]/[stepId]'),
      success: route('/homeowners/qualification/[flowId]/success'),
    },
    rentingInARecession: route('/homeowners/renting-in-a-recession'),
    toursAndApplications: route('/homeowners/tours-and-applications/[unitId]/[flowId]/property/[stepName]/[stepId]'),
    x: {
      start: route('/homeowners/x'),
      download: route('/homeowners/x/download'),
      estimate: route('/homeowners/x/onboarding/estimate'),
      info: route('/homeowners/x/onboarding/info'),
      lease: route('/homeowners/x/onboarding/lease'),
      leasing: route('/homeowners/x/onboarding/leasing'),
      placements: route('/homeowners/x/onboarding/placements'),
      rentGuarantee: route('/homeowners/x/onboarding/rent-guarantee'),
    },
  },
  howItWorks: route('/how-it-works'),
  joined: route('/members/join/success'),
  leaseSigning: route('/lease-signing/[homeId]'),
  licenses: route('/licenses'),
  smoothPayments: {
    home: route('/smooth-payments/[homeId]'),
    success: route('/smooth-payments/[homeId]/success'),
  },
  postInspection: route('/post-inspection/homeowners/[[...at]]'),
  preview: { home: route('/preview/homes/[homeId]') },
  pros: { job: route('/pros/job'), jobs: route('/pros/jobs') },
  meetings: { book: route('/meetings/[meetingType]'), booked: route('/meetings/[meetingType]/[appointmentKey]') },
  privacy: route('/privacy-policy'),
  privacyVersion: route('/privacy-policy/[version]'),
  referral: route('/referral'),
  rentEstimate: {
    start: route('/rent-estimate'),
    account: route('/rent-estimate/account'),
    calculation: route('/rent-estimate/calculation'),
    condition: route('/rent-estimate/condition'),
    expectation: route('/rent-estimate/expectation'),
    features: route('/rent-estimate/features'),
    flow: route('/rent-estimate/flow'),
    home: route('/rent-estimate/home'),
    incompleteReport: route('/rent-estimate/report/incomplete-report'),
    outOfCoverage: route('/rent-estimate/report/out-of-coverage'),
    pets: route('/rent-estimate/pets'),
    primaryMaterial: route('/rent-estimate/primary-material'),
    report: route('/rent-estimate/report'),
    success: route('/rent-estimate/report/success'),
  },
  rentingDuringRecession: route('/renting-during-recession'),
  resident: {
    onboarding: route('/resident/onboarding'),
    proServices: {
      create: route('/resident/pro-services/create'),
      service: route('/resident/pro-services/[proService]'),
      order: route('/resident/pro-services/[proService]/[taskId]'),
    },
  },
  proServices: route('/pro-services'),
  residents: route('/residents'),
  residentsStart: route('/residents/x'),
  sitemap: {
    all: route('/sitemap'),
    cities: route('/sitemap/cities'),
    coverage: route('/sitemap/homeowners-coverage-regions'),
    homesToLove: route('/sitemap/homes-to-love'),
    neighborhoods: route('/sitemap/neighborhoods'),
  },
  sliceSimulator: route('/slice-simulator'),
  studio: {
    all: route('/studio'),
    document: route('/studio/[documentId]'),
    pictures: route('/studio/pictures'),
  },
  support: route('/support'),
  terms: route('/terms-and-conditions'),
  termsVersion: route('/terms-and-conditions/[version]'),
  tours: {
    book: route('/homes/[place]/[homeId]/tour'),
    booked: route('/homes/[place]/[homeId]/tour/[appointmentKey]'),
  },
  verify: route('/verify'),
  dev: { outbox: route('/dev/outbox'), emails: route('/dev/emails'), components: route('/dev/components') },
} as const;
