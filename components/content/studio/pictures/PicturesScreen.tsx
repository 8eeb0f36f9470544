import { StudioLayout } from '@/components/content/studio/shared/StudioLayout';
import { toast } from '@/components/ui/feedback/announcements';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { PictureCard } from './PictureCard';
import { PictureGrid } from './Pictures.styles';
import { PictureUploadForm } from './PictureUploadForm';

/** Every picture that documents can show. */
export function PicturesScreen() {
  const studioData = useApi(studio.getStudio);
  const list = useApi(studio.listPictures);
  const readOnly = studioData.data?.mode !== 'open';
  return (
    <StudioLayout title="Images" section="pictures">
      {!readOnly && <PictureUploadForm onDone={() => void toast('Image added to the library.', { tone: 'success' })} />}
      <Loaded query={list} title="We couldn’t load the images" skeleton={<Skeleton $height="12rem" />} />
      {list.data?.length === 0 && (
        <EmptyState picture={<HouseIllustration />} title="No images yet">
          You can use the images you upload here in any document.
        </EmptyState>
      )}
      <PictureGrid style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' }}>
        {list.data?.map((picture) => (
          <li key={picture.name}>
            <PictureCard picture={picture} readOnly={readOnly} />
          </li>
        ))}
      </PictureGrid>
    </StudioLayout>
  );
}
