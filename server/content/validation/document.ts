// Judges content files against the models and against each other. Every finding says where and what.
import { type Fields, ID, isDeleted, isObject, LANG, type StoredDocument, UID } from '@/server/content/store/document';
import type { FileSet } from '@/server/content/store/fileReader';
import type { Models } from '@/server/content/store/models';
import type { ValidationContext } from './context';
import { isTimestamp, validateFields } from './fields';

export interface Finding {
  file: string;
  /** Where in the file: `data.slices[2].primary.heading`. */
  path: string;
  message: string;
}

export interface ValidationEnvironment {
  models: Models;
  languages: readonly string[];
  /** Whether a picture of this name lies in the media folder. */
  hasMedia: (name: string) => boolean;
  /** Uids a type may have, where its addresses are fixed. */
  uidsOf: (type: string) => readonly string[] | undefined;
}

const PROPERTIES = new Set([
  ...['id', 'type', 'uid', 'lang', 'tags', 'group', 'first_publication_date', 'last_publication_date', 'data'],
]);

type Report = (at: string, what: string) => void;

function validateFrame(
  document: Fields,
  path: string,
  { models, languages, uidsOf }: ValidationEnvironment,
  say: Report,
) {
  const { id, type, uid, lang, tags, group } = document;
  for (const name of Object.keys(document)) if (!PROPERTIES.has(name)) say(name, 'nothing of this name belongs here');
  if (typeof id !== 'string' || !ID.test(id)) say('id', 'must be 16 letters, digits, _ or -');
  if (typeof lang !== 'string' || !LANG.test(lang) || !languages.includes(lang)) say('lang', 'is no language of ours');
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string' && tag))
    say('tags', 'must be a list of words');
  if (group !== undefined && (typeof group !== 'string' || !group)) say('group', 'must be a word');
  for (const name of ['first_publication_date', 'last_publication_date'])
    if (!isTimestamp(document[name])) say(name, 'must look like 2026-10-01T09:00:00+0000');
  if (String(document.first_publication_date) > String(document.last_publication_date))
    say('last_publication_date', 'is before the first publication');
  const model = models.types.get(String(type));
  if (!model) return say('type', `there is no type ${JSON.stringify(type)}`);
  const hasUid = Object.values(model.fields).some((field) => field.type === 'UID');
  if (hasUid && (typeof uid !== 'string' || !UID.test(uid) || uid.length > 100))
    say('uid', 'must be small letters and digits joined by hyphens');
  if (!hasUid && uid !== undefined) say('uid', `documents of ${type} have no uid`);
  const uids = uidsOf(String(type));
  if (uids && !uids.includes(String(uid))) say('uid', `no page stands at this address; known are ${uids.join(', ')}`);
  const expected = `${type}/${hasUid ? uid : id}.${lang}.json`;
  if (path !== expected) say('', `this file belongs at ${expected}`);
}

/** What is wrong with one document by itself and with what it links to. */
export function validateStoredDocument(
  document: unknown,
  path: string,
  surroundings: ValidationEnvironment,
  byId: ReadonlyMap<string, StoredDocument>,
): Finding[] {
  const findings: Finding[] = [];
  const say: Report = (at, what) => findings.push({ file: path, path: at, message: what });
  if (!isObject(document)) return [{ file: path, path: '', message: 'must be an object' }];
  validateFrame(document, path, surroundings, say);
  if (!isObject(document.data)) {
    say('data', 'must be an object');
    return findings;
  }
  const { models, hasMedia } = surroundings;
  const model = models.types.get(String(document.type));
  const judging: ValidationContext = {
    models,
    byId,
    lang: String(document.lang),
    hasMedia,
    report: say,
    anchors: new Set(),
  };
  if (model) validateFields(model.fields, document.data, 'data', judging);
  return findings;
}

/** Everything wrong with a set of files, as they are shown together. */
export function validateFiles(sets: readonly FileSet[], surroundings: ValidationEnvironment): Finding[] {
  const all = sets.flatMap(({ entries }) => entries);
  const byId = new Map<string, StoredDocument>();
  for (const { document } of all) {
    if (!isObject(document)) continue;
    if (isDeleted(document)) byId.delete(document.id);
    else byId.set(document.id, document);
  }
  const findings = all.flatMap(({ path, document }) =>
    isObject(document) && isDeleted(document) ? [] : validateStoredDocument(document, path, surroundings, byId),
  );
  return [...findings, ...sets.flatMap(validateUniqueness(surroundings.models))];
}

/** What only shows side by side: ids and uids used twice, two of a type of which there is one. */
const validateUniqueness =
  ({ types }: Models) =>
  ({ entries }: FileSet): Finding[] => {
    const seen = new Map<string, string>();
    return entries.flatMap(({ path, document }) => {
      if (!isObject(document) || isDeleted(document)) return [];
      const { id, type, uid, lang } = document;
      const one = types.get(type)?.repeatable === false;
      const claims = [
        [`id ${id}`, 'id', 'this id'],
        ...(uid ? [[`uid ${type} ${uid} ${lang}`, 'uid', 'this uid']] : []),
        ...(one ? [[`one ${type} ${lang}`, 'type', `the one ${type}`]] : []),
      ];
      return claims.flatMap(([claim = '', at = '', what = '']) => {
        const first = seen.get(claim);
        seen.set(claim, first ?? path);
        return first ? [{ file: path, path: at, message: `${first} has ${what} already` }] : [];
      });
    });
  };
