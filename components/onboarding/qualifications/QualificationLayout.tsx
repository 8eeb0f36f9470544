import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { space } from '@/styles/tokens';

const Frame = styled(Stack)`
  min-height: 60vh;
  padding-block: ${space.s48} ${space.s96};
`;

interface QualificationLayoutProps {
  readonly title: string;
  readonly noindex?: boolean;
  readonly children: ReactNode;
}

/** Around the pages of a qualification that ask nothing. */
export function QualificationLayout({ title, noindex = true, children }: QualificationLayoutProps) {
  return (
    <Container $width="reading">
      <PageHead title={title} noindex={noindex} />
      <Frame $gap="s32">{children}</Frame>
    </Container>
  );
}
