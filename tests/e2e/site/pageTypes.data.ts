// The types of our pages: what they share, which routes are of them, and the pages that both accessibility engines judge
// for all of them. docs/accessibility.md tells the same, and tests/architecture/assurance/accessibility.test.ts holds it to this.

export type Reader = 'visitor' | 'homeowner' | 'resident' | 'staff';

export interface PageType {
  name: string;
  /** The routes of this type; each route is of the first type that has it. */
  routes: RegExp;
  /** Patterns of routes, or addresses of their own. */
  samples: readonly { as: Reader; at: string }[];
  /** The journey that is done by keyboard alone, or with keys where it matters. */
  keyboard: string;
}

const seen = (as: Reader, ...addresses: readonly string[]) => addresses.map((at) => ({ as, at }));

export const pageTypes: readonly PageType[] = [
  {
    name: 'Studio',
    routes: /^\/(studio|content-preview|slice-simulator|dev)\b/,
    samples: seen('staff', '/studio', '/studio/pictures'),
    keyboard: 'tests/e2e/content/editor.edits-in-studio.spec.ts',
  },
  {
    name: 'Desk: queues and tables',
    routes: /^\/accounts\/desk(?!.*(\[|\/new$))/,
    samples: seen(
      'staff',
      ...['/accounts/desk', '/accounts/desk/analytics', '/accounts/desk/payouts', '/accounts/desk/system-health'],
      ...['/accounts/desk/audit-log', '/accounts/desk/visits', '/accounts/desk/flags'],
      ...[
        '/accounts/desk/setup',
        '/accounts/desk/team',
        '/accounts/desk/letters',
        '/accounts/desk/handouts',
        '/accounts/desk/legal-figures',
        '/accounts/desk/listing-feeds',
        '/accounts/desk/partners',
        '/accounts/desk/rent-reports',
        '/accounts/desk/reports',
      ],
      '/accounts/desk/import',
    ),
    keyboard: 'tests/e2e/staff/staff.works-the-desk.spec.ts',
  },
  {
    name: 'Desk: one home, person, or job',
    routes: /^\/accounts\/desk/,
    samples: seen('staff', '/accounts/desk/flags/homepage_entry_order', '/accounts/desk/pros/new'),
    keyboard: 'tests/e2e/staff/staff.works-the-desk.spec.ts',
  },
  {
    name: 'Messages',
    routes: /^\/accounts\/member\/inbox/,
    samples: [
      ...seen('homeowner', '/accounts/member/inbox', '/accounts/member/inbox?new=1'),
      ...seen('resident', '/accounts/member/inbox'),
    ],
    keyboard: 'tests/e2e/account/member.manages-account.spec.ts',
  },
  {
    name: 'Money of a member',
    routes:
      /^\/(accounts\/(payments|bills|home\/payments|portfolio\/(earnings|wealth|sell|landlord-insurance))|smooth-payments)/,
    samples: [
      ...seen('homeowner', '/accounts/payments', '/accounts/portfolio/earnings', '/accounts/portfolio/wealth'),
      ...seen('resident', '/accounts/home/payments', '/accounts/payments'),
    ],
    keyboard: 'tests/e2e/resident/resident.pays-rent.spec.ts',
  },
  {
    name: 'Maintenance',
    routes: /^\/(accounts\/(home|portfolio)\/(maintenance|troubleshoot)|(homeowner|resident)\/pro-services|pros)/,
    samples: [
      ...seen('homeowner', '/accounts/portfolio/maintenance', '/homeowner/pro-services/create'),
      ...seen('resident', '/accounts/home/maintenance', '/accounts/home/maintenance/recurrence'),
    ],
    keyboard: 'tests/e2e/resident/resident.follows-a-repair.spec.ts',
  },
  {
    name: 'Overview, lists, and settings of a member',
    routes: /^\/accounts/,
    samples: [
      ...seen('homeowner', '/accounts', '/accounts/settings', '/accounts/documents', '/accounts/saved'),
      ...seen('homeowner', '/accounts/portfolio/properties', '/accounts/delete'),
      ...seen('resident', '/accounts', '/accounts/home/properties', '/accounts/tours-and-applications'),
    ],
    keyboard: 'tests/e2e/account/member.manages-account.spec.ts',
  },
  {
    name: 'Login and passwords',
    routes: /^\/auth|^\/members\/join/,
    samples: [
      ...seen('visitor', '/auth/login', '/auth/login?screen=register', '/auth/set-password', '/auth/keep-account'),
      ...seen('visitor', '/auth/join-team'),
      ...seen('staff', '/auth/two-step'),
    ],
    keyboard: 'tests/e2e/account/member.logs-in.spec.ts',
  },
  {
    name: 'Signing',
    routes: /^\/(advance-signing|lease-signing|agreement|homeowner\/invitation|verify)/,
    samples: [
      ...seen('visitor', '/verify'),
      ...seen('homeowner', '/lease-signing/00000000-0000-7000-8000-000000000000', '/agreement/homeowners'),
    ],
    keyboard: 'tests/e2e/homeowner/homeowner.signs-by-keyboard.spec.ts',
  },
  {
    name: 'One question at a time',
    routes:
      /^\/(rent-estimate\/(?!report)|forms|homeowner\/onboard|homeowners\/(x|qualification|tours-and-applications|availability)|residents\/x|resident\/|coapplicant|post-inspection|file)/,
    samples: [
      ...seen('visitor', '/rent-estimate/home', '/rent-estimate/condition', '/homeowner/onboard', '/homeowners/x'),
      ...seen('visitor', '/resident/application/get-started', '/resident/application/invitation'),
    ],
    keyboard: 'tests/e2e/homeowner/homeowner.estimates-rent-by-keyboard.spec.ts',
  },
  {
    name: 'Report of an estimate',
    routes: /^\/rent-estimate\/report/,
    samples: seen('visitor', '/rent-estimate/report/out-of-coverage', '/rent-estimate/report/incomplete-report'),
    keyboard: 'tests/e2e/homeowner/homeowner.estimates-rent-by-keyboard.spec.ts',
  },
  {
    name: 'Tours and meetings',
    routes: /^\/(homes\/\[place\]\/\[homeId\]\/tour|meetings)/,
    samples: seen('visitor', '/homes/[place]/[homeId]/tour', '/meetings/intro'),
    keyboard: 'tests/e2e/visitor/visitor.books-a-tour.spec.ts',
  },
  {
    name: 'One home',
    routes: /^\/(homes\/\[place\]\/\[homeId\]|preview\/homes)/,
    samples: seen('visitor', '/homes/[place]/[homeId]/[[...section]]'),
    keyboard: 'tests/e2e/visitor/visitor.views-home.spec.ts',
  },
  {
    name: 'Search and map',
    routes: /^\/homes/,
    samples: seen('visitor', '/homes', '/homes/oakland-ca?beds=2', '/homes?view=map'),
    keyboard: 'tests/e2e/visitor/visitor.finds-a-home.spec.ts',
  },
  {
    name: 'Words to read',
    routes: /^\/(blog|faq|help|support|sitemap|terms|privacy|licenses|about|careers|how-it-works)/,
    samples: seen(
      'visitor',
      ...['/blog', '/blog/belong-is-coming-to-virginia', '/faq', '/support', '/sitemap/cities', '/licenses'],
      ...['/privacy-policy', '/how-it-works', '/careers'],
    ),
    keyboard: 'tests/e2e/visitor/visitor.navigates-site.spec.ts',
  },
  {
    name: 'Dialogs over a page',
    routes: /^$/,
    samples: seen('visitor', '/?activeModal=NAPKIN_MODAL', '/?activeModal=LOGIN', '/?activeModal=CONTACT_US'),
    keyboard: 'tests/e2e/visitor/visitor.opens-dialogs.spec.ts',
  },
  {
    name: 'Landing pages',
    routes: /^\//,
    samples: seen(
      'visitor',
      ...['/', '/homeowners', '/homeowners/bay-area', '/homeowners/compare', '/homeowners/leasing', '/residents'],
      ...['/rent-estimate', '/referral', '/affiliates', '/pro-services', '/lp/first-rental'],
    ),
    keyboard: 'tests/e2e/visitor/visitor.navigates-site.spec.ts',
  },
];
