// Typesense through its own client. Searches ask an alias, so that a new collection is filled before it takes over.
import { createHash } from 'node:crypto';
import Typesense from 'typesense';
import type { FieldType } from 'typesense/lib/Typesense/Collection';
import type { HomeIndex, IndexCondition, IndexedHome, IndexField } from './homeIndex';

const TYPES: Readonly<Record<IndexField, FieldType>> = {
  regionId: 'int32',
  cityId: 'int32',
  neighborhood: 'string',
  zipcode: 'string',
  lat: 'float',
  lng: 'float',
  rentCents: 'int64',
  beds: 'int32',
  baths: 'float',
  sqft: 'int32',
  type: 'string',
  pets: 'string',
  laundry: 'string',
  parking: 'string',
  airConditioning: 'bool',
  furnished: 'bool',
  accessible: 'bool',
  features: 'string[]',
  leaseMonths: 'int32[]',
  availableOn: 'int32',
  hoaApprovalDays: 'int32',
  listedAt: 'int64',
};

const ALIAS = 'homes';
const FIELDS = Object.entries(TYPES).map(([name, type]) => ({ name, type }));
const NAME = `${ALIAS}_${createHash('sha256').update(JSON.stringify(FIELDS)).digest('hex').slice(0, 8)}`;

/** A search that takes longer is asked of the database instead. */
const TIMEOUT_SECONDS = 2;

/** Backticks keep what a value says from being read as part of the filter; there is no way to write one inside. */
const written = (value: number | string | boolean) =>
  typeof value === 'string' ? `\`${value.replaceAll('`', '')}\`` : String(value);

function filterOf(condition: IndexCondition): string {
  if (condition.is === 'in') return `${condition.field}:=[${condition.values.map(written).join(',')}]`;
  return `${condition.field}:${condition.is}${written(condition.value)}`;
}

/** The client waits for an import without an end. */
const IMPORT_MS = 30_000;

async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Typesense took longer than ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}

const isMissing = (error: unknown) => error instanceof Typesense.Errors.ObjectNotFound;

interface Settings {
  /** Of each node of the cluster. */
  urls: readonly string[];
  apiKey: string;
}

export function typesenseIndex({ urls, apiKey }: Settings): HomeIndex {
  const client = new Typesense.Client({
    nodes: urls.map((url) => ({ url })),
    apiKey,
    connectionTimeoutSeconds: TIMEOUT_SECONDS,
    // Of several nodes the next one is asked.
    numRetries: urls.length - 1,
    retryIntervalSeconds: 0.05,
    logLevel: 'silent',
  });
  return {
    name: NAME,

    async create() {
      if (await client.collections(NAME).exists()) return false;
      await client.collections().create({ name: NAME, fields: FIELDS });
      return true;
    },

    async write(homes, gone) {
      const documents = client.collections<IndexedHome>(NAME).documents();
      // A document that is refused fails all: they are sent again.
      if (homes.length > 0) await within(IMPORT_MS, documents.import([...homes], { action: 'upsert' }));
      if (gone.length > 0) await documents.delete({ filter_by: `id:=[${gone.map(written).join(',')}]` });
    },

    async publish() {
      const before = await client
        .aliases(ALIAS)
        .retrieve()
        .catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
      if (before?.collection_name === NAME) return;
      await client.aliases().upsert(ALIAS, { collection_name: NAME });
      if (before) await client.collections(before.collection_name).delete();
    },

    async find({ conditions, order, page, limit }) {
      const { found, hits = [] } = await client
        .collections<IndexedHome>(ALIAS)
        .documents()
        .search({
          q: '*',
          query_by: 'zipcode',
          filter_by: conditions.map(filterOf).join(' && '),
          sort_by: `${order.field}:${order.direction}`,
          page,
          per_page: limit,
          include_fields: 'id',
        });
      return { ids: hits.map(({ document }) => document.id), total: found };
    },
  };
}
