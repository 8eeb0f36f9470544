import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Progress } from '@/components/ui/feedback/Progress';
import { Field } from '@/components/ui/fields/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { ImageChoice } from '@/contract/account/profiles/endpoints';
import { publicEnv } from '@/lib/env';
import { radius } from '@/styles/tokens';

const Stage = styled.div`
  position: relative;
  height: min(22rem, 50vh);
  overflow: hidden;
  border-radius: ${radius.card};
`;

interface AvatarCropDialogProps {
  readonly file: File;
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onCropped: (crop: ImageChoice['crop']) => void;
}

/** Cuts a square out of a picture before it is sent: drag or arrow keys move it, the slider makes it larger. */
export function AvatarCropDialog({ file, progress, problem, onClose, onCropped }: AvatarCropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<{ percent: Area; pixels: Area }>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const pictureUrl = URL.createObjectURL(file);
    setAddress(pictureUrl);
    return () => URL.revokeObjectURL(pictureUrl);
  }, [file]);
  const cropPicture = () => {
    if (!area) return onCropped(undefined);
    const { percent, pixels } = area;
    const fullSize = { width: (pixels.width * 100) / percent.width, height: (pixels.height * 100) / percent.height };
    const clampShare = (share: number) => Math.min(1, Math.max(0, share));
    onCropped({
      left: clampShare(percent.x / 100),
      top: clampShare(percent.y / 100),
      size: Math.min(1, Math.max(0.05, pixels.width / Math.min(fullSize.width, fullSize.height))),
    });
  };
  const sending = progress !== undefined;
  return (
    <Dialog
      title="Crop your photo"
      onClose={onClose}
      footer={
        <Button loading={sending} onClick={cropPicture}>
          Use this photo
        </Button>
      }
    >
      <Stack>
        <Stage>
          {address && (
            <Cropper
              image={address}
              crop={position}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              nonce={publicEnv.styleNonce}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(percent, pixels) => setArea({ percent, pixels })}
              cropperProps={{ 'aria-label': 'Crop area. Use the arrow keys to move it.' }}
            />
          )}
        </Stage>
        <Field label="Zoom">
          {(control) => (
            <input
              {...control}
              required={false}
              type="range"
              min={1}
              max={3}
              step={0.05}
              value={zoom}
              onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            />
          )}
        </Field>
        {sending && <Progress label="Uploading your photo" value={Math.round(progress * 100)} max={100} />}
        {problem && (
          <Text role="alert" $tone="danger">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
