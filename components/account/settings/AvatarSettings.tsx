import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { useAvatarUpload } from '@/components/account/settings/useAvatarUpload';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { announce } from '@/components/ui/feedback/announcements';
import { PersonIcon } from '@/components/ui/icons/interfaceIcons';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture } from '@/components/ui/media/Picture';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Profile } from '@/contract/account/profiles/endpoints';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import { imageSource } from '@/lib/media/images';
import { color } from '@/styles/tokens';

const CropDialog = clientOnly(
  dynamic(() => import('./AvatarCropDialog').then((file) => file.AvatarCropDialog), { ssr: false }),
);

const Round = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 6rem;
  height: 6rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.inkFaint};
`;

/** The picture others see: chosen, cut to a square by mouse, touch or keyboard, or taken away. */
export function AvatarSettings({ profile }: { readonly profile: Profile }) {
  const [file, setFile] = useState<File>();
  const picture = useAvatarUpload();
  const { image, firstName } = profile;
  return (
    <Card id="picture">
      <Row $gap="s24">
        <Round>
          {image ? (
            <Picture {...imageSource(image, { aspect: '1:1', width: 96 })} alt={`Your photo, ${firstName}`} fill />
          ) : (
            <PersonIcon size={40} />
          )}
        </Round>
        <Stack $gap="s8">
          <Heading $size="small">Your photo</Heading>
          <Text $tone="soft">People you message see it next to your name.</Text>
          <Row>
            <FilePickerButton accept={PHOTO_ACCEPT} size="small" onSelect={setFile}>
              {image ? 'Change photo' : 'Upload photo'}
            </FilePickerButton>
            {image && (
              <Button tone="ghost" size="small" loading={picture.removing} onClick={picture.remove}>
                Remove photo
              </Button>
            )}
          </Row>
          {picture.problem && !file && (
            <Text role="alert" $size="small" $tone="danger">
              {picture.problem}
            </Text>
          )}
        </Stack>
      </Row>
      {file && (
        <CropDialog
          file={file}
          progress={picture.progress}
          problem={picture.problem}
          onClose={() => setFile(undefined)}
          onCropped={(crop) =>
            void picture.send(file, crop, () => {
              setFile(undefined);
              announce('Your photo is saved.');
            })
          }
        />
      )}
    </Card>
  );
}
