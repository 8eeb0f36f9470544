import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SliceSimulatorView } from './SliceSimulatorView';

vi.mock('next/head', () => ({ default: () => null }));

const ORIGIN = 'https://belong.prismic.io';

/** What draws the slices here says no more than their kinds. */
const Slices = ({ slices: list }: { slices: unknown }) => (
  <ul>
    {(list as { slice_type: string }[]).map(({ slice_type: kind }) => (
      <li key={kind}>{kind}</li>
    ))}
  </ul>
);
const renderSimulator = () =>
  render(<SliceSimulatorView content={{ slices: [] }} siteUrl="http://localhost" slices={Slices} />);
const sliceTypes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

function waitForMessage(data: unknown, port?: MessagePort) {
  const event = new MessageEvent('message', { data, origin: ORIGIN });
  if (port) Object.defineProperty(event, 'ports', { value: [port] });
  window.dispatchEvent(event);
}

afterEach(() => vi.unstubAllGlobals());

test('by itself it says what it is for', () => {
  renderSimulator();
  expect(screen.getByText(/In the Prismic editor/)).toBeVisible();
});

test('in the editor of Prismic it draws the slices that are sent, and those sent after', async () => {
  const ready = vi.fn(({ requestID }: { requestID: string }) => waitForMessage({ requestID, status: 200, msg: 'ok' }));
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: ready } as unknown as Window);
  renderSimulator();
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const { port1, port2 } = new MessageChannel();
  waitForMessage({ requestID: 'editor-1', type: 'connect', data: {} }, port2);
  const send = (requestID: string, ...types: string[]) =>
    port1.postMessage({ requestID, type: 'setSliceZone', data: types.map((type) => ({ slice_type: type })) });
  send('editor-2', 'hero', 'notice');
  await waitFor(() => expect(sliceTypes()).toEqual(['hero', 'notice']));
  send('editor-3', 'letter');
  await waitFor(() => expect(sliceTypes()).toEqual(['letter']));
  port1.close();
});
