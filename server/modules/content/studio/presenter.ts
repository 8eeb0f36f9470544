import { contentRoutes, pageUids } from '@/contract/content/pages/routes';
import type {
  DocumentCard,
  DocumentContent,
  RevisionCard,
  StudioDocument,
  StudioSlice,
  StudioType,
} from '@/contract/content/studio/endpoints';
import { addresses } from '@/server/content/query/contentRoutes';
import type { StoredDocument } from '@/server/content/store/document';
import { DRAFT_SESSION, type DraftEntry, titleOf } from '@/server/content/store/drafts';
import type { Revision } from '@/server/content/store/history';
import type { FieldModel, FieldModels } from '@/server/content/store/models';
import type { StudioContext } from './context';
import { linkedTitles } from './linkedTitles';
import { publishProblems } from './publishRules';
import type { ScheduleRow } from './repo';
import { validateDocument } from './validation';

export const contentOf = ({ uid, tags, data }: StoredDocument): DocumentContent => ({ uid: uid ?? null, tags, data });

/** Where a document stands on the site. */
const addressIn = ({ repository: { store } }: StudioContext) =>
  addresses(
    contentRoutes.map((route) => ({ ...route })),
    store.draft(DRAFT_SESSION),
  );

export function presentCards(room: StudioContext, entries: readonly DraftEntry[]): DocumentCard[] {
  const addressOf = addressIn(room);
  return entries.map(({ document, status, changedAt, changedBy }) => ({
    id: document.id,
    type: document.type,
    uid: document.uid ?? null,
    title: titleOf(document),
    status,
    path: addressOf(document),
    changedAt,
    changedBy: changedBy?.name ?? null,
  }));
}

interface Reading {
  mayPublish: boolean;
  schedules: readonly Pick<ScheduleRow, 'action' | 'at' | 'createdName' | 'failure'>[];
}

export function presentDocument(
  room: StudioContext,
  entry: DraftEntry,
  { mayPublish, schedules }: Reading,
): StudioDocument {
  const { document, published, status, version, changedAt, changedBy } = entry;
  return {
    id: document.id,
    type: document.type,
    lang: document.lang,
    words: contentOf(document),
    published: published ? contentOf(published) : null,
    publishedAt: published ? new Date(published.last_publication_date.replace('+0000', 'Z')).toISOString() : null,
    status,
    version,
    changedAt,
    changedBy: changedBy?.name ?? null,
    path: addressIn(room)(document),
    findings: validateDocument(room, document),
    unready: publishProblems(room, document),
    linked: linkedTitles(room, document.data, published?.data),
    mayPublish,
    schedules: schedules.map(({ action, at, createdName, failure }) => ({
      action,
      at: at.toISOString(),
      by: createdName,
      failure,
    })),
  };
}

export const presentRevision = ({ id, action, at, by }: Revision): RevisionCard => ({
  id,
  act: action,
  at,
  by: by?.name ?? null,
});

const presentFields = (fields: FieldModels) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, config }]: [string, FieldModel]) => [
      name,
      { type, ...(config && { config: { ...config } }) },
    ]),
  );

export function presentModels({ repository: { models } }: StudioContext): {
  types: StudioType[];
  slices: StudioSlice[];
} {
  return {
    types: [...models.types.values()].map(({ id, label, repeatable, fields, tabs }) => ({
      id,
      label,
      repeatable,
      hasUid: Object.values(fields).some(({ type }) => type === 'UID'),
      uids: id === 'page' ? [...pageUids] : null,
      tabs: Object.entries(tabs).map(([name, each]) => ({ name, fields: presentFields(each) })),
    })),
    slices: [...models.slices.values()].map(({ id, name, description, variations }) => ({
      id,
      name,
      description,
      variations: [...variations].map(([variation, each]) => ({
        id: variation,
        name: each.name,
        description: each.description,
        primary: presentFields(each.primary),
        items: presentFields(each.items),
      })),
    })),
  };
}
