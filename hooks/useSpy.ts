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
    for (const id of all.split(' ')) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [all]);
  return seen;
}
