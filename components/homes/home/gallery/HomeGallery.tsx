import dynamic from 'next/dynamic';
import { type MouseEvent, useState } from 'react';
import { HomePhoto } from '@/components/homes/card/HomePhoto';
import { Button } from '@/components/ui/actions/Button';
import { CameraIcon } from '@/components/ui/icons/statusIcons';
import type { Picture } from '@/contract/media/constants';
import { pluralize } from '@/lib/format/text';
import { Frame, Mosaic, ShowAllButton } from './HomeGallery.styles';

const Viewer = dynamic(() => import('./GalleryViewer').then((file) => file.GalleryViewer));

const sizes = '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 92vw';
const smallSizes = '(min-width: 1200px) 300px, (min-width: 768px) 25vw, 92vw';

interface HomeGalleryProps {
  readonly pictures: readonly Picture[];
  readonly address: string;
}

/** The pictures; each opens large, in a viewer of its own where scripts run. */
export function HomeGallery({ pictures, address }: HomeGalleryProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenIndex(index);
  };
  if (pictures.length === 0) return null;
  return (
    <Frame id="photos" aria-label="Pictures">
      <Mosaic>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a href={`/media/${picture.id}`} onClick={(event) => open(event, index)}>
              <HomePhoto photo={picture} sizes={index === 0 ? sizes : smallSizes} priority={index === 0} />
            </a>
          </li>
        ))}
      </Mosaic>
      <ShowAllButton>
        <Button tone="media" size="small" onClick={() => setOpenIndex(0)}>
          <CameraIcon size={16} />
          {pluralize(pictures.length, 'picture')}
        </Button>
      </ShowAllButton>
      {openIndex !== undefined && (
        <Viewer pictures={pictures} start={openIndex} address={address} onClose={() => setOpenIndex(undefined)} />
      )}
    </Frame>
  );
}
