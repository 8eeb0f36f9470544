// Stands in for `react-dom/client` where Next starts a page in the browser (browser.config.js): what the server drew is
// taken over in slices of a few milliseconds, between which the browser answers whoever scrolls, types or presses.
import { startTransition } from 'react';
import { createRoot, hydrateRoot as hydrate, type Root } from 'react-dom/client';

function hydrateRoot(...given: Parameters<typeof hydrate>): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrate(...given);
  });
  return root as Root;
}

export default { createRoot, hydrateRoot };
