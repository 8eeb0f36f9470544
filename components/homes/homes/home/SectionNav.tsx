import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type HomePageSection, homePageSections } from '@/components/homes/homes/home/homeSections';
import { useScrollSpy } from '@/components/homes/homes/home/useScrollSpy';
import { detectPreferences } from '@/lib/preferences';
import { Bar, SectionLinks } from './SectionNav.styles';

interface SectionNavProps {
  readonly sections: readonly HomePageSection[];
  /** The address of a part, for those who share it. */
  readonly hrefOf: (part: HomePageSection) => string;
}

/** Leads from part to part and tells which one is being read. Without scripts its links are anchors. */
export function SectionNav({ sections, hrefOf }: SectionNavProps) {
  const router = useRouter();
  const activeSection = useScrollSpy(sections);
  const names = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = names.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (activeSection && list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [activeSection]);

  const goTo = (event: MouseEvent, part: HomePageSection) => {
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
    <Bar aria-label="Sections">
      <SectionLinks ref={names}>
        {homePageSections
          .filter(({ id }) => sections.includes(id))
          .map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={activeSection === id ? 'location' : undefined}
                onClick={(event) => goTo(event, id)}
              >
                {words}
              </a>
            </li>
          ))}
      </SectionLinks>
    </Bar>
  );
}
