import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/Container';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  padding-block: ${space.s24} ${space.s96};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space.s64};
    align-items: start;
  }
`;

const Aside = styled.aside`
  ${up('lg')} {
    position: sticky;
    inset-block-start: ${space.s32};
    order: 1;
  }
`;

interface RoomProps {
  readonly top: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
  readonly children: ReactNode;
}

/** A question on the left, what it is about beside it. */
export function Room({ top, aside, asideLabel, children }: RoomProps) {
  return (
    <Container>
      <Page>
        {top}
        <Columns>
          <Aside aria-label={asideLabel}>{aside}</Aside>
          <div>{children}</div>
        </Columns>
      </Page>
    </Container>
  );
}
