// Runs before the first paint, so that neither the theme nor the header flickers; and starts the scripts after it.
(() => {
  const root = document.documentElement;
  const cookie = (name, values) => new RegExp(`(?:^|;\\s*)${name}=(${values})(?:;|$)`).exec(document.cookie)?.[1];
  const theme = cookie('theme', 'dark|light');
  if (theme) root.dataset.theme = theme;
  if (cookie('motion', 'still')) root.dataset.motion = 'still';
  if (cookie('mobile_app', 'true')) root.dataset.mobileApp = 'true';

  // A page opens with its first screen (lib/below.ts), and that with its first picture. Who comes back to where they were,
  // or is led to a place further down, gets all of it at once: there each height has to be right.
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type === 'navigate' && !location.hash) root.dataset.opening = 'picture';

  const run = (when) => {
    for (const link of document.querySelectorAll(`link[data-run="${when}"]`)) {
      link.removeAttribute('data-run');
      const script = document.createElement('script');
      script.async = false;
      script.src = link.href;
      document.head.append(script);
    }
  };
  const start = () => {
    if (root.dataset.opening) root.dataset.opening = 'rest';
    run('painted');
  };
  addEventListener('awake', () => run('awake'), { once: true });
  // The line to a phone carries what people came to see before it carries a script.
  const painted = (image) =>
    new Promise((resolve) => {
      setTimeout(resolve, 200);
      const look = (list) => list.getEntries().some(({ element }) => !image || element === image) && resolve();
      new PerformanceObserver(look).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  document.addEventListener('DOMContentLoaded', async () => {
    // Nobody waits for a slow picture, a page in the background or a frame that never comes.
    setTimeout(start, 600);
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, capture: true });
    const image = document.querySelector('img[fetchpriority="high"]');
    await image?.decode().catch(() => undefined);
    await painted(image);
    start();
  });

  // What cannot do anything yet is remembered, and pressed once it can (hooks/useAwake.ts). The browser opens popovers.
  const keep = ({ target }) => {
    window.pressedEarly = target.closest?.('button[type="button"]:not([popovertarget])') ?? window.pressedEarly;
  };
  addEventListener('click', keep, true);
  addEventListener('awake', () => removeEventListener('click', keep, true), { once: true });
})();
