import { useQuery } from '@tanstack/react-query';
import type { DepositItem } from '@/contract/tenancy/moveOuts/deposit';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { isWorse, itemPlace, mergeMoveOutInspection, roomPlace } from '@/contract/tenancy/moveOuts/inspection';
import { apiQuery } from '@/lib/api/query';

/** An item that the inspection shows as worse than on the first day, with the evidence for a line. */
export interface InspectedItem {
  readonly place: string;
  readonly label: string;
  readonly room: string;
  readonly description: string;
  readonly kind: DepositItem | null;
  readonly ageMonths: number | null;
  /** Documents of the photos of its room in the record, and of today. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What can be charged by the finished inspection; empty without one. */
export function useInspectedItems({ leaseId, inspectedAt }: MoveOut): readonly InspectedItem[] {
  const { data } = useQuery({
    ...apiQuery(moveOuts.getMoveOutInspection, { params: { tenancyId: leaseId } }),
    enabled: inspectedAt !== null,
  });
  if (!data) return [];
  const { item: itemAt, photoIds } = mergeMoveOutInspection(data.changes);
  const documentOf = new Map(data.photos.map(({ id, documentId }) => [id, documentId]));
  return data.rooms.flatMap((room, at) =>
    room.items.flatMap((item, n): InspectedItem[] => {
      const place = itemPlace(at, n);
      const { state, note, kind, ageMonths } = itemAt(place);
      if (!isWorse(item.state, state)) return [];
      const photos = [...photoIds(place), ...photoIds(roomPlace(at))];
      return [
        {
          place,
          room: room.name,
          label: `${room.name}: ${item.name}`,
          kind,
          ageMonths,
          description: note || item.name,
          before: room.pictures,
          after: photos.flatMap((id) => documentOf.get(id) ?? []),
        },
      ];
    }),
  );
}
