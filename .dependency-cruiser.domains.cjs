// The domains of contract/, server/modules/, and components/, lowest first: a domain may import the ones before it.
const domains = ['content', 'account', 'homes', 'platform', 'money', 'leasing', 'onboarding', 'tenancy', 'care'];

/** Trees with a folder for each domain, and in it one for each noun. */
const trees = ['contract', 'server/modules', 'components'];

/** Imports that still point to a later domain: remove rows, never add one. Each row is a noun and the nouns it uses. */
const exceptions = {
  contract: {
    'account/account': ['homes/homeMembers', 'homes/homes', 'leasing/leases'],
    'account/deletions': ['money/payouts'],
    'account/leads': ['platform/siteVisits'],
    'homes/homeMembers': ['onboarding/homeSetup'],
    'homes/homes': ['money/charges'],
    'homes/listings': ['leasing/appointments', 'money/charges'],
  },
  'server/modules': {
    'account/account': ['homes/homeMembers', 'leasing/leases', 'money/charges', 'platform/desk', 'tenancy/moveOuts'],
    'account/leads': ['homes/addresses', 'platform/flags', 'platform/flows'],
    'content/studio': ['account/users'],
    'homes/estimates': ['money/payoutPlans', 'platform/flows'],
    'homes/homes': ['platform/analytics', 'platform/signing'],
    'homes/houseGuides': ['leasing/leases', 'platform/flows'],
    'homes/listings': ['leasing/appointments'],
    'homes/residents': ['platform/signing'],
    'leasing/leases': ['onboarding/agreements'],
    'money/autopays': ['leasing/leases'],
    'money/payouts': ['onboarding/agreements'],
    'money/smoothPayments': ['care/workOrders'],
    'money/wealth': ['leasing/leases', 'onboarding/agreements'],
    'onboarding/homeSetup': ['tenancy/insurance'],
    'onboarding/proposals': ['care/workOrders'],
    'platform/desk': ['leasing/applications', 'leasing/appointments'],
  },
  components: {
    'account/account': ['homes/homes', 'money/payments', 'platform/desk'],
    'account/deletions': ['money/payouts'],
    'homes/homes': ['onboarding/homeSetup', 'tenancy/leaseRequests'],
    'platform/desk': ['money/payouts', 'tenancy/leaseRequests', 'tenancy/offboardings', 'tenancy/statutoryNotices'],
    'platform/signing': ['tenancy/leaseRequests', 'tenancy/renewals'],
  },
};

/** One rule for each domain but the last, and one for each noun that has exceptions. */
function domainRules(test) {
  return trees.flatMap((tree) =>
    domains.slice(0, -1).flatMap((domain, at) => {
      const later = domains.slice(at + 1).map((each) => `^${tree}/${each}/`);
      const excepted = Object.entries(exceptions[tree]).filter(([noun]) => noun.startsWith(`${domain}/`));
      const rule = (path, pathNot, allowed) => ({
        name: `domain-order-${tree.split('/')[0]}-${domain}`,
        severity: 'error',
        comment: `${domain} knows only ${domains.slice(0, at + 1).join(', ')}: let the later domain register with it.`,
        from: { path, pathNot: [test, ...pathNot] },
        to: { path: later, pathNot: allowed },
      });
      return [
        rule(
          `^${tree}/${domain}/`,
          excepted.map(([noun]) => `^${tree}/${noun}/`),
          [],
        ),
        ...excepted.map(([noun, uses]) =>
          rule(
            `^${tree}/${noun}/`,
            [],
            uses.map((each) => `^${tree}/${each}/`),
          ),
        ),
      ];
    }),
  );
}

module.exports = { domains, domainRules, exceptions, trees };
