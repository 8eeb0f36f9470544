import { useSiteRouting } from '@/components/layout/shared/useSiteRouting';

/** The bar of the specification: starts at 8 per cent and creeps on every 200 ms. */
async function loadProgressBar() {
  const { default: bar } = await import('nprogress');
  const isStillRunning = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return bar.configure({
    minimum: 0.08,
    trickleSpeed: 200,
    speed: isStillRunning ? 0 : 200,
    showSpinner: false,
    barSelector: '[data-progress-bar]',
    template: '<div class="bar" data-progress-bar aria-hidden="true"></div>',
  });
}

// Beside the hook, not in it: the page that a navigation began on may be gone when it ends.
let isRunning = false;

async function start(): Promise<void> {
  isRunning = true;
  const bar = await loadProgressBar();
  if (isRunning) bar.start();
}

async function finish(): Promise<void> {
  if (!isRunning) return;
  isRunning = false;
  const bar = await loadProgressBar();
  if (!isRunning) bar.done();
}

/** Draws the bar while a page is on its way. Its script is fetched with the first navigation, not with the first page. */
export function useRouteProgress(): void {
  useSiteRouting({ onStart: start, onDone: finish });
}
