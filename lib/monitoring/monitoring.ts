import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  type BrowserError,
  MAX_REPORTS,
  monitoring,
  VITAL_METRICS,
  VITALS_SAMPLE_RATE,
  type WebVital,
} from '@/contract/platform/monitoring/endpoints';
import { createClients, serviceProxyPath } from '@/lib/api/client';
import { publicEnv } from '@/lib/env';
import { watchErrors } from './browserErrors';
import { currentDevice } from './device';

const WAIT_MS = 1_000;
/** What may be lost goes to the service host, where there is one. */
const { service: api } = createClients(publicEnv.hasServiceHost ? { serviceBase: serviceProxyPath } : {});

let isWatching = false;

const isVital = (name: string): name is WebVital['metric'] => VITAL_METRICS.some((metric) => metric === name);

/**
 * Measures how fast pages are and notes what breaks, for our own store: no id, no address, no name. A metric is of
 * the page a visit began on. What cannot be sent is dropped: telling so would be one more error.
 */
export function startMonitoring(router: { pathname: string }, random: () => number = Math.random): () => void {
  const first = router.pathname;
  const vitals: WebVital[] = [];
  const errors: BrowserError[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const [measured, broken] = [vitals.splice(0, MAX_REPORTS), errors.splice(0, MAX_REPORTS)];
    if (measured.length > 0)
      void api.call(monitoring.recordVitals, { body: measured }, { keepalive: true }).catch(() => undefined);
    if (broken.length > 0)
      void api.call(monitoring.recordErrors, { body: broken }, { keepalive: true }).catch(() => undefined);
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const measure = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    if (isVital(name)) vitals.push({ metric: name, value, route: first, device: currentDevice() });
    // INP, CLS, and LCP are known once the page is hidden, and this listener may run after theirs.
    if (document.visibilityState === 'hidden') send();
  };
  // The library cannot stop listening, so it begins once in the life of a page.
  if (!isWatching && random() * 100 < VITALS_SAMPLE_RATE) {
    isWatching = true;
    for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(measure);
  }
  const stopErrors = watchErrors((problem) => {
    errors.push({ ...problem, route: router.pathname, device: currentDevice(), build: publicEnv.styleNonce });
    timer ??= setTimeout(send, WAIT_MS);
  });
  document.addEventListener('visibilitychange', onHide);
  return () => {
    stopErrors();
    document.removeEventListener('visibilitychange', onHide);
    send();
  };
}
