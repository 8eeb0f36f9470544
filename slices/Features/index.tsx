import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { CmsLink } from '@/components/content/pages/shared/CmsLink';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/text/Heading';
import { labeledLink } from '@/lib/prismic/links';
import { color, space } from '@/styles/tokens';
import { icons } from './icons';

const Feature = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s12};
`;

const Mark = styled.span`
  color: ${color.brand};
`;

export default function Features({ slice }: SliceComponentProps<Content.FeaturesSlice>) {
  const { heading, intro, features } = slice.primary;
  return (
    <ContentSection heading={heading} intro={intro}>
      <Grid $min="20rem">
        {features.map(({ icon, title, body, link }) => {
          const Icon = icon && icons[icon];
          return (
            <Feature key={title}>
              {Icon && (
                <Mark>
                  <Icon size={24} />
                </Mark>
              )}
              <Heading as={heading ? 'h3' : 'h2'} $size="small">
                {title}
              </Heading>
              <RichText field={body} />
              {labeledLink(link) && <CmsLink field={link}>{link.text}</CmsLink>}
            </Feature>
          );
        })}
      </Grid>
    </ContentSection>
  );
}
