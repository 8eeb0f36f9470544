import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { HomePicture } from '@/components/homes/card/HomePicture';
import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/interfaceIcons';
import { Text } from '@/components/ui/Text';
import type { Picture } from '@/contract/media';
import { radius, space } from '@/styles/tokens';

const Stage = styled.div`
  overflow: hidden;
  max-height: 70dvh;
  aspect-ratio: 3 / 2;
  margin-inline: auto;
  border-radius: ${radius.control};
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block-start: ${space.s12};
`;

interface ViewerProps {
  readonly pictures: readonly Picture[];
  readonly start: number;
  readonly address: string;
  readonly onClose: () => void;
}

/** One picture at a time, as large as fits. Arrow keys turn. */
export function Viewer({ pictures, start, address, onClose }: ViewerProps) {
  const [at, setAt] = useState(start);
  const picture = pictures[at];
  const turn = (by: number) => setAt((now) => (now + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  if (!picture) return null;
  return (
    <Dialog title={address} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside, which do the same. */}
      <div onKeyDown={onKeyDown}>
        <Stage key={picture.id}>
          <HomePicture picture={picture} sizes="(min-width: 992px) 900px, 96vw" priority />
        </Stage>
        <Controls>
          <IconButton label="Previous picture" tone="surface" onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <Text $size="small" $tone="soft" $align="center" role="status">
            {at + 1} of {pictures.length}: {picture.alt}
          </Text>
          <IconButton label="Next picture" tone="surface" data-autofocus onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Controls>
      </div>
    </Dialog>
  );
}
