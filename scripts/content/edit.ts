// Commands that change content files.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { renderShareImages } from '@/server/content/api/shareImages';
import { NAME, UID } from '@/server/content/store/document';
import { formatTimestamp, newId, pathOf, publishDrafts, writeDraft } from '@/server/content/store/documentWriter';
import { shareDir, siteRepository, validateContent } from '@/server/content/store/siteRepository';
import type { Finding } from '@/server/content/validation/document';
import { CliError } from '../../server/host/cliError.ts';
import { findDocument, isDraft } from './document.ts';
import { notifySite } from './notifySite.ts';

const print = (what: string, file: string) => console.log(`✓ ${what}: ${relative(process.cwd(), file)}`);

function inSession(session: string): string {
  if (!NAME.test(session)) throw new CliError('A session is named with letters, digits, _ and -.');
  return session;
}

export function newDocument(session: string, [type = '', uid = '']: string[]): void {
  const { store, models } = siteRepository();
  const model = models.types.get(type);
  if (!model) throw new CliError(`There is no type ${type}. Known: ${[...models.types.keys()].join(', ')}.`);
  const hasUid = Object.values(model.fields).some((field) => field.type === 'UID');
  if (hasUid && !UID.test(uid)) throw new CliError('A uid is small letters and digits joined by hyphens.');
  const now = formatTimestamp(Date.now());
  const dates = { first_publication_date: now, last_publication_date: now };
  const lang = store.languages[0].id;
  const document = { id: newId(), type, ...(hasUid && { uid }), lang, tags: [], ...dates, data: {} };
  print('a draft begins', writeDraft(store, inSession(session), pathOf(document), document));
}

export function draft(session: string, names: string[]): void {
  const { store } = siteRepository();
  const document = findDocument(names, inSession(session));
  if (isDraft(session, document.id)) throw new CliError('There is a draft of it already.');
  print('a draft to edit', writeDraft(store, session, pathOf(document), document));
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  throw new CliError(findings.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'));
}

export async function publish(session: string): Promise<void> {
  const repository = siteRepository();
  refuse(validateContent(repository, inSession(session)));
  const ids = publishDrafts(repository.store, session, Date.now());
  console.log(`✓ ${ids.length} published, master ref ${repository.refs.master()}`);
  await renderShareImages(repository, shareDir(), ids);
  if (ids.length > 0) await notifySite(ids);
}

export async function unpublish(session: string, names: string[]): Promise<void> {
  const repository = siteRepository();
  const { store } = repository;
  const document = findDocument(names);
  if (store.draftFiles(inSession(session)).entries.length > 0)
    throw new CliError('There are drafts in this session; publish them first, or use another --session.');
  const path = pathOf(document);
  const file = writeDraft(store, session, path, { id: document.id, deleted: true });
  const findings = validateContent(repository, session);
  if (findings.length > 0) rmSync(file);
  refuse(findings);
  await publish(session);
  print('kept as a draft', writeDraft(store, session, path, document));
}
