import { applications } from '@/contract/applications';
import { applicationsSchemas } from '@/contract/applications.schemas';
import { asSystem } from '@/server/db/client';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { type Asked, demandVisible } from './applications.access';
import { acceptDecision, giveInformation, leave } from './applications.acts';
import { begin, save } from './applications.begin';
import { openCheckout, pay } from './applications.fees';
import * as group from './applications.group';
import { handIn, setIdentity } from './applications.handIn';
import { present, presentSummary } from './applications.presenter';
import * as repo from './applications.repo';

type Shown = Pick<Asked, 'services' | 'person' | 'now'>;

/** The application as it stands after what was done. */
const shown = ({ services, person, now }: Shown, id: string) =>
  asSystem(services.db, (db) => present(db, id, person?.id ?? null, now));

/** An act on one application, answered with how it stands afterwards. */
const acting = <C extends Asked>(act: (call: C) => Promise<unknown>) => ({
  authorize: rowLevel,
  alone: true as const,
  handle: async (call: C) => {
    await act(call);
    return shown(call, call.params.applicationId);
  },
});

export const applicationsRoutes = implement(applications, applicationsSchemas, {
  listApplications: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: ({ services, person }) =>
      asSystem(services.db, async (db) => {
        const rows = await repo.listOf(db, requirePerson(person).id);
        return Promise.all(rows.map(async (row) => presentSummary(row, await repo.homeOf(db, row.homeId))));
      }),
  },
  startApplication: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => shown(call, await begin(call)),
  },
  getApplication: acting(demandVisible),
  saveApplication: acting(save),
  inviteApplicant: acting(group.invite),
  resendInvitation: acting(group.resend),
  removeApplicant: acting(group.remove),
  openInvitation: { authorize: audienceOnly, transaction: 'manual', handle: group.openInvitation },
  acceptInvitation: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => {
      await group.accept(call);
      return shown(call, call.params.applicationId);
    },
  },
  declineInvitation: {
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) => {
      await group.decline(call);
      return {};
    },
  },
  setIdentity: acting(setIdentity),
  handIn: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => (await handIn(call)) ?? shown(call, call.params.applicationId),
  },
  openFeeCheckout: { authorize: rowLevel, transaction: 'manual', handle: openCheckout },
  payFee: acting(pay),
  giveInformation: acting(giveInformation),
  acceptDecision: acting(acceptDecision),
  leaveApplication: {
    authorize: rowLevel,
    transaction: 'manual',
    handle: async (call) => {
      await leave(call);
      return {};
    },
  },
});
