import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { HomePhoto } from '@/components/homes/homes/card/HomePhoto';
import { Button } from '@/components/ui/actions/Button';
import { CameraIcon } from '@/components/ui/icons/statusIcons';
import type { Picture } from '@/contract/content/media/constants';
import { pluralize } from '@/lib/format/text';
import { Frame, Mosaic, ShowAllButton } from './HomeGallery.styles';

const Viewer = dynamic(() => import('./GalleryViewer').then((file) => file.GalleryViewer));

const sizes = '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 92vw';
const smallSizes = '(min-width: 1200px) 300px, (min-width: 768px) 25vw, 92vw';

interface HomeGalleryProps {
  readonly pictures: readonly Picture[];
  readonly address: string;
}

/** Which picture is open: its number stands in the address, so that Back closes it and a link opens it. */
function useOpenPicture(count: number) {
  const { pathname, query, push, replace, back } = useRouter();
  const [isReady, setReady] = useState(false);
  const wasOpenedHere = useRef(false);
  useEffect(() => setReady(true), []);
  const { photo, ...others } = query;
  const index = Number(photo) - 1;
  const go = (to: typeof push, next: typeof query) =>
    void to({ pathname, query: next }, undefined, { shallow: true, scroll: false });
  return {
    openIndex: isReady && Number.isInteger(index) && index >= 0 && index < count ? index : undefined,
    open: (chosen: number) => {
      wasOpenedHere.current = true;
      go(push, { ...others, photo: String(chosen + 1) });
    },
    close: () => (wasOpenedHere.current ? back() : go(replace, others)),
  };
}

/** The pictures; each opens large, in a viewer of its own where scripts run. */
export function HomeGallery({ pictures, address }: HomeGalleryProps) {
  const { openIndex, open, close } = useOpenPicture(pictures.length);
  const handleClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(index);
  };
  if (pictures.length === 0) return null;
  return (
    <Frame id="photos" aria-label="Photos">
      <Mosaic>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a href={`/media/${picture.id}`} onClick={(event) => handleClick(event, index)}>
              <HomePhoto photo={picture} sizes={index === 0 ? sizes : smallSizes} priority={index === 0} />
            </a>
          </li>
        ))}
      </Mosaic>
      <ShowAllButton>
        <Button tone="media" size="small" onClick={() => open(0)}>
          <CameraIcon size={16} />
          {pluralize(pictures.length, 'photo')}
        </Button>
      </ShowAllButton>
      {openIndex !== undefined && <Viewer pictures={pictures} start={openIndex} address={address} onClose={close} />}
    </Frame>
  );
}
