import { useEffect, useState } from 'react';

/** Which of these elements is being read: the last one whose top has passed the upper third of the screen. */
export function useSpy(ids: readonly string[]): string | undefined {
  const [seen, setSeen] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inBand = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const last = all.split(' ').findLast((id) => inBand.has(id));
        if (last) setSeen(last);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    const begin = () => {
      watch.disconnect();
      for (const id of all.split(' ')) {
        const part = document.getElementById(id);
        if (part) watch.observe(part);
      }
    };
    begin();
    // Parts of a page that wake are drawn anew (components/layout/Later.tsx).
    window.addEventListener('redrawn', begin);
    return () => {
      watch.disconnect();
      window.removeEventListener('redrawn', begin);
    };
  }, [all]);
  return seen;
}
