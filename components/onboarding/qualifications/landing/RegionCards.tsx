import styled from 'styled-components';
import { RegionPostcard } from '@/components/layout/shared/RegionPostcard';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Place } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr));
  gap: ${space.s12};
  margin-block: ${space.s24} ${space.s16};
`;

/** The regions we serve, each with a page of its own figures. */
export function RegionCards({ regions }: { readonly regions: readonly Place[] }) {
  if (regions.length === 0) return null;
  return (
    <section aria-labelledby="regions">
      <Heading id="regions" $size="section">
        Your region, in numbers
      </Heading>
      <List>
        {regions.map(({ slug, name }) => (
          <li key={slug}>
            <RegionPostcard
              slug={slug}
              name={name}
              href={routes.homeowners.inRegion({ region: slug })}
              sizes="(min-width: 1200px) 165px, 44vw"
            />
          </li>
        ))}
      </List>
      <Text $tone="soft">
        Live somewhere else?{' '}
        <ModalLink modal="NOT_THERE_YET" href={routes.support()}>
          Get an email when we open there
        </ModalLink>
        .
      </Text>
    </section>
  );
}
