import type { Message, Participant, ThreadCard, ThreadPage } from '@/contract/account/threads/endpoints';
import type { CardRow, MessageRow, ParticipantRow } from './repo';

const DELETED_MEMBER = 'Former member';

/** Members see staff by their first name; everybody else by both. */
function nameOf(first: string | null, last: string | null, staff: boolean): string {
  if (!first) return staff ? 'Belong' : DELETED_MEMBER;
  return staff ? `${first} at Belong` : `${first} ${last ?? ''}`.trim();
}

export function presentCard({ homeId, streetAddress, from, lastMessageAt, position: _, ...row }: CardRow): ThreadCard {
  return {
    ...row,
    from: from ?? DELETED_MEMBER,
    home: homeId && streetAddress ? { id: homeId, streetAddress } : null,
    lastMessageAt: lastMessageAt.toISOString(),
  };
}

/** One page of what was found, of which the last row only says that there is more. */
export function presentPage(rows: readonly CardRow[], size: number): ThreadPage {
  const items = rows.slice(0, size);
  return { items: items.map(presentCard), next: rows.length > size ? (items.at(-1)?.position ?? null) : null };
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
