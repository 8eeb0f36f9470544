import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '@/contract/endpoint';
import { ErrorBody } from '@/contract/errors/schemas';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createHomeMember } from '../support/fixtures/homeMembers';
import { createHost, createTour, createTourableHome } from '../support/fixtures/hosts';
import { createHome, createPerson } from '../support/fixtures/people';
import { isDeep, sample, samplePart } from '../support/sample';
import { hostileJson, hostileTexts, hostileValues } from '../support/security/hostileJson';
import { objects } from './authorization.objects';
import { operations, pathOf } from './operations';
import { leavesOf, setAtPath } from './setAtPath';
import { secretBodies, unknownObjects, validBodies } from './validBodies';

const api = testApi();
const known: Record<string, string> = {
  slug: 'oakland-ca',
  setupGroup: 'access',
  fileType: 'document',
  ownerId: 'AAAAAAAAAAAAAAAA',
  codeKind: 'gate',
  flowId: 'rent-estimate',
  documentId: 'AAAAAAAAAAAAAAAA',
  revisionId: '0mf8q2c1x-01234567',
  pictureName: 'door-01234567.webp',
};
let token = '';
let editorToken = '';
/** Where a kind of person is asked for, one of that kind calls: behind the gate is more to break. */
const tokens: Partial<Record<Access, string>> = {};
let ownHomeId = '';
let somebody: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  const { homeId, hostId } = await createTourableHome(api);
  known.homeId = homeId;
  known.meetingType = 'intro';
  known.flagKey = 'homepage_entry_order';
  await api.rows("insert into meeting_hosts values ('intro', $1, 'Hal', 'America/Los_Angeles')", [
    await createHost(api),
  ]);
  known.key = await createTour(api, homeId, hostId);
  somebody = await createPerson(api, 'resident');
  token = await api.tokenFor(somebody);
  ownHomeId = await createHome(api, { owner: somebody, status: 'setup' });
  editorToken = await api.tokenFor(await createPerson(api, 'editor'));
  const owner = await createPerson(api, 'homeowner');
  tokens.homeowner = await api.tokenFor(owner);
  tokens.staff = await api.tokenFor(await createPerson(api, 'staff'));
  known.apiKeyId = (await objects.apiKeyId?.(api, owner)) ?? '';
  known.webhookEndpointId = (await objects.webhookEndpointId?.(api, owner)) ?? '';
  known.replayId = (await objects.replayId?.(api, owner)) ?? '';
  known.portfolioImportId = (await objects.portfolioImportId?.(api, owner)) ?? '';
  known.approvalLimitId = (await objects.approvalLimitId?.(api, owner)) ?? '';
  known.legalFigureId = (await objects.legalFigureId?.(api, owner)) ?? '';
  known.expenseId = (await objects.expenseId?.(api, owner)) ?? '';
  known.unclaimedItemId = (await objects.unclaimedItemId?.(api, owner)) ?? '';
  known.placementId = (await objects.placementId?.(api, owner)) ?? '';
  known.agencyPaymentId = (await objects.agencyPaymentId?.(api, owner)) ?? '';
  known.debtHoldId = (await objects.debtHoldId?.(api, owner)) ?? '';
  known.unclaimedReportId = (await objects.unclaimedReportId?.(api, owner)) ?? '';
  known.disputeId = (await objects.disputeId?.(api, owner)) ?? '';
  known.ownershipCheckId = (await objects.ownershipCheckId?.(api, owner)) ?? '';
  known.expenseRuleId = (await objects.expenseRuleId?.(api, owner)) ?? '';
  known.leasePayerId = (await objects.leasePayerId?.(api, owner)) ?? '';
  known.payerPaymentId = (await objects.payerPaymentId?.(api, owner)) ?? '';
  known.contributionRequestId = (await objects.contributionRequestId?.(api, owner)) ?? '';
  known.monthClosingId = (await objects.monthClosingId?.(api, owner)) ?? '';
  known.reconciliationPackId = (await objects.reconciliationPackId?.(api, owner)) ?? '';
  known.bankOrderId = (await objects.bankOrderId?.(api, owner)) ?? '';
  known.moneyRequestId = (await objects.moneyRequestId?.(api, owner)) ?? '';
  known.receivedApplicationId = (await objects.receivedApplicationId?.(api, owner)) ?? '';
  known.agreementId = (await objects.agreementId?.(api, owner)) ?? '';
  known.inspectionId = (await objects.inspectionId?.(api, owner)) ?? '';
  known.tenancyId = (await objects.tenancyId?.(api, owner)) ?? '';
  known.deductionId = (await objects.deductionId?.(api, owner)) ?? '';
  known.leaseRequestId = (await objects.leaseRequestId?.(api, owner)) ?? '';
  known.leaseAddendumId = (await objects.leaseAddendumId?.(api, owner)) ?? '';
  known.noticeId = (await objects.noticeId?.(api, owner)) ?? '';
  known.renewalId = (await objects.renewalId?.(api, owner)) ?? '';
  known.proposalId = (await objects.proposalId?.(api, owner)) ?? '';
  known.itemId = (await objects.itemId?.(api, owner)) ?? '';
  known.workOrderId = (await objects.workOrderId?.(api, owner)) ?? '';
  known.invoiceId = (await objects.invoiceId?.(api, owner)) ?? '';
  await createCoOwner(somebody.id, [known.workOrderId, known.invoiceId]);
  known.screeningId = (await objects.screeningId?.(api, somebody)) ?? '';
  for (const name of [
    'affiliateId',
    'appointmentId',
    'applicationId',
    'applicantId',
    'chargeId',
    'envelopeId',
    'exceptionId',
    'installmentPlanId',
    'homeMemberId',
    'leaseId',
    'savedSearchId',
    'estimateId',
    'passkeyId',
    'payoutAccountId',
    'payoutId',
    'payoutRunId',
    'qualificationId',
    'referralId',
    'runId',
    'threadId',
    'w9Id',
    'personId',
    'memberId',
    'dutyRequestId',
    'leadId',
    'queueId',
    'reportId',
    'queueItemId',
    'deskViewId',
    'replyId',
    'proId',
    'offerId',
    'serviceOrderId',
    'proDocument',
    'recurrenceId',
    'occurrenceId',
    'paymentMethodId',
    'planId',
    'billId',
    'letterId',
    'statutoryNoticeId',
    'paymentId',
    'rentReportId',
    'rentReportLineId',
    'rentReportDisputeId',
  ])
    known[name] = (await objects[name]?.(api, somebody)) ?? '';
});

/** Makes a person co-owner of the homes of these repairs and invoices. */
async function createCoOwner(personId: string, ids: readonly string[]): Promise<void> {
  const homes = await api.rows<{ home_id: string }>(
    `select home_id from work_orders where id = any($1) union
     select home_id from work_order_invoices where id = any($1)`,
    [ids],
  );
  for (const { home_id: homeId } of homes)
    await createHomeMember(api, { homeId, role: 'co_owner', person: { id: personId } });
}

/** How much of the exhaustive test each operation gets in one run; in turns, so that together they get all of it. */
const PART = { bodies: 6, values: 4, texts: 2 };

/** Neither a limit nor a logout hides what lies behind it. */
async function restoreAccess(): Promise<void> {
  resetRequestCounts();
  await api.rows('delete from rate_limits');
  await api.rows('update sessions set revoked_at = null, revoked_reason = null where id = $1', [somebody.sessionId]);
  api.services.invalidateSession(somebody.sessionId);
}

/** Calls as a logged-in person. Restores what an earlier call used up, then calls again. */
async function send(endpoint: Endpoint, path: string, body?: BodyInit): Promise<Response> {
  resetRequestCounts();
  const response = await sendOnce(endpoint, path, body);
  if (response.status !== 429 && response.status !== 401) return response;
  await response.body?.cancel();
  await restoreAccess();
  return sendOnce(endpoint, path, body);
}

async function sendOnce({ method, access, idempotent }: Endpoint, path: string, body?: BodyInit): Promise<Response> {
  const forStaff =
    /^\/(affiliates|agreements\/[^/]+\/counter-signer$|w9s\/[^/]+\/tin-readings$|appointments$|leases\/[^/]+\/end$|referrals|tours)\b/.test(
      path,
    );
  const headers: Record<string, string> = {
    authorization: `Bearer ${path.startsWith('/studio') ? editorToken : (forStaff && tokens.staff) || (tokens[access] ?? token)}`,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotent === 'required') headers['idempotency-key'] = randomUUID();
  return api.fetch(path, { method, headers, body });
}

/** What is wrong with a reply: a 5xx, or a refusal in another shape than `{message, code}` or that tells too much. */
async function flawOf(response: Response): Promise<string | undefined> {
  if (response.status === 429) return 'hidden by a limit';
  if (response.status < 400) return void (await response.body?.cancel());
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text}`;
  const { success } = ErrorBody.strict().safeParse(JSON.parse(text));
  if (!success) return `another shape: ${text}`;
  return /\bat .*\.[jt]s:\d|select .* from|syntax error|\/node_modules\//i.test(text)
    ? `tells too much: ${text}`
    : undefined;
}

const shortly = (value: unknown) => JSON.stringify(value)?.slice(0, 60);
const inTurn = operations.map((operation, turn) => ({ ...operation, turn }));
const bodied = inTurn.filter(({ takesBody }) => takesBody);
const addressTexts = hostileTexts.filter((each) => each.isWellFormed() && each.length < 10_000);

beforeEach(restoreAccess);

/** Signed with the name of who sends them: another name is refused before anything else. */
const SIGNED = ['moveIns.signCondition', 'signing.correctSignerName'];

/** Takes back what an operation before it has done, which a part of the run may leave out. */
const FOLLOWING = ['offboardings.withdrawOffboarding'];

describe.each(samplePart(bodied, 6))('$name', ({ name, endpoint, turn }) => {
  const validBody = () =>
    SIGNED.includes(name) ? { ...(validBodies[name] as object), name: somebody.name } : validBodies[name];
  // Around a home of one's own there is more to break.
  const path = () =>
    pathOf(
      endpoint,
      /^(expenses|home(Members|Setup)|houseGuides|offboardings|ownerContributions|payoutAccounts|payouts|recurrences|smoothPayments)\./.test(
        name,
      )
        ? { ...known, homeId: ownHomeId }
        : known,
    );

  test('accepts the body that the others are bent from', async () => {
    const response = await send(endpoint, path(), JSON.stringify(validBody()));
    const refusal = secretBodies[name] ?? unknownObjects[name];
    // What a whole run has used up by now is still there where a part of it runs.
    if (!isDeep && (refusal === 'conflict' || refusal === 'forbidden') && response.ok) return;
    if (!isDeep && FOLLOWING.includes(name) && response.status === 409) return;
    if (refusal) return expect(await response.json()).toMatchObject({ code: refusal });
    expect(response.status, await response.text()).toBeLessThan(300);
  });

  test('is safe from hostile bodies', async () => {
    const flaws: string[] = [];
    for (const { name: what, body, expected } of sample(hostileJson, PART.bodies, turn)) {
      const response = await send(endpoint, path(), body);
      const wronglyRead = expected === 'refuse' && ![400, 413, 415].includes(response.status);
      const flaw = wronglyRead ? `answered ${response.status}` : await flawOf(response);
      if (flaw) flaws.push(`${what}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
  });

  test('is safe from hostile values in every place', async () => {
    const flaws: string[] = [];
    for (const [place, leaf] of leavesOf(validBody()).entries()) {
      for (const value of sample(hostileValues, PART.values, turn + place)) {
        const flaw = await flawOf(await send(endpoint, path(), JSON.stringify(setAtPath(validBody(), leaf, value))));
        if (flaw) flaws.push(`${leaf.join('.')} = ${shortly(value)}: ${flaw}`);
      }
    }
    expect(flaws).toEqual([]);
  }, 300_000);

  test('refuses a field it does not know', async () => {
    const body = { ...(validBody() as object), isStaff: true };
    expect((await send(endpoint, path(), JSON.stringify(body))).status).toBe(400);
  });
});

describe.each(samplePart(inTurn, 6))('the address of $name', ({ endpoint, queryNames, paramNames, turn }) => {
  test('is safe from hostile texts in every parameter', async () => {
    const flaws: string[] = [];
    const ask = async (path: string, what: string) => {
      const flaw = await flawOf(await send(endpoint, path));
      if (flaw) flaws.push(`${what}: ${flaw}`);
    };
    for (const text of sample(addressTexts, PART.texts, turn)) {
      const encoded = encodeURIComponent(text);
      for (const name of paramNames)
        await ask(pathOf(endpoint, { ...known, [name]: text }), `${name} = ${shortly(text)}`);
      for (const name of [...queryNames, 'nobody-knows']) {
        await ask(`${pathOf(endpoint, known)}?${name}=${encoded}`, `?${name}=${shortly(text)}`);
      }
    }
    expect(flaws).toEqual([]);
  }, 300_000);

  test('is safe from parameters that are doubled, badly encoded or unknown', async () => {
    const path = pathOf(endpoint, known);
    const [name = 'a'] = queryNames;
    const queries = [
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[a]=1`,
      '%ff=%fe',
      '%',
      '&&&',
      '=',
      '__proto__[a]=1',
      'a'.repeat(9_000),
    ];
    for (const query of sample(queries, PART.texts, turn)) {
      expect(await flawOf(await send(endpoint, `${path}?${query}`)), query.slice(0, 40)).toBeUndefined();
    }
  });
});
