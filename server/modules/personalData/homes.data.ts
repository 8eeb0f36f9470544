// Homes somebody owns, and pictures of theirs.
import { sql } from 'kysely';
import { by, type Condition, erased, kept, type PersonalTable, through } from './personalData.types';

const homesOf = by('owner_id');
/** Never shown to anybody, and named by nothing that is somebody else's. */
const drafts: Condition = () => sql`t.status in ('draft', 'in_review')
  and not exists (select from appointments where appointments.home_id = t.id)
  and not exists (select from leads where leads.home_id = t.id)`;
const ofDrafts: Condition = (who) =>
  sql`t.home_id in (select t.id from homes t where ${homesOf(who)} and ${drafts(who)})`;
const HOME_STAYS = 'A home that was shown stays without you: tours, questions and leases of other people name it.';

const OURS = kept('Accounts of our team are closed by us, once their work is in other hands.', 'until then');

export const homesTables: readonly PersonalTable[] = [
  {
    table: 'availability_checks',
    title: 'What we asked about your homes',
    reach: through('home_id', 'homes', homesOf),
    rules: erased,
    secret: ['hash'],
  },
  {
    table: 'home_events',
    title: 'What happened to your homes',
    reach: through('home_id', 'homes', homesOf),
    rules: [
      { fate: 'erased', where: ofDrafts },
      ...kept(`${HOME_STAYS} Its history names nobody.`, 'as long as the home'),
    ],
  },
  {
    table: 'homes',
    title: 'Your homes',
    reach: homesOf,
    rules: [
      { fate: 'erased', where: drafts },
      { fate: 'unlinked', set: () => sql`owner_id = null`, why: HOME_STAYS },
    ],
  },
  { table: 'host_hours', title: 'Hours at which you show homes', reach: by('host_id'), rules: OURS },
  { table: 'host_days_off', title: 'Days on which you show none', reach: by('host_id'), rules: OURS },
  { table: 'meeting_hosts', title: 'What people meet you about', reach: by('host_id'), rules: OURS },
];

/** Last of all: the account and its uploads point at them. */
export const pictureTables: readonly PersonalTable[] = [
  {
    table: 'media',
    title: 'Your pictures',
    reach: by('owner_id'),
    rules: [
      {
        fate: 'unlinked',
        where: () => sql`exists (select from homes where t.id = any(homes.pictures))
          or exists (select from users where users.image_id = t.id and users.id <> t.owner_id)`,
        set: () => sql`owner_id = null`,
        why: 'Pictures of a home stay with the home.',
      },
      { fate: 'erased' },
    ],
  },
];
