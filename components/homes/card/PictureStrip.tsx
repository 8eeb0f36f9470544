import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/signIcons';
import type { Picture } from '@/contract/media';
import { HomePicture } from './HomePicture';
import { Count, Frame, Slide, Strip, Turn } from './PictureStrip.styles';

interface PictureStripProps {
  readonly pictures: readonly Picture[];
  readonly href: string;
  readonly sizes: string;
  readonly priority: boolean;
}

/** The pictures of a card. The first is there at once, the others when somebody comes near. The words beneath hold the link that counts. */
export function PictureStrip({ pictures, href, sizes, priority }: PictureStripProps) {
  const [near, setNear] = useState(false);
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const shown = near ? pictures : pictures.slice(0, 1);
  const several = pictures.length > 1;

  const turn = (to: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: width * ((to + pictures.length) % pictures.length) });
  };

  return (
    <Frame onPointerEnter={() => setNear(true)} onTouchStart={() => setNear(true)}>
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
            <HomePicture picture={picture} sizes={sizes} priority={priority && index === 0} quiet />
          </Slide>
        ))}
      </Strip>
      {several && (
        <span aria-hidden="true">
          <Turn $side="start">
            <IconButton label="Previous picture" tone="media" small tabIndex={-1} onClick={() => turn(at - 1)}>
              <ChevronLeftIcon size={16} />
            </IconButton>
          </Turn>
          <Turn $side="end">
            <IconButton label="Next picture" tone="media" small tabIndex={-1} onClick={() => turn(at + 1)}>
              <ChevronRightIcon size={16} />
            </IconButton>
          </Turn>
          <Count>
            {at + 1} / {pictures.length}
          </Count>
        </span>
      )}
    </Frame>
  );
}
