// The pre-hydration script of every page: theme and chrome before the first paint, scripts after it, and a record of
// what is clicked until React listens. See docs/decisions/0009.
(() => {
  const root = document.documentElement;
  const cookie = (name, values) => new RegExp(`(?:^|;\\s*)${name}=(${values})(?:;|$)`).exec(document.cookie)?.[1];
  const theme = cookie('theme', 'dark|light');
  if (theme) root.dataset.theme = theme;
  if (cookie('motion', 'still')) root.dataset.motion = 'still';
  if (cookie('mobile_app', 'true')) root.dataset.mobileApp = 'true';
  // Room for the question about privacy is there before it is, so that nothing moves when it comes.
  else if (root.dataset.consent === 'opt-in' && !navigator.globalPrivacyControl)
    if (!cookie('privacy_choice', 'analytics|necessary')) root.dataset.privacyQuestion = '';

  // A script of ours that cannot load leaves a part of the page out: the page says so, and can be loaded again.
  const tell = () => {
    const [note, text, button] = ['div', 'p', 'button'].map((name) => document.createElement(name));
    note.id = 'incomplete-page';
    note.setAttribute('role', 'alert');
    text.textContent = 'Part of this page didn’t load.';
    button.type = 'button';
    button.textContent = 'Reload the page';
    button.addEventListener('click', () => location.reload());
    note.append(text, button);
    document.body.prepend(note);
  };
  let isLeaving = false;
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  const hearScript = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/static/')) return;
    // A page that is being left, or has no connection, loads nothing, and each says so in its own way.
    if (isLeaving || !navigator.onLine || document.getElementById('incomplete-page')) return;
    tell();
  };
  addEventListener('error', hearScript, true);

  // Deferred script loader: DeferredHead.tsx renders each script as a link, which becomes a script here.
  const run = (when) => {
    for (const link of document.querySelectorAll(`link[data-run="${when}"]`)) {
      link.removeAttribute('data-run');
      const script = document.createElement('script');
      script.async = false;
      script.src = link.href;
      document.head.append(script);
    }
  };
  const start = () => run('painted');
  addEventListener('hydrated', () => run('hydrated'), { once: true });
  // A phone's connection carries the largest picture before it carries a script.
  const painted = (image) =>
    new Promise((resolve) => {
      setTimeout(resolve, 200);
      const check = (list) => list.getEntries().some(({ element }) => !image || element === image) && resolve();
      new PerformanceObserver(check).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  document.addEventListener('DOMContentLoaded', async () => {
    // A slow picture, a page in the background or a missing frame holds nothing up, nor does a visitor who acts.
    setTimeout(start, 600);
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, start, { once: true, capture: true });
    const image = document.querySelector('img[fetchpriority="high"]');
    await image?.decode().catch(() => undefined);
    await painted(image);
    start();
  });

  // Errors before anybody listens for them (lib/monitoring/browserErrors.ts).
  window.earlyErrors = [];
  const keep = (event) => window.earlyErrors.length < 10 && window.earlyErrors.push(event);
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  addEventListener('monitored', () => {
    removeEventListener('error', keep);
    removeEventListener('unhandledrejection', keep);
  });

  // The browser's offer to install the app comes once, perhaps before the page that shows it (lib/app/appWorker.ts).
  addEventListener('beforeinstallprompt', (event) => {
    window.installPrompt = event;
  });

  // Event replay: the last button clicked is clicked again once React listens (eventReplay.ts). The browser opens popovers.
  const record = ({ target }) => {
    window.clickBeforeHydration =
      target.closest?.('button[type="button"]:not([popovertarget])') ?? window.clickBeforeHydration;
  };
  addEventListener('click', record, true);
  addEventListener('hydrated', () => removeEventListener('click', record, true), { once: true });
})();
