// What an inspection says, from the changes of all phones.
import { latestByEntity, type StoredChange } from '@/contract/latestChanges';
import { findStandard, ROOM_TYPES, type RoomType, SEVERITIES, type Severity } from './standards';

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly type: RoomType;
}

export interface Finding {
  readonly id: string;
  readonly roomId: string;
  readonly standardId: string;
  readonly severity: Severity;
  readonly note: string;
  readonly measurement: string;
  readonly serialPlate: string;
  readonly fixed: boolean;
  readonly photoIds: readonly string[];
}

export interface MergedInspection {
  readonly rooms: readonly Room[];
  readonly findings: readonly Finding[];
}

/** A must-do of the law stays one, regardless of the chosen severity; a lesser item may be raised. */
export function effectiveSeverity(standardId: string, chosen: unknown): Severity {
  const own = findStandard(standardId)?.severity ?? 'optional';
  const picked = SEVERITIES.find((severity) => severity === chosen) ?? own;
  return SEVERITIES[Math.min(SEVERITIES.indexOf(own), SEVERITIES.indexOf(picked))] ?? own;
}

const text = (value: StoredChange['value'] | undefined) => (typeof value === 'string' ? value : '');

export function mergeChanges(changes: Iterable<StoredChange>): MergedInspection {
  const sorted = latestByEntity(changes);
  const rooms = sorted.flatMap(([id, fields]): Room[] => {
    const name = text(fields.get('room.name'));
    const type = ROOM_TYPES.find((each) => each === fields.get('room.type'));
    return name && type && fields.get('room.removed') !== true ? [{ id, name, type }] : [];
  });
  const photosOf = Map.groupBy(
    sorted.filter(([, fields]) => fields.has('photo.findingId') && fields.get('photo.removed') !== true),
    ([, fields]) => text(fields.get('photo.findingId')),
  );
  const findings = sorted.flatMap(([id, fields]): Finding[] => {
    const standardId = text(fields.get('finding.standardId'));
    const roomId = text(fields.get('finding.roomId'));
    if (!standardId || !roomId || fields.get('finding.removed') === true) return [];
    return [
      {
        id,
        roomId,
        standardId,
        severity: effectiveSeverity(standardId, fields.get('finding.severity')),
        note: text(fields.get('finding.note')),
        measurement: text(fields.get('finding.measurement')),
        serialPlate: text(fields.get('finding.serialPlate')),
        fixed: fields.get('finding.fixed') === true,
        photoIds: (photosOf.get(id) ?? []).map(([photoId]) => photoId),
      },
    ];
  });
  return { rooms, findings };
}

/** Must-dos that are not fixed yet: with any of them, a home cannot be listed. */
export const openMustDos = ({ findings }: MergedInspection) =>
  findings.filter(({ severity, fixed }) => severity === 'must_do' && !fixed);
