import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const PageBackground = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${space.s32} ${space.s64};

  ${up('md')} {
    padding-block: ${space.s64} ${space.s96};
  }
`;

const Sheet = styled(Card)`
  display: grid;
  gap: ${space.s24};
  width: 100%;
  max-width: 30rem;
`;

/** One card in the middle: nothing else asks for attention. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <PageBackground>
        <Sheet $tone="float" $pad="s32">
          {children}
        </Sheet>
      </PageBackground>
    </Container>
  );
}
