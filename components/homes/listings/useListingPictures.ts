import { useEffect, useState } from 'react';
import { type Listing, type ListingPicture, listings } from '@/contract/homes/listings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { choosePhotos } from './choosePhotos';

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
  return {
    shown,
    uploads,
    drop,
    notice,
    isUnsaved: edits !== undefined,
    isSaving: save.isPending,
    error: save.error,
    refused,
    set: (id: string, more: Partial<Edit>) =>
      edit(shown.map((picture) => (picture.id === id ? { ...picture, ...more } : picture))),
    /** One place forward or back. */
    move: (id: string, by: -1 | 1) => {
      const from = shown.findIndex((picture) => picture.id === id);
      const next = [...shown];
      const [picture] = next.splice(from, 1);
      if (picture) next.splice(from + by, 0, picture);
      edit(next);
    },
    remove: (id: string) =>
      edit(
        shown.filter((picture) => picture.id !== id),
        [...removed, id],
      ),
    save: () =>
      save.mutate(
        {
          params: { homeId: home.id },
          body: {
            pictures: shown.map(({ id, alt, month }) => ({ id, alt, month })),
            removedPictures: [...removed],
          },
        },
        {
          onSuccess: () => {
            setEdits(undefined);
            setRemoved([]);
            saveDraft(draft);
          },
        },
      ),
    /** Sends photos one after the other, as many as the listing has room for. */
    addAll: async (files: readonly File[], month: string | null) => {
      const { chosen, notice: tooMany } = choosePhotos(files, pictures.length);
      setNotice(tooMany);
      setRefused([]);
      for (const file of chosen) {
        // One that waits for a connection arrives later, when nobody waits here any more.
        const attached: Promise<unknown>[] = [];
        await send(file, {
          category: 'other',
          photosOnly: true,
          onDone: ({ id }) => attached.push(attach(id, file.name, month)),
        });
        await Promise.all(attached);
      }
    },
  };
}
