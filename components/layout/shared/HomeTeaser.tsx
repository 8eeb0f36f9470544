import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture as PictureImage } from '@/components/ui/media/Picture';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Picture } from '@/contract/content/media/constants';
import { imageSource } from '@/lib/media/images';
import { smallScreen, up } from '@/styles/media';
import { radius, space } from '@/styles/tokens';

const Frame = styled(Card)<{ $inline: boolean }>`
  display: grid;
  gap: ${space.s16};

  &:has(img) {
    grid-template-columns: 6rem minmax(0, 1fr);

    ${smallScreen} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${({ $inline }) =>
    $inline &&
    css`
      ${up('lg')} {
        &:has(img) {
          grid-template-columns: minmax(0, 1fr);
        }

        > :has(img) {
          aspect-ratio: 3 / 2;
        }
      }
    `}
`;

const HomePhoto = styled.div`
  aspect-ratio: 1;
  border-radius: ${radius.control};
  overflow: hidden;
`;

interface HomeTeaserProps {
  readonly picture: Picture | null;
  readonly address: string;
  readonly where: string;
  readonly href: string;
  /** In the flow of the page, where it stays low on large screens too; otherwise it stands beside what one does. */
  readonly inline?: boolean;
  readonly children?: ReactNode;
}

/** Which home this is about. */
export function HomeTeaser({ picture, address, where, href, inline = false, children }: HomeTeaserProps) {
  return (
    <Frame $pad="s16" $inline={!inline}>
      {picture && (
        <HomePhoto>
          <PictureImage {...imageSource(picture, { sizes: '(min-width: 992px) 22rem, 6rem' })} alt="" priority fill />
        </HomePhoto>
      )}
      <Stack $gap="s4">
        <Text $weight="semibold">
          <Link href={href} prefetch={false}>
            {address}
          </Link>
        </Text>
        <Text $tone="soft">{where}</Text>
        {children}
      </Stack>
    </Frame>
  );
}
