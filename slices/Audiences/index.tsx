import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { LinkButtons } from '@/components/content/pages/shared/LinkButtons';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { space } from '@/styles/tokens';

const AudienceCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s12};

  > :last-child {
    margin-block-start: auto;
  }
`;

export default function Audiences({ slice }: SliceComponentProps<Content.AudiencesSlice>) {
  const { heading, doors: audiences } = slice.primary;
  return (
    <ContentSection heading={heading}>
      <Grid $min="20rem">
        {audiences.map(({ eyebrow, heading: title, body, link }) => (
          <AudienceCard key={title} $pad="s32">
            {eyebrow && (
              <Text $tone="brand" $weight="semibold" $size="small">
                {eyebrow}
              </Text>
            )}
            <Heading as={heading ? 'h3' : 'h2'} $size="part">
              {title}
            </Heading>
            <RichText field={body} />
            <LinkButtons first={link} />
          </AudienceCard>
        ))}
      </Grid>
    </ContentSection>
  );
}
