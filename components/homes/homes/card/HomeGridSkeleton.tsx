import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { Body, Frame } from './HomeCard.styles';
import { HomeGridCells } from './HomeGridCells';

/** The shape of cards on their way. */
export function HomeGridSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading homes</VisuallyHidden>
      <HomeGridCells aria-hidden="true">
        {Array.from({ length: count }, (_, at) => `card-${at}`).map((key) => (
          <li key={key}>
            <Frame as="div">
              <Skeleton $ratio="4 / 3" />
              <Body>
                <Skeleton $width="8rem" $height="1.9rem" />
                <Skeleton $width="6rem" />
                <Skeleton $width="85%" $height="1.2rem" />
                <Skeleton $width="60%" />
              </Body>
            </Frame>
          </li>
        ))}
      </HomeGridCells>
    </div>
  );
}
