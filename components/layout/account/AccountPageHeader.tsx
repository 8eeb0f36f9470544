import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Row } from '@/components/ui/layout/Row';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { space } from '@/styles/tokens';

const Frame = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-block-end: ${space.s32};
`;

interface AccountPageHeaderProps {
  readonly title: string;
  /** Where the tab of the browser should say something else. */
  readonly tab?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** How every page of the account area begins. */
export function AccountPageHeader({ title, tab, children, actions }: AccountPageHeaderProps) {
  return (
    <Frame>
      <PageHead title={tab ?? title} noindex />
      <Row $justify="space-between" $align="end">
        <Heading as="h1" $size="section">
          {title}
        </Heading>
        {actions && <Row>{actions}</Row>}
      </Row>
      {children && <Text $tone="soft">{children}</Text>}
    </Frame>
  );
}
