import styled from 'styled-components';
import { RegionPostcard } from '@/components/layout/shared/RegionPostcard';
import { Grid } from '@/components/ui/layout/Grid';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/text/Text';
import type { Place } from '@/contract/homes/places/endpoints';
import { pluralize } from '@/lib/format/text';
import { searchHref } from '@/lib/search/searchHref';
import { plainList } from '@/styles/mixins';

const List = styled(Grid)`
  ${plainList}
`;

const SIZES = '(min-width: 1200px) 290px, (min-width: 576px) 45vw, 92vw';

/** Where we are, a postcard from each. */
export function LandingRegions({ regions }: { readonly regions: readonly Place[] }) {
  if (regions.length === 0) return null;
  return (
    <Section id="regions" title="Where we operate">
      <List as="ul" $gap="s16" $min="15rem">
        {regions.map(({ slug, name, homes }) => (
          <li key={slug}>
            <RegionPostcard slug={slug} name={name} href={searchHref({ place: slug })} sizes={SIZES}>
              <Text $size="small" $tone="soft">
                {pluralize(homes, 'home')} for rent
              </Text>
            </RegionPostcard>
          </li>
        ))}
      </List>
    </Section>
  );
}
