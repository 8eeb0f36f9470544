import styled from 'styled-components';
import { AddressBox } from '@/components/homeowners/parts/AddressBox';
import { Still } from '@/components/layout/Still';
import { ModalLink } from '@/components/modals/ModalLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { LocalFigures } from '@/contract/regions';
import { marketHref, marketWords } from '@/lib/regionWords';
import { routes } from '@/lib/routes';
import { postcards, streetStill } from '@/lib/stills';
import { up } from '@/styles/media';
import { color, radius, shadow, space } from '@/styles/tokens';

const Columns = styled.div`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s24} ${space.s48};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: ${space.s64};
    align-items: center;
    padding-block: ${space.s32} ${space.s64};
  }
`;

const Postcard = styled.div`
  overflow: hidden;
  padding: ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.lift};

  picture {
    display: block;
    overflow: hidden;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.card};
    background: ${color.sky};
  }

  ${up('lg')} {
    rotate: 1.2deg;
  }
`;

/** Whose region this is, and where to begin. */
export function RegionTop({ figures }: { readonly figures: LocalFigures }) {
  const { region, city } = figures;
  const where = marketWords(figures);
  const path = [
    { label: 'For homeowners', href: routes.homeowners.all() },
    ...(city ? [{ label: region.name, href: marketHref({ region, city: null }) }] : []),
    { label: city?.name ?? region.name },
  ];
  return (
    <Container>
      <Columns>
        <Stack $gap="s24">
          <Breadcrumbs items={path} />
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Own a home in {where}? We look after it.
            </Heading>
            <Text $size="lead" $tone="soft">
              Residents who love it, rent on a fixed day, repairs at the Pro’s own price. You see every dollar, and you
              have the last word.
            </Text>
          </Stack>
          <AddressBox />
          <Text $tone="soft">
            Only curious?{' '}
            <ModalLink modal="NAPKIN_MODAL" props={{ where: region.slug }} href={routes.homeowners.compare()}>
              Do the sum on a napkin
            </ModalLink>
            , without an address.
          </Text>
        </Stack>
        <Postcard>
          <Still still={postcards[region.slug] ?? streetStill} sizes="(min-width: 992px) 560px, 100vw" priority />
        </Postcard>
      </Columns>
    </Container>
  );
}
