import type { Duty } from '@/contract/account/users/endpoints';

/*
 * Who may do what to a row, as the database itself enforces it, written by hand: s(ee), i(nsert),
 * u(pdate), d(elete). Every table under row-level security has a line; a new one is added as the closest one there is:
 *
 *   todos: own('user_id', 'siud')     a row of one person: that person and staff may, no one else
 *   verification_codes: ours('siud')              staff, and the system's own acts
 *   threads: [...]                    anything else: one case for each way to gain a right
 *
 * `row` says by which columns the row is the owner's (`owner`, `it`: the ids of the owner and of the row), `beside` what
 * else must stand in the database for that. The test fills in all other columns.
 */

/** `owner` is the person the case is about, `stranger` another person with an account. */
export const actors = ['owner', 'stranger', 'visitor', 'staff'] as const;
export type Actor = (typeof actors)[number];

export const owner = '00000000-0000-7000-8000-00000000000a';
export const stranger = '00000000-0000-7000-8000-00000000000b';
export const target = '00000000-0000-7000-8000-00000000000c';
const other = '00000000-0000-7000-8000-00000000000d';
const unit = '00000000-0000-7000-8000-00000000000e';

type Columns = Record<string, unknown>;

export interface Case {
  /** By what the owner comes to their right. */
  by: string;
  row: Columns;
  beside?: Record<string, Columns>;
  /** What a change makes of it; otherwise a change leaves it as it is. */
  change?: Columns;
  /** What the owner brings instead of their login. */
  settings?: Record<string, string>;
  may: Record<Actor, string>;
}

const rights = (most: string, own = most): Record<Actor, string> => ({
  owner: own,
  stranger: '',
  visitor: '',
  staff: most,
});

/** A row of one person, named in a column. */
const own = (column: string, most: string, theirs = most, row: Columns = {}): Case[] => [
  { by: column, row: { ...row, [column]: owner }, may: rights(most, theirs) },
];
/** For the system only. */
const ours = (most: string): Case[] => [{ by: 'nothing', row: {}, may: rights(most, '') }];
/** Everyone reads it to find a time, and staff write it. */
const readByAll = (staff: string): Case[] => [
  { by: 'nothing', row: {}, may: { owner: 's', stranger: 's', visitor: 's', staff } },
];
/** Anybody may put one in, and we alone read it. */
const notificationTables = (staff: string): Case[] => [
  { by: 'telling us', row: {}, may: { owner: 'i', stranger: 'i', visitor: 'i', staff } },
];

const holder = { 'app.person': '', 'app.role': 'visitor', 'app.guest_token': '01' };
const guestRun = { person_id: null, guest_token_hashes: '{"\\\\x01"}' };

const homeRoles = ['co_owner', 'viewer', 'accountant', 'helper'];
const joined = { joined_at: '2026-11-21', invite_hash: null };
/** The columns of a role around a home; a helper has one group of the setup. */
const place = (role: string) => ({ ...joined, role, setup_group: role === 'helper' ? 'access' : null });
const ownHome = { homes: { id: other, owner_id: owner } };
/** A home that the owner of the case lives in. */
const livedIn = {
  homes: { id: other, owner_id: null },
  leases: { id: other, home_id: other, envelope_id: target, status: 'active' },
  envelope_signers: { envelope_id: target, user_id: owner },
  lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
};
/** A home with a lease that the owner of the case signed with its residents. */
const coSigned = { ...livedIn, lease_residents: { ...livedIn.lease_residents, role: 'coSigner' } };
/** What the residents of a lease read of its money, and anyone who sees the money of its home. */
const leaseAccount = (): Case[] => {
  const lease = { id: other, home_id: other, envelope_id: null };
  return [
    {
      by: 'living there',
      row: { lease_id: other },
      beside: { leases: lease, lease_residents: { lease_id: other, person_id: owner, role: 'resident' } },
      may: rights('siu', 's'),
    },
    {
      by: 'an address that the lease was sent to',
      row: { lease_id: other },
      beside: {
        leases: lease,
        lease_residents: { lease_id: other, person_id: null, email: 'x@a.test', role: 'resident' },
        users: { id: owner, email: 'x@a.test' },
      },
      may: rights('siu', 's'),
    },
    ...(['coSigner', 'formerResident'] as const).map((role) => ({
      by: `being a ${role} of the lease`,
      row: { lease_id: other },
      beside: {
        leases: lease,
        lease_residents: { lease_id: other, person_id: owner, role, until_on: '2026-11-21' },
      },
      // A co-signer owes what the residents owe; anyone who left owes nothing.
      may: rights('siu', role === 'coSigner' ? 's' : ''),
    })),
    {
      by: 'their home',
      row: { lease_id: other },
      beside: { homes: { id: other, owner_id: owner }, leases: lease },
      may: rights('siu', 's'),
    },
    ...homeRoles.map((role) => ({
      by: `being a ${role} around the home`,
      row: { lease_id: other },
      beside: {
        homes: { id: other, owner_id: null },
        leases: lease,
        home_members: { home_id: other, person_id: owner, ...place(role) },
      },
      may: rights('siu', role === 'co_owner' || role === 'accountant' ? 's' : ''),
    })),
  ];
};
/** What everyone around a home but its helpers may read. */
const memberCases = (staff: string): Case[] =>
  homeRoles.map((role) => ({
    by: `being a ${role} around the home`,
    row: { home_id: other },
    beside: {
      homes: { id: other, owner_id: null },
      home_members: { home_id: other, person_id: owner, ...place(role) },
    },
    may: rights(staff, role === 'helper' ? '' : 's'),
  }));

/** Planned care of a home: the owner’s, everyone’s around it to read, and a renter’s where it is theirs to do. */
const plannedCare = (more: Columns): Case[] => [
  {
    by: 'owning the home',
    row: { ...more, home_id: other, performer: 'us' },
    beside: { homes: { id: other, owner_id: owner } },
    may: rights('siud'),
  },
  ...homeRoles.map((role) => ({
    by: `being a ${role} around the home`,
    row: { ...more, home_id: other, performer: 'us' },
    beside: {
      homes: { id: other, owner_id: null },
      home_members: { home_id: other, person_id: owner, ...place(role) },
    },
    may: rights('siud', role === 'co_owner' ? 'siud' : role === 'helper' ? '' : 's'),
  })),
  ...['resident', 'owner', 'us'].map((performer) => ({
    by: `renting the home, done by ${performer}`,
    row: { ...more, home_id: other, performer },
    beside: {
      homes: { id: other, owner_id: null },
      leases: { id: other, home_id: other, envelope_id: null, status: 'signed' },
      lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
    },
    may: rights('siud', performer === 'resident' ? 's' : ''),
  })),
];

/** A resident of the lease that the row is about. */
const livingThere = (by: string, row: Columns, theirs: string, lease: Columns = { status: 'active' }): Case => ({
  by,
  row: { ...row, owner_id: null, home_id: other, lease_id: other },
  beside: {
    homes: { id: other, owner_id: null },
    leases: { id: other, envelope_id: null, ...lease },
    lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
  },
  may: rights('siud', theirs),
});
/** What the owner, the people around the home, and the residents see of its repairs. */
const repairCases = (row: Columns, resident: string): Case[] => [
  { by: 'owning the home', row: { ...row, owner_id: owner }, may: rights('siud', 's') },
  ...memberCases('siud').map((each) => ({ ...each, row: { ...row, owner_id: null, ...each.row } })),
  ...(resident ? [livingThere('living there', row, resident)] : []),
];

/** An invoice of work on a home that one lives in, by who pays for the work. */
const invoiceOfWork = (by: string, paidBy: 'owner' | 'resident', theirs: string): Case => {
  const { beside = {}, ...living } = livingThere(by, { work_order_id: other }, theirs);
  const { lease_id: leaseId, ...row } = living.row;
  const work = { id: other, home_id: other, owner_id: null, lease_id: leaseId, paid_by: paidBy };
  return { ...living, row, beside: { ...beside, work_orders: work } };
};

/** What a home is paid: its owner, co-owners, and accountants read it. */
const moneyOfHome = (most: string, row: Columns = {}): Case[] => [
  {
    by: 'owning the home',
    row: { ...row, home_id: other },
    beside: { homes: { id: other, owner_id: owner } },
    may: rights(most, 's'),
  },
  ...homeRoles.map((role) => ({
    by: `being a ${role} around the home`,
    row: { ...row, home_id: other },
    beside: {
      homes: { id: other, owner_id: null },
      home_members: { home_id: other, person_id: owner, ...place(role) },
    },
    may: rights(most, role === 'co_owner' || role === 'accountant' ? 's' : ''),
  })),
];

/** What the key of a partner sees, by its scopes. */
const partner = (scope: string, most: string, theirs: string, row: Columns): Case => ({
  by: `a key with the scope ${scope}`,
  row,
  settings: { 'app.person': '', 'app.role': 'partner', 'app.scopes': scope },
  may: rights(most, theirs),
});

export const rules: Record<string, Case[]> = {
  listing_feeds: ours('siu'),
  api_keys: ours('siu'),
  api_key_secrets: ours('siu'),
  content_presence: ours('siud'),
  content_schedules: ours('siud'),
  report_schedules: own('person_id', 'siud'),
  webhook_endpoints: ours('siu'),
  webhook_messages: ours('siud'),
  webhook_attempts: ours('sid'),
  listing_feed_deliveries: ours('sid'),
  seals: ours('si'),
  account_deletions: own('user_id', 'siu'),
  w9s: own('user_id', 'siu', 'siu', { status: 'superseded' }),
  agreements: [
    { by: 'their home', row: { owner_id: owner }, may: rights('siu') },
    {
      by: 'signing it',
      row: { envelope_id: other, sent_at: '2026-11-21' },
      beside: { envelope_signers: { envelope_id: other, user_id: owner } },
      may: rights('siu'),
    },
  ],
  analytics_events: notificationTables('siud'),
  analytics_profiles: ours('siud'),
  browser_errors: ours('siud'),
  web_vitals: notificationTables('si'),
  affiliates: [
    { by: 'having applied', row: { user_id: owner, status: 'applied' }, may: rights('siud', 'siu') },
    {
      by: 'letting themselves in',
      row: { user_id: owner, status: 'applied' },
      change: { status: 'approved' },
      may: rights('siud', 'si'),
    },
    { by: 'having been let in', row: { user_id: owner, status: 'approved' }, may: rights('siud', 's') },
    {
      by: 'having been let in, and applying again',
      row: { user_id: owner, status: 'approved' },
      change: { status: 'applied' },
      may: rights('siud', 's'),
    },
    {
      by: 'having been declined, and applying again',
      row: { user_id: owner, status: 'declined' },
      change: { status: 'applied' },
      may: rights('siud', 'su'),
    },
    {
      by: 'having applied, and naming somebody else',
      row: { user_id: owner, status: 'applied' },
      change: { user_id: stranger },
      may: rights('siud', 'si'),
    },
  ],
  applicant_consents: [
    {
      by: 'their part of an application',
      row: { applicant_id: other },
      beside: { applicants: { id: other, person_id: owner } },
      may: rights('siu'),
    },
  ],
  applicant_personal_details: [
    {
      by: 'their part of an application',
      row: { applicant_id: other },
      beside: { applicants: { id: other, person_id: owner } },
      may: rights('siud', 'siu'),
    },
  ],
  applicants: [
    { by: 'being one', row: { person_id: owner, application_id: target }, may: rights('siu') },
    {
      by: 'applying together',
      row: { id: target, person_id: stranger, application_id: other },
      beside: { applicants: { id: other, application_id: other, person_id: owner, status: 'joined' } },
      may: { owner: 'siu', stranger: 'siu', visitor: '', staff: 'siu' },
    },
  ],
  applications: [
    {
      by: 'applying',
      row: { id: target },
      beside: { applicants: { application_id: target, person_id: owner, status: 'joined' } },
      may: rights('siu'),
    },
    {
      by: 'having applied and left',
      row: { id: target },
      beside: { applicants: { application_id: target, person_id: owner, status: 'withdrawn' } },
      may: rights('siu', ''),
    },
    {
      by: 'their home',
      row: { id: target, home_id: other, submitted_at: '2026-11-21' },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siu', 's'),
    },
  ],
  appointments: [
    ...own('user_id', 'siud', 'siu'),
    ...own('host_id', 'siud', 'siu'),
    {
      by: 'its link',
      row: { key: 'k' },
      settings: { 'app.person': '', 'app.appointment': 'k' },
      may: rights('siud', 'siu'),
    },
  ],
  authenticators: own('user_id', 'siud'),
  availability_checks: ours('siud'),
  payments: own('payer_id', 'siu', 's'),
  disputes: ours('siu'),
  dispute_evidence: ours('siu'),
  ownership_checks: ours('siu'),
  money_requests: ours('siu'),
  approval_limits: ours('siu'),
  handout_editions: [
    { by: 'nothing: authorities publish them', row: {}, may: { owner: 's', stranger: 's', visitor: 's', staff: 'si' } },
  ],
  lead_disclosures: ours('si'),
  legal_figures: [
    {
      by: 'nothing, once two people approved it',
      row: { status: 'approved', proposed_by: owner, decided_by: stranger, decided_at: '2026-11-21' },
      may: { owner: 's', stranger: 's', visitor: 's', staff: 'siu' },
    },
    { by: 'having entered it', row: { status: 'proposed', proposed_by: owner }, may: rights('siu', '') },
  ],
  bank_orders: ours('siu'),
  lease_payers: ours('si'),
  lease_payer_shares: ours('siu'),
  payer_charges: ours('siu'),
  payer_payments: ours('siu'),
  payer_allocations: ours('si'),
  write_offs: ours('si'),
  debt_letters: ours('siu'),
  debt_holds: ours('siu'),
  collection_placements: ours('siu'),
  agency_payments: ours('siu'),
  contribution_requests: own('owner_id', 'siu', 's'),
  owner_contributions: own('owner_id', 'si', 's'),
  expenses: own('owner_id', 'siu', 's'),
  unclaimed_items: own('owner_id', 'siu', 's'),
  unclaimed_reports: [
    ...ours('siu'),
    {
      by: 'money of theirs in it',
      row: { id: other },
      beside: { unclaimed_items: { owner_id: owner, report_id: other } },
      may: rights('siu', 's'),
    },
  ],
  expense_rules: ours('siu'),
  month_closings: ours('siu'),
  reconciliation_packs: ours('siu'),
  return_rate_alerts: ours('siu'),
  residency_forms: ours('si'),
  portfolio_imports: ours('siu'),
  portfolio_import_files: ours('siud'),
  portfolio_import_records: ours('siu'),
  charges: leaseAccount(),
  credits: leaseAccount(),
  payment_allocations: leaseAccount(),
  data_exports: own('user_id', 'siud'),
  decision_letter_drafts: [
    {
      by: 'their part of an application',
      row: { applicant_id: other },
      beside: { applicants: { id: other, person_id: owner } },
      may: rights('siud', 's'),
    },
  ],
  decision_letters: [
    {
      by: 'their part of an application',
      row: { applicant_id: other },
      beside: { applicants: { id: other, person_id: owner } },
      may: rights('si', 's'),
    },
  ],
  decisions: [
    {
      by: 'applying',
      row: { application_id: target },
      beside: { applicants: { application_id: target, person_id: owner, status: 'joined' } },
      may: rights('si', 's'),
    },
    {
      by: 'their home',
      row: { application_id: target },
      beside: {
        applications: { id: target, home_id: other, submitted_at: '2026-11-21' },
        homes: { id: other, owner_id: owner },
      },
      may: rights('si', 's'),
    },
  ],
  condition_pictures: [
    {
      by: 'their home’s lease',
      row: { lease_id: other },
      beside: {
        homes: { id: other, owner_id: owner },
        leases: { id: other, home_id: other, envelope_id: null },
      },
      may: rights('sid'),
    },
  ],
  condition_records: [
    {
      by: 'their home’s lease',
      row: { lease_id: other },
      beside: {
        homes: { id: other, owner_id: owner },
        leases: { id: other, home_id: other, envelope_id: null },
      },
      may: rights('siu'),
    },
  ],
  canned_replies: ours('siud'),
  contact_log: ours('siud'),
  desk_items: ours('siud'),
  desk_notes: ours('siud'),
  desk_tasks: ours('siud'),
  desk_assignment_rules: ours('siud'),
  desk_views: ours('siud'),
  homeowner_contacts: own('person_id', 'siud', 's'),
  documents: [
    ...own('owner_id', 'siud', 'siud', { category: 'lease' }),
    ...homeRoles.map((role) => ({
      by: `being a ${role} around the home of the owner whose paper it is`,
      row: { owner_id: stranger, home_id: other, category: 'lease' },
      beside: {
        homes: { id: other, owner_id: stranger },
        home_members: { home_id: other, person_id: owner, ...place(role) },
      },
      may: { owner: role === 'helper' ? '' : 's', stranger: 'siud', visitor: '', staff: 'siud' },
    })),
    {
      by: 'being a co-owner of the home, of a paper of its resident',
      row: { owner_id: stranger, home_id: other, category: 'lease' },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: { owner: '', stranger: 'siud', visitor: '', staff: 'siud' },
    },
    {
      by: 'a message of their thread',
      row: { owner_id: stranger, message_id: other, category: 'lease' },
      beside: {
        messages: { id: other, thread_id: target },
        thread_participants: { thread_id: target, user_id: owner },
      },
      may: { owner: 's', stranger: 'siud', visitor: '', staff: 'siud' },
    },
    {
      by: 'the record of their home’s first day',
      row: { id: target, owner_id: stranger, category: 'lease' },
      beside: {
        homes: { id: other, owner_id: owner },
        leases: { id: other, home_id: other, envelope_id: null },
        condition_pictures: { lease_id: other, document_id: target },
      },
      may: { owner: 's', stranger: 'siud', visitor: '', staff: 'siud' },
    },
    {
      by: 'the run it was given in',
      row: { owner_id: null, flow_run_id: other, category: 'lease' },
      beside: { flow_runs: { id: other, person_id: owner } },
      may: rights('siud'),
    },
    {
      by: 'the run it was given in, long ago',
      row: { owner_id: stranger, flow_run_id: other, category: 'lease' },
      beside: { flow_runs: { id: other, person_id: owner } },
      // The person who took the run over put their files under their name; the run alone opens them no more.
      may: { owner: 'i', stranger: 'siud', visitor: '', staff: 'siud' },
    },
  ],
  envelope_signers: [
    {
      by: 'signing beside them',
      row: { envelope_id: other, user_id: null },
      beside: { envelope_signers: { envelope_id: other, user_id: owner } },
      may: rights('siu'),
    },
    {
      by: 'having made the paper',
      row: { envelope_id: other, user_id: null },
      beside: { envelopes: { id: other, created_by: owner } },
      may: rights('siu'),
    },
  ],
  envelopes: [
    ...own('created_by', 'siu'),
    {
      by: 'signing',
      row: { id: target, created_by: null },
      beside: { envelope_signers: { envelope_id: target, user_id: owner } },
      may: rights('siu'),
    },
    {
      by: 'an address that was asked to sign',
      row: { id: target, created_by: null },
      beside: {
        envelope_signers: { envelope_id: target, user_id: null, email: 'x@a.test' },
        users: { id: owner, email: 'x@a.test' },
      },
      may: rights('siu'),
    },
  ],
  estimate_links: [
    {
      by: 'their run',
      row: { estimate_id: other },
      beside: { estimates: { id: other, run_id: target }, flow_runs: { id: target, person_id: owner } },
      may: { owner: 'i', stranger: '', visitor: '', staff: 'sid' },
    },
  ],
  estimates: [
    {
      by: 'their run',
      row: { run_id: other },
      beside: { flow_runs: { id: other, person_id: owner } },
      may: rights('sid', 'si'),
    },
    {
      by: 'the browser the run began in',
      row: { run_id: other },
      beside: { flow_runs: { id: other, ...guestRun } },
      settings: holder,
      may: rights('sid', 'si'),
    },
  ],
  external_logins: own('user_id', 'siud'),
  file_links: own('user_id', 'siud'),
  file_uploads: [
    ...own('owner_id', 'siud'),
    {
      by: 'the run it is given in',
      row: { owner_id: null, flow_run_id: other },
      beside: { flow_runs: { id: other, person_id: owner } },
      may: rights('siud'),
    },
    {
      by: 'the run it was given in, long ago',
      row: { owner_id: stranger, flow_run_id: other },
      beside: { flow_runs: { id: other, person_id: owner } },
      may: { owner: 'i', stranger: 'siud', visitor: '', staff: 'siud' },
    },
  ],
  flow_run_links: ours('siud'),
  flow_runs: [
    ...own('person_id', 'siud', 'siud', { home_id: null }),
    {
      by: 'their home',
      row: { home_id: other, flow_id: 'setup-access', person_id: null, guest_token_hashes: '{}' },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud'),
    },
    ...homeRoles.map((role) => ({
      by: `being a ${role} around the home`,
      row: { home_id: other, flow_id: 'setup-access', person_id: null, guest_token_hashes: '{}' },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place(role) },
      },
      may: rights('siud', role === 'co_owner' || role === 'helper' ? 'siud' : ''),
    })),
    {
      by: 'being a helper with another group',
      row: { home_id: other, flow_id: 'setup-safety', person_id: null, guest_token_hashes: '{}' },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('helper') },
      },
      may: rights('siud', ''),
    },
    ...[
      { by: 'a unit of theirs, in a group of the whole property', flow: 'setup-hoa', may: rights('siud') },
      { by: 'a unit of theirs, in a group of another unit', flow: 'setup-access', may: rights('siud', '') },
    ].map(({ by, flow, may }) => ({
      by,
      may,
      row: { home_id: other, flow_id: flow, person_id: null, guest_token_hashes: '{}' },
      beside: { homes: { id: unit, property_id: other, owner_id: owner } },
    })),
    ...[
      { by: 'helping at a unit with that group of the property', group: 'hoa', may: rights('siud') },
      { by: 'helping at a unit with another group', group: 'insurance', may: rights('siud', '') },
    ].map(({ by, group, may }) => ({
      by,
      may,
      row: { home_id: other, flow_id: 'setup-hoa', person_id: null, guest_token_hashes: '{}' },
      beside: {
        homes: { id: unit, property_id: other, owner_id: null },
        home_members: { home_id: unit, person_id: owner, ...joined, role: 'helper', setup_group: group },
      },
    })),
    { by: 'the browser it began in', row: guestRun, settings: holder, may: rights('siud') },
    {
      by: 'a browser, of a run somebody took over',
      row: { ...guestRun, person_id: stranger },
      settings: holder,
      may: { owner: '', stranger: 'siud', visitor: '', staff: 'siud' },
    },
  ],
  home_access_codes: [
    { by: 'living there', row: { home_id: other, kind: 'gate' }, beside: livedIn, may: rights('siud', 's') },
    {
      by: 'having co-signed the lease',
      row: { home_id: other, kind: 'gate' },
      beside: coSigned,
      may: rights('siud', ''),
    },
    {
      by: 'living there, for our lockbox',
      row: { home_id: other, kind: 'lockbox' },
      beside: livedIn,
      may: rights('siud', ''),
    },
    {
      by: 'their home',
      row: { home_id: other },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud'),
    },
    ...homeRoles.map((role) => ({
      by: `being a ${role} around the home`,
      row: { home_id: other },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place(role) },
      },
      may: rights('siud', role === 'co_owner' || role === 'helper' ? 'siud' : ''),
    })),
    {
      by: 'being a helper with another group',
      row: { home_id: other },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('helper'), setup_group: 'safety' },
      },
      may: rights('siud', ''),
    },
  ],
  home_events: [
    ...memberCases('sid'),
    {
      by: 'their home',
      row: { home_id: other },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('sid', 'si'),
    },
  ],
  home_members: [
    { by: 'being one', row: { home_id: other, person_id: owner, ...place('viewer') }, may: rights('siud', 'sd') },
    {
      by: 'their home',
      row: { home_id: other, person_id: null, joined_at: null },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud'),
    },
    ...['co_owner', 'viewer', 'accountant', 'helper'].map((role) => ({
      by: `being a ${role} beside them`,
      row: { id: target, home_id: other, person_id: stranger, email: 'x@a.test', ...place('viewer') },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place(role) },
      },
      may: { owner: role === 'co_owner' ? 'siud' : '', stranger: 'sd', visitor: '', staff: 'siud' },
    })),
  ],
  home_alerts: ours('siud'),
  home_visit_days: [
    ...memberCases('siud'),
    {
      by: 'their home',
      row: { home_id: other },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud', 's'),
    },
  ],
  homes: [
    ...own('owner_id', 'siud', 'siud', { status: 'setup' }),
    ...['homes:read', 'work-orders:create'].map((scope) =>
      partner(scope, 'siud', 's', { owner_id: null, status: 'setup' }),
    ),
    partner('leases:read,leads:create', 'siud', '', { owner_id: null, status: 'setup' }),
    ...homeRoles.map((role) => ({
      by: `being a ${role} around it`,
      row: { id: other, owner_id: null, status: 'setup' },
      beside: { home_members: { home_id: other, person_id: owner, ...place(role) } },
      may: rights('siud', 's'),
    })),
    ...['active', 'coming_soon', 'application_pending', 'leased'].map((status) => ({
      by: `being ${status}`,
      row: { owner_id: owner, status },
      may: { owner: 'siud', stranger: 's', visitor: 's', staff: 'siud' },
    })),
    {
      by: 'applying for it',
      row: { id: other, owner_id: null, status: 'off_market' },
      beside: {
        applications: { id: target, home_id: other },
        applicants: { application_id: target, person_id: owner, status: 'joined' },
      },
      may: rights('siud', 's'),
    },
    {
      by: 'renting it',
      row: { id: other, owner_id: null, status: 'off_market' },
      beside: {
        envelope_signers: { envelope_id: target, user_id: owner },
        leases: { home_id: other, envelope_id: target },
      },
      may: rights('siud', 's'),
    },
    {
      by: 'touring it',
      row: { id: other, owner_id: null, status: 'off_market' },
      beside: { appointments: { home_id: other, user_id: owner } },
      may: rights('siud', 's'),
    },
  ],
  image_uploads: own('user_id', 'siud'),
  criteria_results: [
    {
      by: 'applying',
      row: { application_id: target },
      beside: { applicants: { application_id: target, person_id: owner, status: 'joined' } },
      may: rights('siu', 's'),
    },
    {
      by: 'their home',
      row: { application_id: target },
      beside: {
        applications: { id: target, home_id: other, submitted_at: '2026-11-21' },
        homes: { id: other, owner_id: owner },
      },
      may: rights('siu', 's'),
    },
  ],
  work_order_events: [
    ...repairCases({ audience: 'everyone' }, 's'),
    { by: 'an entry for the owner', row: { owner_id: owner, audience: 'owner' }, may: rights('siud', 's') },
    { by: 'an entry for residents', row: { owner_id: owner, audience: 'resident' }, may: rights('siud', '') },
    { by: 'an entry for staff', row: { owner_id: owner, audience: 'staff' }, may: rights('siud', '') },
    livingThere('an entry for the owner alone', { audience: 'owner' }, ''),
    ...memberCases('siud').map((each) => ({
      ...each,
      by: `${each.by}, an entry for residents`,
      row: { audience: 'resident', owner_id: null, ...each.row },
      may: rights('siud', ''),
    })),
  ],
  work_order_invoices: [
    ...repairCases({}, ''),
    invoiceOfWork('living there and paying for it', 'resident', 's'),
    invoiceOfWork('living there', 'owner', ''),
  ],
  work_order_photos: repairCases({}, 's'),
  work_order_quotes: repairCases({}, ''),
  work_order_reply_keys: ours('siud'),
  work_order_visits: repairCases({}, 's'),
  work_orders: [
    partner('work-orders:read', 'siud', 's', {}),
    partner('homes:read,work-orders:create', 'siud', '', {}),
    ...repairCases({}, 's'),
    livingThere('having lived there', {}, '', { status: 'ended', ended_at: '2026-11-21', end_reason: 'x' }),
  ],
  known_devices: own('user_id', 'siud'),
  lead_events: notificationTables('siud'),
  leads: [
    { by: 'themselves', row: { user_id: owner }, may: { owner: 'si', stranger: '', visitor: '', staff: 'sud' } },
    { by: 'nobody', row: { user_id: null }, may: { owner: 'i', stranger: 'i', visitor: 'i', staff: 'siud' } },
  ],
  inspection_changes: own('owner_id', 'siud', 's'),
  inspection_photos: own('owner_id', 'siud', 's'),
  inspections: own('owner_id', 'siud', 's'),
  payout_accounts: own('owner_id', 'siu', 's'),
  price_rules: own('owner_id', 'siud', 's'),
  insurance_policies: [
    ...own('owner_id', 'siud', 's'),
    {
      by: 'owning the home with others',
      row: { home_id: other, owner_id: stranger },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: { ...rights('siud', 's'), stranger: 's' },
    },
  ],
  insurance_selections: own('owner_id', 'siud', 's'),
  wealth_plans: own('owner_id', 'siud', 's'),
  payout_settings: own('owner_id', 'siud', 's'),
  payout_shares: [
    { by: 'the home', row: { owner_id: owner, basis_points: 10_000 }, may: rights('siud', 's') },
    { by: 'a part of it', row: { person_id: owner, basis_points: 10_000 }, may: rights('siud', 's') },
  ],
  tax_reporters: [
    { by: 'the home', row: { owner_id: owner, basis_points: 10_000 }, may: rights('siud', 's') },
    { by: 'reporting a part of it', row: { person_id: owner, basis_points: 10_000 }, may: rights('siud', 's') },
  ],
  bank_statements: ours('siud'),
  bank_lines: ours('siud'),
  trust_entries: ours('s'),
  reconciliation_exceptions: ours('siu'),
  tax_forms: [
    {
      by: 'one that was released',
      row: {
        owner_id: owner,
        tax_year: 2026,
        status: 'released',
        receipt: null,
        filed_at: null,
        released_at: '2027-01-20',
      },
      may: rights('siu', 's'),
    },
    {
      by: 'one that is only prepared',
      row: { owner_id: owner, tax_year: 2026, status: 'prepared', receipt: null, filed_at: null, released_at: null },
      may: rights('siu', ''),
    },
  ],
  payout_runs: ours('siu'),
  payout_run_homes: ours('siu'),
  payouts: moneyOfHome('siud', { period: '2026-11-01', amount: 1, status: 'paid', held_for: null }),
  payout_lines: moneyOfHome('siud'),
  top_ups: ours('siu'),
  payout_parts: [
    ...moneyOfHome('siu', { basis_points: 10_000 }),
    { by: 'getting it', row: { person_id: owner, basis_points: 10_000 }, may: rights('siu', 's') },
  ],
  payout_reporters: [
    ...moneyOfHome('siu', { basis_points: 10_000 }),
    { by: 'reporting it', row: { person_id: owner, basis_points: 10_000 }, may: rights('siu', 's') },
  ],
  installment_plans: moneyOfHome('siu', { months: 3 }),
  installment_bills: moneyOfHome('si', { amount: 1 }),
  installments: moneyOfHome('siu', { seq: 1, paid_at: null, payout_id: null }),
  advances: [
    ...moneyOfHome('siu', { months: 12, status: 'offered', envelope_id: null }),
    {
      by: 'signing its disclosure',
      row: { months: 12, status: 'offered', envelope_id: target },
      beside: { envelope_signers: { envelope_id: target, user_id: owner } },
      may: rights('siu', 's'),
    },
  ],
  payout_plan_changes: moneyOfHome('siu'),
  proposal_items: own('owner_id', 'siud', 's'),
  proposals: [
    { by: 'one that was sent', row: { owner_id: owner, status: 'sent' }, may: rights('siud', 's') },
    { by: 'one that was accepted', row: { owner_id: owner, status: 'accepted' }, may: rights('siud', 's') },
    ...['draft', 'dropped'].map((status) => ({
      by: `one that is a ${status}`,
      row: { owner_id: owner, status },
      may: rights('siud', ''),
    })),
  ],
  lease_residents: [
    {
      by: 'signing the lease beside them',
      row: { lease_id: other, person_id: null },
      beside: {
        leases: { id: other, envelope_id: other },
        envelope_signers: { envelope_id: other, user_id: owner },
      },
      may: rights('siud', 's'),
    },
    {
      by: 'their home',
      row: { lease_id: other, person_id: null },
      beside: { homes: { id: other, owner_id: owner }, leases: { id: other, home_id: other, envelope_id: null } },
      may: rights('siud', 's'),
    },
    { by: 'an account on it whose lease they do not see', row: { person_id: owner }, may: rights('siud', '') },
  ],
  leases: [
    partner('leases:read', 'siu', 's', { envelope_id: null, imported_at: null }),
    partner('homes:read', 'siu', '', { envelope_id: null, imported_at: null }),
    {
      by: 'renting a home that was carried over from another system',
      row: { id: other, envelope_id: null, imported_at: '2026-11-21T00:00:00Z' },
      beside: { lease_residents: { lease_id: other, person_id: owner, role: 'resident' } },
      may: rights('siu', 's'),
    },
    {
      by: 'being named on a lease that was not carried over and that they do not sign',
      row: { id: other, envelope_id: null, imported_at: null },
      beside: { lease_residents: { lease_id: other, person_id: owner, role: 'resident' } },
      may: rights('siu', ''),
    },
    {
      by: 'signing it',
      row: { envelope_id: other },
      beside: { envelope_signers: { envelope_id: other, user_id: owner } },
      may: rights('siu'),
    },
    {
      by: 'their home',
      row: { home_id: other, envelope_id: null },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siu'),
    },
  ],
  move_outs: [
    { by: 'their home', row: { owner_id: owner }, may: rights('siud', 's') },
    {
      by: 'owning the home with others',
      row: { home_id: other, owner_id: null },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: rights('siud', 's'),
    },
    {
      by: 'living under its lease',
      row: { lease_id: other, owner_id: null },
      beside: {
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', 's'),
    },
  ],
  ...Object.fromEntries(
    ['move_out_changes', 'move_out_photos'].map((table) => [
      table,
      [
        { by: 'their home', row: { owner_id: owner }, may: rights('siud', 's') },
        {
          by: 'owning the home with others',
          row: { home_id: other, owner_id: null },
          beside: {
            homes: { id: other, owner_id: null },
            home_members: { home_id: other, person_id: owner, ...place('co_owner') },
          },
          may: rights('siud', 's'),
        },
        {
          by: 'living under its lease',
          row: { move_out_id: other, owner_id: null },
          beside: {
            move_outs: { id: other, lease_id: other },
            leases: { id: other, envelope_id: null },
            lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
          },
          may: rights('siud', 's'),
        },
      ],
    ]),
  ),
  deposit_returns: [
    {
      by: 'their home',
      row: { move_out_id: other },
      beside: { move_outs: { id: other, owner_id: owner } },
      may: rights('siud', 's'),
    },
    {
      by: 'living under its lease',
      row: { move_out_id: other },
      beside: {
        move_outs: { id: other, lease_id: other, owner_id: null },
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', 's'),
    },
  ],
  deposit_deductions: [
    { by: 'their home', row: { owner_id: owner }, may: rights('siud', 's') },
    {
      by: 'owning the home with others',
      row: { home_id: other, owner_id: null },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: rights('siud', 's'),
    },
    ...[null, '2026-11-21'].map((sentAt) => ({
      by: `living under its lease, its statement ${sentAt ? 'sent' : 'not sent'}`,
      row: { move_out_id: other, owner_id: null },
      beside: {
        move_outs: { id: other, lease_id: other, statement_sent_at: sentAt },
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', sentAt ? 's' : ''),
    })),
  ],
  offboardings: [{ by: 'their home', row: { home_id: other }, beside: ownHome, may: rights('siud', 's') }],
  lease_addenda: [
    { by: 'their home', row: { home_id: other }, beside: ownHome, may: rights('siud', 's') },
    {
      by: 'signing it',
      row: { owner_id: null, envelope_id: target },
      beside: { envelope_signers: { envelope_id: target, user_id: owner } },
      may: rights('siud', 's'),
    },
  ],
  lease_requests: [
    { by: 'their home', row: { owner_id: owner, kind: 'pet' }, may: rights('siud', 's') },
    { by: 'their home, for a letter', row: { owner_id: owner, kind: 'ledger_letter' }, may: rights('siud', '') },
    {
      by: 'living under its lease',
      row: { lease_id: other, owner_id: null, kind: 'pet' },
      beside: {
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', 's'),
    },
  ],
  notices: [
    { by: 'their home', row: { owner_id: owner, status: 'held' }, may: rights('siud', 's') },
    {
      by: 'owning the home with others',
      row: { home_id: other, owner_id: null, status: 'held' },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: rights('siud', 's'),
    },
    ...(['held', 'given'] as const).map((status) => ({
      by: `living under its lease, while it is ${status}`,
      row: { lease_id: other, owner_id: null, status },
      beside: {
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', status === 'given' ? 's' : ''),
    })),
  ],
  renewals: [
    { by: 'their home', row: { owner_id: owner, status: 'draft' }, may: rights('siud', 's') },
    {
      by: 'owning the home with others',
      row: { home_id: other, owner_id: null, status: 'approved' },
      beside: {
        homes: { id: other, owner_id: null },
        home_members: { home_id: other, person_id: owner, ...place('co_owner') },
      },
      may: rights('siud', 's'),
    },
    ...(['draft', 'sent'] as const).map((status) => ({
      by: `living under its lease, while it is ${status}`,
      row: { lease_id: other, owner_id: null, status },
      beside: {
        leases: { id: other, envelope_id: null },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', status === 'sent' ? 's' : ''),
    })),
  ],
  ledger_accounts: own('owner_id', 'si'),
  ledger_entries: ours('si'),
  ledger_transactions: ours('si'),
  login_steps: ours('siud'),
  messages: [
    {
      by: 'their thread',
      row: { thread_id: target, author_id: owner },
      beside: { thread_participants: { thread_id: target, user_id: owner } },
      may: rights('siud', 'si'),
    },
    {
      by: 'their thread, in another’s name',
      row: { thread_id: target, author_id: stranger },
      beside: { thread_participants: { thread_id: target, user_id: owner } },
      may: { owner: 's', stranger: '', visitor: '', staff: 'siud' },
    },
  ],
  move_ins: [
    {
      by: 'their home’s lease',
      row: { lease_id: other },
      beside: {
        homes: { id: other, owner_id: owner },
        leases: { id: other, home_id: other, envelope_id: null },
      },
      may: rights('siu'),
    },
  ],
  session_replays: ours('siud'),
  session_replay_chunks: ours('siud'),
  push_subscriptions: own('user_id', 'siud'),
  notification_preferences: own('user_id', 'siud'),
  passkeys: own('user_id', 'siud'),
  processor_events: ours('siu'),
  verification_codes: ours('siud'),
  recovery_codes: own('user_id', 'siud'),
  qualifications: [
    {
      by: 'their run',
      row: { id: other },
      beside: { flow_runs: { id: other, person_id: owner } },
      may: rights('siud', 's'),
    },
    {
      by: 'the browser the run began in',
      row: { id: other },
      beside: { flow_runs: { id: other, ...guestRun } },
      settings: holder,
      may: rights('siud', 's'),
    },
  ],
  referral_codes: own('user_id', 'sid', 'si'),
  referrals: [
    {
      by: 'inviting',
      row: { referrer_id: owner, status: 'invited', invitee_id: null },
      may: rights('siud', 'sid'),
    },
    {
      by: 'inviting, in two steps at once',
      row: { referrer_id: owner, status: 'invited', invitee_id: other },
      may: rights('siud', 'sd'),
    },
    { by: 'having invited', row: { referrer_id: owner, status: 'joined', invitee_id: null }, may: rights('siud', 's') },
  ],
  refresh_tokens: ours('siud'),
  refunds: [
    {
      by: 'their payment',
      row: { payment_id: other },
      beside: { payments: { id: other, payer_id: owner } },
      may: rights('siu', 's'),
    },
  ],
  saved_homes: own('user_id', 'siud'),
  saved_searches: own('user_id', 'siud'),
  screenings: [
    {
      by: 'their part of an application',
      row: { applicant_id: other },
      beside: { applicants: { id: other, person_id: owner } },
      may: rights('siu', 's'),
    },
  ],
  sessions: own('user_id', 'siud'),
  flags: [{ by: 'nothing', row: {}, may: { owner: 's', stranger: 's', visitor: 's', staff: 'siu' } }],
  team_members: readByAll('siu'),
  team_invitations: ours('siu'),
  duty_requests: ours('siu'),
  region_hosts: readByAll('sid'),
  host_hours: readByAll('sid'),
  host_days_off: readByAll('sid'),
  meeting_hosts: readByAll('sid'),
  flag_conversions: notificationTables('sid'),
  flag_exposures: notificationTables('sid'),
  site_visits: notificationTables('sid'),
  consent_choices: [
    { by: 'themselves', row: { user_id: owner }, may: { owner: 'si', stranger: '', visitor: '', staff: 'siud' } },
    { by: 'nobody', row: { user_id: null }, may: { owner: 'i', stranger: 'i', visitor: 'i', staff: 'siud' } },
  ],
  text_consents: own('user_id', 'sid'),
  text_opt_outs: ours('siud'),
  delivery_events: ours('sid'),
  thread_guests: ours('sid'),
  thread_participants: [
    ...own('user_id', 'siud', 'siu'),
    {
      by: 'being in the thread',
      row: { thread_id: target, user_id: stranger },
      beside: { thread_participants: { thread_id: target, user_id: owner } },
      may: { owner: 's', stranger: 'siu', visitor: '', staff: 'siud' },
    },
  ],
  threads: [
    {
      by: 'being in it',
      row: { id: target },
      beside: { thread_participants: { thread_id: target, user_id: owner } },
      may: { owner: 'siu', stranger: 'i', visitor: '', staff: 'siud' },
    },
  ],
  todos: own('user_id', 'siud'),
  notified_homes: own('user_id', 'siud'),
  users: own('id', 'siu'),
  waitlist_entries: notificationTables('sid'),
  service_orders: [
    {
      by: 'owning the home',
      row: { home_id: other, orderer_id: null, status: 'ordered', decline_reason: null },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud'),
    },
    ...[owner, target].map((orderer) => ({
      by: `renting the home, ordered by ${orderer === owner ? 'them' : 'another'}`,
      row: { home_id: other, orderer_id: orderer, status: 'ordered', decline_reason: null },
      beside: {
        homes: { id: other, owner_id: null },
        leases: { id: other, home_id: other, envelope_id: null, status: 'signed' },
        lease_residents: { lease_id: other, person_id: owner, role: 'resident' },
      },
      may: rights('siud', orderer === owner ? 's' : ''),
    })),
    {
      by: 'having rented it once',
      row: { orderer_id: owner, status: 'ordered', decline_reason: null },
      may: rights('siud', ''),
    },
  ],
  backup_runs: ours('siu'),
  provider_states: ours('siu'),
  pros: ours('siud'),
  pro_documents: ours('siud'),
  pro_offers: ours('siud'),
  pro_logins: ours('siud'),
  pro_job_links: ours('siud'),
  pro_bank_accounts: ours('siud'),
  work_order_payments: ours('siud'),
  recurrences: plannedCare({ type: 'pest', rrule: 'FREQ=YEARLY;BYMONTH=1' }),
  recurrence_occurrences: plannedCare({}),
  payment_methods: own('user_id', 'siud'),
  autopays: own('user_id', 'siud'),
  autopay_runs: own('user_id', 'siud'),
  bill_documents: leaseAccount(),
  bill_disputes: leaseAccount(),
  payment_plans: leaseAccount(),
  payment_plan_charges: leaseAccount(),
  lease_due_days: leaseAccount(),
  bill_dispute_messages: leaseAccount(),
  house_guides: [
    {
      by: 'their home',
      row: { home_id: other },
      beside: { homes: { id: other, owner_id: owner } },
      may: rights('siud'),
    },
    { by: 'living there', row: { home_id: other }, beside: livedIn, may: rights('siud', 's') },
    { by: 'having co-signed the lease', row: { home_id: other }, beside: coSigned, may: rights('siud', '') },
    {
      by: 'having lived there',
      row: { home_id: other },
      beside: { ...livedIn, leases: { ...livedIn.leases, status: 'ended' } },
      may: rights('siud', ''),
    },
  ],
  letters: ours('siud'),
  statutory_notices: ours('siu'),
  rent_reports: ours('siud'),
  rent_report_deliveries: ours('siud'),
  rent_report_lines: own('person_id', 'siud', 's'),
  rent_report_disputes: own('person_id', 'siud', 's'),
  rent_reporting_enrollments: own('person_id', 'siud', 's'),
  rent_reporting_offers: own('person_id', 'siud', 's'),
  listing_reports: [
    { by: 'themselves', row: { person_id: owner }, may: { owner: 'si', stranger: '', visitor: '', staff: 'siud' } },
    { by: 'nobody', row: { person_id: null }, may: { owner: 'i', stranger: 'i', visitor: 'i', staff: 'siud' } },
  ],
};

/** Mutants that change nothing, each with its reason: another rule says the same. */
export const equivalent: Record<string, string> = {
  'flags_read: using true': 'rules are for everyone to read',
  'handout_editions_read: using true': 'authorities publish the papers, and anyone may open them',
  'team_members_read: using true': 'free times are for everyone to read',
  'region_hosts_read: using true': 'free times are for everyone to read',
  'host_hours_read: using true': 'free times are for everyone to read',
  'host_days_off_read: using true': 'free times are for everyone to read',
  'meeting_hosts_read: using true': 'free times are for everyone to read',
  'trust_entries_staff: with check true': 'the database alone writes it: nobody is granted more than to read',
};

/** Tables in which staff see rows of others only with one of these duties. Without a duty they see what any member sees. */
export const dutyTables: Readonly<Record<string, readonly Duty[]>> = {
  authenticators: [],
  recovery_codes: [],
  passkeys: [],
  refresh_tokens: [],
  verification_codes: [],
  login_steps: [],
  listing_feeds: ['leasing'],
  api_keys: ['admin'],
  api_key_secrets: ['admin'],
  report_schedules: [],
  webhook_endpoints: ['admin'],
  webhook_messages: ['admin'],
  webhook_attempts: ['admin'],
  listing_reports: ['leasing', 'support'],
  listing_feed_deliveries: ['leasing'],
  seals: [],
  w9s: ['money'],
  tax_forms: ['money'],
  payout_accounts: ['money'],
  payout_settings: ['money'],
  payout_shares: ['money'],
  payout_runs: ['money'],
  payout_run_homes: ['money'],
  payment_methods: ['money', 'support'],
  ledger_accounts: ['money'],
  ledger_transactions: ['money'],
  ledger_entries: ['money'],
  lease_payers: ['money'],
  lease_payer_shares: ['money'],
  payer_charges: ['money'],
  payer_payments: ['money'],
  payer_allocations: ['money'],
  write_offs: ['money'],
  debt_letters: ['money'],
  debt_holds: ['money'],
  collection_placements: ['money'],
  agency_payments: ['money'],
  contribution_requests: ['money'],
  owner_contributions: ['money'],
  expenses: ['money'],
  unclaimed_items: ['money'],
  unclaimed_reports: ['money'],
  expense_rules: ['money'],
  month_closings: ['money'],
  reconciliation_packs: ['money'],
  return_rate_alerts: ['money'],
  dispute_evidence: ['money'],
  ownership_checks: ['money'],
  bank_statements: ['money'],
  bank_lines: ['money'],
  reconciliation_exceptions: ['money'],
  trust_entries: ['money'],
  top_ups: ['money'],
  money_requests: ['money'],
  screenings: ['leasing'],
  criteria_results: ['leasing'],
  decisions: ['leasing'],
  decision_letters: ['leasing'],
  statutory_notices: ['leasing'],
  decision_letter_drafts: ['leasing'],
  applicant_personal_details: ['leasing'],
  home_access_codes: ['leasing', 'care'],
  threads: ['leasing', 'care', 'support'],
  thread_participants: ['leasing', 'care', 'support'],
  messages: ['leasing', 'care', 'support'],
};

/** The same for documents, by category. */
export const documentDuties: Readonly<Record<string, readonly Duty[]>> = {
  lease: ['leasing', 'money', 'support'],
  agreement: ['leasing', 'money', 'support'],
  inspection: ['leasing', 'care'],
  insurance: ['leasing', 'care'],
  statement: ['money', 'support'],
  receipt: ['money', 'support'],
  tax: ['money'],
  notice: ['leasing', 'support'],
  application: ['leasing'],
  identity: ['leasing'],
  message: ['leasing', 'care', 'support'],
  other: ['leasing', 'care', 'money', 'support'],
};
