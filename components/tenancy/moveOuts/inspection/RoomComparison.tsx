import { useState } from 'react';
import { LocalPhotoThumbnail } from '@/components/layout/shared/LocalPhotoThumbnail';
import { StoredTextField } from '@/components/layout/shared/StoredTextField';
import { Button } from '@/components/ui/actions/Button';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { MoveOutInspection } from '@/contract/tenancy/moveOuts/endpoints';
import { itemPlace, roomPlace } from '@/contract/tenancy/moveOuts/inspection';
import { InspectionPhotos } from './InspectionPhotos';
import { ItemComparison } from './ItemComparison';
import type { MoveOutInspectionDraft } from './useMoveOutInspection';

interface RoomComparisonProps {
  readonly inspection: MoveOutInspection;
  readonly at: number;
  readonly draft: MoveOutInspectionDraft;
}

/** What both sides write about a room, each under their own name. */
function Comments({ place, roomName, draft }: { place: string; roomName: string; draft: MoveOutInspectionDraft }) {
  const [text, setText] = useState('');
  const comments = draft.comments.filter((comment) => comment.place === place);
  return (
    <Stack $gap="s12">
      {comments.map(({ id, author, mine, text: words }) => (
        <Row key={id} $justify="space-between">
          <div>
            <Text $size="small" $tone="soft">
              {mine ? 'You' : author}
            </Text>
            <Text>{words}</Text>
          </div>
          {mine && draft.status !== 'closed' && (
            <Button size="small" tone="ghost" onClick={() => void draft.write(id, 'comment.removed', true)}>
              Remove comment
            </Button>
          )}
        </Row>
      ))}
      {draft.status !== 'closed' && (
        <>
          <TextAreaField label={`Comment on ${roomName}`} optional maxLength={1_000} value={text} onChange={setText} />
          <div>
            <Button
              size="small"
              tone="secondary"
              disabled={text.trim() === ''}
              onClick={() => {
                void draft.addComment(place, text.trim());
                setText('');
              }}
            >
              Add comment
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** One room: the signed report on the one side, today on the other. */
export function RoomComparison({ inspection, at, draft }: RoomComparisonProps) {
  const room = inspection.rooms[at];
  if (!room) return null;
  const place = roomPlace(at);
  const canRate = inspection.side !== 'resident' && draft.status !== 'closed';
  const rated = room.items.filter((_, n) => draft.item(itemPlace(at, n)).state !== null).length;
  return (
    <Disclosure summary={`${room.name} · ${rated} of ${room.items.length} items rated`}>
      <Stack $gap="s24">
        <Grid $min="16rem" $gap="s16">
          <Stack $gap="s8">
            <Heading as="h3" $size="label">
              {room.name} at move-in
            </Heading>
            <Row>
              {room.pictures.map((id, n) => (
                <LocalPhotoThumbnail
                  key={id}
                  alt={`${room.name}, photo ${n + 1} of the move-in report`}
                  local={draft.localPhoto(id)}
                  stored={undefined}
                />
              ))}
            </Row>
            {room.pictures.length === 0 && <Text $tone="soft">No photos in the report.</Text>}
            {room.note && <Text>{room.note}</Text>}
          </Stack>
          <Stack $gap="s8">
            <Heading as="h3" $size="label">
              {room.name} today
            </Heading>
            <InspectionPhotos place={place} label={room.name} draft={draft} />
            {canRate ? (
              <StoredTextField
                label={`Anything else in ${room.name}?`}
                lines
                value={draft.roomNote(place)}
                maxLength={1_000}
                onWrite={(note) => void draft.write(place, 'room.note', note)}
              />
            ) : (
              draft.roomNote(place) && <Text>{draft.roomNote(place)}</Text>
            )}
          </Stack>
        </Grid>
        <div>
          {room.items.map((item, n) => (
            <ItemComparison
              key={item.name}
              place={itemPlace(at, n)}
              item={item}
              roomName={room.name}
              draft={draft}
              canRate={canRate}
              hasRecord={inspection.hasRecord}
            />
          ))}
        </div>
        <Comments place={place} roomName={room.name} draft={draft} />
      </Stack>
    </Disclosure>
  );
}
