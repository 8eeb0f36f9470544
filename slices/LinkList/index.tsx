import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { CmsLink } from '@/components/content/pages/shared/CmsLink';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/text/Text';
import { plainList } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';

const List = styled(Grid)`
  ${plainList}
`;

const Item = styled.li`
  padding-block: ${space.s12};
  border-block-start: 1px solid ${color.line};
  font-weight: ${weight.semibold};
`;

export default function LinkList({ slice }: SliceComponentProps<Content.LinkListSlice>) {
  const { heading, intro, links } = slice.primary;
  return (
    <ContentSection heading={heading} intro={intro}>
      <List as="ul">
        {links.map(({ link, description }) => (
          <Item key={`${link.text} ${'url' in link ? link.url : ''}`}>
            <CmsLink field={link}>{link.text}</CmsLink>
            {description && <Text $tone="soft">{description}</Text>}
          </Item>
        ))}
      </List>
    </ContentSection>
  );
}
