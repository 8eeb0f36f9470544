import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const Section = styled.section`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
  margin-block-start: ${space.s8};
`;

export interface LinkEntry {
  readonly key: string;
  readonly label: string;
  readonly aside?: ReactNode;
  /** Without one it is only text. */
  readonly href?: string;
}

/** A few things with where each leads; nothing where there are none. */
export function LinkList({ title, links }: { readonly title: string; readonly links: readonly LinkEntry[] }) {
  if (links.length === 0) return null;
  return (
    <Section aria-label={title}>
      <Heading as="h3" $size="label">
        {title}
      </Heading>
      <List>
        {links.map(({ key, href, label, aside }) => (
          <li key={key}>
            {href ? <Link href={href}>{label}</Link> : label}
            {aside && (
              <Text $size="small" $tone="soft">
                {aside}
              </Text>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}
