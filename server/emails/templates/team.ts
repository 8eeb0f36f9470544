// What we write to members of the team about their accounts.
import * as z from 'zod';
import { Duty } from '@/contract/account/users/schemas';
import { cta, type EmailText, emailText, greeting } from '@/server/emails/snippets';

const Invitation = z.object({ from: z.string(), by: z.iso.datetime(), link: z.string() });
const DutyRequest = z.object({ firstName: z.string(), who: z.string(), duty: Duty, link: z.string() });
const DutiesChanged = z.object({ firstName: z.string(), duties: z.array(Duty), link: z.string() });

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

export const teamTemplates: Record<string, (data: unknown) => EmailText> = {
  teamInvitation(data) {
    const { from, by, link } = Invitation.parse(data);
    return emailText(
      'Join the team at Belong',
      'Hello,',
      `${from ? `${from} invited you` : 'You are invited'} to work at Belong. Open the link to choose a password and set up two-step verification. It works once, until ${dayOf(by)}.`,
      cta('Set up your account', link),
      'If you didn’t expect this, you don’t need to do anything.',
    );
  },
  teamDutyRequest(data) {
    const { firstName, who, duty, link } = DutyRequest.parse(data);
    return emailText(
      `Please confirm the ${duty} duty of ${who}`,
      greeting(firstName),
      `Another administrator asked for the ${duty} duty for ${who}. It takes two people: please confirm or decline it.`,
      cta('Open the team page', link),
    );
  },
  teamDutiesChanged(data) {
    const { firstName, duties, link } = DutiesChanged.parse(data);
    return emailText(
      'Your duties have changed',
      greeting(firstName),
      duties.length > 0
        ? `From now on, your duties are: ${duties.join(', ')}.`
        : 'From now on, you have no duties. The desk is closed for you.',
      cta('Open the desk', link),
    );
  },
};
