import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
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
    /* Beneath the header, which stays in view. */
    inset-block-start: 6.5rem;
    order: 1;
  }
`;

interface AppointmentLayoutProps {
  readonly top: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
  /** On small screens it comes after the question instead of before it. */
  readonly asideAtEnd?: boolean;
  readonly children: ReactNode;
}

/** A question on the left, what it is about beside it. */
export function AppointmentLayout({ top, aside, asideLabel, asideAtEnd = false, children }: AppointmentLayoutProps) {
  const asideContent = <Aside aria-label={asideLabel}>{aside}</Aside>;
  return (
    <Container>
      <Page>
        {top}
        <Columns>
          {!asideAtEnd && asideContent}
          <div>{children}</div>
          {asideAtEnd && asideContent}
        </Columns>
      </Page>
    </Container>
  );
}
