// What we write to people around a home.
import * as z from 'zod';
import { HOME_INVITATION_DAYS, HOME_MEMBER_ROLES, type HomeMemberRole } from '@/contract/homes/homeMembers/constants';
import { SETUP_GROUPS, setupGroupLabels } from '@/contract/onboarding/homeSetup/constants';
import { cta, emailText, greeting, writtenName } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Invitation = z.object({
  name: z.string(),
  from: z.string(),
  role: z.enum(HOME_MEMBER_ROLES),
  setupGroup: z.enum(SETUP_GROUPS).nullable(),
  home: z.string(),
  link: z.url(),
});
const SetupReminder = z.object({
  firstName: z.string(),
  home: z.string(),
  groups: z.array(z.string()),
  link: z.url(),
});
const Removed = z.object({ name: z.string(), home: z.string() });

const roleTexts: Readonly<Record<HomeMemberRole, string>> = {
  co_owner: 'As a co-owner, you can set up the home, decide on its proposal, and approve its listing.',
  viewer: 'As a viewer, you can see the home, its timeline, and its documents.',
  accountant: 'As an accountant, you can see the money and the documents of the home.',
  helper: 'You only see the part you were asked to do.',
};

export const homeTemplates = {
  homeInvitation: template(Invitation, ({ name, from: typed, role, setupGroup, home, link }) => {
    const from = writtenName(typed, 'A homeowner');
    const task = setupGroup ? `to fill in “${setupGroupLabels[setupGroup]}” for ${home}` : `to ${home}`;
    return emailText(
      setupGroup ? `${from} needs your help with ${home}` : `${from} invited you to ${home}`,
      greeting(name),
      `${from} invited you ${task} on Belong. ${roleTexts[role]}`,
      cta('See the invitation', link),
      `The link is only for you and works for ${HOME_INVITATION_DAYS} days. If you don’t know this person, ignore this email.`,
    );
  }),
  setupReminder: template(SetupReminder, ({ firstName, home, groups, link }) =>
    emailText(
      `Finish setting up ${home}`,
      greeting(firstName),
      `These parts are still open: ${groups.join(', ')}. Everything you entered is saved.`,
      cta('Continue setup', link),
      'Another person can answer a topic for you. Invite them from the same page.',
    ),
  ),
  homeAccessRemoved: template(Removed, ({ name, home }) =>
    emailText(
      `You no longer have access to ${home}`,
      greeting(name),
      `The owner of ${home} removed your access. If this is a mistake, ask them to invite you again.`,
    ),
  ),
};
