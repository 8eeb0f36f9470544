// What phones wrote without a connection, in the order of their clocks: each field holds the value written last. The
// order in which changes arrive, and how often, does not matter (a last-writer-wins map).

export interface StoredChange {
  readonly id: string;
  readonly entityId: string;
  readonly field: string;
  readonly value: string | boolean | number;
  readonly at: string;
}

/** Whether `one` was written after `other`; ids decide between changes of the same moment. */
const isLater = (one: StoredChange, other: StoredChange) => {
  const [left, right] = [Date.parse(one.at), Date.parse(other.at)];
  return left === right ? one.id > other.id : left > right;
};

/** The change that counts for each field of each entity, by `entityId field`. */
export function latestChanges<Change extends StoredChange>(changes: Iterable<Change>): Map<string, Change> {
  const latest = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.entityId} ${change.field}`;
    const known = latest.get(key);
    if (!known || isLater(change, known)) latest.set(key, change);
  }
  return latest;
}

/** The values that count, by entity, sorted by id: ids of version 7 begin with their time. */
export function latestByEntity(changes: Iterable<StoredChange>): [string, Map<string, StoredChange['value']>][] {
  const entities = new Map<string, Map<string, StoredChange['value']>>();
  for (const { entityId, field, value } of latestChanges(changes).values()) {
    const fields = entities.get(entityId) ?? new Map<string, StoredChange['value']>();
    entities.set(entityId, fields.set(field, value));
  }
  return [...entities].sort(([one], [other]) => (one < other ? -1 : 1));
}
