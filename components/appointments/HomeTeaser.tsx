import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/Card';
import { Link } from '@/components/ui/Link';
import { Picture as Drawn } from '@/components/ui/Picture';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Picture } from '@/contract/media';
import { pictureSource } from '@/lib/images';
import { up } from '@/styles/media';
import { radius, space } from '@/styles/tokens';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space.s16};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const View = styled.div`
  aspect-ratio: 1;
  border-radius: ${radius.control};
  overflow: hidden;

  ${up('lg')} {
    aspect-ratio: 3 / 2;
  }
`;

interface HomeTeaserProps {
  readonly picture: Picture | null;
  readonly address: string;
  readonly where: string;
  readonly href: string;
  readonly children?: ReactNode;
}

/** Which home this is about. */
export function HomeTeaser({ picture, address, where, href, children }: HomeTeaserProps) {
  return (
    <Frame $pad="s16">
      <View>
        {picture && (
          <Drawn {...pictureSource(picture, { sizes: '(min-width: 992px) 22rem, 6rem' })} alt="" priority fill />
        )}
      </View>
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
