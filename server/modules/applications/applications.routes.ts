import { applications } from '@/contract/applications';
import { applicationsSchemas } from '@/contract/applications.schemas';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { readableHome } from '@/server/modules/homes/homes.service';
import { type ApplicationCall, loadMembership, type Membership } from './applications.access';
import { acceptDecision, giveInformation, leave } from './applications.acts';
import { begin, save } from './applications.begin';
import { openCheckout, pay } from './applications.fees';
import * as group from './applications.group';
import { handIn, setIdentity } from './applications.handIn';
import { canActOnOwnPart, canDecideForGroup, canSeeApplication } from './applications.policy';
import { present, presentSummary } from './applications.presenter';
import * as repo from './applications.repo';
import { shownAfterwards } from './applications.system';

type Shown = Pick<ApplicationCall, 'db' | 'person' | 'now'>;

/** The application as it stands after what was done. */
const shown = ({ db, person, now }: Shown, id: string) => present(db, id, person?.id ?? null, now);

type Policy = (actor: ApplicationCall['person'], membership: Membership) => boolean;

/** Something done to one application, answered with how it stands afterwards. */
const acting = <C extends ApplicationCall>(canAct: Policy, work: (context: C) => Promise<unknown>) => ({
  load: loadMembership,
  authorize: canAct,
  runAs: 'system' as const,
  handle: async (context: C) => {
    await work(context);
    return shown(context, context.params.applicationId);
  },
});

export const applicationsRoutes = implement(applications, applicationsSchemas, {
  listApplications: withResource({
    load: ({ db, person }) => repo.listOf(db, requirePerson(person).id),
    authorize: rowLevel,
    // Homes that are no longer listed are named in applications for them.
    runAs: 'system',
    handle: ({ db, loaded }) =>
      Promise.all(loaded.map(async (row) => presentSummary(row, await repo.homeOf(db, row.homeId)))),
  }),
  startApplication: withResource({
    load: async ({ db, person, body }) => {
      const home = await readableHome(db, person, body.homeId);
      if (!home) throw notFound('We could not find that home.');
      return home;
    },
    authorize: rowLevel,
    runAs: 'system',
    handle: async (context) => shown(context, await begin(context)),
  }),
  getApplication: withResource({
    load: loadMembership,
    authorize: canSeeApplication,
    runAs: 'system',
    handle: (context) => shown(context, context.params.applicationId),
  }),
  saveApplication: withResource(acting(canDecideForGroup, save)),
  inviteApplicant: withResource(acting(canDecideForGroup, group.invite)),
  resendInvitation: withResource(acting(canDecideForGroup, group.resend)),
  removeApplicant: withResource(acting(canDecideForGroup, group.remove)),
  // Whoever holds the link of an invitation may read it and turn it down.
  openInvitation: withResource({
    load: group.invitedBy,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: group.openInvitation,
  }),
  acceptInvitation: withResource({
    load: group.loadInvitation,
    authorize: rowLevel,
    runAs: 'linkHolder',
    handle: async (context) => {
      await group.accept(context);
      return shown(context, context.params.applicationId);
    },
  }),
  declineInvitation: withResource({
    load: group.invitedBy,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async (context) => {
      await group.decline(context);
      return {};
    },
  }),
  setIdentity: withResource(acting(canActOnOwnPart, setIdentity)),
  handIn: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    runAs: 'system',
    handle: async (context) => (await handIn(context)) ?? shown(context, context.params.applicationId),
  }),
  openFeeCheckout: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    // The processor is asked outside of any transaction.
    transaction: 'manual',
    handle: openCheckout,
  }),
  payFee: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    transaction: 'manual',
    handle: async (context) => {
      await pay(context);
      return shownAfterwards(context);
    },
  }),
  giveInformation: withResource(acting(canActOnOwnPart, giveInformation)),
  acceptDecision: withResource(acting(canDecideForGroup, acceptDecision)),
  leaveApplication: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    runAs: 'system',
    handle: async (context) => {
      await leave(context);
      return {};
    },
  }),
});
