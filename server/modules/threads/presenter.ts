import type { Message, Participant, ThreadCard } from '@/contract/threads/endpoints';
import type { CardRow, MessageRow, ParticipantRow } from './repo';

const DELETED_MEMBER = 'Former member';

/** Members see staff by their first name; everybody else by both. */
function nameOf(first: string | null, last: string | null, staff: boolean): string {
  if (!first) return staff ? 'Belong' : DELETED_MEMBER;
  return staff ? `${first} at Belong` : `${first} ${last ?? ''}`.trim();
}

export function presentCard({ homeId, streetAddress, from, lastMessageAt, ...row }: CardRow): ThreadCard {
  return {
    ...row,
    from: from ?? DELETED_MEMBER,
    home: homeId && streetAddress ? { id: homeId, streetAddress } : null,
    lastMessageAt: lastMessageAt.toISOString(),
  };
}

export function presentParticipant({
  userId,
  firstName,
  lastName,
  staff,
  mediaId,
  lastReadAt,
}: ParticipantRow): Participant {
  return { userId, name: nameOf(firstName, lastName, staff), staff, mediaId, lastReadAt: lastReadAt.toISOString() };
}

export function presentMessage({ firstName, lastName, createdAt, attachments, ...row }: MessageRow): Message {
  return {
    ...row,
    authorName: nameOf(firstName, lastName, row.fromStaff),
    createdAt: createdAt.toISOString(),
    attachments: attachments.map((file) => ({ ...file, createdAt: new Date(file.createdAt).toISOString() })),
  };
}
