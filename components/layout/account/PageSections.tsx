import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { useAnchorArrival } from '@/hooks/useAnchorArrival';
import { hovering } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, motion, radius, type Space, size, space, weight } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space.s16};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${size.t14};
    font-weight: ${weight.medium};
    text-decoration: none;
    transition: background ${motion.hover};

    ${hovering} {
      &:hover {
        background: ${color.brandWash};
      }
    }
  }

  @media print {
    display: none;
  }
`;

/** One section, of whatever draws it; gone where it draws nothing. */
const Section = styled.div`
  &:empty {
    display: none;
  }
`;

export interface PageSection {
  /** The anchor: `#id`. */
  id: string;
  label: string;
  content: ReactNode;
  /** Left out of the contents, as where it is not sure to be there. */
  isUnlisted?: boolean;
}

/** What a long page holds, as links to its sections. */
export function PageContents({ sections }: { readonly sections: readonly Pick<PageSection, 'id' | 'label'>[] }) {
  useAnchorArrival();
  return (
    <nav aria-label="On this page">
      <List>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}

interface PageSectionsProps {
  readonly sections: readonly PageSection[];
  readonly gap?: Space;
}

/** A long page in sections, their contents first. */
export function PageSections({ sections, gap = 's32' }: PageSectionsProps) {
  return (
    <Stack $gap={gap}>
      <PageContents sections={sections.filter(({ isUnlisted }) => !isUnlisted)} />
      {sections.map(({ id, content }) => (
        <Section key={id} id={id}>
          {content}
        </Section>
      ))}
    </Stack>
  );
}
