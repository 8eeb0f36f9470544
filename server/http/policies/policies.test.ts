// Each policy by itself, for everyone who may ask: a condition that is dropped or turned round changes a row here. The API
// tests ask the same of whole operations (tests/api/authorization.data.ts).
import { describe, expect, test } from 'vitest';
import type { Duty, UserType } from '@/contract/account/users/endpoints';
import type { HomeRole } from '@/contract/homes/homeMembers/constants';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Person } from '@/server/http/person';
import * as deletions from '@/server/modules/account/deletions/policy';
import * as documents from '@/server/modules/account/documents/policy';
import * as users from '@/server/modules/account/sessions/policy';
import * as threads from '@/server/modules/account/threads/policy';
import * as todos from '@/server/modules/account/todos/policy';
import * as partnerRecords from '@/server/modules/care/partnerRecords/policy';
import * as proServices from '@/server/modules/care/proServices/policy';
import * as pros from '@/server/modules/care/pros/policy';
import * as recurrences from '@/server/modules/care/recurrences/policy';
import * as workOrders from '@/server/modules/care/workOrders/policy';
import * as studio from '@/server/modules/content/studio/policy';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import * as homeMembers from '@/server/modules/homes/homeMembers/policy';
import * as homes from '@/server/modules/homes/homes/policy';
import * as houseGuides from '@/server/modules/homes/houseGuides/policy';
import * as listingPerformance from '@/server/modules/homes/listingPerformance/policy';
import * as listings from '@/server/modules/homes/listings/policy';
import * as applications from '@/server/modules/leasing/applications/policy';
import * as appointments from '@/server/modules/leasing/appointments/policy';
import * as decisions from '@/server/modules/leasing/decisions/policy';
import * as leases from '@/server/modules/leasing/leases/policy';
import * as moveIns from '@/server/modules/leasing/moveIns/policy';
import * as screenings from '@/server/modules/leasing/screenings/policy';
import * as bills from '@/server/modules/money/bills/policy';
import * as charges from '@/server/modules/money/charges/policy';
import * as ledger from '@/server/modules/money/ledger/policy';
import * as moneyRequests from '@/server/modules/money/moneyRequests/policy';
import * as paymentMethods from '@/server/modules/money/paymentMethods/policy';
import * as paymentPlans from '@/server/modules/money/paymentPlans/policy';
import * as payoutAccounts from '@/server/modules/money/payoutAccounts/policy';
import * as payouts from '@/server/modules/money/payouts/policy';
import * as reconciliations from '@/server/modules/money/reconciliations/policy';
import * as smoothPayments from '@/server/modules/money/smoothPayments/policy';
import * as taxForms from '@/server/modules/money/taxForms/policy';
import * as w9s from '@/server/modules/money/w9s/policy';
import * as wealth from '@/server/modules/money/wealth/policy';
import * as affiliates from '@/server/modules/onboarding/affiliates/policy';
import * as agreements from '@/server/modules/onboarding/agreements/policy';
import * as homeSetup from '@/server/modules/onboarding/homeSetup/policy';
import * as inspections from '@/server/modules/onboarding/inspections/policy';
import * as proposals from '@/server/modules/onboarding/proposals/policy';
import * as qualifications from '@/server/modules/onboarding/qualifications/policy';
import * as referrals from '@/server/modules/onboarding/referrals/policy';
import * as analytics from '@/server/modules/platform/analytics/policy';
import * as apiKeys from '@/server/modules/platform/apiKeys/policy';
import * as auditLog from '@/server/modules/platform/auditLog/policy';
import * as desk from '@/server/modules/platform/desk/policy';
import * as flags from '@/server/modules/platform/flags/policy';
import * as flows from '@/server/modules/platform/flows/policy';
import * as monitoring from '@/server/modules/platform/monitoring/policy';
import * as sessionReplays from '@/server/modules/platform/sessionReplays/policy';
import * as setup from '@/server/modules/platform/setup/policy';
import * as signing from '@/server/modules/platform/signing/policy';
import * as systemHealth from '@/server/modules/platform/systemHealth/policy';
import * as webhooks from '@/server/modules/platform/webhooks/policy';
import * as insurance from '@/server/modules/tenancy/insurance/policy';
import * as leaseRequests from '@/server/modules/tenancy/leaseRequests/policy';
import * as moveOuts from '@/server/modules/tenancy/moveOuts/policy';
import * as notices from '@/server/modules/tenancy/notices/policy';
import * as offboardings from '@/server/modules/tenancy/offboardings/policy';
import * as renewals from '@/server/modules/tenancy/renewals/policy';

const person = (id: string, type: UserType, duties?: readonly Duty[]): Person => ({
  id,
  type,
  sessionId: 'session',
  authenticatedAt: 0,
  ...(duties ? { duties } : {}),
});

/** `one` owns the object in every case below. */
const actors = {
  nobody: null,
  one: person('one', 'homeowner'),
  other: person('other', 'homeowner'),
  resident: person('resident', 'resident'),
  editor: person('editor', 'editor'),
  trainee: person('trainee', 'staff', []),
  leasing: person('leasing', 'staff', ['leasing']),
  care: person('care', 'staff', ['care']),
  money: person('money', 'staff', ['money']),
  support: person('support', 'staff', ['support']),
  admin: person('admin', 'staff', ['admin']),
} as const;
type Name = keyof typeof actors;

const everyone = Object.keys(actors) as Name[];
const none: Name[] = [];
const staff: Name[] = ['trainee', 'leasing', 'care', 'money', 'support', 'admin'];
const working = staff.filter((name) => name !== 'trainee');
const signedIn = everyone.filter((name) => name !== 'nobody');

/** Subjects are narrowed to what a policy reads; the rest of a row does not matter to it. */
type Policy = (actor: Person | null, ...rest: never[]) => boolean;
type Case = readonly [name: string, policy: Policy, subject: unknown, may: readonly Name[], rest?: unknown];

const roles: readonly (HomeRole | null)[] = ['owner', 'co_owner', 'viewer', 'accountant', 'helper', null];
const access = (role: HomeRole | null, more: Partial<HomeAccess> = {}) =>
  ({ role, ownerId: 'one', helperGroups: [] as SetupGroup[], ...more }) as HomeAccess;

/** What only the role in a home decides: everyone with such a role, and of the others those named. */
const byRole = (
  name: string,
  policy: Policy,
  allowed: readonly (HomeRole | null)[],
  besides: readonly Name[] = [],
  subject: (of: HomeAccess) => unknown = (of) => of,
): Case[] =>
  roles.map((role) => [
    `${name} as ${role ?? 'nobody of the home'}`,
    policy,
    subject(access(role)),
    allowed.includes(role) ? everyone : besides,
  ]);
const owners: readonly HomeRole[] = ['owner', 'co_owner'];
const viewers: readonly HomeRole[] = ['owner', 'co_owner', 'viewer', 'accountant'];
const withMoney: readonly HomeRole[] = ['owner', 'co_owner', 'accountant'];
const withPlace: readonly HomeRole[] = ['owner', 'co_owner', 'viewer', 'accountant', 'helper'];

const sides = (isOwnerSide: boolean, isResident: boolean, more: object = {}) => ({ isOwnerSide, isResident, ...more });
const owner = sides(true, false);
const resident = sides(false, true);
const stranger = sides(false, false);

const cases: readonly Case[] = [
  // Duties alone.
  ['affiliates', affiliates.canManageAffiliates, {}, ['admin']],
  ['API keys', apiKeys.canManageApiKeys, {}, ['admin']],
  ['webhooks', webhooks.canManageWebhooks, {}, ['admin']],
  ['records of partners', partnerRecords.canSeePartnerRecords, {}, ['admin']],
  ['agreements: countersign', agreements.canCounterSign, {}, ['leasing']],
  ['analytics', analytics.canReadAnalytics, {}, working],
  ['appointments', appointments.canManageAppointments, {}, ['leasing']],
  ['audit log', auditLog.canReadAuditLog, {}, ['admin']],
  ['bills: handle', bills.canHandleBills, {}, ['money']],
  ['charges: manage', charges.canManageCharges, {}, ['money']],
  ['decisions for an owner', decisions.canDecideForOwner, {}, ['leasing']],
  ['books', ledger.canReadBooks, {}, ['money']],
  ['money requests: ask', moneyRequests.canRequestMoney, {}, ['money']],
  ['money requests: decide one’s own', moneyRequests.canDecideMoneyRequest, { requestedBy: 'money' }, none],
  ['money requests: decide another’s', moneyRequests.canDecideMoneyRequest, { requestedBy: 'care' }, ['money']],
  ['money requests: withdraw one’s own', moneyRequests.canWithdrawMoneyRequest, { requestedBy: 'money' }, ['money']],
  ['money requests: withdraw another’s', moneyRequests.canWithdrawMoneyRequest, { requestedBy: 'care' }, none],
  ['work orders: pay an invoice', workOrders.canPayInvoice, {}, ['money']],
  ['deletions', deletions.canRequestDeletion, {}, ['one', 'other', 'resident']],
  ['desk', desk.canUseDesk, {}, working],
  ['desk: hand over a homeowner', desk.canHandOver, { type: 'homeowner' }, working],
  ['desk: hand over a resident', desk.canHandOver, { type: 'resident' }, none],
  ['desk: queue of two duties', desk.canWorkOn, { duties: ['care', 'money'] }, ['care', 'money']],
  ['desk: queue of nobody', desk.canWorkOn, { duties: [] }, none],
  ...(['homeowner', 'resident', 'staff', 'editor'] as const).flatMap((type): Case[] => {
    const isMember = type === 'homeowner' || type === 'resident';
    const act = (action: string, may: Name[]): Case => [
      `desk: ${action} for ${type}`,
      desk.canActForPerson,
      { type },
      isMember ? may : none,
      { body: { action } },
    ];
    return [act('withdrawApplication', ['leasing']), act('endSessions', ['support'])];
  }),
  ['flags', flags.canManageFlags, {}, ['admin']],
  ['inspections', inspections.canInspect, {}, ['leasing', 'care']],
  ['lease desk', leaseRequests.canSeeLeaseDesk, {}, ['leasing']],
  ['leases: send', leases.canSendLease, {}, ['leasing']],
  ['listings: publish', listings.canPublish, {}, working],
  ['monitoring', monitoring.canReadMonitoring, {}, working],
  ['move-ins: insurance', moveIns.canCheckInsurance, {}, ['leasing', 'care']],
  ['move-outs: return a deposit', moveOuts.canReturnDeposit, {}, ['leasing']],
  ['offboardings: finish', offboardings.canFinishOffboarding, {}, ['leasing']],
  ['payment plans: decide', paymentPlans.canDecidePlan, {}, ['money']],
  ['payouts: handle', payouts.canHandlePayouts, {}, ['money']],
  ['proposals: manage', proposals.canManageProposals, {}, ['leasing', 'care']],
  ['pros', pros.canManagePros, {}, ['care']],
  ['qualifications', qualifications.canReviewQualification, {}, ['leasing']],
  ['reconciliations', reconciliations.canReconcile, {}, ['money']],
  ['referrals', referrals.canManageReferrals, {}, ['support', 'money']],
  ['referrals: request', referrals.canRequestPayment, {}, ['support', 'money']],
  ['referrals: approve', referrals.canApprovePayment, { paymentRequestedBy: 'support' }, ['money']],
  ['referrals: approve one’s own', referrals.canApprovePayment, { paymentRequestedBy: 'money' }, none],
  ['screenings', screenings.canReviewScreenings, {}, ['leasing']],
  ['session replays', sessionReplays.canWatchReplays, {}, ['support', 'admin']],
  ['studio: publish', studio.canPublishContent, { document: { type: 'page', uid: 'faq' } }, ['editor', 'admin']],
  [
    'studio: publish a legal page',
    studio.canPublishContent,
    { document: { type: 'page', uid: 'privacy-policy' } },
    ['admin'],
  ],
  ['setup', setup.canReadSetup, {}, ['admin']],
  ['studio', studio.canEditContent, {}, ['editor', 'admin']],
  ['system health', systemHealth.canReadSystemHealth, {}, ['admin']],
  ['tax forms', taxForms.canHandleTaxForms, {}, ['money']],
  ['threads', threads.canCloseThread, {}, ['support']],
  ['W-9: number', w9s.canReadTin, {}, ['money']],
  ['work orders: manage', workOrders.canManageWorkOrder, {}, ['care']],

  // The owner.
  ['agreements: draft', agreements.canDraftAgreement, { ownerId: 'one' }, ['one']],
  ['agreements: draft of no owner', agreements.canDraftAgreement, { ownerId: null }, none],
  ['documents: change', documents.canChange, { ownerId: 'one' }, ['one']],
  ['documents: remove', documents.canRemove, { ownerId: 'one', messageId: null }, ['one']],
  ['documents: remove what was sent', documents.canRemove, { ownerId: 'one', messageId: 'message' }, none],
  ['flows: resume', flows.canResumeRun, { personId: 'one' }, ['one']],
  ['flows: resume nobody’s', flows.canResumeRun, { personId: null }, everyone],
  ['leases: end', leases.canEndLease, { ownerId: 'one', myRole: null }, ['one', 'leasing']],
  ['leases: end as homeowner', leases.canEndLease, { ownerId: 'two', myRole: 'homeowner' }, everyone],
  ['leases: end as manager', leases.canEndLease, { ownerId: 'two', myRole: 'manager' }, everyone],
  ['leases: end as resident', leases.canEndLease, { ownerId: 'two', myRole: 'resident' }, ['leasing']],
  ['payment methods', paymentMethods.canChangePaymentMethod, { userId: 'one' }, ['one']],
  ['payout accounts', payoutAccounts.isAccountOwner, { ownerId: 'one' }, ['one']],
  ['proposals: decide', proposals.canDecideProposal, { ownerId: 'one' }, ['one']],
  ['proposals: read', proposals.canReadProposal, { ownerId: 'one' }, ['one', ...working]],
  ['signing: void', signing.canVoid, { envelope: { createdBy: 'one' } }, ['one', 'leasing']],
  ['W-9: fill in', w9s.canFillForm, { userId: 'one' }, ['one']],
  ['todos: dismiss', todos.canDismiss, { kind: 'verifyEmail', subject: '', detail: {} }, everyone],
  ['todos: dismiss a duty', todos.canDismiss, { kind: 'cancelDeletion', subject: '', detail: {} }, none],
  ['todos: dismiss an unknown one', todos.canDismiss, { kind: 'none', subject: '', detail: {} }, everyone],
  ['users: switch role', users.canSwitchRole, { type: 'homeowner' }, everyone],
  ['users: switch role of staff', users.canSwitchRole, { type: 'staff' }, none],

  // Groups of applicants.
  ['applications: see', applications.canSeeApplication, { me: { role: 'occupant' } }, everyone],
  ['applications: see as a stranger', applications.canSeeApplication, { me: undefined }, ['leasing']],
  ['applications: own part', applications.canActOnOwnPart, { me: { role: 'coSigner' } }, everyone],
  ['applications: own part of a stranger', applications.canActOnOwnPart, { me: undefined }, none],
  ...(['applicant', 'coApplicant', 'coSigner', 'occupant', undefined] as const).map(
    (role): Case => [
      `applications: decide as ${role ?? 'a stranger'}`,
      applications.canDecideForGroup,
      { me: role && { role } },
      role === 'applicant' || role === 'coApplicant' ? everyone : none,
    ],
  ),

  // Sides of an account.
  ...(['resident', 'owner', 'staff'] as const).flatMap((side): Case[] => {
    const isResident = side === 'resident' ? everyone : none;
    const read = side === 'staff' ? (['money', 'support'] as Name[]) : everyone;
    return [
      [`bills: read, ${side}`, bills.canReadBills, { side }, read],
      [`bills: dispute, ${side}`, bills.canDisputeBill, { side }, isResident],
      [`charges: read, ${side}`, charges.canReadAccount, { side }, read],
      [`charges: pay, ${side}`, charges.canPayCharges, { side }, isResident],
      [`payment plans: read, ${side}`, paymentPlans.canReadPlan, { side }, read],
      [`payment plans: ask, ${side}`, paymentPlans.canAskForTime, { side }, isResident],
    ];
  }),
  ...(['resident', 'homeowner', 'staff'] as const).flatMap((side): Case[] => [
    [`move-ins: resident, ${side}`, moveIns.isResident, { side }, side === 'resident' ? everyone : none],
    [`move-ins: homeowner, ${side}`, moveIns.isHomeowner, { side }, side === 'homeowner' ? everyone : none],
  ]),

  // Roles in a home.
  ...byRole('home members: see people', homeMembers.canSeePeople, withPlace, working),
  ...byRole('home members: invite', homeMembers.canInvite, owners),
  ...byRole('home members: manage a helper', homeMembers.canManageMember, owners, [], (of) => ({
    access: of,
    member: { role: 'helper', personId: 'one' },
  })),
  ...byRole('home members: manage a co-owner', homeMembers.canManageMember, ['owner'], [], (of) => ({
    access: of,
    member: { role: 'co_owner', personId: 'one' },
  })),
  ...byRole('home members: remove a viewer', homeMembers.canRemoveMember, ['owner'], ['one'], (of) => ({
    access: of,
    member: { role: 'viewer', personId: 'one' },
  })),
  ...byRole('home setup: see', homeSetup.canSeeSetup, withPlace, working),
  ...byRole('home setup: open a group', homeSetup.canOpenGroup, owners, [], (of) => ({ access: of, group: 'access' })),
  ...byRole('home setup: finish', homeSetup.canFinishSetup, owners),
  ...byRole('home setup: profile', homeSetup.canSeeProfile, viewers, working),
  ...byRole('codes: list', homeSetup.canListCodes, owners, working, (of) => ({ access: of, isResident: false })),
  ...byRole('codes: set', homeSetup.canSetCode, owners, [], (of) => ({ access: of })),
  ...byRole('codes: read', homeSetup.canReadCode, owners, ['leasing', 'care'], (of) => ({
    access: of,
    isResident: false,
    kind: 'wifi',
  })),
  ...byRole('codes: list as resident', homeSetup.canListCodes, roles, [], (of) => ({ access: of, isResident: true })),
  ...byRole('codes: read as resident', homeSetup.canReadCode, roles, [], (of) => ({
    access: of,
    isResident: true,
    kind: 'wifi',
  })),
  ...byRole('codes: lockbox as resident', homeSetup.canReadCode, owners, ['leasing', 'care'], (of) => ({
    access: of,
    isResident: true,
    kind: 'lockbox',
  })),
  ...byRole('house guides: read', houseGuides.canReadGuide, viewers, working, (of) => ({
    access: of,
    isResident: false,
  })),
  ...byRole('house guides: read as resident', houseGuides.canReadGuide, roles, [], (of) => ({
    access: of,
    isResident: true,
  })),
  ...byRole('house guides: change', houseGuides.canChangeGuide, owners, ['leasing', 'care'], (of) => ({
    access: of,
    isResident: true,
  })),
  ...byRole('inspections: book', inspections.canBookInspection, owners, ['leasing', 'care']),
  ...byRole('inspections: see free times', inspections.canSeeFreeTimes, owners, ['leasing', 'care']),
  ...byRole('inspections: see', inspections.canSeeInspection, viewers, ['leasing', 'care']),
  ...byRole('insurance: see', insurance.canSeeInsurance, withMoney, working),
  ...byRole('insurance: change', insurance.canChangeInsurance, owners),
  ...byRole('insurance: quotes', insurance.canAskForQuotes, owners, [], (of) => ({ access: of })),
  ...byRole('lease requests: see of a home', leaseRequests.canSeeHomeRequests, owners, ['leasing']),
  ...byRole('performance: see', listingPerformance.canSeePerformance, viewers, working),
  ...byRole('performance: cut', listingPerformance.canCutRent, owners),
  ...byRole('listings: approve', listings.canApprove, owners),
  ...byRole('listings: edit', listings.canEdit, owners, working),
  ...byRole('offboardings: see', offboardings.canSeeOffboarding, withMoney, working),
  ...byRole('payout accounts: see settings', payoutAccounts.canSeePayoutSettings, withMoney, working),
  ...byRole('payout accounts: change settings', payoutAccounts.canChangePayoutSettings, ['owner']),
  ...byRole('payouts: see', payouts.canSeeMoney, withMoney, working, (of) => ({ access: of })),
  ...byRole('payouts: plan', payouts.canChangePlan, ['owner'], [], (of) => ({ access: of })),
  ...byRole('Pro services: consent', proServices.canGiveConsent, owners, [], (of) => ({ home: of, row: {} })),
  ...byRole('renewals: compose', renewals.canComposeRenewal, owners, ['leasing']),
  ...byRole('renewals: send', renewals.canSendRenewal, owners),
  ...byRole('recurrences: plan', recurrences.canPlan, owners, ['care'], (of) => ({ home: of })),
  ...byRole('smooth payments: see', smoothPayments.canSeeInstallments, withMoney, working, (of) => ({ access: of })),
  ...byRole('smooth payments: spread', smoothPayments.canSpreadBills, ['owner'], [], (of) => ({ access: of })),
  ...byRole('wealth: see', wealth.canSeeWealth, withMoney),
  ...byRole('wealth: change', wealth.canChangeWealth, withMoney),
  ['offboardings: ask', offboardings.canAskToOffboard, access(null), ['one']],
  ['offboardings: ask of no owner', offboardings.canAskToOffboard, access(null, { ownerId: null }), none],

  // A member sees themselves; those who may invite see all of them.
  ...roles.map(
    (role): Case => [
      `home members: see a member as ${role ?? 'nobody of the home'}`,
      homeMembers.canSeeMember,
      { access: access(role), member: { role: 'viewer', personId: 'one' } },
      role === 'owner' || role === 'co_owner' ? signedIn : ['one', ...working],
    ],
  ),
  [
    'home members: remove nobody’s place',
    homeMembers.canRemoveMember,
    { access: access(null), member: { role: 'viewer', personId: null } },
    none,
  ],
  [
    'home setup: a helper opens their group',
    homeSetup.canOpenGroup,
    { access: access('helper', { helperGroups: ['access'] }), group: 'access' },
    everyone,
  ],
  [
    'home setup: a helper opens another group',
    homeSetup.canOpenGroup,
    { access: access('helper', { helperGroups: ['access'] }), group: 'details' },
    none,
  ],

  // Homes.
  ['homes: preview', homes.canPreview, { status: 'setup', ownerId: 'one' }, ['one', ...working]],
  ['homes: preview as viewer', homes.canPreview, { status: 'setup', ownerId: 'two', role: 'viewer' }, signedIn],
  ['homes: preview as helper', homes.canPreview, { status: 'setup', ownerId: 'two', role: 'helper' }, working],
  ['homes: preview with no role', homes.canPreview, { status: 'setup', ownerId: 'two', role: null }, working],
  ['homes: read', homes.canRead, { status: 'active', ownerId: 'two' }, everyone],
  ['homes: read a leased one', homes.canRead, { status: 'leased', ownerId: 'two' }, everyone],
  ['homes: read before it is listed', homes.canRead, { status: 'setup', ownerId: 'one' }, ['one', ...working]],
  ['homes: ask about', homes.canAskAbout, { status: 'active', ownerId: 'two' }, everyone],
  ['homes: ask about a leased one', homes.canAskAbout, { status: 'leased', ownerId: 'two' }, none],

  // Sides of a lease.
  ['lease requests: see', leaseRequests.canSeeRequests, stranger, ['leasing']],
  ['lease requests: see as owner', leaseRequests.canSeeRequests, owner, everyone],
  ['lease requests: see as resident', leaseRequests.canSeeRequests, resident, everyone],
  ['lease requests: make', leaseRequests.canMakeRequest, resident, everyone],
  ['lease requests: make as owner', leaseRequests.canMakeRequest, owner, none],
  ['lease requests: propose', leaseRequests.canProposeChange, owner, everyone],
  ['lease requests: propose as resident', leaseRequests.canProposeChange, resident, none],
  [
    'lease requests: decide',
    leaseRequests.canDecideRequest,
    { kind: 'pet', isOwnerSide: true, askedBy: 'other' },
    everyone.filter((name) => name !== 'other'),
  ],
  [
    'lease requests: decide nobody’s',
    leaseRequests.canDecideRequest,
    { kind: 'pet', isOwnerSide: true, askedBy: null },
    everyone,
  ],
  [
    'lease requests: decide as a stranger',
    leaseRequests.canDecideRequest,
    { kind: 'pet', isOwnerSide: false, askedBy: 'other' },
    ['leasing'],
  ],
  [
    'lease requests: decide an accommodation',
    leaseRequests.canDecideRequest,
    { kind: 'accommodation', isOwnerSide: true, askedBy: 'other' },
    ['leasing'],
  ],
  [
    'lease requests: decide one’s own',
    leaseRequests.canDecideRequest,
    { kind: 'pet', isOwnerSide: false, askedBy: 'leasing' },
    none,
  ],
  ['lease requests: withdraw', leaseRequests.canWithdrawRequest, resident, everyone],
  ['lease requests: withdraw as owner', leaseRequests.canWithdrawRequest, owner, none],
  ['addenda: see as owner', leaseRequests.canSeeAddendum, { isOwnerSide: true, isSigner: false }, everyone],
  ['addenda: see as signer', leaseRequests.canSeeAddendum, { isOwnerSide: false, isSigner: true }, everyone],
  ['addenda: see as a stranger', leaseRequests.canSeeAddendum, { isOwnerSide: false, isSigner: false }, ['leasing']],
  ['move-outs: see', moveOuts.canSeeMoveOut, stranger, ['leasing', 'care']],
  ['move-outs: see as owner', moveOuts.canSeeMoveOut, owner, everyone],
  ['move-outs: see as resident', moveOuts.canSeeMoveOut, resident, everyone],
  ['move-outs: plan', moveOuts.canPlanMoveOut, owner, everyone],
  ['move-outs: plan as resident', moveOuts.canPlanMoveOut, resident, none],
  ['move-outs: check off', moveOuts.canCheckOff, resident, everyone],
  ['move-outs: check off as owner', moveOuts.canCheckOff, owner, none],
  ['move-outs: manage', moveOuts.canManageMoveOut, owner, everyone],
  ['move-outs: manage as resident', moveOuts.canManageMoveOut, resident, ['leasing', 'care']],
  ['notices: outlook', notices.canSeeOutlook, stranger, ['leasing']],
  ['notices: outlook as owner', notices.canSeeOutlook, owner, everyone],
  ['notices: outlook as resident', notices.canSeeOutlook, resident, everyone],
  ['notices: give as owner', notices.canGiveNotice, owner, everyone],
  ['notices: give as resident', notices.canGiveNotice, resident, everyone],
  ['notices: give as a stranger', notices.canGiveNotice, stranger, none],
  ['notices: withdraw as owner', notices.canWithdrawNotice, { ...owner, side: 'owner' }, everyone],
  ['notices: withdraw the other side’s', notices.canWithdrawNotice, { ...owner, side: 'resident' }, none],
  ['notices: withdraw as resident', notices.canWithdrawNotice, { ...resident, side: 'resident' }, everyone],
  ['notices: withdraw the owner’s', notices.canWithdrawNotice, { ...resident, side: 'owner' }, none],
  ['notices: review', notices.canReviewNotice, { ...stranger, givenBy: 'one' }, ['leasing']],
  ['notices: review one’s own', notices.canReviewNotice, { ...stranger, givenBy: 'leasing' }, none],
  ['notices: review as owner', notices.canReviewNotice, { ...owner, givenBy: 'one' }, none],
  ['renewals: answer', renewals.canAnswerRenewal, resident, everyone],
  ['renewals: answer as owner', renewals.canAnswerRenewal, owner, none],
  ['renewals: decide', renewals.canDecideRenewal, owner, everyone],
  ['renewals: decide as resident', renewals.canDecideRenewal, resident, none],
  ['renewals: review', renewals.canReviewRenewal, { ...stranger, createdBy: 'one' }, ['leasing']],
  ['renewals: review one’s own', renewals.canReviewRenewal, { ...stranger, createdBy: 'leasing' }, none],
  ['renewals: review as owner', renewals.canReviewRenewal, { ...owner, createdBy: 'one' }, none],

  // Work in a home.
  ...roles.map(
    (role): Case => [
      `Pro services: see as ${role ?? 'nobody of the home'}`,
      proServices.canSeeOrder,
      { home: { role }, row: { ordererId: 'one' } },
      role === 'owner' || role === 'co_owner' ? signedIn : ['one', ...working],
    ],
  ),
  ...roles.map(
    (role): Case => [
      `Pro services: add a photo as ${role ?? 'nobody of the home'}`,
      proServices.canAddOrderPhoto,
      { home: { role }, row: { ordererId: 'one' } },
      role === 'owner' || role === 'co_owner' ? signedIn : ['one'],
    ],
  ),
  ...(['resident', 'owner'] as const).flatMap((performer): Case[] => {
    const mine = performer === 'resident' ? everyone : none;
    const renter = { home: { role: null }, isRenter: true, row: { performer } };
    const viewer = { home: { role: 'viewer' }, isRenter: false, row: { performer } };
    const neither = { home: { role: null }, isRenter: false, row: { performer } };
    return [
      [
        `recurrences: see what a ${performer} does, as renter`,
        recurrences.canSeeRecurrence,
        renter,
        mine.length ? mine : working,
      ],
      [
        `recurrences: complete what a ${performer} does, as renter`,
        recurrences.canComplete,
        renter,
        mine.length ? mine : ['care'],
      ],
      [`recurrences: see what a ${performer} does, as viewer`, recurrences.canSeeRecurrence, viewer, everyone],
      [`recurrences: complete what a ${performer} does, as viewer`, recurrences.canComplete, viewer, ['care']],
      [`recurrences: see what a ${performer} does, as a stranger`, recurrences.canSeeRecurrence, neither, working],
    ];
  }),
  ...(['resident', 'owner', 'staff', 'pro'] as const).flatMap((role): Case[] =>
    [true, false].flatMap((decides): Case[] => {
      const part = { role, decides };
      const is = (may: boolean) => (may ? everyone : none);
      const name = `${role}${decides ? ' who decides' : ''}`;
      return [
        [`work orders: read as ${name}`, workOrders.canReadWorkOrder, part, is(role !== 'pro')],
        [
          `work orders: act as ${name}`,
          workOrders.canActOnWorkOrder,
          part,
          role === 'staff' ? ['care'] : is(role === 'resident' || decides),
        ],
        ...(['owner', 'resident'] as const).flatMap((paidBy) =>
          [true, false, undefined].map(
            (approves): Case => [
              `work orders: approve as ${name} what the ${paidBy} pays, approves: ${approves}`,
              workOrders.canDecideApproval,
              { ...part, approves, row: { paidBy } },
              // The owner of a home, or each of its owners, as its setup says: not all who decide other things.
              is(role === paidBy && (role === 'resident' || approves === true)),
            ],
          ),
        ),
        [
          `work orders: contest as ${name}`,
          workOrders.canContestUrgency,
          part,
          is(role === 'resident' || (role === 'owner' && decides)),
        ],
      ];
    }),
  ),
  ['work orders: report as resident', workOrders.canReport, { role: 'resident' }, everyone],
  ['work orders: report as staff', workOrders.canReport, { role: 'staff' }, ['care', 'leasing']],
];

for (const [name, policy, subject, may, rest] of cases)
  test(name, () => {
    const ask = policy as (actor: Person | null, subject: unknown, rest: unknown) => boolean;
    expect(everyone.filter((each) => ask(actors[each], subject, rest))).toEqual(
      everyone.filter((each) => may.includes(each)),
    );
  });

test('gives staff no duties until they are read', () => {
  const unread = person('unread', 'staff');
  expect([analytics.canReadAnalytics(unread), desk.canUseDesk(unread), monitoring.canReadMonitoring(unread)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(threads.canCloseThread(unread)).toBe(false);
});

describe('visibleGroups', () => {
  const groups = (type: UserType, role: HomeRole | null, helperGroups: readonly SetupGroup[] = []) =>
    homeSetup.visibleGroups(
      person('one', type, type === 'staff' ? ['care'] : undefined),
      access(role, { helperGroups: [...helperGroups] }),
    );

  test('are all for those with a place and for staff, a helper’s own, and none for strangers', () => {
    const all = groups('homeowner', 'owner');
    expect(all.length).toBeGreaterThan(3);
    expect(groups('homeowner', 'viewer')).toEqual(all);
    expect(groups('staff', null)).toEqual(all);
    expect(groups('homeowner', 'helper', ['access'])).toEqual(['access']);
    expect(groups('homeowner', null)).toEqual([]);
  });
});

test('grantableRoles are every one for the owner, and helpers for a co-owner', () => {
  expect(roles.map((role) => homeMembers.grantableRoles(access(role)).join())).toEqual([
    'co_owner,viewer,accountant,helper',
    'helper',
    '',
    '',
    '',
    '',
  ]);
});
