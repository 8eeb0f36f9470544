import { customAlphabet } from 'nanoid';
import { MAX_INVITATIONS, REFERRAL_CODE, referrals } from '@/contract/onboarding/referrals/endpoints';
import { referralsSchemas } from '@/contract/onboarding/referrals/schemas';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId, newId } from '@/server/ids';
import { decide } from './index';
import { canApprovePayment, canManageReferrals, canRequestPayment } from './policy';
import { presentForStaff, presentReferral } from './presenter';
import * as repo from './repo';

/** Without letters and figures that look alike: a code is also read aloud. */
const newCode = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 10);
/** An account that is older was ours before the link was followed. */
const CLAIM_WINDOW_MS = 24 * 3_600_000;

const loadOwn = ({
  db,
  person,
  params,
}: Pick<OperationContext, 'db' | 'person'> & { params: { referralId: string } }) =>
  repo.findOwn(db, params.referralId, requirePerson(person).id);
const loadForStaff = ({ db, params }: Pick<OperationContext, 'db'> & { params: { referralId: string } }) =>
  repo.findForStaff(db, params.referralId);

type AtDesk = Pick<OperationContext, 'db' | 'person'> & { params: { referralId: string } };

async function shownAtDesk(context: AtDesk) {
  const row = await loadForStaff(context);
  if (!row) throw notFound();
  return presentForStaff(row, context.person?.id);
}

export const referralsRoutes = implement(referrals, referralsSchemas, {
  listReferrals: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      return {
        code: await repo.findCode(db, id, newCode()),
        rewardCents: await repo.findRewardCents(db),
        referrals: (await repo.listByUser(db, id)).map(presentReferral),
      };
    },
  },
  inviteHomeowner: {
    authorize: rowLevel,
    handle: async ({ db, person, body, now }) => {
      const referrerId = requirePerson(person).id;
      const waiting = (await repo.listByUser(db, referrerId)).filter(({ status }) => status === 'invited');
      if (waiting.length >= MAX_INVITATIONS)
        throw conflict(`You have ${MAX_INVITATIONS} open invitations. Cancel one first.`);
      const id = newId();
      const invitation = { id, referrerId, ...body, rewardCents: await repo.findRewardCents(db), invitedAt: now };
      await repo.insertInvitation(db, invitation);
      return presentReferral({
        ...invitation,
        status: 'invited',
        reason: null,
        joinedAt: null,
        listedAt: null,
        dueAt: null,
        paidAt: null,
      });
    },
  },
  removeInvitation: withResource({
    load: loadOwn,
    authorize: rowLevel,
    handle: async ({ db, loaded }) => {
      if (!(await repo.removeInvitation(db, loaded.id))) throw conflict('They’ve already joined with it.');
      return {};
    },
  }),
  claimReferral: {
    authorize: rowLevel,
    handle: async ({ db, body, now, auditSubject }) => {
      const { referralUser, referralId = '' } = body;
      if (!REFERRAL_CODE.test(referralUser)) return { claimed: false };
      const id = await repo.claim(db, {
        referralUser,
        referralId: isId(referralId) ? referralId : null,
        fresh: newId(),
        cents: await repo.findRewardCents(db),
        since: new Date(now.getTime() - CLAIM_WINDOW_MS),
        now,
      });
      if (id) auditSubject(`referral:${id}`);
      return { claimed: id !== null };
    },
  },
  listAllReferrals: {
    duties: ['money', 'support'],
    authorize: canManageReferrals,
    handle: async ({ db, person }) => (await repo.findAll(db)).map((row) => presentForStaff(row, person?.id)),
  },
  payReferral: withResource({
    duties: ['money', 'support'],
    load: loadForStaff,
    authorize: canRequestPayment,
    handle: async (context) => {
      const { db, person, loaded, body, now, auditSubject } = context;
      auditSubject(`referral:${loaded.id}`, { cents: loaded.rewardCents });
      const request = { by: requirePerson(person).id, reference: body.paymentReference, now };
      if (!(await repo.requestPayment(db, loaded.id, request))) throw conflict();
      return shownAtDesk(context);
    },
  }),
  approveReferralPayment: withResource({
    duties: ['money'],
    load: loadForStaff,
    authorize: canApprovePayment,
    handle: async (context) => {
      const { db, loaded, now, auditSubject } = context;
      auditSubject(`referral:${loaded.id}`, { cents: loaded.rewardCents, requestedBy: loaded.paymentRequestedBy });
      if (!loaded.paymentRequestedAt) throw conflict();
      await decide(db, loaded, 'pay', { paidAt: now });
      return shownAtDesk(context);
    },
  }),
  declineReferral: withResource({
    duties: ['money', 'support'],
    load: loadForStaff,
    authorize: canManageReferrals,
    handle: async (context) => {
      const { db, loaded, body, auditSubject } = context;
      auditSubject(`referral:${loaded.id}`);
      await decide(db, loaded, 'decline', body);
      return shownAtDesk(context);
    },
  }),
});
