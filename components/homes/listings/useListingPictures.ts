import { useEffect, useState } from 'react';
import { type Listing, type ListingPicture, listings, MAX_LISTING_PICTURES } from '@/contract/homes/listings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';
import { readTakenMonth } from '@/lib/media/takenMonth';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { choosePhotos } from './choosePhotos';
import { useListingPart } from './ListingParts';
import { sendInOrder } from './sendInOrder';

type Edit = Pick<ListingPicture, 'id' | 'alt' | 'month'>;

/** A photo that arrived and is not in the listing. */
interface RefusedPhoto {
  readonly name: string;
  readonly reason: string;
}

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && 'id' in value && 'alt' in value && 'month' in value;

/** The photos of a listing as they are being arranged: ours until they are saved, and kept over a reload. */
export function useListingPictures({ home, pictures }: Listing) {
  const draft = `listing-pictures-${home.id}`;
  const [edits, setEdits] = useState<readonly Edit[]>();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<string>();
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  /** How many of the photos that are being sent are in the listing. */
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { uploads, send, drop } = useUploads();
  const save = useApiMutation(listings.updateListing, { touches: [listings] });
  const add = useApiMutation(listings.addListingPicture, { touches: [listings] });

  useEffect(() => {
    const { pictures: stored, removedPictures } = readDraft(draft);
    if (Array.isArray(stored) && stored.every(isEdit)) setEdits(stored);
    if (Array.isArray(removedPictures)) setRemoved(removedPictures.filter((id) => typeof id === 'string'));
  }, [draft]);

  // Photos that arrived since are shown after those that were arranged; those that are gone are not.
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const arranged = (edits ?? []).flatMap((edit) => {
    const picture = byId.get(edit.id);
    return picture ? [{ ...picture, ...edit }] : [];
  });
  const known = new Set(arranged.map(({ id }) => id));
  const shown: readonly ListingPicture[] = edits
    ? [...arranged, ...pictures.filter(({ id }) => !known.has(id) && !removed.includes(id))]
    : pictures;

  const attach = (documentId: string, name: string, month: string | null) =>
    add.mutateAsync({ params: { homeId: home.id }, body: { documentId, month } }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : '';
      setRefused((all) => [...all, { name, reason }]);
    });

  const edit = (next: readonly ListingPicture[], removedPictures = removed) => {
    const changed = next.map(({ id, alt, month }) => ({ id, alt, month }));
    setEdits(changed);
    setRemoved(removedPictures);
    saveDraft(draft, { pictures: changed, removedPictures });
  };
  const change = () => ({
    pictures: shown.map(({ id, alt, month }) => ({ id, alt, month })),
    removedPictures: [...removed],
  });
  const saved = () => {
    setEdits(undefined);
    setRemoved([]);
    saveDraft(draft);
  };
  useListingPart({ label: 'photos', isDirty: edits !== undefined, read: async () => change(), saved });
  return {
    shown,
    progress,
    uploads,
    drop,
    notice,
    error: save.error,
    refused,
    set: (id: string, more: Partial<Edit>) =>
      edit(shown.map((picture) => (picture.id === id ? { ...picture, ...more } : picture))),
    /** The same month for every photo. */
    setMonthOfAll: (month: string) => edit(shown.map((picture) => ({ ...picture, month }))),
    /** To a place in the order, counted from 0. */
    moveTo: (id: string, to: number) => {
      const next = shown.filter((picture) => picture.id !== id);
      const picture = shown.find((each) => each.id === id);
      if (picture) next.splice(to, 0, picture);
      edit(next);
    },
    remove: (id: string) =>
      edit(
        shown.filter((picture) => picture.id !== id),
        [...removed, id],
      ),
    /** Sends photos a few at a time, as many as the listing has room for; they are added in the order chosen. */
    addAll: async (files: readonly File[], month: string | null) => {
      const { chosen, notice: tooMany } = choosePhotos(files, shown.length);
      setNotice(tooMany);
      setRefused([]);
      for (const { key, problem } of uploads) if (problem) drop(key);
      // Photos that were removed here still take room in the stored listing.
      if (removed.length > 0 && pictures.length + chosen.length > MAX_LISTING_PICTURES)
        try {
          await save.mutateAsync({ params: { homeId: home.id }, body: change() });
          saved();
        } catch {
          return;
        }
      setProgress({ done: 0, total: chosen.length });
      await sendInOrder<File, { id: string; taken: string | null }>(chosen, {
        send: async (file, onDone) => {
          const taken = (await readTakenMonth(file).catch(() => null)) ?? month;
          await send(file, { category: 'other', photosOnly: true, onDone: ({ id }) => onDone({ id, taken }) });
        },
        attach: async ({ id, taken }, file) => {
          await attach(id, file.name, taken);
          setProgress((all) => all && { ...all, done: all.done + 1 });
        },
      });
      setProgress(undefined);
    },
  };
}
