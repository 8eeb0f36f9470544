import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useSpy } from '@/hooks/useSpy';
import { type HomeSection, homeSections } from '@/lib/homeSections';
import { detectPreferences } from '@/lib/preferences';
import { Bar, Names } from './SectionNav.styles';

interface SectionNavProps {
  readonly parts: readonly HomeSection[];
  /** The address of a part, for those who share it. */
  readonly hrefOf: (part: HomeSection) => string;
}

/** Leads from part to part and tells which one is being read. Without scripts its links are anchors. */
export function SectionNav({ parts, hrefOf }: SectionNavProps) {
  const router = useRouter();
  const seen = useSpy(parts);
  const names = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = names.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (seen && list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [seen]);

  const goTo = (event: MouseEvent, part: HomeSection) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = document.getElementById(part);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ behavior: detectPreferences().reducedMotion ? 'instant' : 'smooth' });
    // The keyboard goes on from where the eyes are.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    void router.replace(hrefOf(part), undefined, { shallow: true, scroll: false });
  };

  return (
    <Bar aria-label="Parts of this page">
      <Names ref={names}>
        {homeSections
          .filter(({ id }) => parts.includes(id))
          .map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={seen === id ? 'location' : undefined}
                onClick={(event) => goTo(event, id)}
              >
                {words}
              </a>
            </li>
          ))}
      </Names>
    </Bar>
  );
}
