// How to make what an address names, for the authorization matrix.
import { randomUUID } from 'node:crypto';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { recordLeaseParties } from '@/server/modules/homes/residents';
import { encrypt } from '@/server/vault';
import type { TestApi } from '../support/api';
import { createApplication } from '../support/fixtures/applications';
import { createSigningEnvelope } from '../support/fixtures/envelopes';
import { outOfCoverageReport } from '../support/fixtures/estimateReports';
import { createHomeMember } from '../support/fixtures/homeMembers';
import { createTour, createTourableHome } from '../support/fixtures/hosts';
import { createLease } from '../support/fixtures/leases';
import { createLivedInLease } from '../support/fixtures/money/charges';
import { createCity, createHome, createPerson } from '../support/fixtures/people';
import { qualificationAnswers } from '../support/fixtures/qualificationAnswers';
import { createRunningLease } from '../support/fixtures/renewals';

type CreateObject = (api: TestApi, owner: Person) => Promise<string>;

/** Creates an object of a person for the parameter that names it. Returns its id. */
const runOf: CreateObject = async (api, owner) => {
  const id = randomUUID();
  await api.rows(
    `insert into flow_runs (id, flow_id, person_id, created_at, updated_at) values ($1, 'rent-estimate', $2, now(), now())`,
    [id, owner.id],
  );
  return id;
};

/** A running lease on which the owner is both resident and homeowner. */
async function livedInByOwner(api: TestApi, owner: Person) {
  const lease = await createRunningLease(api, { owner: { ...owner, email: '' } });
  await api.rows(
    `insert into envelope_signers (id, envelope_id, user_id, name, email, role, turn, status)
     values (gen_random_uuid(), $1, $2::uuid, 'A', gen_random_uuid() || '@example.test', 'resident', 1, 'signed')`,
    [lease.envelopeId, owner.id],
  );
  await asSystem(api.services.db, (db) => recordLeaseParties(db, lease, '2026-03-01'));
  return lease;
}

export const objects: Record<string, CreateObject> = {
  async replayId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into session_replays (id, tracking_id, user_id, device, route, bytes, started_at, ended_at)
       values ($1, repeat('a', 21), $2, 'phone', '/homes', 0, now(), now())`,
      [id, owner.id],
    );
    return id;
  },
  async applicationId(api, owner) {
    const { id } = await createApplication(api, { homeId: await createHome(api), people: [owner], status: 'started' });
    return id;
  },
  async receivedApplicationId(api, owner) {
    const [homeId, resident] = [await createHome(api, { owner }), await createPerson(api, 'resident')];
    const { id } = await createApplication(api, { homeId, people: [resident] });
    await api.rows(
      `insert into criteria_results (application_id, criteria_version, verdict, lines, household, evaluated_at)
       values ($1, '2026-11', 'with_conditions', $2, '{"adults": 1, "coSigners": 0, "pets": []}', now())`,
      [id, JSON.stringify([{ criterion: 'income', result: 'not_met', because: 'Too little.' }])],
    );
    return id;
  },
  async screeningId(api, owner) {
    const { applicants } = await createApplication(api, {
      homeId: await createHome(api),
      people: [owner],
      status: 'screening',
    });
    const id = randomUUID();
    await api.rows(
      `insert into screenings (id, applicant_id, attempt, status, provider, agency, asked, ordered_at, to_weigh, record_notified_at, record_answer_by)
       values ($1, $2, 1, 'answered', 'local', '{"name": "A", "address": "B", "phone": "C"}', '{criminal}', now(), true, '2020-01-01', '2020-01-02')`,
      [id, applicants[0]],
    );
    return id;
  },
  /** A person invited into the owner’s newest application. */
  async applicantId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into applicants (id, application_id, role, name, email, invited_at)
       select $1::uuid, application_id, 'coApplicant', 'Bo', $1::uuid || '@example.test', now()
       from applicants where person_id = $2 order by xmin::text::bigint desc limit 1`,
      [id, owner.id],
    );
    return id;
  },
  homeId: (api, owner) => createHome(api, { owner, status: 'ready' }),
  setupGroup: async () => 'access',
  fileType: async () => 'document',
  ownerId: async (api, owner) => (await objects.documentId?.(api, owner)) ?? '',
  /** A code of every home of the owner’s. */
  async codeKind(api, owner) {
    const homes = await api.rows<{ id: string }>('select id from homes where owner_id = $1', [owner.id]);
    for (const { id } of homes)
      await api.rows(
        `insert into home_access_codes (home_id, kind, sealed, updated_at) values ($1, 'gate', $2, now())
         on conflict do nothing`,
        [id, encrypt('4821', `home_access_codes.sealed:${id}:gate`)],
      );
    return 'gate';
  },
  /** A person invited to a home of the owner. */
  async homeMemberId(api, owner) {
    const homeId = await createHome(api, { owner, status: 'setup' });
    return createHomeMember(api, { homeId, role: 'viewer' });
  },
  async estimateId(api, owner) {
    const [id, runId] = [randomUUID(), await runOf(api, owner)];
    await api.rows(
      `insert into estimates (id, run_id, at, coverage_type, facts, report) values ($1, $2, now(), 'out_of_coverage', '{}', $3)`,
      [id, runId, JSON.stringify({ ...outOfCoverageReport, id, runId })],
    );
    return id;
  },
  async qualificationId(api, owner) {
    const id = await runOf(api, owner);
    await createCity(api);
    await api.rows(
      `insert into qualifications (id, status, answers, reasons, units, submitted_at, decision)
       values ($1, 'approved', $2, '[]', '[]', now(), '{}')`,
      [id, JSON.stringify(qualificationAnswers)],
    );
    return id;
  },
  async appointmentId(api) {
    const { homeId, hostId } = await createTourableHome(api);
    const key = await createTour(api, homeId, hostId);
    const [row] = await api.rows<{ id: string }>('select id from appointments where key = $1', [key]);
    return row?.id ?? '';
  },
  async w9Id(api, owner) {
    const id = randomUUID();
    await api.rows("delete from w9s where user_id = $1 and status = 'open'", [owner.id]);
    await api.rows('insert into w9s (id, user_id, created_at) values ($1, $2, now())', [id, owner.id]);
    return id;
  },
  async agreementId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'qualified' })];
    await api.rows('insert into agreements (id, home_id, owner_id, created_at) values ($1, $2, $3, now())', [
      id,
      homeId,
      owner.id,
    ]);
    return id;
  },
  tenancyId: async (api, owner) => (await livedInByOwner(api, owner)).id,
  async deductionId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const [moveOutId, id, photoId] = [randomUUID(), randomUUID(), await objects.documentId?.(api, owner)];
    await api.rows(
      `insert into move_outs (id, home_id, owner_id, lease_id, status, left_on, time_zone, deposit, created_at,
         updated_at)
       values ($1, $2, $3, $4, 'left', '2026-11-20', 'America/Los_Angeles', 280000, now(), now())`,
      [moveOutId, lease.homeId, owner.id, lease.id],
    );
    await api.rows(
      `insert into deposit_deductions (id, move_out_id, home_id, owner_id, room, description, item, cost, age_months,
         charged, before_photo_id, after_photo_id, proof_id, proof_kind, created_at, updated_at)
       values ($1, $2, $3, $4, 'Kitchen', 'A burn', 'countertop', 10000, 12, 9500, $5, $5, $5, 'estimate', now(), now())`,
      [id, moveOutId, lease.homeId, owner.id, photoId],
    );
    return id;
  },
  async policyId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'leased' })];
    await api.rows(
      `insert into insurance_policies (id, home_id, owner_id, carrier, policy_number, form, dwelling, liability,
         covers_lost_rent, names_manager, expires_on, created_at)
       values ($1, $2, $3, 'Harbor Mutual', 'HM-1', 'dp3', 1, 1, true, true, '2027-10-01', now())`,
      [id, homeId, owner.id],
    );
    return id;
  },
  async leaseRequestId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const id = randomUUID();
    await api.rows(
      `insert into lease_requests (id, home_id, owner_id, lease_id, asked_by, asked_by_name, kind, status, details, created_at,
         updated_at)
       values ($1, $2, $3, $4, null, 'A', 'pet', 'open', '{"kind": "pet", "animal": "Beagle", "pounds": 25, "note": ""}', now(), now())`,
      [id, lease.homeId, owner.id, lease.id],
    );
    return id;
  },
  async leaseAddendumId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const requestId = (await objects.leaseRequestId?.(api, owner)) ?? '';
    const id = randomUUID();
    await api.rows(
      `insert into lease_addenda (id, home_id, owner_id, lease_id, request_id, status, change, address, effective_on,
         envelope_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'sent', '{"kind": "due_date", "day": 5}', '1 A St', '2027-02-01', $6, now(), now())`,
      [id, lease.homeId, owner.id, lease.id, requestId, lease.envelopeId],
    );
    return id;
  },
  async noticeId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const id = randomUUID();
    await api.rows(
      `insert into notices (id, home_id, owner_id, lease_id, side, status, last_day, earliest_on, terms, given_by, given_at,
         created_at, updated_at)
       values ($1, $2, $3, $4, 'resident', 'given', '2027-03-31', '2027-03-01', $5, $3, now(), now(), now())`,
      [
        ...[id, lease.homeId, owner.id, lease.id],
        JSON.stringify({
          address: '1 A St',
          city: 'Oakland',
          state: 'CA',
          residents: ['A'],
          homeowner: 'B',
          timeZone: 'America/Los_Angeles',
        }),
      ],
    );
    await api.rows(`update homes set status = 'notice_given' where id = $1`, [lease.homeId]);
    return id;
  },
  async renewalId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const id = randomUUID();
    await api.rows(
      `insert into renewals (id, home_id, owner_id, lease_id, status, options, current_rent, start_on, respond_by,
         terms, created_at, sent_at, updated_at)
       values ($1, $2, $3, $4, 'sent', '[{"id":"a","months":12,"rentCents":280000}]', 280000, '2027-03-01',
         now() + interval '400 days', $5, now(), now(), now())`,
      [
        id,
        lease.homeId,
        owner.id,
        lease.id,
        JSON.stringify({ address: '1 A St', residents: ['A'], leaseEndOn: '2027-02-28', timeZone: 'America/New_York' }),
      ],
    );
    return id;
  },
  async affiliateId(api, owner) {
    const [row] = await api.rows<{ id: string }>(
      `insert into affiliates (id, user_id, site, audience, channels, promotion, applied_at)
       values (gen_random_uuid(), $1, 'https://garden.example', 'Gardeners', '{website}', 'A page', now())
       on conflict (user_id) do update set status = 'applied', partner_key = null, reason = null returning id`,
      [owner.id],
    );
    return row?.id ?? '';
  },
  // No payment of the tests is a recorded one.
  paymentId: async () => randomUUID(),
  async apiKeyId(api) {
    const id = randomUUID();
    const maker = await createPerson(api, 'staff');
    await api.rows(
      `insert into api_keys (id, name, scopes, created_by, created_at)
       values ($1, 'A partner', '{homes:read}', $2, now())`,
      [id, maker.id],
    );
    return id;
  },
  async webhookEndpointId(api) {
    const [id, maker] = [randomUUID(), await createPerson(api, 'staff')];
    const secret = encrypt('whsec_c2VjcmV0', `webhook_endpoints.secret:${id}`);
    await api.rows(
      `insert into webhook_endpoints (id, name, url, events, secret, created_by, created_at)
       values ($1, 'A partner', 'https://partner.example/hooks', '{lease.signed}', $2, $3, now())`,
      [id, secret, maker.id],
    );
    return id;
  },
  async webhookMessageId(api, owner) {
    const [endpointId, id] = [await objects.webhookEndpointId?.(api, owner), randomUUID()];
    await api.rows(
      `insert into webhook_messages (id, endpoint_id, event, body, status, created_at)
       values ($1, $2, 'webhook.test', '{}', 'failed', now())`,
      [id, endpointId],
    );
    return id;
  },
  async listingFeedId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into listing_feeds (id, portal, format, token, created_at)
       values ($1::uuid, 'A portal', 'json', left(md5($1::text), 32), now())`,
      [id],
    );
    return id;
  },
  async referralId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into referrals (id, referrer_id, invitee_name, reward, invited_at) values ($1, $2, 'Ada', 100000, now())`,
      [id, owner.id],
    );
    return id;
  },
  personId: async (api) => (await createPerson(api, 'resident')).id,
  memberId: async (api) => (await createPerson(api, 'staff', [])).id,
  async dutyRequestId(api) {
    const [id, member, asker] = [randomUUID(), await createPerson(api, 'staff', []), await createPerson(api, 'staff')];
    await api.rows(
      `insert into duty_requests (id, member_id, duty, requested_by, requested_at) values ($1, $2, 'money', $3, now())`,
      [id, member.id, asker.id],
    );
    return id;
  },
  queueId: () => Promise.resolve('homes_ready'),
  reportId: () => Promise.resolve('moves'),
  queueItemId: (api) => createHome(api, { status: 'ready' }),
  async deskViewId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into desk_views (id, person_id, name, queue, created_at) values ($1, $2, 'Late', 'care_late', now())`,
      [id, owner.id],
    );
    return id;
  },
  async leadId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into leads (id, type, first_name, last_name, email, message, created_at, answer_by)
       values ($1, 'ask_a_question', 'Ada', 'Visitor', 'ada@visitors.test', 'Is it quiet?', now(), now())`,
      [id],
    );
    return id;
  },
  async replyId(api) {
    const id = randomUUID();
    await api.rows(`insert into canned_replies (id, title, body, updated_at) values ($1, 'Hi', 'Hello', now())`, [id]);
    return id;
  },
  runId: runOf,
  async passkeyId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
       values ($1, $2, $3, '\\x00', 0, 'A phone', now())`,
      [id, owner.id, id],
    );
    return id;
  },
  async sessionId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into sessions (id, family_id, user_id, method, authenticated_at, created_at, last_seen_at, expires_at)
       values ($1, $1, $2, 'password', $3, $3, $3, $3::timestamptz + interval '30 days')`,
      [id, owner.id, api.now.toISOString()],
    );
    return id;
  },
  async exceptionId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into reconciliation_exceptions (id, kind, subject, amount, detail, found_at)
       values ($1::uuid, 'bank_only', $1::text, 1, 'One cent', now())`,
      [id],
    );
    return id;
  },
  async portfolioImportId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into portfolio_imports (id, name, cutover_on, created_at, updated_at)
       values ($1, 'Alder Property Management', '2027-01-01', now(), now())`,
      [id],
    );
    return id;
  },
  async approvalLimitId(api) {
    const [id, proposer] = [randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into approval_limits (id, action, amount, effective_on, reason, status, proposed_by, proposed_at)
       values ($1, 'waiver', 5000, '2030-01-01', 'Fewer mistakes', 'proposed', $2, now())`,
      [id, proposer.id],
    );
    return id;
  },
  async legalFigureId(api) {
    const [id, proposer] = [randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into legal_figures (id, series, value, from_on, until_on, source, certainty, next_due_on, status, proposed_by, proposed_at)
       values ($1, 'wa-rent-cap', 9500, $3::date, $3::date + 300, 'Department of Commerce', 'cited', $3::date + 200, 'proposed', $2, now())`,
      [id, proposer.id, `${2100 + Math.floor(Math.random() * 7000)}-01-01`],
    );
    return id;
  },
  async leasePayerId(api, owner) {
    const [id, staff] = [randomUUID(), await createPerson(api, 'staff')];
    const { id: leaseId, homeId } = await createLivedInLease(api, { owner });
    await api.rows(
      `insert into lease_payers (id, lease_id, home_id, kind, name, created_by, created_at)
       values ($1, $2, $3, 'housing_authority', 'Oakland Housing Authority', $4, now())`,
      [id, leaseId, homeId, staff.id],
    );
    return id;
  },
  async payerPaymentId(api, owner) {
    const [id, payerId] = [randomUUID(), await objects.leasePayerId?.(api, owner)];
    const [one, two] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    await api.rows(
      `insert into payer_payments (id, payer_id, lease_id, home_id, amount, method, reference, received_on, recorded_by,
         approved_by, recorded_at)
       select $1, id, lease_id, home_id, 100, 'check', '1041', '2026-12-01', $3, $4, now() from lease_payers where id = $2`,
      [id, payerId, one.id, two.id],
    );
    return id;
  },
  async contributionRequestId(api, owner) {
    const [id, staff, homeId] = [randomUUID(), await createPerson(api, 'staff'), await createHome(api, { owner })];
    await api.rows(
      `insert into contribution_requests (id, home_id, owner_id, amount, reason, due_on, requested_by, requested_at)
       values ($1, $2, $3, 5000, 'Taxes of the year', '2030-01-01', $4, now())`,
      [id, homeId, owner.id, staff.id],
    );
    return id;
  },
  async expenseId(api, owner) {
    const [id, staff, homeId] = [randomUUID(), await createPerson(api, 'staff'), await createHome(api, { owner })];
    await api.rows(
      `insert into expenses (id, home_id, owner_id, category, payee_name, method, address, amount, due_on, status, entered_by,
         entered_at) values ($1, $2, $3, 'hoa', 'Lakeside HOA', 'check', '1 Lake St', 5000, '2030-01-01', 'requested', $4, now())`,
      [id, homeId, owner.id, staff.id],
    );
    return id;
  },
  async expenseRuleId(api, owner) {
    const [id, staff, homeId] = [randomUUID(), await createPerson(api, 'staff'), await createHome(api, { owner })];
    await api.rows(
      `insert into expense_rules (id, home_id, owner_id, category, payee_name, method, address, amount, every, first_due_on,
         made, is_fixed, entered_by, entered_at)
       values ($1, $2, $3, 'hoa', 'Lakeside HOA', 'check', '1 Lake St', 5000, 'monthly', '2030-01-01', 1, true, $4, now())`,
      [id, homeId, owner.id, staff.id],
    );
    return id;
  },
  async ownershipCheckId(api, owner) {
    const [id, accountId] = [randomUUID(), await objects.payoutAccountId?.(api, owner)];
    // The person who uses an account does not decide about it.
    const user = await createPerson(api);
    await api.rows(
      `insert into ownership_checks (id, payout_account_id, person_id, expected, found, source, result, checked_at)
       values ($1, $2, $3, '{Ada}', '{Mallory}', 'typed', 'mismatch', now())`,
      [id, accountId, user.id],
    );
    return id;
  },
  async disputeId(api, owner) {
    const [id, paymentId] = [`du_${randomUUID()}`, randomUUID()];
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, created_at, updated_at)
       values ($1, $2, 'application_fee', gen_random_uuid(), 5000, 'card', 'pm_card_visa', $3, 'returned', now(), now())`,
      [paymentId, owner.id, `pi_${paymentId}`],
    );
    await api.rows(
      `insert into disputes (id, payment_id, status, reason, amount, sent_at, created_at)
       values ($1, $2, 'needs_response', 'fraudulent', 5000, now(), now())`,
      [id, paymentId],
    );
    return id;
  },
  async unclaimedItemId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into unclaimed_items (id, kind, source_id, owner_id, owner_name, amount, place, since, status, reason, created_at,
         updated_at) values ($1, 'refund_check', $1, $2, 'Ada Lovelace', 5000, 'trust', '2026-01-01', 'waiting', 'unknown_address', now(), now())`,
      [id, owner.id],
    );
    return id;
  },
  async debtHoldId(api) {
    const [id, lease] = [randomUUID(), await createLivedInLease(api)];
    await api.rows(
      `insert into debt_holds (id, home_id, lease_id, kind, reason, opened_by, opened_at)
       values ($1, $2, $3, 'bankruptcy', 'Chapter 7', $4, now())`,
      [id, lease.homeId, lease.id, (await createPerson(api, 'staff')).id],
    );
    return id;
  },
  async placementId(api) {
    const [id, letterId, lease] = [randomUUID(), randomUUID(), await createLivedInLease(api)];
    await api.rows(
      `insert into debt_letters (id, home_id, lease_id, status, amount, lines, respond_by, asked_at, sent_on)
       values ($1, $2, $3, 'sent', 200000, '[]', '2026-10-31', now(), '2026-10-01')`,
      [letterId, lease.homeId, lease.id],
    );
    await api.rows(
      `insert into collection_placements (id, home_id, lease_id, letter_id, status, agency, amount, reason, prepared_at, sent_at, known)
       values ($1, $2, $3, $4, 'placed', '{"name": "A", "address": "B", "phone": "5105550199", "site": "https://a.example"}', 200000,
         'No answer', now(), now(), 200000)`,
      [id, lease.homeId, lease.id, letterId],
    );
    return id;
  },
  async agencyPaymentId(api, owner) {
    const [id, placementId] = [randomUUID(), await objects.placementId?.(api, owner)];
    await api.rows(
      `insert into agency_payments (id, home_id, lease_id, placement_id, event_id, paid_on, gross, fee, reported_at)
       select $1, home_id, lease_id, id, $2, '2026-11-01', 50000, 17500, now() from collection_placements where id = $3`,
      [id, `payment-${id}`, placementId],
    );
    return id;
  },
  async unclaimedReportId(api) {
    const [id, staff] = [randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into unclaimed_reports (id, state, status, due_on, remit_by, prepared_by, prepared_at)
       values ($1, 'WA', 'prepared', '2026-10-31', '2026-10-31', $2, '2020-01-01')`,
      [id, staff.id],
    );
    return id;
  },
  async monthClosingId(api) {
    const [id, one, two] = [randomUUID(), await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    // Of a time before all others, and open again: it closes nothing for the rest.
    await api.rows(
      `insert into month_closings (id, month, requested_by, closed_by, closed_at, reopening_requested_by, reopened_by,
         reopened_at, reopening_reason) values ($1, '2020-01-01', $2, $3, now(), $2, $3, now(), 'Once more')`,
      [id, one.id, two.id],
    );
    return id;
  },
  async reconciliationPackId(api, owner) {
    const [id, closingId] = [randomUUID(), await objects.monthClosingId?.(api, owner)];
    await api.rows(
      `insert into reconciliation_packs (id, closing_id, account, bank, in_transit, unbooked, book, owed, sealed_key, csv_key, made_at)
       values ($1, $2, 'trust', 0, 0, 0, 0, 0, $3, $4, now())`,
      [id, closingId, `sealed/${id}.pdf`, `statements/${id}.csv`],
    );
    return id;
  },
  async bankOrderId(api) {
    const [id, proposer] = [randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into bank_orders (id, kind, method, from_place, payee, amount, status, reason, proposed_by, proposed_at)
       values ($1, 'federal_tax', 'ach', 'trust', 'Internal Revenue Service', 100, 'proposed', 'October', $2, now())`,
      [id, proposer.id],
    );
    return id;
  },
  async moneyRequestId(api) {
    const [id, asker] = [randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into money_requests (id, kind, status, amount, reason, entries, effective_on, requested_by, requested_at)
       values ($1, 'manual_entry', 'requested', 200, 'A bank fee',
         '[{"code": "bank:operating", "amount": 200}, {"code": "fees:late", "amount": -200}]', '2026-11-01', $2, now())`,
      [id, asker.id],
    );
    return id;
  },
  async payoutRunId(api) {
    const id = randomUUID();
    // Days of the past have no run of their own.
    await api.rows(
      `insert into payout_runs (id, pay_on, created_at)
       select $1, coalesce(max(pay_on), '2020-01-01'::date) + 1, now() from payout_runs where pay_on < '2026-01-01'`,
      [id],
    );
    return id;
  },
  async payoutId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'leased' })];
    await api.rows(
      `insert into payouts (id, run_id, home_id, owner_id, period, plan, status, pay_on, created_at, updated_at)
       values ($1, $2, $3, $4, '2026-11-01', 'Monthly', 'carried', '2026-11-05', now(), now())`,
      [id, await objects.payoutRunId?.(api, owner), homeId, owner.id],
    );
    return id;
  },
  async installmentPlanId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'leased' })];
    await api.rows(
      `insert into installment_plans (id, home_id, owner_id, months, amount, fee, apr_bps, created_at)
       values ($1, $2, $3, 3, 60000, 0, 0, now())`,
      [id, homeId, owner.id],
    );
    return id;
  },
  async payoutAccountId(api, owner) {
    const id = randomUUID();
    const account = await api.services.payouts.openAccount({ id: owner.id, email: 'ada@example.test' });
    await api.rows("update payout_accounts set status = 'canceled' where owner_id = $1", [owner.id]);
    await api.rows(
      `insert into payout_accounts (id, owner_id, status, processor_account, processor_ref, bank_name, last_four, kind,
         contact_email, usable_from, created_at)
       values ($1, $2, 'waiting', $3, 'ba_1', 'Test Bank', '6789', 'checking', 'ada@example.test', now(), now())`,
      [id, owner.id, account],
    );
    return id;
  },
  async proposalId(api, owner) {
    const [homeId, inspectionId, id] = [
      await createHome(api, { owner, status: 'proposal' }),
      randomUUID(),
      randomUUID(),
    ];
    await api.rows(
      "insert into inspections (id, home_id, owner_id, status, starts_at) values ($1, $2, $3, 'submitted', now())",
      [inspectionId, homeId, owner.id],
    );
    await api.rows(
      "insert into proposals (id, home_id, owner_id, inspection_id, status, sent_at) values ($1, $2, $3, $4, 'sent', now())",
      [id, homeId, owner.id, inspectionId],
    );
    return id;
  },
  async inspectionId(api, owner) {
    const [homeId, id] = [await createHome(api, { owner, status: 'inspection' }), randomUUID()];
    await api.rows(
      "insert into inspections (id, home_id, owner_id, status, starts_at) values ($1, $2, $3, 'in_progress', now())",
      [id, homeId, owner.id],
    );
    return id;
  },
  async itemId(api, owner) {
    const [proposalId, id] = [await objects.proposalId?.(api, owner), randomUUID()];
    await api.rows(
      `insert into proposal_items (id, proposal_id, home_id, owner_id, finding_id, standard_id, severity, room, price)
       select $1, id, home_id, owner_id, gen_random_uuid(), 'yard', 'optional', 'Outside', 100 from proposals where id = $2`,
      [id, proposalId],
    );
    return id;
  },
  /** A repair of a vacant home of theirs. */
  async workOrderId(api, owner) {
    const [homeId, id] = [await createHome(api, { owner, status: 'leased' }), randomUUID()];
    await api.rows(
      `insert into work_orders (id, home_id, owner_id, reporter_id, source, title, area, tier, tier_reason, status_since,
         response_due_at, created_at, updated_at)
       values ($1, $2, $3, $3, 'owner', 'A faucet drips', 'plumbing', 'standard', 'It can wait.', $4, $4, $4, $4)`,
      [id, homeId, owner.id, api.now.toISOString()],
    );
    return id;
  },
  async invoiceId(api, owner) {
    const [workOrderId, id] = [await objects.workOrderId?.(api, owner), randomUUID()];
    await api.rows(
      `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
         total, status, created_at, updated_at)
       select $1, id, home_id, owner_id, 'Alder', '1 Alder St', '1', '[]', 100, 'needs_approval', now(), now()
       from work_orders where id = $2`,
      [id, workOrderId],
    );
    return id;
  },
  async billId(api, owner) {
    const lease = await createLivedInLease(api, { residents: [owner] });
    const id = randomUUID();
    await api.rows(
      `insert into charges (id, lease_id, home_id, kind, source, description, due_on, amount, created_at, updated_at)
       values ($1, $2, $3, 'bill', 'added:1', 'HOA fine', '2026-12-15', 10000, now(), now())`,
      [id, lease.id, lease.homeId],
    );
    return id;
  },
  async chargeId(api, owner) {
    const lease = await createLivedInLease(api, { residents: [owner] });
    const [row] = await api.rows<{ id: string }>('select id from charges where lease_id = $1 limit 1', [lease.id]);
    return row?.id ?? '';
  },
  async planId(api, owner) {
    const [lease, id] = [await createLease(api, { residents: [owner] }), randomUUID()];
    await api.rows(
      `insert into payment_plans (id, lease_id, home_id, amount, parts, first_on, status, asked_by, created_at)
       values ($1, $2, $3, 100, 3, '2026-11-27', 'requested', $4, now())`,
      [id, lease.id, lease.homeId, owner.id],
    );
    return id;
  },
  leaseId: async (api, owner) => (await createLease(api, { residents: [owner] })).id,
  async exportId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into data_exports (id, user_id, status, storage_key, created_at, expires_at)
       values ($1, $2, 'ready', 'exports/a', $3, $3::timestamptz + interval '7 days')`,
      [id, owner.id, api.now.toISOString()],
    );
    return id;
  },
  async savedSearchId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into saved_searches (id, user_id, name, filters, key, created_at, checked_at)
       values ($1, $2, 'Oakland', jsonb_build_object('place', gen_random_uuid()), gen_random_uuid()::text, now(), now())`,
      [id, owner.id],
    );
    return id;
  },
  envelopeId: (api, owner) =>
    createSigningEnvelope(api, { createdBy: owner.id, signers: [{ id: owner.id, role: 'homeowner' }] }),
  async todoId(api, owner) {
    const [row] = await api.rows<{ id: string }>(
      "insert into todos (user_id, kind, subject) values ($1, 'addPhoto', gen_random_uuid()::text) returning id",
      [owner.id],
    );
    return row?.id ?? '';
  },
  async documentId(api, owner) {
    const id = randomUUID();
    await api.rows(
      // Where the address names a run before it, the file was given to that run.
      `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at, flow_run_id)
       values ($1, $2, 'other', 'A.pdf', 'application/pdf', 1, '', 'documents/a', now(),
         (select id from flow_runs where person_id = $2 order by created_at desc limit 1))`,
      [id, owner.id],
    );
    return id;
  },
  async threadId(api, owner) {
    const id = randomUUID();
    await api.rows(
      "insert into threads (id, subject, topic, created_at, last_message_at) values ($1, 'A', 'other', now(), now())",
      [id],
    );
    await api.rows(
      `insert into thread_participants (thread_id, user_id, joined_at, last_read_at, reply_key)
       values ($1, $2, now(), now(), gen_random_uuid()::text)`,
      [id, owner.id],
    );
    return id;
  },
  async recurrenceId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'leased' })];
    await api.rows(
      `insert into recurrences (id, home_id, owner_id, type, performer, rrule, starts_on, next_on, created_at, updated_at)
       values ($1, $2, $3, 'pest', 'us', 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=1', '2026-11-01', '2026-12-01', now(), now())`,
      [id, homeId, owner.id],
    );
    return id;
  },
  /** An open task of every recurrence of the owner’s. */
  async occurrenceId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into recurrence_occurrences (id, recurrence_id, home_id, owner_id, due_on, performer, created_at)
       select $1, id, home_id, owner_id, '2026-11-30', performer, now() from recurrences where owner_id = $2
       order by xmin::text::bigint desc limit 1`,
      [id, owner.id],
    );
    return id;
  },
  async paymentMethodId(api, owner) {
    const id = randomUUID();
    await api.rows(
      `insert into payment_methods (id, user_id, kind, funding, processor_ref, fingerprint, brand, last4, status,
         created_at, updated_at) values ($1::uuid, $2, 'bank', 'bank', 'cus_1:pm_' || $1::uuid, $1::uuid::text, 'Bank', '6789', 'active',
         now(), now())`,
      [id, owner.id],
    );
    return id;
  },
  async proId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into pros (id, company, email, phone, trades, region_ids, hours, daily_capacity, created_at, updated_at)
       values ($1::uuid, 'Ace Plumbing', $1::text || '@ace.example', '+14155550134', '{plumbing}', '{1}',
         '{"MO": {"from": "08:00", "to": "17:00"}}', 4, now(), now())`,
      [id],
    );
    return id;
  },
  async offerId(api, owner) {
    const [workOrderId, proId, id] = [
      await objects.workOrderId?.(api, owner),
      await objects.proId?.(api, owner),
      randomUUID(),
    ];
    await api.rows(
      `insert into pro_offers (id, work_order_id, home_id, owner_id, pro_id, token_hash, answer_by, link_expires_at, created_at)
       select $1::uuid, id, home_id, owner_id, $3, sha256($1::text::bytea), now() + interval '1 day', now() + interval '30 days',
         now() from work_orders where id = $2`,
      [id, workOrderId, proId],
    );
    return id;
  },
  proDocument: async () => 'license',
  /** Something that a resident ordered for the owner’s home. */
  async serviceOrderId(api, owner) {
    const [id, homeId] = [randomUUID(), await createHome(api, { owner, status: 'leased' })];
    await api.rows(
      `insert into service_orders (id, home_id, owner_id, ordered_by, service, scope, windows, status, created_at)
       values ($1, $2, $3, 'resident', 'painting', 'Paint it', '[]', 'waiting_for_consent', now())`,
      [id, homeId, owner.id],
    );
    return id;
  },
  async letterId(api) {
    const lease = await createRunningLease(api);
    const id = randomUUID();
    await api.rows(
      `insert into letters (id, home_id, lease_id, subject, kind, title, status, recipients, address, methods, certified,
         source, time_zone, due_on, storage_key, created_at, updated_at)
       values ($1::uuid, $2, $3, 'letter:' || $1::text, 'termination', 'Notice', 'ready', '{Rita Resident}', $4,
         '{personal}', false, 'A statute', 'America/Los_Angeles', '2026-11-24', 'letters/' || $1::text || '.pdf', $5, $5)`,
      [id, lease.homeId, lease.id, JSON.stringify({ lines: ['1 Example St'], postal: null }), api.now],
    );
    return id;
  },
  async rentReportId(api) {
    const id = randomUUID();
    await api.rows(
      `insert into rent_reports (id, month, bureaus, accounts, file, created_at)
       values ($1, date '2020-01-01' + (floor(random() * 60000) || ' months')::interval, '{transunion}', 1, 'x', '2026-11-01')`,
      [id],
    );
    return id;
  },
  async rentReportLineId(api, owner) {
    const lease = await livedInByOwner(api, owner);
    const [id, enrollmentId, reportId] = [randomUUID(), randomUUID(), await objects.rentReportId?.(api, owner)];
    await api.rows(
      `insert into rent_reporting_enrollments (id, lease_id, home_id, person_id, account_number, birth_on, signature, consent,
         bureaus, started_on, created_at, updated_at)
       values ($1, $2, $3, $4, 'RENT1', '1990-02-03', 'A B', 'Yes', '{transunion}', '2026-10-01', now(), now())`,
      [enrollmentId, lease.id, lease.homeId, owner.id],
    );
    await api.rows(
      `insert into rent_report_lines (id, rent_report_id, enrollment_id, lease_id, person_id, month, outcome, due, paid,
         created_at)
       values ($1, $2, $3, $4, $5, '2026-10-01', 'reported', 300000, 300000, now())`,
      [id, reportId, enrollmentId, lease.id, owner.id],
    );
    return id;
  },
  async rentReportDisputeId(api, owner) {
    const [id, lineId] = [randomUUID(), await objects.rentReportLineId?.(api, owner)];
    await api.rows(
      `insert into rent_report_disputes (id, line_id, lease_id, home_id, person_id, body, due_on, created_at)
       select $1, line.id, line.lease_id, lease.home_id, line.person_id, 'I paid twice', '2026-12-20', now()
       from rent_report_lines line join leases lease on lease.id = line.lease_id where line.id = $2`,
      [id, lineId],
    );
    return id;
  },
  async statutoryNoticeId(api) {
    const lease = await createRunningLease(api);
    const id = randomUUID();
    await api.rows(
      `insert into statutory_notices (id, home_id, lease_id, kind, status, citation, paper, facts, amount, planned_day,
         created_at, updated_at)
       values ($1, $2, $3, 'payOrQuit', 'prepared', 'A statute', '{"title": "Notice", "paragraphs": []}', '{}', 100000,
         '2026-12-01', $4, $4)`,
      [id, lease.homeId, lease.id, api.now],
    );
    return id;
  },
};
