import NextLink from 'next/link';
import styled from 'styled-components';
import { Still } from '@/components/layout/Still';
import { ModalLink } from '@/components/modals/ModalLink';
import { Heading } from '@/components/ui/Heading';
import { Text } from '@/components/ui/Text';
import type { Place } from '@/contract/places';
import { routes } from '@/lib/routes';
import { postcards, streetStill } from '@/lib/stills';
import { hovering } from '@/styles/media';
import { displayFace, plainList } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr));
  gap: ${space.s12};
  margin-block: ${space.s24} ${space.s16};
`;

const Postcard = styled(NextLink)`
  display: grid;
  gap: ${space.s8};
  height: 100%;
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
    padding: 0 ${space.s4} ${space.s4};
    font-size: ${size.t18};
  }
`;

/** The regions we serve, each with a page of its own figures. */
export function RegionRow({ regions }: { readonly regions: readonly Place[] }) {
  if (regions.length === 0) return null;
  return (
    <section aria-labelledby="regions">
      <Heading id="regions" $size="section">
        Your region, in our own figures
      </Heading>
      <List>
        {regions.map(({ slug, name }) => (
          <li key={slug}>
            <Postcard href={routes.homeowners.inRegion({ region: slug })} prefetch={false}>
              <Still still={postcards[slug] ?? streetStill} sizes="(min-width: 1200px) 165px, 44vw" />
              <strong>{name}</strong>
            </Postcard>
          </li>
        ))}
      </List>
      <Text $tone="soft">
        Elsewhere?{' '}
        <ModalLink modal="NOT_THERE_YET" href={routes.support()}>
          We write to you once, on the day we open there
        </ModalLink>
        .
      </Text>
    </section>
  );
}
