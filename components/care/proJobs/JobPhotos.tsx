import styled from 'styled-components';
import { LocalPhotoThumbnail } from '@/components/layout/shared/LocalPhotoThumbnail';
import { Row } from '@/components/ui/layout/Row';
import { VideoClip } from '@/components/ui/media/VideoClip';
import { imageSource } from '@/lib/media/images';
import { color, radius } from '@/styles/tokens';
import type { LocalJobPhoto, OpenJob } from './jobRecord';

const Photo = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;

const stageLabels = { problem: 'The problem', before: 'Before the work', after: 'After the work', damage: 'Damage' };

interface JobPhotosProps {
  readonly photos: OpenJob['details']['photos'];
  /** On this phone alone so far. */
  readonly local: readonly LocalJobPhoto[];
}

export function JobPhotos({ photos, local }: JobPhotosProps) {
  if (photos.length + local.length === 0) return null;
  return (
    <Row>
      {photos.map(({ id, stage, picture, video }) => {
        if (video)
          return (
            <VideoClip
              key={id}
              src={video.href}
              poster={imageSource(picture, { width: 512 }).src}
              label={`${stageLabels[stage]}, video`}
              openLabel="Open the video"
            />
          );
        const { src } = imageSource(picture, { aspect: '1:1', width: 96 });
        return <Photo key={id} src={src} alt={stageLabels[stage]} width={96} height={96} loading="lazy" />;
      })}
      {local.map((photo) => (
        <LocalPhotoThumbnail key={photo.id} alt={stageLabels[photo.stage]} local={photo} stored={undefined} />
      ))}
    </Row>
  );
}
