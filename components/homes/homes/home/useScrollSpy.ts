import { useEffect, useState } from 'react';

/** Which of these elements is being read: the last one with its top above the upper third of the screen. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const last = all.split(' ').findLast((id) => inBand.has(id));
        if (last) setActiveId(last);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return activeId;
}
