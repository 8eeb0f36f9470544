import NextLink from 'next/link';
import styled from 'styled-components';
import { Still } from '@/components/layout/Still';
import { Grid } from '@/components/ui/Grid';
import { Part } from '@/components/ui/Part';
import { Text } from '@/components/ui/Text';
import type { Place } from '@/contract/places';
import { counted } from '@/lib/format/words';
import { searchHref } from '@/lib/searchHref';
import { postcards, streetStill } from '@/lib/stills';
import { hovering } from '@/styles/media';
import { displayFace, plainList } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space } from '@/styles/tokens';

const List = styled(Grid)`
  ${plainList}
`;

const Postcard = styled(NextLink)`
  display: block;
  overflow: hidden;
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  transition: box-shadow ${motion.hover};

  ${hovering} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }

  picture {
    display: block;
    overflow: hidden;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    background: ${color.sky};
  }

  strong {
    ${displayFace}
    display: block;
    padding: ${space.s8} ${space.s8} 0;
    font-size: ${size.t21};
  }

  p {
    padding: 0 ${space.s8} ${space.s8};
  }
`;

/** Where we are, a postcard from each. */
export function Regions({ regions }: { readonly regions: readonly Place[] }) {
  if (regions.length === 0) return null;
  return (
    <Part id="regions" title="Where we look after homes">
      <List as="ul" $gap="s16" $min="15rem">
        {regions.map(({ slug, name, homes }) => (
          <li key={slug}>
            <Postcard href={searchHref({ place: slug })} prefetch={false}>
              <Still
                still={postcards[slug] ?? streetStill}
                sizes="(min-width: 1200px) 290px, (min-width: 576px) 45vw, 92vw"
              />
              <strong>{name}</strong>
              <Text $size="small" $tone="soft">
                {counted(homes, 'home')} to rent
              </Text>
            </Postcard>
          </li>
        ))}
      </List>
    </Part>
  );
}
