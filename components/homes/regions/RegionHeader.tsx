import styled from 'styled-components';
import { OwnerAddressForm } from '@/components/homes/addresses/OwnerAddressForm';
import { SiteImage } from '@/components/layout/shared/SiteImage';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { regionHref, regionName } from '@/lib/labels/region.labels';
import { postcards, streetImage } from '@/lib/media/siteImages';
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

/** The region, and where to begin. */
export function RegionHeader({ figures }: { readonly figures: MarketStats }) {
  const { region, city } = figures;
  const where = regionName(figures);
  const path = [
    { label: 'For homeowners', href: routes.homeowners.all() },
    ...(city ? [{ label: region.name, href: regionHref({ region, city: null }) }] : []),
    { label: city?.name ?? region.name },
  ];
  return (
    <Container>
      <Columns>
        <Stack $gap="s24">
          <Breadcrumbs items={path} />
          <Stack $gap="s12">
            <Heading as="h1" $size="title">
              Own a home in {where}? We manage it for you.
            </Heading>
            <Text $size="lead" $tone="soft">
              Get great residents, rent on a set day, and repairs with no markup. You see every dollar. We use the same
              written criteria for every application.
            </Text>
          </Stack>
          <OwnerAddressForm />
          <Text $tone="soft">
            Just curious?{' '}
            <ModalLink modal="NAPKIN_MODAL" props={{ where: region.slug }} href={routes.homeowners.compare()}>
              Try the rental calculator
            </ModalLink>
            . No address needed.
          </Text>
        </Stack>
        <Postcard>
          <SiteImage image={postcards[region.slug] ?? streetImage} sizes="(min-width: 992px) 560px, 100vw" priority />
        </Postcard>
      </Columns>
    </Container>
  );
}
