import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import type { Picture } from '@/contract/content/media/constants';
import { HomePhoto } from './HomePhoto';
import { Count, Frame, Slide, Strip, StripButton } from './PhotoStrip.styles';

interface PhotoStripProps {
  readonly pictures: readonly Picture[];
  readonly href: string;
  readonly sizes: string;
  readonly priority: boolean;
}

/** The pictures of a card. The first is there at once, the others when the pointer comes near. The words beneath hold the link that counts. */
export function PhotoStrip({ pictures, href, sizes, priority }: PhotoStripProps) {
  const [isNearViewport, setNearViewport] = useState(false);
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const shown = isNearViewport ? pictures : pictures.slice(0, 1);
  const hasSeveral = pictures.length > 1;

  const scrollToSlide = (to: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: width * ((to + pictures.length) % pictures.length) });
  };

  return (
    <Frame onPointerEnter={() => setNearViewport(true)} onTouchStart={() => setNearViewport(true)}>
      <Strip
        ref={strip}
        href={href}
        prefetch={false}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        {shown.map((picture, index) => (
          <Slide key={picture.id}>
            <HomePhoto photo={picture} sizes={sizes} priority={priority && index === 0} decorative />
          </Slide>
        ))}
      </Strip>
      {hasSeveral && (
        <span aria-hidden="true">
          <StripButton $side="start">
            <IconButton label="Previous photo" tone="media" small tabIndex={-1} onClick={() => scrollToSlide(at - 1)}>
              <ChevronLeftIcon size={16} />
            </IconButton>
          </StripButton>
          <StripButton $side="end">
            <IconButton label="Next photo" tone="media" small tabIndex={-1} onClick={() => scrollToSlide(at + 1)}>
              <ChevronRightIcon size={16} />
            </IconButton>
          </StripButton>
          <Count>
            {at + 1} / {pictures.length}
          </Count>
        </span>
      )}
    </Frame>
  );
}
