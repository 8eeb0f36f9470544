import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/text/Text';
import { displayFace, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

const Figure = styled(Card)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.s4};
`;

const Value = styled.dd`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t46};
`;

export default function Numbers({ slice }: SliceComponentProps<Content.NumbersSlice>) {
  const { heading, intro, figures } = slice.primary;
  return (
    <ContentSection heading={heading} intro={intro}>
      <Grid as="dl">
        {figures.map(({ value, label, source }) => (
          <Figure key={`${value} ${label}`}>
            <dt>
              {label}
              {source && (
                <Text as="span" $size="small" $tone="soft">
                  {' '}
                  ({source})
                </Text>
              )}
            </dt>
            <Value>{value}</Value>
          </Figure>
        ))}
      </Grid>
    </ContentSection>
  );
}
