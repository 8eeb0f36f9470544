import { MAX_STORED_BYTES } from '@/contract/account/documents/constants';
import { documents } from '@/contract/account/documents/endpoints';
import { DocumentCategory, documentsSchemas } from '@/contract/account/documents/schemas';
import { conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { enqueue } from '@/server/jobs/queue';
import { assertChangeable, createLink, sanitizeFileName } from './index';
import { canChange, canRemove } from './policy';
import { presentDocument, presentStored } from './presenter';
import * as repo from './repo';

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { documentId: string } }) =>
  repo.findById(db, params.documentId);

type FileCall = Pick<OperationContext, 'db' | 'person'> & { params: { fileType: string; ownerId: string } };

/** Forms that an address names by their number; their titles say which they are. */
const TAX_FORMS = new Map([
  ['1099', 'Form 1099'],
  ['w9', 'Form W-9'],
]);

/** What a download address names, as far as the person who asks may read it. */
async function findFile({ db, person, params: { fileType, ownerId } }: FileCall): Promise<repo.LinkRow | undefined> {
  const { id } = requirePerson(person);
  if (fileType === 'documents') return ownerId === id ? { kind: 'archive', subject: id } : undefined;
  const title = TAX_FORMS.get(fileType);
  const category = title ? 'tax' : DocumentCategory.safeParse(fileType).data;
  const found =
    fileType === 'document'
      ? await repo.findById(db, ownerId)
      : category && (await repo.findNewest(db, category, ownerId, title));
  return found && { kind: 'document', subject: found.id };
}

export const documentsRoutes = implement(documents, documentsSchemas, {
  listDocuments: {
    authorize: rowLevel,
    handle: async ({ db, person }) => {
      const { id } = requirePerson(person);
      const [rows, usedBytes] = [await repo.findAll(db, id), await repo.sumBytes(db, id)];
      return { items: presentStored(rows), usedBytes, maxBytes: MAX_STORED_BYTES };
    },
  },
  updateDocument: withResource({
    load,
    authorize: canChange,
    handle: async ({ db, loaded, body }) => {
      assertChangeable(loaded);
      const name = sanitizeFileName(body.name, loaded.name.split('.').at(-1) ?? 'pdf');
      await repo.update(db, loaded.id, { ...body, name });
      return presentDocument({ ...loaded, ...body, name });
    },
  }),
  removeDocument: withResource({
    load,
    authorize: canRemove,
    // A record that names the file may be of others, such as a bill that staff added it to.
    runAs: 'system',
    handle: async ({ db, loaded, auditSubject }) => {
      assertChangeable(loaded);
      if (await repo.isEvidence(db, loaded.id))
        throw conflict('This file is part of a record, such as a condition report or a bill. You can hide it instead.');
      const keys = await repo.removeWithVersions(db, loaded.id);
      await enqueue(db, 'removeFiles', { keys });
      auditSubject(`document:${loaded.id}`);
      return {};
    },
  }),
  hideDocument: withResource({
    load,
    authorize: canChange,
    handle: async ({ db, loaded, body, now }) => {
      await repo.setHidden(db, loaded.id, body.hidden ? now : null);
      return {};
    },
  }),
  createDocumentLink: withResource({
    duties: ['leasing', 'care', 'money', 'support'],
    load,
    authorize: rowLevel,
    handle: ({ db, loaded, person, now }) =>
      createLink(db, requirePerson(person).id, { kind: 'document', subject: loaded.id }, now),
  }),
  // `documents`: all of one's own; `document`: the one of that id; a category or form: the newest of a person or a home.
  createFileLink: withResource({
    duties: ['leasing', 'care', 'money', 'support'],
    load: findFile,
    authorize: rowLevel,
    handle: ({ db, loaded, person, now }) => createLink(db, requirePerson(person).id, loaded, now),
  }),
  createArchiveLink: {
    authorize: rowLevel,
    handle: ({ db, person, now }) => {
      const { id } = requirePerson(person);
      return createLink(db, id, { kind: 'archive', subject: id }, now);
    },
  },
});
