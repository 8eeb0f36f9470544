import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { HomePhoto } from '@/components/homes/homes/card/HomePhoto';
import { IconButton } from '@/components/ui/actions/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { Picture } from '@/contract/content/media/constants';
import { Controls, Slide, Strip } from './GalleryViewer.styles';

interface GalleryViewerProps {
  readonly pictures: readonly Picture[];
  readonly start: number;
  readonly address: string;
  readonly onClose: () => void;
}

/** Which picture a key leads to. */
function indexForKey(key: string, activeIndex: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (activeIndex + 1) % count;
  if (key === 'ArrowLeft') return (activeIndex - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One picture at a time, as large as fits. Arrow keys and buttons turn, a finger swipes, two fingers come closer. */
export function GalleryViewer({ pictures, start, address, onClose }: GalleryViewerProps) {
  const [activeIndex, setActiveIndex] = useState(start);
  const strip = useRef<HTMLUListElement>(null);

  const showSlide = (to: number) => {
    setActiveIndex(to);
    if (strip.current) strip.current.scrollLeft = to * strip.current.clientWidth;
  };
  const turnBy = (by: number) => showSlide((activeIndex + by + pictures.length) % pictures.length);
  useLayoutEffect(() => {
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexForKey(event.key, activeIndex, pictures.length);
    if (to === undefined) return;
    event.preventDefault();
    showSlide(to);
  };

  return (
    <Dialog title={address} size="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside, which do the same. */}
      <div onKeyDown={onKeyDown}>
        <Strip
          ref={strip}
          // What can be scrolled can be reached without a pointer.
          tabIndex={0}
          aria-label="Photos"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setActiveIndex(Math.min(pictures.length - 1, Math.round(scrollLeft / (clientWidth || 1))))
          }
        >
          {pictures.map((picture, index) => (
            <Slide key={picture.id} aria-hidden={index !== activeIndex} $ratio={picture.width / picture.height}>
              {Math.abs(index - activeIndex) <= 1 && (
                <HomePhoto photo={picture} sizes="96vw" priority={index === activeIndex} />
              )}
            </Slide>
          ))}
        </Strip>
        <Controls>
          <IconButton label="Previous photo" tone="surface" onClick={() => turnBy(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <Text $tone="soft" $align="center" role="status">
            {[`${activeIndex + 1} of ${pictures.length}`, pictures[activeIndex]?.alt].filter(Boolean).join(': ')}
          </Text>
          <IconButton label="Next photo" tone="surface" data-autofocus onClick={() => turnBy(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Controls>
      </div>
    </Dialog>
  );
}
