// Official papers that the law requires with a lease: the editions on file, and those that a lease or renewal gives.

import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { requiredHandouts } from '@/contract/law/handouts';
import type { HandoutId, HandoutOccasion } from '@/contract/law/handouts.data';
import { HANDOUT_LANGUAGES, type HandoutLanguage, handoutLanguageLabels } from '@/contract/platform/handouts/constants';
import type { NewHandoutEdition } from '@/contract/platform/handouts/endpoints';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import * as repo from './repo';

/** A paper as a document that people sign names it: the edition that they get, with the SHA-256 of its file. */
export interface GivenHandout {
  readonly id: HandoutId;
  readonly name: string;
  readonly law: string;
  readonly isLocal: boolean;
  readonly attachments: readonly {
    readonly title: string;
    readonly href: string;
    readonly edition: string;
    readonly language: HandoutLanguage;
    readonly sha256: string;
  }[];
}

/** Where the file of an edition opens, for anyone. */
export const handoutHref = (id: string) => `${env().SITE_URL}/api/consumer/handouts/${id}/file`;

type Place = Parameters<typeof jurisdictionOf>[0] & { readonly yearBuilt: number | null };

/**
 * The papers that residents of a home get on a local day, in English and, where it is on file, in Spanish.
 * @throws {ApiError} conflict when the English edition of a required handout is not on file: the lease cannot be signed without it
 */
export async function giveHandouts(
  db: Db,
  home: Place,
  day: string,
  occasion: HandoutOccasion,
): Promise<GivenHandout[]> {
  const required = requiredHandouts(jurisdictionOf(home), day, { occasion, yearBuilt: home.yearBuilt });
  if (required.length === 0) return [];
  const current = await repo.listCurrent(db);
  const editionOf = (id: string, language: HandoutLanguage) =>
    current.find((edition) => edition.handout === id && edition.language === language);
  const missing = required.filter(({ id }) => !editionOf(id, 'en'));
  if (missing.length > 0)
    throw conflict(
      `Before anyone signs here, our team must add ${missing.map(({ title, law }) => `“${title}” (${law})`).join(' and ')} under Handouts on the desk.`,
    );
  return required.map(({ id, title, publisher, law, locality }) => ({
    id,
    name: `${title} (${publisher})`,
    law,
    isLocal: locality !== undefined,
    attachments: HANDOUT_LANGUAGES.flatMap((language) => {
      const found = editionOf(id, language);
      if (!found) return [];
      const { edition, sha256 } = found;
      return [
        {
          title: `${title}, ${handoutLanguageLabels[language]}, edition ${edition}`,
          href: handoutHref(found.id),
          edition,
          language,
          sha256: sha256.toString('hex'),
        },
      ];
    }),
  }));
}

/** Puts a file of this person on file as the newest edition. Answers its id. */
export async function addEdition(
  db: Db,
  { handout, language, edition, documentId }: NewHandoutEdition,
  { personId, now }: { personId: string; now: Date },
): Promise<string> {
  const file = await repo.findOwnFile(db, documentId, personId);
  const invalid = (message: string) => new ApiError('invalid', message, { fields: { documentId: message } });
  if (!file) throw invalid('Add the file again.');
  if (file.mime !== 'application/pdf') throw invalid('Add the paper as a PDF.');
  const same = (await repo.list(db)).find((each) => each.handout === handout && each.sha256.equals(file.sha256));
  if (same) throw invalid(`This file is on file already, as edition ${same.edition}.`);
  const id = newId(now.getTime());
  const { bytes, sha256, storageKey } = file;
  await repo.insert(db, {
    id,
    handout,
    language,
    edition,
    bytes,
    sha256,
    storageKey,
    addedBy: personId,
    addedAt: now,
  });
  return id;
}
