import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { space } from '@/styles/tokens';

const Page = styled.div`
  padding-block: ${space.s32} ${space.s64};
`;

export function FlowPage({ children }: { readonly children: ReactNode }) {
  return (
    <Container $width="reading">
      <Page>{children}</Page>
    </Container>
  );
}
