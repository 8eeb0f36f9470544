import { applications } from '@/contract/leasing/applications/endpoints';
import { applicationsSchemas } from '@/contract/leasing/applications/schemas';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { findReadableHome } from '@/server/modules/homes/homes';
import { recordConversion } from '@/server/modules/platform/flags';
import { type ApplicationCall, loadMembership, type Membership } from './access';
import { acceptDecision, provideInformation, withdraw } from './actions';
import { createApplication, updateApplication } from './creation';
import { openCheckout, payFee } from './fees/fees';
import * as group from './invitations';
import { canActOnOwnPart, canDecideForGroup, canSeeApplication } from './policy';
import { presentApplication, presentSummary } from './presenter';
import * as repo from './repo';
import { retryScreening } from './screeningRetries';
import { submitApplication } from './submission';
import { shownAfterwards } from './system';

type ViewCall = Pick<ApplicationCall, 'db' | 'person' | 'now'>;

/** The application as it stands after what was done. */
const presentCurrent = ({ db, person, now }: ViewCall, id: string) =>
  presentApplication(db, id, person?.id ?? null, now);

type Policy = (actor: ApplicationCall['person'], membership: Membership) => boolean;

/** Something done to one application, answered with how it stands afterwards. */
const actionHandler = <C extends ApplicationCall>(canAct: Policy, work: (context: C) => Promise<unknown>) => ({
  load: loadMembership,
  authorize: canAct,
  runAs: 'system' as const,
  handle: async (context: C) => {
    await work(context);
    return presentCurrent(context, context.params.applicationId);
  },
});

export const applicationsRoutes = implement(applications, applicationsSchemas, {
  listApplications: withResource({
    load: ({ db, person }) => repo.listByPerson(db, requirePerson(person).id),
    authorize: rowLevel,
    // Homes that are no longer listed are named in applications for them.
    runAs: 'system',
    handle: ({ db, loaded }) =>
      Promise.all(loaded.map(async (row) => presentSummary(row, await repo.findHome(db, row.homeId)))),
  }),
  startApplication: withResource({
    load: async ({ db, person, body }) => {
      const home = await findReadableHome(db, person, body.homeId);
      if (!home) throw notFound('We couldn’t find that home.');
      return home;
    },
    authorize: rowLevel,
    runAs: 'system',
    handle: async (context) => presentCurrent(context, await createApplication(context)),
  }),
  getApplication: withResource({
    duties: ['leasing'],
    load: loadMembership,
    authorize: canSeeApplication,
    runAs: 'system',
    handle: (context) => presentCurrent(context, context.params.applicationId),
  }),
  saveApplication: withResource(actionHandler(canDecideForGroup, updateApplication)),
  inviteApplicant: withResource(actionHandler(canDecideForGroup, group.inviteApplicant)),
  resendInvitation: withResource(actionHandler(canDecideForGroup, group.resendInvitation)),
  removeApplicant: withResource(actionHandler(canDecideForGroup, group.removeApplicant)),
  // Anyone who holds the link of an invitation may read it and turn it down.
  openInvitation: withResource({
    load: group.requireInvitation,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: group.openInvitation,
  }),
  acceptInvitation: withResource({
    load: group.loadInvitation,
    authorize: rowLevel,
    runAs: 'linkHolder',
    handle: async (context) => {
      await group.acceptInvitation(context);
      return presentCurrent(context, context.params.applicationId);
    },
  }),
  declineInvitation: withResource({
    load: group.requireInvitation,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async (context) => {
      await group.declineInvitation(context);
      return {};
    },
  }),
  submitApplication: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    runAs: 'system',
    handle: async (context) => {
      const incomplete = await submitApplication(context);
      if (incomplete) return incomplete;
      const { db, client, now, params } = context;
      await recordConversion(db, client.headers.get('trackingid'), 'application_submitted', now);
      return presentCurrent(context, params.applicationId);
    },
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
      await payFee(context);
      return shownAfterwards(context);
    },
  }),
  provideInformation: withResource(actionHandler(canActOnOwnPart, provideInformation)),
  retryScreening: withResource(actionHandler(canActOnOwnPart, retryScreening)),
  acceptDecision: withResource(actionHandler(canDecideForGroup, acceptDecision)),
  withdrawApplication: withResource({
    load: loadMembership,
    authorize: canActOnOwnPart,
    runAs: 'system',
    handle: async (context) => {
      await withdraw(context);
      return {};
    },
  }),
});
