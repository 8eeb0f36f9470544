import '@/tests/support/browser/topLayer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Team, TeamMember } from '@/contract/platform/team/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { TeamScreen } from './TeamScreen';

const member: TeamMember = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  name: 'Hal Holm',
  email: 'hal@example.test',
  type: 'staff',
  status: 'active',
  duties: ['leasing'],
  roles: ['host'],
  regionIds: [1],
  timeZone: 'America/Los_Angeles',
  hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
  daysOff: ['2026-12-24'],
  lastLoginAt: '2026-11-20T12:00:00Z',
  hasTwoStep: false,
  endedAt: null,
  isMe: false,
};
const me: TeamMember = {
  ...member,
  id: '0195f0a0-0000-7000-8000-000000000002',
  name: 'Ada Byron',
  duties: ['admin'],
  isMe: true,
};
const whole: Team = {
  members: [me, member],
  invitations: [],
  requests: [],
  regions: [
    { id: 1, name: 'Bay Area', timeZone: 'America/Los_Angeles' },
    { id: 6, name: 'Miami', timeZone: 'America/New_York' },
  ],
  administrators: 2,
};

function show(given: Partial<Team> = {}, refusal?: ApiError) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown; params?: unknown }) => {
    if (key[1] === 'getTeam') {
      if (given.members === undefined && refusal && refusal.status === 503) throw refusal;
      return { ...whole, ...given };
    }
    calls.push([key[1], args.body ?? args.params]);
    if (refusal) throw refusal;
    return key[1] === 'endMember' ? { team: whole, reassigned: 1, unassigned: 2 } : whole;
  };
  renderScreen(<TeamScreen />, { call });
  return calls;
}
const open = async (name: string) => userEvent.click(await screen.findByText(name));

test('shows each member with duties, roles, and a missing second step; no one changes their own duties', async () => {
  show();
  await open('Hal Holm');
  expect(screen.getByText('Leasing · host')).toBeVisible();
  expect(screen.getAllByText('No two-step')).toHaveLength(2);
  expect(screen.getByText(/hal@example.test/)).toHaveTextContent('Last login');
  await open('Ada Byron');
  expect(screen.getByText('Another administrator changes your duties.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Duties of Ada Byron' })).toBeNull();
});

test('duties are saved, and the ones that need a second administrator say so', async () => {
  const calls = show();
  await open('Hal Holm');
  const form = screen.getByRole('form', { name: 'Duties of Hal Holm' });
  await userEvent.click(within(form).getByRole('checkbox', { name: /Money/ }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save duties' }));
  expect(await within(form).findByText('Saved. A second administrator has to confirm the rest.')).toBeVisible();
  expect(calls).toEqual([['changeDuties', { duties: ['leasing', 'money'] }]]);
});

test('roles, regions, hours, and days off are saved together; a refusal stands at its field', async () => {
  const refusal = new ApiError(
    { code: 'invalid', message: 'Check', fields: { regionIds: 'Choose a region: this person works at homes' } },
    '/team',
    400,
  );
  const calls = show({ members: [member] }, refusal);
  await open('Hal Holm');
  const form = screen.getByRole('form', { name: 'Work of Hal Holm' });
  await userEvent.click(within(form).getByRole('checkbox', { name: /Inspector/ }));
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Bay Area' }));
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Sunday' }));
  await userEvent.selectOptions(within(form).getByLabelText('Sunday, until'), '12:30 PM');
  await userEvent.click(within(form).getByRole('button', { name: /^Remove Dec/ }));
  await userEvent.click(within(form).getByRole('button', { name: 'Save work' }));
  expect(await within(form).findByText('Choose a region: this person works at homes')).toBeVisible();
  expect(calls).toEqual([
    [
      'changeWork',
      {
        roles: ['host', 'inspector'],
        regionIds: [],
        timeZone: 'America/Los_Angeles',
        hours: [
          { weekday: 0, opens: '09:00', closes: '12:30' },
          { weekday: 1, opens: '09:00', closes: '17:00' },
        ],
        daysOff: [],
      },
    ],
  ]);
});

test('an account ends only after it was confirmed', async () => {
  const calls = show();
  await open('Hal Holm');
  await userEvent.click(screen.getByRole('button', { name: 'End account' }));
  expect(screen.getByText(/logged out everywhere at once/)).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'End account now' }));
  await waitFor(() => expect(calls).toEqual([['endMember', { memberId: member.id }]]));
});

test('invites with duties, and tells the only administrator how the second one comes', async () => {
  const calls = show({ administrators: 1 });
  expect(await screen.findByText('You are the only administrator')).toBeVisible();
  const form = screen.getByRole('region', { name: 'Invite a person' });
  await userEvent.type(within(form).getByLabelText('Email'), 'noor@example.test');
  await userEvent.click(within(form).getByRole('checkbox', { name: /Administration/ }));
  await userEvent.click(within(form).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('We emailed an invitation to noor@example.test.')).toBeVisible();
  expect(calls).toEqual([['inviteMember', { email: 'noor@example.test', type: 'staff', duties: ['admin'] }]]);
});

test('a duty that waits is confirmed by a second administrator, and withdrawn by the first', async () => {
  const request = {
    id: '0195f0a0-0000-7000-8000-00000000000a',
    member: { id: member.id, name: member.name },
    duty: 'money' as const,
    requestedBy: 'Cy Dee',
    requestedAt: '2026-11-20T12:00:00Z',
  };
  const own = { ...request, id: '0195f0a0-0000-7000-8000-00000000000b', canDecide: false, canWithdraw: true };
  const calls = show({ requests: [{ ...request, canDecide: true, canWithdraw: false }, own] });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['decideDutyRequest', { decision: 'granted' }],
      ['withdrawDutyRequest', { dutyRequestId: own.id }],
    ]),
  );
  expect(screen.getByText(/Waits for a second administrator/)).toBeVisible();
});

test('an invitation is listed until it is withdrawn; an expired one says so', async () => {
  const invitation = {
    id: '0195f0a0-0000-7000-8000-00000000000c',
    email: 'noor@example.test',
    type: 'editor' as const,
    duties: [],
    invitedBy: 'Ada Byron',
    createdAt: '2026-11-10T12:00:00Z',
    expiresAt: '2026-11-17T12:00:00Z',
    status: 'expired' as const,
  };
  const calls = show({ invitations: [invitation] });
  expect(await screen.findByText('Expired')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of noor@example.test' }));
  await waitFor(() => expect(calls).toEqual([['withdrawInvitation', { invitationId: invitation.id }]]));
});
