/*
 * Who may call what, written by hand and held against what the API does. An operation without a row
 * fails the test, so does a row without an operation. To add an operation, add one line to `matrix`, at its noun:
 *
 *   'homes.getHome': anyone                       no object of somebody's is named, everybody may
 *   'users.getUser': members                      whoever is signed in, about themselves
 *   'portfolio.listHomes': only('homeowner')      signed in as one; staff pass every gate, others get 403
 *   'documents.getDocument': owned(members)       `/documents/:documentId` belongs to one person; strangers get 404
 *   'threads.getThread': owned(members, 'staff')  ... and staff may, too
 *   'documents.updateDocument': owned(members, 'staffSee')   ... staff may read it and get 403 for changing it
 *   'x.y': { ...members, invitee: 'in' }          anything else: say it per principal
 *
 * For `owned`, tell authorization.objects.ts how to make the object that the parameter names. Operations that ask for
 * a login at most 15 minutes old stand in `sudo` as well. Bodies come from validBodies.ts.
 */

/** Who calls. Those after `admin` bring a token that does not hold, of somebody who might do everything. */
export const principals = [
  'visitor',
  'resident',
  'otherResident',
  'coApplicant',
  'coSigner',
  'invitee',
  'homeowner',
  'otherHomeowner',
  'coOwner',
  'pro',
  'otherPro',
  'editor',
  'staff',
  'admin',
  'expired',
  'revoked',
  'forged',
  'gone',
  'refreshToken',
] as const;
export type Principal = (typeof principals)[number];

/** `in`: past the gate, whatever the answer then is. A number: refused with it; 404 counts where the object is somebody’s. */
export type Expected = 'in' | 401 | 403 | 404;
export type Row = Record<Principal, Expected>;

/** Whose the named object is: the caller’s, somebody’s of the same role, of the other role, or nobody’s at all. */
export const ownerships = ['mine', 'sameRole', 'otherRole', 'none'] as const;
export type Ownership = (typeof ownerships)[number];
export type OwnedRows = Record<Ownership, Row>;

const signedIn = principals.slice(1, 14);
const homeowners: readonly Principal[] = ['homeowner', 'otherHomeowner', 'coOwner'];
const staffOnly: readonly Principal[] = ['staff', 'admin'];

const row = (expected: (who: Principal) => Expected) =>
  Object.fromEntries(principals.map((who) => [who, expected(who)])) as Row;

/** Everybody, and whoever brings a token that does not hold is a visitor. */
const anyone = row(() => 'in');
/** Whoever is signed in, about themselves. */
const members = row((who) => (signedIn.includes(who) ? 'in' : 401));
/** Signed in as one of this kind, or staff. */
export const only = (kind: 'homeowner' | 'resident' | 'editor' | 'staff') =>
  row((who) => {
    if (!signedIn.includes(who)) return 401;
    const type = staffOnly.includes(who)
      ? 'staff'
      : who === 'editor'
        ? who
        : homeowners.includes(who)
          ? 'homeowner'
          : 'resident';
    return type === kind || type === 'staff' ? 'in' : 403;
  });
/** About an object of one person: whoever else asks hears that there is none. */
const owned = (own: Row, alsoStaff?: 'staff' | 'staffSee'): OwnedRows => {
  const strangers = row((who) =>
    own[who] !== 'in' || (alsoStaff === 'staff' && staffOnly.includes(who))
      ? own[who]
      : alsoStaff && staffOnly.includes(who)
        ? 403
        : 404,
  );
  return {
    mine: own,
    sameRole: strangers,
    otherRole: strangers,
    none: row((who) => (own[who] === 'in' ? 404 : own[who])),
  };
};

/** Somebody’s own, found without a login by the secret of their browser: without that a visitor hears that there is none. */
const leaseholders = row((who) => (signedIn.includes(who) ? 'in' : 404));

export const matrix: Record<string, Row | OwnedRows> = {
  'account.getAccount': members,
  'account.getOwnedHome': owned(only('homeowner')),
  'account.getHomeInterest': owned(only('homeowner')),
  'account.listQuestions': members,
  'affiliates.getOwnAffiliate': members,
  'affiliates.applyAsAffiliate': members,
  'affiliates.listAffiliates': only('staff'),
  'affiliates.approveAffiliate': owned(only('staff'), 'staff'),
  'affiliates.declineAffiliate': owned(only('staff'), 'staff'),
  'affiliates.endAffiliate': owned(only('staff'), 'staff'),
  'applications.listApplications': members,
  'applications.startApplication': members,
  'applications.getApplication': owned(members, 'staff'),
  'applications.saveApplication': owned(members, 'staffSee'),
  'applications.inviteApplicant': owned(members, 'staffSee'),
  'applications.resendInvitation': owned(members, 'staffSee'),
  'applications.removeApplicant': owned(members, 'staffSee'),
  'applications.openInvitation': anyone,
  'applications.acceptInvitation': members,
  'applications.declineInvitation': anyone,
  'applications.setIdentity': owned(members, 'staffSee'),
  'applications.submitApplication': owned(members, 'staffSee'),
  'applications.openFeeCheckout': owned(members, 'staffSee'),
  'applications.payFee': owned(members, 'staffSee'),
  'applications.provideInformation': owned(members, 'staffSee'),
  'applications.retryScreening': owned(members, 'staffSee'),
  'applications.acceptDecision': owned(members, 'staffSee'),
  'applications.withdrawApplication': owned(members, 'staffSee'),
  'appointments.getAppointment': anyone,
  'appointments.listAppointments': only('staff'),
  'appointments.recordOutcome': owned(only('staff'), 'staff'),
  'appointments.submitFeedback': anyone,
  'appointments.listOwnAppointments': members,
  'appointments.listOpenSlots': anyone,
  'appointments.rescheduleAppointment': anyone,
  'appointments.cancelAppointment': anyone,
  'addresses.suggestAddresses': anyone,
  'decisions.listLeasing': only('homeowner'),
  'decisions.listReceivedApplications': owned(only('homeowner')),
  'decisions.decideApplication': owned(only('homeowner')),
  'decisions.listSilentApplications': only('staff'),
  'decisions.decideForOwner': only('staff'),
  'decisions.getDecision': owned(members),
  'estimates.latestEstimate': anyone,
  'estimates.getEstimate': owned(leaseholders, 'staff'),
  'estimates.previewRent': anyone,
  'estimates.shareEstimate': owned(leaseholders, 'staff'),
  'estimates.emailEstimate': owned(leaseholders, 'staff'),
  'flows.latestRun': anyone,
  'flows.startRun': anyone,
  'flows.getRun': owned(leaseholders, 'staff'),
  'flows.saveAnswers': owned(leaseholders, 'staff'),
  'flows.submitRun': owned(leaseholders, 'staff'),
  'flows.removeRunFile': owned(leaseholders, 'staff'),
  'flows.sendRunLink': owned(leaseholders, 'staff'),
  'flows.resumeRun': anyone,
  'availabilityChecks.openCheck': anyone,
  'availabilityChecks.answerCheck': anyone,
  'availabilityChecks.undoAnswer': anyone,
  'authenticators.getAuthenticator': members,
  'authenticators.startAuthenticatorSetup': members,
  'authenticators.confirmAuthenticator': members,
  'authenticators.renewRecoveryCodes': members,
  'authenticators.removeAuthenticator': members,
  'exports.listExports': members,
  'exports.startExport': members,
  'exports.createExportLink': owned(members),
  'externalLogins.listProviders': anyone,
  'externalLogins.startExternalLogin': anyone,
  'externalLogins.completeExternalLogin': anyone,
  'externalLogins.connectExternalLogin': members,
  'externalLogins.listExternalLogins': members,
  'externalLogins.removeExternalLogin': members,
  'passkeys.listPasskeys': members,
  'passkeys.startPasskeyRegistration': members,
  'passkeys.addPasskey': members,
  'passkeys.renamePasskey': owned(members),
  'passkeys.removePasskey': owned(members),
  'passkeys.startPasskeyLogin': anyone,
  'passkeys.loginByPasskey': anyone,
  'passkeys.confirmByPasskey': members,
  'sessions.loginBySecondFactor': anyone,
  'deletions.getDeletion': members,
  'deletions.requestDeletion': { ...members, editor: 403, staff: 403, admin: 403 },
  'deletions.cancelDeletion': members,
  'deletions.cancelDeletionByLink': anyone,
  'documents.listDocuments': members,
  'documents.updateDocument': owned(members, 'staffSee'),
  'documents.removeDocument': owned(members, 'staffSee'),
  'documents.createDocumentLink': owned(members, 'staff'),
  'documents.createArchiveLink': members,
  'homes.searchHomes': anyone,
  'homes.searchMap': anyone,
  'homes.parseSearchText': anyone,
  'homes.listHomesByIds': anyone,
  'homes.getHome': anyone,
  'homes.previewHome': owned(members, 'staff'),
  'homes.getSurroundings': anyone,
  'homes.similarHomes': anyone,
  'homes.askQuestion': anyone,
  'leads.createLead': anyone,
  'leads.recordLeadEvent': anyone,
  'leads.joinWaitlist': anyone,
  // Theirs as residents: its homeowner ends it, or we for them.
  'leases.endLease': { ...owned(members, 'staff'), mine: only('staff') },
  'leases.getHomeLease': members,
  'leases.getLease': owned(members, 'staff'),
  'leases.listLeases': members,
  'leases.sendLease': only('staff'),
  'meetings.listMeetingSlots': anyone,
  'meetings.bookMeeting': anyone,
  'moveIns.getMoveIn': owned(members),
  'moveIns.submitInsurance': owned(members),
  'moveIns.holdMoveInPayment': owned(members),
  'moveIns.openMoveInPayment': owned(members),
  // Theirs as residents: the homeowner sets it.
  'moveIns.scheduleWalkThrough': { ...owned(members), mine: row((who) => (signedIn.includes(who) ? 403 : 401)) },
  'moveIns.saveCondition': owned(members),
  'moveIns.setUtility': owned(members),
  'moveIns.signCondition': owned(members),
  'moveIns.confirmKeys': owned(members),
  'notifications.listPreferences': members,
  'notifications.setPreference': members,
  'payoutPlans.listPayoutPlans': anyone,
  'helpAnswers.listHelpAnswers': anyone,
  'places.listPlaces': anyone,
  'places.getPlace': anyone,
  'regions.getMarketStats': anyone,
  'profiles.getProfile': members,
  'profiles.updateProfile': members,
  'profiles.confirmEmail': members,
  'profiles.sendTextCode': members,
  'profiles.confirmPhone': members,
  'profiles.getImageUpload': members,
  'profiles.saveImage': members,
  'profiles.removeImage': members,
  'qualifications.listQualifications': only('staff'),
  'qualifications.getQualification': owned(leaseholders, 'staff'),
  'qualifications.addQualifiedHomes': owned(members),
  'qualifications.decideQualification': owned(only('staff'), 'staff'),
  'referrals.listReferrals': members,
  'referrals.inviteHomeowner': members,
  'referrals.removeInvitation': owned(members),
  'referrals.claimReferral': members,
  'referrals.listAllReferrals': only('staff'),
  'referrals.payReferral': owned(only('staff'), 'staff'),
  'referrals.approveReferralPayment': owned(only('staff'), 'staff'),
  'referrals.declineReferral': owned(only('staff'), 'staff'),
  'regions.listRegions': anyone,
  'settings.getSettings': anyone,
  'signing.getEnvelope': owned(members, 'staff'),
  'signing.viewEnvelope': owned(members),
  'signing.consentToSign': owned(members),
  'signing.correctSignerName': owned(members),
  'signing.signEnvelope': owned(members),
  'signing.declineEnvelope': owned(members),
  'signing.delegateEnvelope': owned(members),
  'signing.voidEnvelope': owned(members, 'staff'),
  'signing.verifyFile': anyone,
  'siteVisits.recordVisit': anyone,
  'savedHomes.listSavedHomes': members,
  'savedHomes.mergeSavedHomes': members,
  'savedHomes.saveHome': owned(members, 'staff'),
  'savedHomes.removeSavedHome': members,
  'savedSearches.listSavedSearches': members,
  'savedSearches.saveSearch': members,
  'savedSearches.updateSavedSearch': owned(members),
  'savedSearches.removeSavedSearch': owned(members),
  'screenings.listOwnReports': members,
  'screenings.answerRecord': owned(members),
  'screenings.listScreenings': only('staff'),
  'screenings.getScreening': only('staff'),
  'screenings.checkDocuments': only('staff'),
  'screenings.reviewRecords': only('staff'),
  'sessions.login': anyone,
  'sessions.requestCode': anyone,
  'sessions.loginByCode': anyone,
  'sessions.renew': anyone,
  'sessions.confirm': members,
  'sessions.logout': members,
  'sessions.listSessions': members,
  'sessions.endSession': owned(members),
  'sessions.endAllSessions': members,
  'studio.getStudio': only('editor'),
  'studio.listDocuments': only('editor'),
  'studio.createDocument': only('editor'),
  'studio.getDocument': only('editor'),
  'studio.saveDraft': only('editor'),
  'studio.discardDraft': only('editor'),
  'studio.publishDocument': only('editor'),
  'studio.unpublishDocument': only('editor'),
  'studio.listRevisions': only('editor'),
  'studio.getRevision': only('editor'),
  'studio.restoreRevision': only('editor'),
  'studio.createPreviewLink': only('editor'),
  'studio.listPictures': only('editor'),
  'studio.uploadPicture': only('editor'),
  'studio.describePicture': only('editor'),
  'studio.replacePicture': only('editor'),
  'studio.removePicture': only('editor'),
  'threads.listThreads': members,
  'threads.getThread': owned(members, 'staff'),
  'threads.createThread': members,
  'threads.addMessage': owned(members, 'staff'),
  'threads.markThreadRead': owned(members, 'staff'),
  'threads.muteThread': owned(members, 'staff'),
  'threads.closeThread': owned(only('staff'), 'staff'),
  'threads.createGuestThread': anyone,
  'threads.receiveEmail': anyone,
  'todos.listTodos': members,
  'todos.listWaiting': members,
  'todos.snoozeTodo': owned(members),
  'todos.dismissTodo': owned(members),
  'tours.listTourSlots': anyone,
  'tours.bookTour': anyone,
  'users.getUser': members,
  'users.getClaims': members,
  'users.getChatIdentity': members,
  'users.switchRole': { ...members, staff: 403, admin: 403 },
  'users.register': anyone,
  'users.forgotPassword': anyone,
  'users.resetPassword': anyone,
  'users.setPassword': members,
};

/** Signatures: a login at most 12 hours old. */
export const signatures: readonly string[] = [
  'applications.submitApplication',
  'moveIns.signCondition',
  'signing.consentToSign',
  'signing.correctSignerName',
  'signing.signEnvelope',
];

/** Operations that need a login at most 15 minutes old. */
export const sudo: readonly string[] = [
  'authenticators.startAuthenticatorSetup',
  'authenticators.confirmAuthenticator',
  'authenticators.renewRecoveryCodes',
  'authenticators.removeAuthenticator',
  'deletions.requestDeletion',
  'exports.startExport',
  'exports.createExportLink',
  'externalLogins.removeExternalLogin',
  'passkeys.startPasskeyRegistration',
  'passkeys.addPasskey',
  'passkeys.removePasskey',
  'referrals.payReferral',
  'referrals.approveReferralPayment',
  'decisions.decideForOwner',
  'screenings.checkDocuments',
  'screenings.getScreening',
  'screenings.reviewRecords',
];
