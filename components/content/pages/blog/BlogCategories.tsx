import NextLink from 'next/link';
import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;

const Pill = styled(NextLink)`
  display: inline-block;
  padding: ${space.s8} ${space.s16};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.brandWash};
  }

  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }
`;

interface BlogCategoriesProps {
  readonly categories: readonly string[];
  readonly current: string | null;
  readonly hrefOf: (name: string | null) => string;
}

/** Everything, or one category. */
export function BlogCategories({ categories, current, hrefOf }: BlogCategoriesProps) {
  return (
    <nav aria-label="Categories">
      <List>
        {[null, ...categories].map((name) => (
          <li key={name}>
            <Pill href={hrefOf(name)} aria-current={name === current ? 'page' : undefined}>
              {name ?? 'Everything'}
            </Pill>
          </li>
        ))}
      </List>
    </nav>
  );
}
