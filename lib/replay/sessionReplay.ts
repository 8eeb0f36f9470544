// Records visits to public pages where SESSION_REPLAY is on, for anyone who allows sharing: docs/decisions/0069. All
// input is masked before it leaves the page, and so are the header, which may show a name, and elements marked private.
import {
  MAX_CHUNK_EVENTS,
  MAX_REPLAY_CHUNKS,
  type ReplayEvent,
  sessionReplays,
} from '@/contract/platform/sessionReplays/endpoints';
import { createApiClient } from '@/lib/api/client';
import { allowsSharing, onConsentChange } from '@/lib/consent/analyticsConsent';
import { publicEnv } from '@/lib/env';
import { currentDevice } from '@/lib/monitoring/device';
import { isPublicPage } from '@/lib/sharing/vendorScripts';
import { visitorId } from '@/lib/tracking/trackingId';
import { withoutKeys } from '@/lib/tracking/withoutKeys';

const SEND_EVERY_MS = 5_000;
/** rrweb’s event that names the address of the page. */
const META_EVENT = 4;

interface PageRouter {
  pathname: string;
  events: {
    on: (name: 'routeChangeComplete', tell: () => void) => void;
    off: (name: 'routeChangeComplete', tell: () => void) => void;
  };
}

/** An event as it may leave: the address of the page without its query. */
export function cleanEvent(event: ReplayEvent): ReplayEvent {
  if (event.type !== META_EVENT) return event;
  const data = event.data as { href: string };
  const { origin, pathname } = new URL(data.href);
  return { ...event, data: { ...data, href: withoutKeys(`${origin}${pathname}`) } };
}

/** Begins one recording; answers how to end it. */
async function startRecording(route: string): Promise<() => void> {
  const { record } = await import('@rrweb/record');
  const api = createApiClient({ trackingId: visitorId });
  const replayId = crypto.randomUUID();
  let sequence = 0;
  let waiting: ReplayEvent[] = [];
  const send = () => {
    if (waiting.length === 0 || sequence >= MAX_REPLAY_CHUNKS || !allowsSharing()) return;
    const events = waiting.splice(0, MAX_CHUNK_EVENTS);
    const body = { sequence, route, device: currentDevice(), events };
    sequence += 1;
    // What cannot be sent is lost: a recording with a gap is no reason to trouble anybody.
    void api.call(sessionReplays.recordReplayChunk, { params: { replayId }, body }).catch(() => undefined);
  };
  const stop = record({
    emit: (event) => void waiting.push(cleanEvent(event as unknown as ReplayEvent)),
    maskAllInputs: true,
    maskTextSelector: 'header, form, [data-private]',
    blockSelector: 'iframe, canvas, [data-private-media]',
    slimDOMOptions: 'all',
    inlineStylesheet: true,
  });
  const timer = setInterval(send, SEND_EVERY_MS);
  return () => {
    clearInterval(timer);
    stop?.();
    send();
    waiting = [];
  };
}

/** Records while the page is public and the visitor allows it; answers how to stop. */
export function startSessionReplay(
  router: PageRouter,
  isOn: boolean = publicEnv.recordsVisits,
  record: (route: string) => Promise<() => void> = startRecording,
): () => void {
  if (!isOn) return () => undefined;
  let recording: Promise<() => void> | undefined;
  const end = () => {
    void recording?.then((stop) => stop());
    recording = undefined;
  };
  const follow = () => {
    if (!allowsSharing() || !isPublicPage(router.pathname)) end();
    else recording ??= record(router.pathname);
  };
  router.events.on('routeChangeComplete', follow);
  const stopConsent = onConsentChange(follow);
  follow();
  return () => {
    router.events.off('routeChangeComplete', follow);
    stopConsent();
    end();
  };
}
