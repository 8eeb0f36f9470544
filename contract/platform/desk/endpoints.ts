import { endpoint, resource } from '@/contract/endpoint';
import type { deskSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Where our team works: what waits, who and what it is about, and what may be done for a person. */
export const desk = resource<typeof deskSchemas>('desk')({
  listQueues: endpoint('GET', '/desk/queues', {
    summary: 'The queues of the caller’s duties, with how many items wait and since when',
    access: 'staff',
  }),
  getQueue: endpoint('GET', '/desk/queues/:queueId', {
    summary: 'One page of a queue, the oldest item first; of repairs, the one with the next deadline',
    access: 'staff',
  }),
  assignItem: endpoint('PUT', '/desk/queues/:queueId/items/:queueItemId/assignee', {
    summary: 'Gives an item to a member of the team, or to no one',
    access: 'staff',
    audit: 'desk.item_assigned',
  }),
  assignItems: endpoint('PUT', '/desk/queues/:queueId/assignees', {
    summary: 'Gives several items to a member of the team, or to no one',
    access: 'staff',
    audit: 'desk.items_assigned',
  }),
  planItems: endpoint('PUT', '/desk/queues/:queueId/plans', {
    summary: 'Changes due day, snooze, and what is waited for of several items; none is snoozed past its deadline',
    access: 'staff',
    audit: 'desk.items_planned',
  }),
  resolveItems: endpoint('POST', '/desk/queues/:queueId/resolutions', {
    summary: 'Marks several items done, in a queue where nothing else does',
    access: 'staff',
    audit: 'desk.items_resolved',
  }),
  saveAssignmentRule: endpoint('PUT', '/desk/queues/:queueId/assignment-rule', {
    summary: 'Changes how new items of a queue are assigned, or ends that',
    access: 'staff',
    audit: 'desk.assignment_rule_saved',
  }),
  addTask: endpoint('POST', '/desk/tasks', {
    summary: 'Writes down a task for the caller or a colleague',
    access: 'staff',
    idempotent: true,
    audit: 'desk.task_added',
  }),
  listViews: endpoint('GET', '/desk/views', {
    summary: 'The caller’s saved views, with how many items each has and since when',
    access: 'staff',
  }),
  saveView: endpoint('POST', '/desk/views', {
    summary: 'Saves a queue with its filters under a name',
    access: 'staff',
    idempotent: true,
  }),
  removeView: endpoint('DELETE', '/desk/views/:deskViewId', {
    summary: 'Removes a saved view',
    access: 'staff',
  }),
  listReplies: endpoint('GET', '/desk/replies', {
    summary: 'Words that a person starts a message from',
    access: 'staff',
  }),
  saveReply: endpoint('PUT', '/desk/replies/:replyId', {
    summary: 'Adds or changes such words, under the id the caller gave them',
    access: 'staff',
    audit: 'desk.reply_saved',
  }),
  removeReply: endpoint('DELETE', '/desk/replies/:replyId', {
    summary: 'Removes such words',
    access: 'staff',
    audit: 'desk.reply_removed',
  }),
  resolveItem: endpoint('POST', '/desk/queues/:queueId/items/:queueItemId/resolve', {
    summary: 'Marks an item done, in a queue where nothing else does',
    access: 'staff',
    audit: 'desk.item_resolved',
  }),
  searchDesk: endpoint('GET', '/desk/search', {
    summary:
      'People, homes, leases, repairs, Pros, invoices, leads, threads, payments, and documents by any part of a name, an address, an email, a phone number, an amount, or a number, also misspelled',
    access: 'staff',
    rate: 'search',
  }),
  getDeskPerson: endpoint('GET', '/desk/people/:personId', {
    summary: 'A person with all of theirs; each reading is written down',
    access: 'staff',
    audit: 'desk.person_viewed',
  }),
  getDeskHome: endpoint('GET', '/desk/homes/:homeId', {
    summary: 'A home with its people, applications, leases, and history',
    access: 'staff',
  }),
  addPersonNote: endpoint('POST', '/desk/people/:personId/notes', {
    summary: 'Writes a note about a person; colleagues named with an @ get it by email',
    access: 'staff',
    audit: 'desk.note_added',
  }),
  addHomeNote: endpoint('POST', '/desk/homes/:homeId/notes', {
    summary: 'Writes a note about a home; colleagues named with an @ get it by email',
    access: 'staff',
    audit: 'desk.note_added',
  }),
  changeHost: endpoint('PUT', '/desk/homes/:homeId/host', {
    summary: 'Gives a home another host of its region; booked tours stay with the host who has them',
    access: 'staff',
    audit: 'home.host_changed',
  }),
  handOver: endpoint('PUT', '/desk/people/:personId/contact', {
    summary: 'Gives a homeowner another contact of our team, with a note for the new one',
    access: 'staff',
    audit: 'desk.handed_over',
  }),
  remindPerson: endpoint('POST', '/desk/people/:personId/reminders', {
    summary: 'Emails a person what waits for them, once a day at most',
    access: 'staff',
    audit: 'desk.reminder_sent',
  }),
  actForPerson: endpoint('POST', '/desk/people/:personId/actions', {
    summary: 'Does one of a few things for a person who asked for it, and emails them about it',
    access: 'staff',
    sudo: true,
    audit: 'desk.acted_for_person',
  }),
});
