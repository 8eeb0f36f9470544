import '@/tests/support/browser/topLayer';
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { ApiError } from '@/lib/api/error';
import { resumableUpload } from '@/lib/api/resumableUpload';
import { renderScreen } from '@/tests/support/renderScreen';
import { ListingParts } from './ListingParts';
import { ListingPhotos } from './ListingPhotos';

type Sending = Parameters<typeof resumableUpload>[1];
vi.mock('@/lib/api/resumableUpload', () => ({ resumableUpload: vi.fn() }));

const listing = { home: { id: 'home-1' }, pictures: [] } as unknown as Listing;
const sent: { name: string; arrive: () => void }[] = [];
const call = vi.fn<(endpoint: Endpoint, args: { body: { documentId: string } }) => Promise<unknown>>();
/** What a file meets on its way; it arrives unless a test says otherwise. */
let onTheWay: (name: string, sending: Sending, arrive: () => void) => void;

beforeEach(() => {
  sent.length = 0;
  window.sessionStorage.clear();
  call.mockReset().mockResolvedValue({});
  onTheWay = (_, __, arrive) => arrive();
  vi.mocked(resumableUpload).mockImplementation(async (file, sending) => {
    const arrive = () => sending.onSuccess(JSON.stringify({ id: file.name, name: file.name, bytes: file.size }));
    sent.push({ name: file.name, arrive });
    queueMicrotask(() => onTheWay(file.name, sending, arrive));
    return { start: () => undefined, abort: async () => undefined } as never;
  });
});

const show = (shown: Listing) =>
  renderScreen(
    <ListingParts homeId="home-1">
      <ListingPhotos listing={shown} />
    </ListingParts>,
    { call, production: true },
  );

async function choose(files: readonly File[]): Promise<void> {
  show(listing);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add photos'), [...files]);
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const added = () => call.mock.calls.map(([, { body }]) => body.documentId);

test('400 photos at once: the first 40 are added in their order, and a notice says so', async () => {
  await choose(Array.from({ length: 400 }, (_, n) => photo(`${n}.jpg`)));
  expect(await screen.findByText(/We’re adding the first 40 of the 400 you chose/)).toBeVisible();
  await waitFor(() => expect(added()).toEqual(Array.from({ length: 40 }, (_, n) => `${n}.jpg`)));
  expect(sent).toHaveLength(40);
});

test('a video of 60 MB and a text among photos are named with what to do, and the photos are added', async () => {
  const video = new File(['x'], 'tour.mp4', { type: 'video/mp4' });
  Object.defineProperty(video, 'size', { value: 60_000_000 });
  await choose([video, new File(['x'], 'notes.txt', { type: 'text/plain' }), photo('porch.jpg')]);
  await waitFor(() => expect(added()).toEqual(['porch.jpg']));
  const list = within(screen.getByRole('list', { name: 'Uploading files' }));
  expect(list.getByText('tour.mp4')).toBeVisible();
  expect(list.getByText(/We can’t take videos here\. Add photos/)).toBeVisible();
  expect(list.getByText('notes.txt')).toBeVisible();
  expect(list.getByText(/We can’t take this kind of file/)).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['porch.jpg']);
});

test('a photo that is refused is named, and stays named while the next ones are added', async () => {
  call.mockImplementation(async (_, { body }) => {
    if (body.documentId === 'broken.jpg')
      throw new ApiError({ message: 'That file isn’t a photo.', code: 'unsupportedMedia' }, '/', 415);
    return {};
  });
  await choose([photo('broken.jpg'), photo('porch.jpg')]);
  await waitFor(() => expect(added()).toEqual(['broken.jpg', 'porch.jpg']));
  expect(await screen.findByText('broken.jpg: That file isn’t a photo.')).toBeVisible();
});

test('adds a photo again after its connection was lost', async () => {
  onTheWay = (name, { onOffline }, arrive) => (name === 'porch.jpg' ? onOffline() : arrive());
  await choose([photo('porch.jpg'), photo('yard.jpg')]);
  await waitFor(() => expect(added()).toEqual(['yard.jpg']));
  sent.find(({ name }) => name === 'porch.jpg')?.arrive();
  await waitFor(() => expect(added()).toEqual(['yard.jpg', 'porch.jpg']));
});

test('a photo that was removed stays so over a reload, and is named when it is saved; one that came meanwhile stays', async () => {
  const stored = (n: number) => ({
    id: String(n).repeat(32),
    alt: '',
    month: null,
    notes: [],
    width: 800,
    height: 600,
  });
  const withPhotos = (...all: number[]) => ({ ...listing, pictures: all.map(stored) }) as unknown as Listing;
  const user = userEvent.setup();
  const { unmount } = show(withPhotos(1, 2));
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  unmount();
  show(withPhotos(1, 2, 3));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1].body).toEqual({
    pictures: [2, 3].map((n) => ({ id: String(n).repeat(32), alt: '', month: null })),
    removedPictures: ['1'.repeat(32)],
  });
});

const stored = (n: number) => ({
  id: String(n).padStart(32, '0'),
  alt: '',
  month: null,
  notes: [],
  width: 800,
  height: 600,
});
const holding = (count: number) =>
  ({ ...listing, pictures: Array.from({ length: count }, (_, n) => stored(n)) }) as unknown as Listing;
const bodies = () => call.mock.calls.map(([, { body }]) => body as Record<string, unknown>);

test('after photos were removed from a full listing, new ones are added: the removal is saved first', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show(holding(40));
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await user.upload(screen.getByLabelText('Add photos'), [photo('porch.jpg')]);
  await waitFor(() => expect(added()).toContain('porch.jpg'));
  expect(screen.queryByText(/Remove one to add another/)).not.toBeInTheDocument();
  expect(bodies()[0]?.removedPictures).toEqual([stored(0).id, stored(1).id]);
});

test('uploads three photos at once and counts those that are added', async () => {
  const arrivals: (() => void)[] = [];
  onTheWay = (_, __, arrive) => arrivals.push(arrive);
  await choose(Array.from({ length: 40 }, (_, n) => photo(`${n}.jpg`)));
  await waitFor(() => expect(sent).toHaveLength(3));
  for (let n = 0; n < 7; n += 1) {
    await waitFor(() => expect(arrivals.length).toBeGreaterThan(n));
    arrivals[n]?.();
  }
  expect(await screen.findByText('7 of 40 photos added')).toBeVisible();
});

test('the month comes from the file, else from the field', async () => {
  const dated = new File([new Uint8Array(readFileSync('tests/corpora/files/iphone-room.heic'))], 'room.heic', {
    type: 'image/heic',
  });
  show(listing);
  await userEvent.type(screen.getByLabelText(/Month the photos were taken/), '2026-09');
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add photos'), [dated, photo('b.jpg')]);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies().map(({ month }) => month)).toEqual(['2026-06', '2026-09']);
});

test('one month is used for all photos afterwards', async () => {
  show(holding(3));
  await userEvent.type(screen.getByLabelText(/Month the photos were taken/), '2026-09');
  await userEvent.click(screen.getByRole('button', { name: 'Use for all 3 photos' }));
  for (const n of [1, 2, 3]) expect(screen.getByLabelText(`Month of photo ${n}`)).toHaveValue('2026-09');
});

test('a photo is dragged onto the place of another, or made the cover by a button', async () => {
  show(holding(3));
  const order = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const { pictures } = bodies().at(-1) as { pictures: { id: string }[] };
    return pictures.map(({ id }) => Number(id));
  };
  const items = screen.getAllByRole('listitem');
  const frame = items[2]?.querySelector('[draggable="true"]') ?? expect.fail('not draggable');
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(frame, { dataTransfer });
  fireEvent.dragOver(items[0] ?? frame, { dataTransfer });
  fireEvent.drop(items[0] ?? frame, { dataTransfer });
  expect(await order()).toEqual([2, 0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Make cover photo 3' }));
  expect((await order())[0]).toBe(2);
});
